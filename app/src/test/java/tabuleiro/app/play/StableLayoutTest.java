package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import android.graphics.Rect;
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
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that the board keeps its place and size during a game, whatever the texts. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class StableLayoutTest {
  private static final int MOST_MOVES = TestScale.times(90);

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
        new Object[] {"w411dp-h891dp-xhdpi", 2f});
  }

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers(window);
    RuntimeEnvironment.setFontScale(letters);
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putString("animation", "0")
        .putBoolean("auto_pass", false)
        .commit();
  }

  @Test
  public void theBoardNeverMoves() {
    for (var gameUi : GameUiRegistry.all()) {
      play(Options.standard(gameUi.game()));
    }
  }

  private static void play(Options options) {
    var names = List.of(Player.person("Maximiliana de Albuquerque"), Player.person("Zé"));
    var record = new GameRecord(options, names, "", new ArrayList<>(), null);
    try (var screen = PlayScreen.of(record)) {
      screen.waitForTurn();
      var first = bounds(screen);
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

  private static Rect bounds(PlayScreen screen) {
    var board = screen.find(R.id.board);
    int[] corner = new int[2];
    board.getLocationInWindow(corner);
    return new Rect(
        corner[0], corner[1], corner[0] + board.getWidth(), corner[1] + board.getHeight());
  }
}
