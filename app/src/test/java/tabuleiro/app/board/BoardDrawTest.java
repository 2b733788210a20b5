package tabuleiro.app.board;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import android.graphics.Bitmap;
import android.graphics.Rect;
import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that boards draw their contents, in light and dark themes. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BoardDrawTest {
  private static final int SIDE = 540;
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);

  /** Otherwise a whole animation would run at once. */
  @Before
  public void letFramesTakeTime() {
    ShadowChoreographer.setPaused(true);
  }

  /** Advances the time frame by frame. */
  private static void pass(int millis) {
    for (int time = 0; time < millis; time += 20) {
      ShadowLooper.idleMainLooper(20, MILLISECONDS);
    }
  }

  private static TestBoard layout(String game, String layout) throws RefusalException {
    return new TestBoard(SamplePositions.layout("", game, "", layout).position(), STILL, SIDE);
  }

  private static int differences(Bitmap one, Bitmap other, Rect in) {
    int count = 0;
    for (int x = in.left; x < in.right; x++) {
      for (int y = in.top; y < in.bottom; y++) {
        count += one.getPixel(x, y) == other.getPixel(x, y) ? 0 : 1;
      }
    }
    return count;
  }

  private static void assertDiffer(TestBoard one, TestBoard other, String square) {
    var bounds = one.bounds(one.square(square));
    int different = differences(one.picture(), other.picture(), bounds);
    assertTrue(square + ": " + different, different > bounds.width() * bounds.height() / 50);
  }

  /** Tests that the bars of a sector do not cover the letters below the board. */
  @Test
  public void whoHasASectorIsSaidAboveTheLetters() throws RefusalException {
    var bare = layout("azacru", "1a9N 2i9S");
    var owned = layout("azacru", "1a9N 2i9S 1*a1 1*b1 1*c1 1*a2 1*b2 1*c2 1*a3 1*b3 1*c3");
    var field = bare.bounds(bare.square("b1"));
    int span = field.width();
    var below = new Rect(field.left, field.bottom, field.right, field.bottom + span / 5);
    assertTrue(differences(bare.picture(), owned.picture(), below) > 0);
    var letters = new Rect(0, field.bottom + span / 4, SIDE, SIDE);
    assertEquals(0, differences(bare.picture(), owned.picture(), letters));
  }

  @Test
  public void everySceneIsDrawnInBothThemes() {
    var light = new ArrayList<Bitmap>();
    RuntimeEnvironment.setQualifiers("notnight");
    for (var scene : SamplePositions.all()) {
      light.add(new TestBoard(scene, SIDE).picture());
    }
    RuntimeEnvironment.setQualifiers("night");
    int i = 0;
    for (var scene : SamplePositions.all()) {
      var dark = new TestBoard(scene, SIDE).picture();
      int different = differences(light.get(i++), dark, new Rect(0, 0, SIDE, SIDE));
      assertTrue(scene.name(), different > SIDE * SIDE / 2);
    }
  }

  @Test
  public void piecesOfAllSeatsAndHeadingsDiffer() throws RefusalException {
    var headings = List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW");
    var boards = new ArrayList<TestBoard>();
    boards.add(layout("shacru", "1a1N"));
    for (var heading : headings) {
      boards.add(layout("shacru", "1a1N 1e5" + heading));
    }
    boards.add(layout("shacru", "1a1N 2e5N"));
    boards.add(layout("shacru", "1a1N 1*e5"));
    boards.add(layout("shacru", "1a1N 2*e5"));
    boards.add(layout("shacru", "1a1N 1*e5 1e5N"));
    assertAllDiffer(boards, "e5");
    assertAllDiffer(
        List.of(
            layout("shakti", "Kd2 kd6"),
            layout("shakti", "Kd2 kd6 -a4"),
            layout("shakti", "Kd2 kd6 Wa4"),
            layout("shakti", "Kd2 kd6 wa4"),
            layout("shakti", "Ka4 kd6"),
            layout("shakti", "Kd2 ka4")),
        "a4");
    var rest = "/......../......../......../......../......../......../.NNNNNNN taken=0,0";
    assertAllDiffer(
        List.of(
            layout("shi", "........" + rest),
            layout("shi", "S......." + rest),
            layout("shi", "N......." + rest)),
        "a8");
  }

  private static void assertAllDiffer(List<TestBoard> boards, String square) {
    for (int i = 0; i < boards.size(); i++) {
      for (int k = 0; k < i; k++) {
        assertDiffer(boards.get(i), boards.get(k), square);
      }
    }
  }

  @Test
  public void aHintShowsWhereTheChevronIsTurned() throws RefusalException {
    var boards = new ArrayList<TestBoard>();
    for (var move : List.of("c9-d8<", "c9-d8", "c9-d8>")) {
      boards.add(new TestBoard(SamplePositions.start("", "shacru", "").advising(move), SIDE));
    }
    assertAllDiffer(boards, "d8");
  }

  @Test
  public void selectionTargetsHintAndLastMoveAreShown() throws RefusalException {
    var plain = layout("shakti", "Kd2 Wb2 kd6 wb6");
    var picked = layout("shakti", "Kd2 Wb2 kd6 wb6");
    picked.tap("b2");
    for (var square : List.of("b2", "b3", "b4", "c3", "d4")) {
      assertDiffer(plain, picked, square);
    }
    var hinted = layout("shakti", "Kd2 Wb2 kd6 wb6");
    hinted.view.setHint(hinted.position.parse("b2-d4"));
    assertDiffer(plain, hinted, "c3");
    hinted.view.setHint(BoardView.NO_MOVE);
    var board = plain.bounds(plain.square("c3"));
    assertEquals(0, differences(plain.picture(), hinted.picture(), board));
    var moved = layout("shakti", "Kd2 Wb2 kd6 wb6");
    moved.view.show(moved.position, moved.position.parse("b2-b4"));
    assertDiffer(plain, moved, "b2");
    assertDiffer(plain, moved, "b4");
  }

  @Test
  public void coordinatesAndTargetsCanBeLeftOut() throws RefusalException {
    var plain = layout("shakti", "Kd2 Wb2 kd6 wb6");
    var bare = layout("shakti", "Kd2 Wb2 kd6 wb6");
    bare.view.setStyle(new BoardSettings(true, false, false, false, 0));
    bare.tap("b2");
    assertEquals(0, differences(plain.picture(), bare.picture(), plain.bounds(plain.square("b4"))));
    var before = bare.bounds(bare.square("d4")).width();
    bare.view.setStyle(BoardSettings.PICTURE);
    assertTrue(bare.bounds(bare.square("d4")).width() > before);
  }

  @Test
  public void aMoveIsAnimatedAndThenDone() throws RefusalException {
    for (var words : List.of("shacru c9-d8>", "shakti b2-d4", "shi d8-d4")) {
      var parts = words.split(" ");
      var board = new TestBoard(SamplePositions.start("", parts[0], "").position(), STILL, SIDE);
      board.view.setStyle(BoardSettings.STANDARD);
      var before = board.position.copy();
      int move = before.parse(parts[1]);
      board.position.play(move);
      var done = new ArrayList<String>();
      board.view.animate(before, move, board.position, () -> done.add("done"));
      var first = board.picture();
      pass(120);
      assertEquals(List.of(), done);
      assertTrue(words + board.view.progress(), board.view.progress() > 0);
      assertFalse(first.sameAs(board.picture()));
      pass(400);
      assertEquals(List.of("done"), done);
      board.view.setMoveBuilder(null);
      var still = new TestBoard(board.position, STILL, SIDE);
      still.view.show(board.position, move);
      assertTrue(still.picture().sameAs(board.picture()));
    }
  }

  @Test
  public void showCutsAnAnimationShortAndAnotherOneFinishesIt() throws RefusalException {
    var board = new TestBoard(SamplePositions.start("", "shi", "").position(), STILL, SIDE);
    board.view.setStyle(BoardSettings.STANDARD);
    var before = board.position.copy();
    int move = before.parse("d8-d4");
    var after = before.copy();
    after.play(move);
    var done = new ArrayList<String>();
    board.view.animate(before, move, after, () -> done.add("cut"));
    board.view.show(before, BoardView.NO_MOVE);
    pass(500);
    assertEquals(List.of(), done);
    board.view.animate(before, move, after, () -> done.add("first"));
    board.view.animate(before, move, after, () -> done.add("second"));
    assertEquals(List.of("first"), done);
    board.view.setStyle(STILL);
    board.view.animate(before, move, after, () -> done.add("third"));
    assertEquals(List.of("first", "second", "third"), done);
  }

  @Test
  @Config(sdk = {24, 35})
  public void theNextMoveMayBeginAtTheEndOfTheOneBefore() throws RefusalException {
    var board =
        new TestBoard(
            SamplePositions.start("", "shi", "").position(), BoardSettings.STANDARD, SIDE);
    var before = board.position.copy();
    int move = before.parse("d8-d4");
    var after = before.copy();
    after.play(move);
    var done = new ArrayList<String>();
    board.view.animate(
        before,
        move,
        after,
        () -> {
          done.add("first");
          board.view.animate(before, move, after, () -> done.add("second"));
        });
    pass(400);
    assertEquals(List.of("first"), done);
    pass(400);
    assertEquals(List.of("first", "second"), done);
  }

  @Test
  public void aPassIsShownToo() throws RefusalException {
    var scene = SamplePositions.layout("", "shi", "size=3", "SSS/NNN/... taken=0,0");
    var board = new TestBoard(scene.position(), BoardSettings.STANDARD, SIDE);
    var before = board.position.copy();
    board.position.play(Position.PASS);
    var done = new ArrayList<String>();
    board.view.animate(before, Position.PASS, board.position, () -> done.add("done"));
    var first = board.picture();
    pass(120);
    assertFalse(first.sameAs(board.picture()));
    pass(400);
    assertEquals(List.of("done"), done);
  }

  @Test
  public void aRestingFingerSeesThroughALoupe() throws RefusalException {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
    var board = new TestBoard(SamplePositions.start("", "shi", "size=12").touching("f12"), 720);
    var target = board.bounds(board.square("f6"));
    board.send(MotionEvent.ACTION_DOWN, target.exactCenterX(), target.exactCenterY());
    var above = board.bounds(board.square("f8"));
    var tap = board.picture();
    pass(300);
    assertTrue(differences(tap, board.picture(), above) > 100);
    board.send(MotionEvent.ACTION_UP, target.exactCenterX(), target.exactCenterY());
    assertEquals(List.of("f12-f6"), board.moves);
  }

  @Test
  public void theBoardIsSquareInAnyRoom() throws RefusalException {
    var board = layout("shakti", "Kd2 Wb2 kd6 wb6").view;
    int most = android.view.View.MeasureSpec.AT_MOST;
    board.measure(
        android.view.View.MeasureSpec.makeMeasureSpec(400, most),
        android.view.View.MeasureSpec.makeMeasureSpec(300, most));
    assertEquals(300, board.getMeasuredWidth());
    assertEquals(300, board.getMeasuredHeight());
    board.measure(android.view.View.MeasureSpec.makeMeasureSpec(200, most), 0);
    assertEquals(200, board.getMeasuredHeight());
  }

  @Test
  public void seatColoursAreFourDifferentOnes() throws RefusalException {
    var board = layout("shacru", "1a1N");
    var gameUi = GameUiRegistry.of(board.position.options().game());
    for (int seat = 1; seat < 4; seat++) {
      int color = gameUi.seatColor(board.view.getContext(), seat);
      assertNotEquals(gameUi.seatColor(board.view.getContext(), seat - 1), color);
    }
  }
}
