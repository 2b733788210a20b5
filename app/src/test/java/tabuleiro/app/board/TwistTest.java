package tabuleiro.app.board;

import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.pacru.PacruGrid;

/** Tests that the arrows of a twist cover nothing relevant, wherever a border is crossed. */
@RunWith(AndroidJUnit4.class)
public final class TwistTest {
  private static final int SIDE = 720;
  private static final String[] HEADINGS = "N NE E SE S SW W NW".split(" ");

  /** 360 dp wide: an arrow is larger than a field. */
  @Before
  public void takeAPhone() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
  }

  @Test
  public void neitherTheChevronNorTheFieldsAheadOfItAreHidden() throws Refusal {
    for (var game : new String[] {"shacru", "azacru"}) {
      var board =
          new TestBoard(
              SamplePositions.start("", game, "").position(), BoardSettings.STANDARD, SIDE);
      int choices = 0;
      for (var from : "c9 d9 f5 d5 g4 i6 a4 c1 f1 c6 f7 d3 c8 h7".split(" ")) {
        for (var heading : HEADINGS) {
          choices += tryAll(board, game, "2i1N 1" + from + heading);
        }
      }
      assertTrue(game + ": few choices", choices > 100);
    }
  }

  /** Begins every move with a twist and returns their number. */
  private static int tryAll(TestBoard board, String game, String layout) throws Refusal {
    var position = SamplePositions.layout("", game, "", layout).position();
    var moves = new MoveList();
    position.moves(moves);
    int choices = 0;
    for (int i = 0; i < moves.size(); i++) {
      var touches = position.touches(moves.get(i));
      if (touches.size() == 3) {
        choices++;
        board.view.show(position, BoardView.NO_MOVE);
        board.view.setPicker(new TouchMoveBuilder(position));
        board.view.touch(touches.get(0));
        board.view.touch(touches.get(1));
        int from = ((Touch.Square) touches.get(0)).index();
        int to = ((Touch.Square) touches.get(1)).index();
        assertNothingHidden(board, from, to, layout + " to " + board.name(to));
      }
    }
    return choices;
  }

  private static void assertNothingHidden(TestBoard board, int from, int to, String scene) {
    int ahead = PacruGrid.direction(from, to);
    for (int arrow = -1; arrow <= 1; arrow++) {
      assertClear(board, arrow, to, scene);
      for (int turn = -2; turn <= 2; turn++) {
        int field = PacruGrid.step(to, (ahead + turn + 8) % 8);
        if (field != PacruGrid.OFF) {
          assertClear(board, arrow, field, scene);
        }
      }
    }
  }

  /** Checks that the middle of a field is visible beside an arrow. */
  private static void assertClear(TestBoard board, int arrow, int field, String scene) {
    var round = board.bounds(board.turnSpot(arrow));
    var square = board.bounds(field);
    double apart =
        Math.hypot(
            round.exactCenterX() - square.exactCenterX(),
            round.exactCenterY() - square.exactCenterY());
    double least = round.width() / 2.0 + 0.3 * square.width();
    assertTrue(scene + ", " + board.name(field) + ": " + apart / least, apart >= least);
    assertTrue(scene, round.left >= 0 && round.top >= 0);
    assertTrue(scene, round.right <= SIDE && round.bottom <= SIDE);
  }
}
