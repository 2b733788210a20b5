package tabuleiro.app.games.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.MotionEvent;
import android.view.View;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuReason;
import tabuleiro.rules.niju.TilePatterns;

/** Tests touches of Ni-Ju's board and hands. */
@RunWith(AndroidJUnit4.class)
public final class NiJuTouchTest {
  private static final BoardSettings STILL = new BoardSettings(true, true, false, false, 0);
  private static final BoardSettings CONFIRM = new BoardSettings(true, true, false, true, 0);
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1080;

  @Before
  public void setUp() {
    RuntimeEnvironment.setQualifiers("w360dp-h640dp-xhdpi");
  }

  private static NiJuTestTable table(String options) throws RefusalException {
    return new NiJuTestTable(NiJuTestTable.start(options), STILL, WIDTH, HEIGHT);
  }

  private static void assertRefused(NiJuTestTable table, Reason reason) {
    assertEquals(reason, table.refusals.get(table.refusals.size() - 1).reason());
  }

  @Test
  public void aWholeGameInEveryOrder() throws RefusalException {
    var table = table("tiles=5");
    var expected = new ArrayList<String>();
    for (int i = 0; !table.position.isOver(); i++) {
      int move = NiJuTestTable.likelyMove(table.position, i);
      expected.add(table.position.format(move));
      switch (i % 3) {
        case 0 -> tileThenCell(table, move);
        case 1 -> cellThenTile(table, move);
        default -> drag(table, move);
      }
      assertEquals(expected, table.moves);
    }
    assertEquals(10, table.moves.size());
    assertEquals(0, table.position.table().hand(0) | table.position.table().hand(1));
    assertEquals(NiJuReason.TILES_LAID, table.position.ending());
    assertEquals(List.of(), table.refusals);
    table.tapTile(1);
    table.tapCell(0, 0);
    assertEquals(10, table.moves.size());
  }

  private static void tileThenCell(NiJuTestTable table, int move) {
    int seat = table.position.turn();
    do {
      table.tapTile(NiJuMove.tile(move));
    } while (table.board.choice().turns(seat, NiJuMove.tile(move)) != NiJuMove.turns(move));
    table.tapCell(NiJuGrid.x(NiJuMove.cell(move)), NiJuGrid.y(NiJuMove.cell(move)));
  }

  private static void cellThenTile(NiJuTestTable table, int move) {
    table.tapCell(NiJuGrid.x(NiJuMove.cell(move)), NiJuGrid.y(NiJuMove.cell(move)));
    table.tapTile(NiJuMove.tile(move));
    int seat = table.position.turn();
    while (table.board.choice().turns(seat, NiJuMove.tile(move)) != NiJuMove.turns(move)) {
      table.tapTurn();
    }
    assertTrue(table.board.hasPending());
    table.tapCell(NiJuGrid.x(NiJuMove.cell(move)), NiJuGrid.y(NiJuMove.cell(move)));
  }

  private static void drag(NiJuTestTable table, int move) {
    table.tapTile(NiJuMove.tile(move));
    int seat = table.position.turn();
    while (table.board.choice().turns(seat, NiJuMove.tile(move)) != NiJuMove.turns(move)) {
      table.tapTurn();
    }
    table.dragTile(
        NiJuMove.tile(move), NiJuGrid.x(NiJuMove.cell(move)), NiJuGrid.y(NiJuMove.cell(move)));
  }

  @Test
  public void tappingTurnsThroughTheDistinctOrientationsOnly() throws RefusalException {
    var table = table("");
    table.tapTile(1);
    assertEquals(List.of(0, 1, 2, 3, 0), turns(table, 1, 5));
    table.tapTile(10);
    assertEquals(List.of(0, 1, 0), turns(table, 10, 3));
    table.tapTile(19);
    table.tapTile(19);
    assertEquals(19, table.board.choice().tile());
    assertRefused(table, NiJuReason.SAME_ORIENTATION);
    table.tapTurn();
    assertEquals(2, table.refusals.size());
  }

