package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Tests that drawing a frame allocates nothing. Draws a board repeatedly into a bitmap and compares
 * its allocations, after a warm-up, with those of a bare view, that is, the cost of {@link
 * View#draw} under Robolectric.
 */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardAllocationTest {
  private static final int SIDE = 360;
  private static final int FRAMES = 20;
  private static final int ROUNDS = 8;

  private final AllocationCounter allocations = new AllocationCounter();
  private final Canvas canvas =
      new Canvas(Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888));

  public BoardAllocationTest() throws ReflectiveOperationException {}

  /** Otherwise a whole animation would run at once. */
  @Before
  public void letFramesTakeTime() {
    ShadowChoreographer.setPaused(true);
  }

  private long bytesPerFrame(View view) throws ReflectiveOperationException {
    return allocations.during(() -> draw(view, FRAMES)) / FRAMES;
  }

  private void draw(View view, int frames) {
    for (int i = 0; i < frames; i++) {
      view.draw(canvas);
    }
  }

  /** Returns the minimum of several measurements, since the JVM itself sometimes allocates. */
  private long baseline() throws ReflectiveOperationException {
    var view = new View(ApplicationProvider.getApplicationContext());
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      least = Math.min(least, bytesPerFrame(view));
    }
    return least;
  }

  /**
   * Checks that one of several measurements is no larger than that of a bare view; the first ones
   * warm up.
   */
  private void assertAllocates(String what, long bare, View view)
      throws ReflectiveOperationException {
    long bytes = bytesPerFrame(view);
    for (int round = 1; round < ROUNDS && bytes > bare; round++) {
      bytes = bytesPerFrame(view);
    }
    assertEquals(what, bare, bytes);
  }

  @Test
  public void idleBoards() throws ReflectiveOperationException {
    long bare = baseline();
    for (var theme : BoardTheme.values()) {
      for (var scene : SamplePositions.all()) {
        var board = new TestBoard(scene, SIDE, theme);
        assertAllocates(scene.name() + theme, bare, board.view);
      }
    }
  }

  @Test
  public void endings() throws ReflectiveOperationException, RefusalException {
    long bare = baseline();
    for (var scene : SamplePositions.endings()) {
      var board = new TestBoard(scene, SIDE);
      board.view.playEnding(() -> {});
      for (int step = 0; step < 3; step++) {
        for (int frame = 0; frame < 30; frame++) {
          ShadowLooper.idleMainLooper(20, MILLISECONDS);
        }
        assertTrue(scene.name(), board.view.isEnding());
        assertAllocates(scene.name(), bare, board.view);
      }
    }
  }

  @Test
  public void glowingAndWarningBoards() throws ReflectiveOperationException, RefusalException {
    long bare = baseline();
    for (var scene : SamplePositions.all()) {
      var board = new TestBoard(scene, SIDE);
      board.view.setGlowing(true);
      assertAllocates(scene.name(), bare, board.view);
    }
    var king = Games.byId("shakti").layout(standard("shakti"), "Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    var board = new TestBoard(king, BoardSettings.STANDARD, SIDE);
    board.view.setWarning(GameUiRegistry.byId("shakti")::warning);
    board.tap("f2");
    assertAllocates("warning", bare, board.view);
  }

  @Test
  public void boardsThatCompareMoves() throws ReflectiveOperationException, RefusalException {
    long bare = baseline();
    for (var pair : BetterMoveTest.PAIRS) {
      var board = BetterMoveTest.before(pair, SIDE);
      board.view.setBetterMove(BetterMoveTest.better(pair));
      assertAllocates(pair.toString(), bare, board.view);
    }
  }

  private static Options standard(String game) throws RefusalException {
    return Options.standard(Games.byId(game));
  }

  @Test
  public void movingBoards() throws ReflectiveOperationException, RefusalException {
    long bare = baseline();
    for (var words : new String[] {"shacru c9-d8>", "shakti b2-d4", "shi d8-d4"}) {
      var parts = words.split(" ");
      var style = new BoardSettings(true, true, false, false, 1000);
      var board = new TestBoard(SamplePositions.start("", parts[0], "").position(), style, SIDE);
      var before = board.position.copy();
      int move = before.parse(parts[1]);
      board.position.play(move);
      board.view.animate(before, move, board.position, () -> {});
      for (int step = 0; step < 3; step++) {
        for (int frame = 0; frame < 10; frame++) {
          ShadowLooper.idleMainLooper(20, MILLISECONDS);
        }
        assertTrue(board.view.moving() == move);
        assertAllocates(words, bare, board.view);
      }
    }
  }
}
