package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

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
import tabuleiro.rules.game.Refusal;

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
  public void everyGameShowsItsEndingAndIsThenAsBefore() throws Refusal {
    for (var scene : SamplePositions.endings()) {
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

  @Test
  public void aTouchEndsItAndCountsForNothingElse() throws Refusal {
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
  public void withoutAnimationsThereIsNone() throws Refusal {
    for (var scene : SamplePositions.endings()) {
      done.clear();
      var board = new TestBoard(scene.styled(BoardStyle.PICTURE), SIDE);
      board.view.playEnding(() -> done.add("done"));
      assertEquals(List.of("done"), done);
      assertFalse(board.view.isEnding());
    }
  }

  @Test
  public void anotherPositionDropsIt() throws Refusal {
    var scene = SamplePositions.endings().get(0);
    var board = new TestBoard(scene, SIDE);
    board.view.playEnding(() -> done.add("done"));
    pass(300);
    board.view.show(scene.position(), scene.lastMove());
    pass(2500);
    assertEquals(List.of(), done);
  }
}
