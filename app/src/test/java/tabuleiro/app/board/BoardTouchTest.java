package tabuleiro.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowLooper;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.pacru.PacruReason;
import tabuleiro.rules.shakti.ShaktiReason;
import tabuleiro.rules.shi.ShiReason;

@RunWith(AndroidJUnit4.class)
public final class BoardTouchTest {
  private static final int SIDE = 720;
  private static final BoardSettings CONFIRM = new BoardSettings(true, true, false, true, 0);
  private static final BoardSettings TURNED = new BoardSettings(true, true, true, false, 0);

  /** 360 dp wide: squares are smaller than a fingertip. */
  @Before
  public void takeAPhone() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
  }

  private static TestBoard board(String game, String options, BoardSettings style)
      throws RefusalException {
    return new TestBoard(SamplePositions.start("", game, options).position(), style, SIDE);
  }

  private static TestBoard board(String game) throws RefusalException {
    return board(game, "", BoardSettings.STANDARD);
  }

  @Test
  public void twoTapsMakeAMove() throws RefusalException {
    var shacru = board("shacru");
    shacru.tap("c9 c8");
    assertEquals(List.of("c9-c8"), shacru.moves);
    var shakti = board("shakti");
    shakti.tap("b2 d4");
    assertEquals(List.of("b2-d4"), shakti.moves);
    var shi = board("shi");
    shi.tap("d8 d5");
    assertEquals(List.of("d8-d5"), shi.moves);
  }

  @Test
  public void aDragMakesAMove() throws RefusalException {
    var shacru = board("shacru");
    shacru.drag("a5", "b6");
    assertEquals(List.of("a5-b6"), shacru.moves);
    var shakti = board("shakti");
    shakti.drag("d2", "d3");
    assertEquals(List.of("d2-d3"), shakti.moves);
    var shi = board("shi", "", TURNED);
    shi.drag("h8", "h2");
    assertEquals(List.of("h8-h2"), shi.moves);
  }

  @Test
  public void aDragToAnImpossiblePlaceIsRefused() throws RefusalException {
    var board = board("shakti");
    board.drag("d2", "d5");
    assertEquals(List.of(), board.moves);
    assertEquals(ShaktiReason.KING_RANGE, board.refusals.get(0).reason());
    board.drag("d2", "b2");
    assertEquals(ShaktiReason.OWN_PIECE, board.refusals.get(1).reason());
    assertEquals(List.of(new Touch.Square(board.square("d2"))), board.view.moveInput().held());
  }

  @Test
  public void aDragBackToWhereItBeganOnlySelects() throws RefusalException {
    var board = board("shakti");
    var start = board.bounds(board.square("d2"));
    board.send(MotionEvent.ACTION_DOWN, start.exactCenterX(), start.exactCenterY());
    board.send(MotionEvent.ACTION_MOVE, start.exactCenterX() + 300, start.exactCenterY());
    board.send(MotionEvent.ACTION_MOVE, start.exactCenterX(), start.exactCenterY());
    board.send(MotionEvent.ACTION_UP, start.exactCenterX(), start.exactCenterY());
    assertEquals(List.of(), board.moves);
    assertEquals(1, board.view.moveInput().held().size());
  }

  @Test
  public void aTwistIsChosenByArrows() throws RefusalException {
    for (int turn = -1; turn <= 1; turn++) {
      var board = board("shacru");
      board.tap("c9 d8");
      assertEquals(List.of(), board.moves);
      int spot = board.turnSpot(turn);
      assertTrue(board.bounds(spot).width() >= 96);
      board.tapSpot(spot);
      assertEquals(List.of("c9-d8" + List.of("<", "", ">").get(turn + 1)), board.moves);
    }
  }

  @Test
  public void touchingTheTargetAgainKeepsTheHeading() throws RefusalException {
    var board = board("shacru");
    board.tap("c9 d8 d8");
    assertEquals(List.of("c9-d8"), board.moves);
  }

  @Test
  public void everyTwistArrowLiesInTheView() throws RefusalException {
    var list = new MoveList();
    var position = SamplePositions.random("", "shacru", "players=4", 20).position();
    position.moves(list);
    for (int i = 0; i < list.size(); i++) {
      var touches = position.touches(list.get(i));
      if (touches.size() == 3) {
        var board = new TestBoard(position.copy(), BoardSettings.STANDARD, SIDE);
        board.view.moveInput().touch(touches.get(0));
        board.view.moveInput().touch(touches.get(1));
        for (int turn = -1; turn <= 1; turn++) {
          int spot = board.turnSpot(turn);
          var bounds = board.bounds(spot);
          assertTrue(bounds.left >= 0 && bounds.top >= 0);
          assertTrue(bounds.right <= SIDE && bounds.bottom <= SIDE);
          int found = board.view.spotAt(bounds.exactCenterX(), bounds.exactCenterY());
          assertEquals(spot, found);
        }
      }
    }
  }

  @Test
  public void anotherPieceOrTargetReplacesTheChoice() throws RefusalException {
    var board = board("shacru");
    board.tap("c9 a5");
    assertEquals(List.of(new Touch.Square(board.square("a5"))), board.view.moveInput().held());
    board.tap("c9 d8 c8");
    assertEquals(List.of("c9-c8"), board.moves);
    assertEquals(List.of(), board.refusals);
  }

  @Test
  public void touchingWhatIsSelectedLetsGo() throws RefusalException {
    for (var name : List.of("shacru c9", "shakti b2", "shi d8")) {
      var words = name.split(" ");
      var board = board(words[0]);
      board.tap(words[1] + " " + words[1]);
      assertEquals(List.of(), board.view.moveInput().held());
      assertEquals(List.of(), board.refusals);
    }
  }

  @Test
  public void anImpossibleTapSaysWhyAndChangesNothing() throws RefusalException {
    var shacru = board("shacru");
    shacru.tap("g9");
    assertEquals(PacruReason.NOT_YOURS, shacru.refusals.get(0).reason());
    shacru.tap("c9 c5");
    assertEquals(PacruReason.ONE_FIELD, shacru.refusals.get(1).reason());
    assertEquals(1, shacru.view.moveInput().held().size());
    var shakti = board("shakti");
    shakti.tap("d4");
    assertEquals(ShaktiReason.NO_PIECE, shakti.refusals.get(0).reason());
    var shi = board("shi");
    shi.tap("d8 d1");
    assertEquals(ShiReason.NEEDS_A_SCREEN, shi.refusals.get(0).reason());
    assertEquals(List.of(), shi.moves);
    assertEquals(List.of(), shacru.moves);
  }

  @Test
  public void aMoveWaitsForItsConfirmation() throws RefusalException {
    var board = board("shakti", "", CONFIRM);
    board.tap("b2 d4");
    assertTrue(board.view.hasPending());
    assertEquals(List.of(), board.moves);
    board.tap("d4");
    assertEquals(List.of("b2-d4"), board.moves);
    assertFalse(board.view.hasPending());
    board.tap("b6 b5");
    board.view.confirm();
    assertEquals(List.of("b2-d4", "b6-b5"), board.moves);
  }

  @Test
  public void aPendingMoveCanBeChanged() throws RefusalException {
    var board = board("shakti", "", CONFIRM);
    board.tap("b2 d4 b4");
    assertTrue(board.view.hasPending());
    board.tap("b2");
    assertFalse(board.view.hasPending());
    board.tap("f2 f4 f4");
    assertEquals(List.of("f2-f4"), board.moves);
  }

  @Test
  public void aTwistCanWaitToo() throws RefusalException {
    var board = board("shacru", "", CONFIRM);
    board.tap("c9 d8");
    board.tapSpot(board.turnSpot(1));
    assertTrue(board.view.hasPending());
    board.tapSpot(board.turnSpot(-1));
    assertEquals(List.of(), board.moves);
    board.tapSpot(board.turnSpot(-1));
    assertEquals(List.of("c9-d8<"), board.moves);
  }

  @Test
  public void besideSmallSquaresTheNearestUsefulOneIsMeant() throws RefusalException {
    var board = board("shi", "size=12", BoardSettings.STANDARD);
    board.tap("f12");
    var target = board.bounds(board.square("f9"));
    board.tapAt(target.right + 4, target.exactCenterY());
    board.tap("f9");
    assertEquals(List.of("f12-f9"), board.moves);
  }

  @Test
  public void aQuickTapOnASmallSquareWaitsForAnother() throws RefusalException {
    var board = board("shi", "size=12", BoardSettings.STANDARD);
    board.tap("f12 f9");
    assertTrue(board.view.hasPending());
    board.tap("f8");
    assertEquals(List.of(), board.moves);
    board.tap("f8");
    assertEquals(List.of("f12-f8"), board.moves);
    board.tap("f1 f2");
    board.view.confirm();
    assertEquals(List.of("f12-f8", "f1-f2"), board.moves);
  }

  @Test
  public void underTheLoupeASmallSquareIsPlayedAtOnce() throws RefusalException {
    var board = board("shi", "size=12", BoardSettings.STANDARD);
    board.drag("f12", "f9");
    assertEquals(List.of("f12-f9"), board.moves);
    board.tap("f1");
    var target = board.bounds(board.square("f2"));
    board.send(MotionEvent.ACTION_DOWN, target.exactCenterX(), target.exactCenterY());
    ShadowLooper.idleMainLooper(300, TimeUnit.MILLISECONDS);
    board.send(MotionEvent.ACTION_UP, target.exactCenterX(), target.exactCenterY());
    assertEquals(List.of("f12-f9", "f1-f2"), board.moves);
  }

  @Test
  public void withoutAPickerNothingIsTaken() throws RefusalException {
    var board = board("shi");
    board.view.setMoveBuilder(null);
    board.tap("d8 d5");
    assertEquals(List.of(), board.moves);
    assertEquals(List.of(), board.refusals);
    assertEquals(2, board.idleTouches);
  }

  @Test
  public void aPictureStaysSilentAndLetsTouchesThrough() throws RefusalException {
    var board = board("shi");
    board.view.setMoveBuilder(null);
    board.view.setListener(null);
    board.tap("d8");
    assertEquals(0, board.idleTouches);
    assertFalse(board.view.onTouchEvent(MotionEvent.obtain(0, 0, 0, 100, 100, 0)));
  }

  @Test
  public void aTapBesideTheBoardLetsGo() throws RefusalException {
    var board = board("shi");
    board.tap("d8");
    board.tapAt(1, 1);
    assertEquals(List.of(), board.view.moveInput().held());
  }

  @Test
  public void theBoardTurnsRound() throws RefusalException {
    var plain = board("shi");
    var turned = board("shi", "", TURNED);
    var a8 = plain.bounds(plain.square("a8"));
    var h1 = turned.bounds(turned.square("h1"));
    assertTrue(Math.abs(a8.exactCenterX() - h1.exactCenterX()) < 2);
    assertTrue(Math.abs(a8.exactCenterY() - h1.exactCenterY()) < 2);
    turned.tap("d8 d5");
    assertEquals(List.of("d8-d5"), turned.moves);
  }

  @Test
  public void aCompulsoryPassIsTouchedFromOutside() throws RefusalException {
    var scene = SamplePositions.layout("", "shi", "size=3", "SSS/NNN/... taken=0,0");
    var board = new TestBoard(scene.position(), BoardSettings.STANDARD, SIDE);
    board.tap("a3");
    assertEquals(1, board.refusals.size());
    board.view.moveInput().touch(new Touch.Pass());
    assertEquals(List.of("pass"), board.moves);
  }

  @Test
  public void theListenerHearsOfEveryChange() throws RefusalException {
    var board = board("shakti");
    int before = board.pickChanges;
    board.tap("b2");
    assertTrue(board.pickChanges > before);
    board.view.setMoveBuilder(new TouchMoveBuilder(board.position));
    assertEquals(List.of(), board.view.moveInput().held());
  }
}
