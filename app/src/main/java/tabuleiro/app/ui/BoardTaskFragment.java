package tabuleiro.app.ui;

import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.LayoutRes;
import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.TaskWordsBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Base class of fragments on which a task is solved on a board: a lesson or a puzzle. */
public abstract class BoardTaskFragment extends Fragment implements BoardView.Listener {
  /** The texts; set by {@link #setUp}. */
  protected BoardTaskPanel words;

  /** The board; set by {@link #createBoard}. */
  protected BoardView board;

  private BoardPresenter presenter;

  protected BoardTaskFragment(@LayoutRes int layout) {
    super(layout);
  }

  /** Returns the user interface of the task's game. */
  protected abstract GameUi gameUi();

  /** Shows the task and the feedback once the animation of the board has ended. */
  protected abstract void showWords();

  /** Shows the buttons that have an effect now. */
  protected abstract void showButtons();

  /** Returns whether a piece is selected as a help, whose text stays. */
  protected abstract boolean isHelped();

  /** Sets up the views that every task has. */
  protected final void setUp(
      View root, TaskWordsBinding texts, MaterialToolbar bar, View pass, View confirm) {
    root.setKeepScreenOn(AppContainer.of(requireContext()).settings().keepScreenOn());
    words = new BoardTaskPanel(texts);
    TopBar.withBack(this, bar);
    pass.setOnClickListener(tapped -> onMove(Position.PASS));
    confirm.setOnClickListener(tapped -> board.confirm());
  }

  /** Creates the board for the player of a seat, turned by quarters; replaces an older one. */
  protected final void createBoard(ViewGroup table, int seat, int quarters) {
    if (presenter != null) {
      presenter.stop();
    }
    table.removeAllViews();
    presenter = BoardPresenter.ofTask(table, gameUi(), seat, quarters, this);
    board = presenter.board();
  }

  /** Shows the board's part of a state, then its texts. */
  protected final void show(BoardSnapshot snapshot) {
    presenter.show(
        snapshot,
        moved -> {
          if (isAtRest()) {
            showWords();
          }
        });
    if (!isAtRest()) {
      words.answer(wordsMeanwhile(), false);
      showButtons();
    }
  }

  /** Returns what is said while moves are animated; empty if nothing is. */
  protected String wordsMeanwhile() {
    return "";
  }

  /** Returns whether the board shows the current state without a running animation. */
  public final boolean isAtRest() {
    return presenter != null && presenter.isAtRest();
  }

  @Override
  public void onRefused(RefusalException why) {
    words.answer(gameUi().reason(requireContext(), why.reason(), why.details()), true);
  }

  @Override
  public final void onTouchesChanged(TouchMoveBuilder moveBuilder) {
    if (!isAtRest()) {
      return;
    }
    showButtons();
    if (!board.hasPending() && moveBuilder.isTurnLeft()) {
      words.answer(getString(R.string.play_choose_turn), false);
    } else if (!moveBuilder.held().isEmpty() && !isHelped()) {
      words.clearAnswer();
    }
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    presenter.stop();
    presenter = null;
    words = null;
    board = null;
  }
}
