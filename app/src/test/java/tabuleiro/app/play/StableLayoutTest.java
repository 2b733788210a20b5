package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import android.graphics.Rect;
import android.view.View;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.R;
import tabuleiro.app.TestScale;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/**
 * Tests that the board and every row beside it keep place and size during a game, whatever is said:
 * hints, threats, an earlier move. At the end only the board and the result must.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class StableLayoutTest {
  private static final int MOST_MOVES = TestScale.times(90);

  private static final int[] ROWS = {
    R.id.board, R.id.headline, R.id.status, R.id.last_move, R.id.words, R.id.moves, R.id.controls
  };

  private final PausedCpuBackend cpuBackend = new PausedCpuBackend();

  private final String window;
  private final float letters;

  public StableLayoutTest(String window, float letters) {
    this.window = window;
    this.letters = letters;
  }

  /** Returns the windows and font scales. */
  @Parameters(name = "{0} x{1}")
  public static List<Object[]> frames() {
    return List.of(
        new Object[] {"w360dp-h640dp-xhdpi", 1f},
        new Object[] {"w360dp-h640dp-xhdpi", 2f},
        new Object[] {"w411dp-h891dp-xhdpi", 1f},
        new Object[] {"w411dp-h891dp-xhdpi", 2f},
        new Object[] {"w640dp-h360dp-land-xhdpi", 1f},
        new Object[] {"w800dp-h1280dp-xhdpi", 1f});
  }

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers(window);
    RuntimeEnvironment.setFontScale(letters);
    cpuBackend.install();
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putString("animation", "0")
        .putBoolean("auto_pass", false)
        .commit();
  }

  @Test
  public void nothingEverMoves() {
    for (var gameUi : GameUiRegistry.all()) {
      play(Options.standard(gameUi.game()));
    }
  }

  private void play(Options options) {
    var names = List.of(Player.person("Maximiliana de Albuquerque"), Player.person("Zé"));
    var record = new GameRecord(options, "", names, "", new ArrayList<>(), null);
    try (var screen = PlayScreen.of(record)) {
      screen.waitForTurn();
      var first = bounds(screen);
      var before = rows(screen);
      var dice = new Random(1);
      while (screen.state().result() == null && screen.state().match().ply() < MOST_MOVES) {
        screen.waitForTurn();
        var match = screen.state().match();
        var moves = new MoveList();
        match.position().moves(moves);
        int move = moves.get(dice.nextInt(moves.size()));
        screen.ask(
            activity -> {
              screen.fragment().model().play(move);
              return null;
            });
        TestWait.until("it is made", () -> screen.state().match().ply() > match.ply());
        TestWait.pass(20);
        assertEquals(options + " after " + match.ply(), first, bounds(screen));
        if (screen.state().result() != null) {
          assertEquals(options + " at the end", before.get(1), bounds(screen.find(R.id.headline)));
          return;
        }
        assertEquals(options + " after " + match.ply(), before, rows(screen));
        if (match.ply() % 30 == 2) {
          askEverything(screen, options + " after " + match.ply(), before);
        }
      }
      screen.ask(
          activity -> {
            screen.fragment().model().resign(0);
            return null;
          });
      TestWait.until("it is over", () -> screen.state().result() != null);
      TestWait.pass(50);
      assertEquals(options + " at the end", first, bounds(screen));
    }
  }

  /** Asks for threats and a hint, and looks back. */
  private void askEverything(PlayScreen screen, String when, List<Rect> before) {
    if (screen.state().result() != null) {
      return;
    }
    screen.waitForTurn();
    var model = screen.fragment().model();
    cpuBackend.release(1);
    var questions =
        List.<Runnable>of(
            model::showThreats,
            model::hint,
            model::hint,
            model::hint,
            () -> model.look(1),
            model::stopLooking);
    for (int i = 0; i < questions.size(); i++) {
      int asked = i;
      screen.scenario().onActivity(activity -> questions.get(asked).run());
      TestWait.until(
          "it is answered", () -> screen.state().hint() == null || screen.state().hint().isDone());
      TestWait.pass(20);
      assertEquals(when + ", question " + i, before, rows(screen));
    }
  }

  private static List<Rect> rows(PlayScreen screen) {
    var rows = new ArrayList<Rect>();
    for (int id : ROWS) {
      rows.add(bounds(screen.find(id)));
    }
    rows.get(2).right = 0; // the status makes room for a button
    return rows;
  }

  private static Rect bounds(PlayScreen screen) {
    return bounds(screen.find(R.id.board));
  }

  private static Rect bounds(View board) {
    int[] corner = new int[2];
    board.getLocationInWindow(corner);
    return new Rect(
        corner[0], corner[1], corner[0] + board.getWidth(), corner[1] + board.getHeight());
  }
}