  private static List<Integer> turns(NiJuTestTable table, int tile, int taps) {
    var turns = new ArrayList<Integer>();
    for (int i = 0; i < taps; i++) {
      assertEquals(tile, table.board.choice().tile());
      turns.add(table.board.choice().turns(0, tile));
      table.tapTile(tile);
    }
    return turns;
  }

  @Test
  public void aLongHandScrollsSidewaysAndChoosesNothing() throws RefusalException {
    var table = new NiJuTestTable(NiJuTestTable.start(""), STILL, WIDTH, WIDTH);
    table.tapTile(20);
    assertEquals(20, table.board.choice().tile());
    table.board.clearPick();
    var from = table.spot(4);
    table.drag(from, new float[] {from[0] - 200, from[1] + 10});
    assertEquals(0, table.board.choice().tile());
    var bounds = new Rect();
    assertTrue(table.hand.getLocalVisibleRect(bounds));
    assertTrue("scrolled to " + bounds, bounds.left > 100);
    assertEquals(List.of(), table.moves);
  }

  @Test
  public void tilesThatAreLaidLeaveNoGap() throws RefusalException {
    var table = table("");
    table.tapTile(2);
    table.tapCell(0, 0);
    table.tapTile(5);
    table.tapCell(0, 1);
    assertEquals(19, table.hand.count());
    assertEquals(1, table.hand.tile(0));
    assertEquals(3, table.hand.tile(1));
  }

  @Test
  public void theOthersHandUnfoldsInPlaceOfTheOwnOne() throws RefusalException {
    var table = table("");
    int height = table.board.getHeight();
    table.tapFolded();
    assertEquals(1, table.hand.seat());
    table.tapTile(3);
    assertRefused(table, NiJuHandReason.NOT_YOUR_TILE);
    assertEquals(0, table.board.choice().tile());
    table.tapFolded();
    assertEquals(0, table.hand.seat());
    table.tapFolded();
    table.tapCell(0, 0);
    assertEquals("who chooses a cell wants the own tiles", 0, table.hand.seat());
    assertEquals(height, table.board.getHeight());
  }

  @Test
  public void aCellChosenFirstIsOfferedWhatDoesMostThere() throws RefusalException {
    var layout = "W1r0@0,0 W2r0@0,1 W3r0@1,1 B1r0@0,-1 B2r0@1,-1";
    var table = new NiJuTestTable(NiJuTestTable.layout("", layout), STILL, WIDTH, HEIGHT);
    int cell = NiJuGrid.cell(1, 0);
    table.tapCell(1, 0);
    var rules = table.position.table();
    int most = 0;
    for (int place = 0; place < table.hand.count(); place++) {
      int tile = table.hand.tile(place);
      int marks = TilePatterns.marks(tile, table.board.choice().turns(0, tile));
      boolean dead = (marks & rules.around(cell, 1)) != 0;
      int filled = dead ? -1 : Integer.bitCount(marks & rules.around(cell, 0));
      assertTrue(place == 0 || filled <= most);
      most = filled;
    }
    int best = table.hand.tile(0);
    assertEquals(
        3,
        Integer.bitCount(
            TilePatterns.marks(best, table.board.choice().turns(0, best))
                & 0xff
                & rules.around(cell, 0)));
    table.tapTile(best);
    assertTrue(table.board.hasPending());
    assertEquals("the order stays while one is tried", best, table.hand.tile(0));
    table.tapCell(1, 0);
    assertEquals(1, table.moves.size());
    assertEquals("then it is by numbers again", 3, table.hand.tile(0));
  }

  @Test
  public void aTileStaysTurnedWhenAnotherIsChosenMeanwhile() throws RefusalException {
    var table = table("");
    table.tapTile(3);
    table.tapTile(3);
    table.tapTile(4);
    table.tapTile(3);
    table.tapCell(0, 0);
    assertEquals(List.of("3r1@0,0"), table.moves);
  }

