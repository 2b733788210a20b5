package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import androidx.annotation.Nullable;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.TestScale;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.Options;

/**
 * Base class of the tests that a screen's board keeps its place and size in every state, whatever
 * the texts and buttons, in windows of every shape and with letters of every size. In {@code check}
 * each window has another game.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public abstract class SteadyBoardContract {
  private static final String SMALL = "w360dp-h640dp-xhdpi";
  private static final String PHONE = "w411dp-h891dp-xhdpi";
  private static final String TABLET = "sw800dp-w800dp-h1280dp-xhdpi";
  private static final String LANDSCAPE = "w891dp-h411dp-land-xhdpi";
  private static final List<Frame> FRAMES =
      List.of(
          new Frame(SMALL, 1),
          new Frame(SMALL, 2),
          new Frame(PHONE, 1),
          new Frame(PHONE, 1.5f),
          new Frame(PHONE, 2),
          new Frame(TABLET, 1),
          new Frame("pt-rPT-" + LANDSCAPE, 1),
          new Frame(LANDSCAPE, 2));

  /** A window and the size of its letters. */
  private record Frame(String window, float letters) {}

  private final Frame frame;
  private final String gameId;
  @Nullable private Rect first;
  @Nullable private Options options;

  protected SteadyBoardContract(int frame, String gameId) {
    this.frame = FRAMES.get(frame);
    this.gameId = gameId;
  }

  /** Returns the windows by their index, and the games. */
  @Parameters(name = "window {0}: {1}")
  public static List<Object[]> frames() {
    var frames = new ArrayList<Object[]>();
    for (int i = 0; i < FRAMES.size(); i++) {
      for (var gameUi : TestScale.some(GameUiRegistry.all(), i)) {
        frames.add(new Object[] {i, gameUi.game().id()});
      }
    }
    return frames;
  }

  @Before
  public final void setUpWindow() {
    RuntimeEnvironment.setQualifiers(frame.window());
    RuntimeEnvironment.setFontScale(frame.letters());
    PreferenceManager.getDefaultSharedPreferences(ApplicationProvider.getApplicationContext())
        .edit()
        .putString("animation", "0")
        .commit();
  }

  /** Returns the game of this test. */
  protected final String gameId() {
    return gameId;
  }

  /**
   * Checks that the board is where it was when this was called first with the same options; another
   * number of tiles in hand may leave it another height.
   */
  protected final void assertSteady(String when, BoardView board) {
    TestWait.pass(20);
    var played = board.position().options();
    first = played.equals(options) ? first : null;
    options = played;
    int[] corner = new int[2];
    board.getLocationInWindow(corner);
    int right = corner[0] + board.getWidth();
    int bottom = corner[1] + board.getHeight();
    var bounds = new Rect(corner[0], corner[1], right, bottom);
    if (first == null) {
      first = bounds;
      var window = board.getResources().getDisplayMetrics();
      int shorter = Math.min(window.widthPixels, window.heightPixels);
      assertTrue(
          "large enough: " + bounds, Math.max(bounds.width(), bounds.height()) > shorter / 2);
    }
    assertEquals(gameId + ", " + frame + ", " + when, first, bounds);
  }
}
