package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.view.ViewGroup;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;

/** Tests that moves are presented one after the other while the screen exists. */
@RunWith(AndroidJUnit4.class)
public class TaskBoardPresenterTest {
  private final AtomicInteger rests = new AtomicInteger();

  @Test
  public void theReplyComesAfterABreath() {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(activity -> beginMoves(activity));
      assertEquals(0, rests.get());
      TestWait.pass(1000);
      assertEquals(1, rests.get());
    }
  }

  /** A fragment is destroyed after its views have been detached. */
  @Test
  public void noReplyComesAfterTheScreenHasGone() {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            var boardPresenter = beginMoves(activity);
            ViewGroup content = activity.findViewById(android.R.id.content);
            content.removeViewAt(content.getChildCount() - 1);
            boardPresenter.stop();
          });
      TestWait.pass(1000);
      assertEquals(0, rests.get());
    }
  }

  /** Shows two moves on a board without a size, on which moves take no time. */
  private TaskBoardPresenter beginMoves(MainActivity activity) {
    var gameUi = GameUiRegistry.all().get(0);
    var start = gameUi.game().start(Options.standard(gameUi.game()));
    var played = new ArrayList<Integer>();
    var position = start.copy();
    for (int i = 0; i < 2; i++) {
      var moves = new MoveList();
      position.moves(moves);
      played.add(moves.get(0));
      position.play(moves.get(0));
    }
    var board = gameUi.createBoard(activity);
    activity.addContentView(board, new ViewGroup.LayoutParams(0, 0));
    var boardPresenter =
        new TaskBoardPresenter(board, new HandlerScheduler(), rests::incrementAndGet);
    boardPresenter.show(new BoardState("task", start, List.of(), false, BoardView.NO_MOVE, 0));
    boardPresenter.show(new BoardState("task", start, played, false, BoardView.NO_MOVE, 0));
    return boardPresenter;
  }
}