  @Test
  public void aTileDroppedWhereItCannotLieIsRefusedAndStaysChosen() throws RefusalException {
    var table = table("");
    table.tapTile(3);
    table.tapCell(0, 0);
    table.dragTile(5, 0, 0);
    assertRefused(table, NiJuReason.CELL_OCCUPIED);
    assertEquals(5, table.board.choice().tile());
    table.dragTile(5, 1, 1);
    assertRefused(table, NiJuReason.ONLY_A_CORNER);
    table.dragTile(5, 1, 0);
    assertEquals(List.of("3r0@0,0", "5r0@1,0"), table.moves);
  }

  @Test
  public void aDragThatIsTakenAwayLaysNothing() throws RefusalException {
    var table = table("");
    table.pull(table.spot(5), table.over(0, 0));
    assertTrue(table.board.drag().isUnderWay());
    assertEquals(NiJuGrid.ORIGIN, table.board.consideredCell());
    table.send(MotionEvent.ACTION_CANCEL, 0, 0);
    assertFalse(table.board.drag().isUnderWay());
    assertEquals(List.of(), table.moves);
  }

  @Test
  public void impossibleTapsSayWhy() throws RefusalException {
    var table = table("");
    table.tapCell(1, 0);
    assertRefused(table, NiJuReason.FIRST_AT_ORIGIN);
    table.tapTile(2);
    table.tapCell(0, 0);
    table.tapCell(0, 0);
    assertRefused(table, NiJuReason.CELL_OCCUPIED);
    table.tapCell(1, 1);
    assertRefused(table, NiJuReason.ONLY_A_CORNER);
    table.tapTile(4);
    table.tapCell(1, 0);
    table.drag(new float[] {300, 60}, new float[] {520, 60});
    table.tapCell(-2, 0);
    assertRefused(table, NiJuReason.NO_NEIGHBOUR);
    assertEquals(4, table.refusals.size());
    assertEquals(2, table.moves.size());
  }

  @Test
  public void inTheHandsImpossibleTapsSayWhyToo() throws RefusalException {
    var table = table("");
    table.tapTurn();
    assertRefused(table, NiJuHandReason.NO_TILE_CHOSEN);
    table.tapFolded();
    table.tapTile(3);
    assertRefused(table, NiJuHandReason.NOT_YOUR_TILE);
    assertEquals(List.of("2"), table.refusals.get(1).details());
    assertEquals(0, table.idleTouches);
    table.board.setMoveBuilder(null);
    table.tapTile(1);
    table.tapTurn();
    table.tapFolded();
    table.tapTile(3);
    table.tapCell(0, 0);
    table.dragTile(1, 0, 0);
    assertEquals(4, table.idleTouches);
    assertEquals(2, table.refusals.size());
    assertEquals(List.of(), table.moves);
  }

  @Test
  public void aQuickTapOnASmallCellWaitsForAnother() throws RefusalException {
    var late = NiJuTestTable.played("", 36, 11);
    var table = new NiJuTestTable(late, STILL, 480, 800);
    assertTrue(table.board.sight().camera().cell() < 64);
    int cell = openCellInSight(table);
    table.tapTile(Integer.numberOfTrailingZeros(late.table().hand(late.turn())));
    table.tapCell(NiJuGrid.x(cell), NiJuGrid.y(cell));
    assertTrue(table.board.hasPending());
    assertTrue(table.board.isUncertain());
    assertEquals(List.of(), table.moves);
    table.tapCell(NiJuGrid.x(cell), NiJuGrid.y(cell));
    assertEquals(1, table.moves.size());
  }

  private static int openCellInSight(NiJuTestTable table) {
    var open = table.position.table();
    var camera = table.board.sight().camera();
    for (int i = 0; i < open.frontierSize(); i++) {
      int cell = open.frontier(i);
      if (camera.showsCell(NiJuGrid.x(cell), NiJuGrid.y(cell))) {
        return cell;
      }
    }
    throw new AssertionError("no open cell in sight");
  }

