package tabuleiro.app.ui;

import android.view.ViewGroup.LayoutParams;
import android.widget.FrameLayout;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardHandLayout;
import tabuleiro.app.board.BoardStyle;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.di.AppContainer;

/** Creates the boards of tasks. */
public final class TaskBoardFactory {
  private TaskBoardFactory() {}

  /** Adds a board, with its hand, to a container, for the player of a seat, turned by quarters. */
  public static BoardView lay(
      FrameLayout table, GameUi gameUi, int seat, int quarters, BoardView.Listener listener) {
    var context = table.getContext();
    var settings = AppContainer.of(context).settings();
    var board = gameUi.createBoard(context);
    board.setId(R.id.board);
    board.setListener(listener);
    board.setViewer(seat);
    // The texts name fields, and the targets are part of the task.
    board.setStyle(
        new BoardStyle(true, true, quarters, settings.confirmMoves(), settings.animationMillis()));
    table.addView(
        new BoardHandLayout(board, gameUi.createHand(board)),
        LayoutParams.WRAP_CONTENT,
        LayoutParams.WRAP_CONTENT);
    return board;
  }
}
