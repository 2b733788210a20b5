package tabuleiro.app.library;

import static org.junit.Assert.assertTrue;

import android.view.ViewGroup;
import androidx.test.core.app.ActivityScenario;
import com.google.android.material.appbar.MaterialToolbar;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.SteadyBoardContract;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests that the board of replay and review never moves, from the first move to the last line. */
public final class SteadyReplayTest extends SteadyBoardContract {
  private static final int MOST_MOVES = TestScale.times(90);
  private static final int MOST_MISTAKES = TestScale.times(10);

  private final Engine engine = new Engine(1);

  public SteadyReplayTest(int frame, String gameId) {
    super(frame, gameId);
  }

  private SearchResult think(CpuRequest question, CancelFlag cancel) {
    var limits = SearchLimits.nodes(300);
    return question.move() == CpuRequest.ANY
        ? engine.think(question.position(), limits, cancel, told -> {})
        : engine.evaluateMove(question.position(), question.move(), limits, cancel);
  }

  @Test
  public void inEveryStateOfAGameAndItsReview() {
    TestApp.useCpuBackend(() -> (question, cancel, progress) -> think(question, cancel));
    var options = Options.standard(GameUiRegistry.byId(gameId()).game());
    var players = List.of(Player.person("Maximiliana de Albuquerque"), Player.person("Zé"));
    var match = RandomGames.play(new Match(options, players), MOST_MOVES, new Random(1));
    match.goTo(0);
    long id = new LibraryFixture().one(match);
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.replay(id);
            TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
            walk(activity, match.length(), "replayed");
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.review, 0);
            assertTrue(isShown(activity, R.id.reviewing));
            assertSteady("while it is reviewed", board(activity));
            TestWait.until("it is done", () -> !isShown(activity, R.id.reviewing));
            press(activity, R.id.first);
            walk(activity, match.length(), "reviewed");
            press(activity, R.id.first);
            for (int i = 0; i < MOST_MISTAKES && isShown(activity, R.id.next_mistake); i++) {
              press(activity, R.id.next_mistake);
              lookAtMistake(activity);
              if (isEnabled(activity, R.id.next)) {
                press(activity, R.id.next);
              }
            }
          });
    }
  }

  private void walk(MainActivity activity, int length, String how) {
    assertSteady(how + ", at the start", board(activity));
    for (int ply = 1; ply <= length; ply++) {
      press(activity, R.id.next);
      assertSteady(how + ", after move " + ply, board(activity));
    }
  }

  private void lookAtMistake(MainActivity activity) {
    assertSteady("at a mistake", board(activity));
    press(activity, R.id.better);
    assertSteady("with the better move", board(activity));
    press(activity, R.id.better);
    assertSteady("in the better line", board(activity));
    press(activity, R.id.leave);
    if (isShown(activity, R.id.why)) {
      press(activity, R.id.why);
      assertSteady("in the line that refutes it", board(activity));
      press(activity, R.id.leave);
    }
  }

  private static boolean isShown(MainActivity activity, int id) {
    var view = activity.findViewById(id);
    return view != null && view.isShown();
  }

  private static boolean isEnabled(MainActivity activity, int id) {
    return activity.findViewById(id).isEnabled();
  }

  private static void press(MainActivity activity, int id) {
    assertTrue("can be pressed", isShown(activity, id) && isEnabled(activity, id));
    activity.findViewById(id).performClick();
  }

  private static BoardView board(MainActivity activity) {
    return (BoardView) ((ViewGroup) activity.findViewById(R.id.table)).getChildAt(0);
  }
}