  @Test
  public void theTableKeepsItsSizeWhenTheHandsAreUsedUp() throws RefusalException {
    for (int width : new int[] {WIDTH, 2 * HEIGHT}) {
      var table = table("tiles=5");
      table.layOut(width, HEIGHT);
      int boardWidth = table.board.getWidth();
      int boardHeight = table.board.getHeight();
      int height = table.table.getHeight();
      table.set(NiJuTestTable.played("tiles=5", 10, 1), BoardView.NO_MOVE);
      table.layOut(width, HEIGHT);
      assertEquals(boardWidth, table.board.getWidth());
      assertEquals(boardHeight, table.board.getHeight());
      assertEquals("nothing below it moves up", height, table.table.getHeight());
      assertEquals("nothing is left to be seen", View.INVISIBLE, table.hands.getVisibility());
      var spots = new ArrayList<Integer>();
      table.hand.listSpots(spots);
      assertEquals(List.of(), spots);
      table.set(NiJuTestTable.played("tiles=5", 9, 1), BoardView.NO_MOVE);
      assertEquals(View.VISIBLE, table.hands.getVisibility());
    }
  }

  @Test
  public void withConfirmationATileWaitsAndCanBeTurnedAndMoved() throws RefusalException {
    var table = new NiJuTestTable(NiJuTestTable.start(""), CONFIRM, WIDTH, HEIGHT);
    table.tapTile(2);
    table.tapCell(0, 0);
    assertTrue(table.board.hasPending());
    assertEquals(List.of(), table.moves);
    table.tapTurn();
    assertTrue(table.board.hasPending());
    table.board.confirm();
    assertEquals(List.of("2r1@0,0"), table.moves);
    table.dragTile(3, 1, 0);
    assertTrue(table.board.hasPending());
    table.tapCell(0, 1);
    table.tapTile(4);
    assertEquals(NiJuGrid.cell(0, 1), table.board.consideredCell());
    assertEquals(1, table.moves.size());
    table.tapCell(0, 1);
    assertEquals(List.of("2r1@0,0", "4r0@0,1"), table.moves);
  }

  @Test
  public void aCellChosenFirstShowsTheTileBeforeItIsLaid() throws RefusalException {
    var table = table("");
    table.tapCell(0, 0);
    assertFalse(table.board.hasPending());
    table.tapTile(6);
    var before = table.picture();
    assertTrue(table.board.hasPending());
    table.tapTile(6);
    assertFalse("the preview turns", before.sameAs(table.picture()));
    assertEquals(List.of(), table.moves);
    table.tapCell(0, 0);
    assertEquals(List.of("6r1@0,0"), table.moves);
    table.tapCell(1, 0);
    table.tapCell(1, 0);
    assertEquals(List.of(), table.board.moveInput().held());
  }

  @Test
  public void theHandOfTheOneToMoveIsAtHandAndStaysWhileNobodyMay() throws RefusalException {
    var table = table("");
    assertEquals(0, table.board.ownSeat());
    table.tapTile(1);
    table.tapCell(0, 0);
    assertEquals(1, table.board.ownSeat());
    table.board.setMoveBuilder(null);
    table.position.play(table.position.parse("1r0@0,1"));
    table.board.show(table.position, BoardView.NO_MOVE);
    assertEquals(1, table.board.ownSeat());
    table.tapTile(2);
    assertEquals(0, table.board.choice().tile());
  }

  @Test
  public void aFinishedGameTakesNoTouches() throws RefusalException {
    var table = table("tiles=5");
    table.set(NiJuTestTable.played("tiles=5", 10, 1), BoardView.NO_MOVE);
    table.tapTile(1);
    table.tapCell(9, 9);
    assertEquals(List.of(), table.refusals);
    assertEquals(CommonReason.GAME_OVER, table.position.refusalOf(List.of()).reason());
  }
}
