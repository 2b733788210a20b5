package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.shakti.ShaktiPosition;

/** Tests the animation of an ending: two seconds, unless it is skipped. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardEndingTest {
  private static final int SIDE = 360;

  private final List<String> done = new ArrayList<>();

  /** Otherwise a whole ending would run at once. */
  @Before
  public void letFramesTakeTime() {
    ShadowChoreographer.setPaused(true);
  }

  private static void pass(int millis) {
    for (int time = 0; time < millis; time += 20) {
      ShadowLooper.idleMainLooper(20, MILLISECONDS);
    }
  }

  @Test
  public void aCountIsShownAndTheBoardIsThenAsBefore() throws RefusalException {
    for (var scene : SamplePositions.endings()) {
      if (scene.position() instanceof ShaktiPosition) {
        continue; // it counts nothing
      }
      done.clear();
      var board = new TestBoard(scene, SIDE);
      var before = board.picture();
      board.view.playEnding(() -> done.add(scene.name()));
      pass(1000);
      assertTrue(scene.name(), board.view.isEnding());
      assertFalse(scene.name(), before.sameAs(board.picture()));
      assertEquals(List.of(), done);
      pass(1300);
      assertEquals(List.of(scene.name()), done);
      assertTrue(scene.name(), before.sameAs(board.picture()));
    }
  }

  /**
   * Catches a fallen king that stands again, or its floor closing again, when the ending is over.
   */
  @Test
  public void aMatedKingFallsOnceAndStaysGone() throws RefusalException {
    for (var scene : SamplePositions.endings()) {
      if (scene.position() instanceof ShaktiPosition mated) {
        var board = new TestBoard(scene, SIDE);
        int king = mated.king(mated.turn());
        var standing = squareOf(board, king);
        board.view.playEnding(() -> done.add("done"));
        pass(1600);
        var gone = squareOf(board, king);
        assertFalse("it falls", gone.sameAs(standing));
        while (done.isEmpty()) {
          assertTrue("it stays gone", gone.sameAs(squareOf(board, king)));
          pass(20);
        }
        assertTrue("also afterwards", gone.sameAs(squareOf(board, king)));
        board.view.show(scene.position(), scene.lastMove());
        assertTrue("another look begins anew", standing.sameAs(squareOf(board, king)));
      }
    }
  }

  private static Bitmap squareOf(TestBoard board, int square) {
    var bounds = board.bounds(square);
    return Bitmap.createBitmap(
        board.picture(), bounds.left, bounds.top, bounds.width(), bounds.height());
  }

  /** Catches a second showing of the last capture, with what it took back on the board. */
  @Test
  public void aDecidingCaptureIsSeenOnce() throws RefusalException {
    for (var scene : SamplePositions.decidingCaptures()) {
      done.clear();
      var board = new TestBoard(scene, SIDE);
      var after = board.picture();
      var before = scene.position().copy();
      before.undo();
      board.view.animate(before, scene.lastMove(), scene.position(), () -> done.add("landed"));
      pass(800);
      assertEquals(scene.name() + " is slow", List.of(), done);
      pass(400);
      assertEquals(scene.name(), List.of("landed"), done);
      board.view.playEnding(() -> done.add("over"));
      assertEquals(scene.name(), List.of("landed", "over"), done);
      for (int frame = 0; frame < 20; frame++) {
        assertTrue(scene.name(), after.sameAs(board.picture()));
        pass(100);
      }
    }
  }

  @Test
  public void aTouchEndsItAndCountsForNothingElse() throws RefusalException {
    for (var scene : SamplePositions.endings()) {
      done.clear();
      var board = new TestBoard(scene, SIDE);
      board.view.playEnding(() -> done.add("done"));
      pass(300);
      board.send(MotionEvent.ACTION_DOWN, SIDE / 2f, SIDE / 2f);
      assertEquals(List.of("done"), done);
      board.send(MotionEvent.ACTION_UP, SIDE / 2f, SIDE / 2f);
      assertEquals(0, board.idleTouches);
      assertFalse(board.view.isEnding());
    }
  }

  @Test
  public void withoutAnimationsThereIsNone() throws RefusalException {
    for (var scene : SamplePositions.endings()) {
      done.clear();
      var board = new TestBoard(scene.styled(BoardSettings.PICTURE), SIDE);
      board.view.playEnding(() -> done.add("done"));
      assertEquals(List.of("done"), done);
      assertFalse(board.view.isEnding());
    }
  }

  @Test
  public void anotherPositionDropsIt() throws RefusalException {
    var scene = SamplePositions.endings().get(0);
    var board = new TestBoard(scene, SIDE);
    board.view.playEnding(() -> done.add("done"));
    pass(300);
    board.view.show(scene.position(), scene.lastMove());
    pass(2500);
    assertEquals(List.of(), done);
  }
}
