package tabuleiro.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.pacru.PacruGrid;

/** Tests that the arrows of a twist lie in their own directions, wherever a border is crossed. */
@RunWith(AndroidJUnit4.class)
public final class TwistTest {
  private static final int SIDE = 720;

  /** 48 dp. */
  private static final int LEAST = 96;

  private static final String[] HEADINGS = "N NE E SE S SW W NW".split(" ");

  private int exact;

  /** 360 dp wide: an arrow is larger than a field. */
  @Before
  public void takeAPhone() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
  }

  @Test
  public void everyArrowLiesWhereItPoints() throws RefusalException {
    for (var game : new String[] {"shacru", "azacru"}) {
      var board =
          new TestBoard(
              SamplePositions.start("", game, "").position(), BoardSettings.STANDARD, SIDE);
      exact = 0;
      int choices = 0;
      for (var from : "c9 d9 f5 d5 g4 i6 a4 c1 f1 c6 f7 d3 c8 h7".split(" ")) {
        for (var heading : HEADINGS) {
          choices += tryAll(board, game, "2i1N 1" + from + heading);
        }
      }
      assertTrue(game + ": few choices", choices > 100);
      assertTrue(game + ": " + exact + " with room of " + choices, exact > 20);
    }
  }

  /** Begins every move with a twist and returns their number. */
  private int tryAll(TestBoard board, String game, String layout) throws RefusalException {
    var position = SamplePositions.layout("", game, "", layout).position();
    var moves = position.legalMoves();
    int choices = 0;
    for (int i = 0; i < moves.size(); i++) {
      var touches = position.touches(moves.get(i));
      if (touches.size() == 3) {
        choices++;
        board.view.show(position, BoardView.NO_MOVE);
        board.view.setMoveBuilder(new TouchMoveBuilder(position));
        board.view.moveInput().touch(touches.get(0));
        board.view.moveInput().touch(touches.get(1));
        int from = ((Touch.Square) touches.get(0)).index();
        int to = ((Touch.Square) touches.get(1)).index();
        assertAround(board, from, to, layout + " to " + board.name(to));
      }
    }
    return choices;
  }

  private void assertAround(TestBoard board, int from, int to, String scene) {
    int heading = 45 * PacruGrid.direction(from, to);
    var chevron = board.bounds(to);
    boolean hasRoom = true;
    for (int arrow = -1; arrow <= 1; arrow++) {
      hasRoom &= isInside(chevron, Math.toRadians(heading + 45 * arrow));
    }
    exact += hasRoom ? 1 : 0;
    var angles = new double[3];
    for (int arrow = -1; arrow <= 1; arrow++) {
      var target = board.bounds(board.turnSpot(arrow));
      assertTrue(scene, new Rect(0, 0, SIDE, SIDE).contains(target));
      assertEquals(scene, LEAST, target.width(), 1);
      double acrossX = target.exactCenterX() - chevron.exactCenterX();
      double acrossY = target.exactCenterY() - chevron.exactCenterY();
      double off = Math.toDegrees(Math.atan2(acrossX, -acrossY)) - heading - 45 * arrow;
      double away = Math.hypot(acrossX, acrossY);
      boolean covers = away < 0.375 * LEAST + 0.4 * chevron.width() - 1;
      angles[arrow + 1] = covers ? 0 : 45 * arrow + Math.IEEEremainder(off, 360);
      var told = scene + ", arrow " + arrow + ": " + angles[arrow + 1] + ", " + away + " away";
      assertTrue(told, !covers || arrow == 0);
      if (hasRoom) {
        assertEquals(told, 45 * arrow, angles[arrow + 1], 2);
      }
      for (int other = -1; other < arrow; other++) {
        var beside = board.bounds(board.turnSpot(other));
        double apart =
            Math.hypot(
                target.exactCenterX() - beside.exactCenterX(),
                target.exactCenterY() - beside.exactCenterY());
        assertTrue(told + ", " + apart + " apart", apart >= LEAST);
        assertTrue(told + " is to the right", angles[arrow + 1] - angles[other + 1] > 25);
      }
    }
  }

  /** Returns whether there is room for an arrow in a direction from a chevron. */
  private static boolean isInside(Rect chevron, double direction) {
    double x = chevron.exactCenterX() + 1.36 * LEAST * Math.sin(direction);
    double y = chevron.exactCenterY() - 1.36 * LEAST * Math.cos(direction);
    return Math.min(x, y) >= LEAST / 2.0 && Math.max(x, y) <= SIDE - LEAST / 2.0;
  }
}
