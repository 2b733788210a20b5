package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.view.View;
import android.view.ViewGroup;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Tests that every screen shows a game from the same side. Catches a screen with a rule of its own.
 */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w480dp-h2000dp")
public final class BoardSidesTest {
  /** Samurai sit at the top of the board as it is written. */
  private static final int SAMURAI = 2;

  private static final int NINJA = 0;

  private ActivityScenario<MainActivity> app;
  private long id;

  @After
  public void close() {
    app.close();
  }

  @Test
  public void samuraiSeeTheirGameFromTheTop() throws RefusalException {
    open(List.of(Player.person(""), Player.cpu(Level.CLUB)));
    everyScreenShowsTheGameFrom(SAMURAI);
  }

  @Test
  public void ninjaSeeTheirGameFromBelow() throws RefusalException {
    open(List.of(Player.cpu(Level.CLUB), Player.person("")));
    everyScreenShowsTheGameFrom(NINJA);
  }

  private void everyScreenShowsTheGameFrom(int near) {
    app.onActivity(activity -> check(activity, R.id.latest, near));
    check(activity -> activity.play(id), near);
    check(MainActivity::library, near);
    check(activity -> activity.replay(id), near);
    check(activity -> activity.review(id), near);
    check(activity -> activity.analyse(id), near);
  }

  @Test
  public void whatTeachesIsSeenAsTheFirstPlayerSeesIt() throws RefusalException {
    open(List.of(Player.person("Ana"), Player.person("Rui")));
    check(activity -> activity.lesson("shi", 0), SAMURAI);
    check(activity -> activity.learn("shi", 0), SAMURAI);
    check(activity -> activity.setup("shi"), SAMURAI);
    check(activity -> activity.editPosition("shi"), SAMURAI);
    check(activity -> activity.play(id), SAMURAI);
  }

  /** Opens the app with one game of Shi. */
  private void open(List<Player> players) throws RefusalException {
    new PausedCpuBackend().install();
    var match = new Match(Options.standard(Games.byId("shi")), players);
    match.play("b8-b7");
    id = new LibraryFixture().one(match);
    app = ActivityScenario.launch(MainActivity.class);
  }

  private void check(Consumer<MainActivity> way, int near) {
    app.onActivity(
        activity -> {
          way.accept(activity);
          activity.getSupportFragmentManager().executePendingTransactions();
          TestWait.pass(400); // the screen before fades out
          check(activity, R.id.screen, near);
        });
  }

  private static void check(MainActivity activity, int part, int near) {
    TestWait.until("a board", () -> !boards(activity.findViewById(part)).isEmpty());
    for (var board : boards(activity.findViewById(part))) {
      assertEquals(near, board.style().quarters());
    }
  }

  private static List<BoardView> boards(View view) {
    var boards = new ArrayList<BoardView>();
    if (view instanceof BoardView board && board.position() != null) {
      boards.add(board);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        boards.addAll(boards(group.getChildAt(i)));
      }
    }
    return boards;
  }
}
