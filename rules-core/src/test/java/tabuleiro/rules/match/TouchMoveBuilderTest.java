package tabuleiro.rules.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuReason;

public class TouchMoveBuilderTest {
  private static final Touch FROM = new Touch.Square(1);
  private static final Touch TO = new Touch.Square(2);
  private static final Touch ELSEWHERE = new Touch.Square(3);
  private static final Touch LEFT = new Touch.Turn(-1);
  private static final Touch RIGHT = new Touch.Turn(1);
  private static final Touch TILE = new Touch.Tile(7);
  private static final Touch QUARTER = new Touch.Turn(1);
  private static final Touch CELL = new Touch.Cell(0, -1);

  private Position laying;
  private TouchMoveBuilder tiles;
  private TouchMoveBuilder steps;

  @Before
  public void setUp() throws RefusalException {
    var niJu = new NiJu();
    laying = niJu.layout(Options.standard(niJu), "W1r0@0,0 B2r0@0,1");
    tiles = new TouchMoveBuilder(laying);
    var spellings =
        List.of(
            List.of(FROM, TO),
            List.of(FROM, TO, LEFT),
            List.of(FROM, TO, RIGHT),
            List.of(FROM, ELSEWHERE),
            List.of(TO, FROM));
    steps = new TouchMoveBuilder(new FakePosition(spellings));
  }

  @Test
  public void tileTurnAndCellComeInAnyOrder() throws RefusalException {
    var orders =
        List.of(
            List.of(TILE, QUARTER, CELL),
            List.of(TILE, CELL, QUARTER),
            List.of(QUARTER, TILE, CELL),
            List.of(QUARTER, CELL, TILE),
            List.of(CELL, TILE, QUARTER),
            List.of(CELL, QUARTER, TILE));
    for (var order : orders) {
      tiles.clear();
      for (var touch : order) {
        assertFalse(tiles.isComplete());
        assertTrue(order + " " + touch, tiles.offers().contains(touch));
        tiles.touch(touch);
      }
      assertEquals("7r1@0,-1", laying.format(tiles.move()));
      assertEquals(Set.of(), tiles.offers());
    }
  }

  @Test
  public void offersShrinkToWhatFits() throws RefusalException {
    assertEquals(19 + 4 + 6, tiles.offers().size());
    tiles.touch(new Touch.Tile(10));
    assertEquals(2 + 6, tiles.offers().size());
    tiles.touch(new Touch.Turn(1));
    assertEquals(6, tiles.offers().size());
    assertEquals(6, tiles.candidates().size());
  }

  @Test
  public void refusedTouchChangesNothing() throws RefusalException {
    tiles.touch(new Touch.Turn(3));
    var offers = tiles.offers();
    var candidates = tiles.candidates();
    var refusal = assertThrows(RefusalException.class, () -> tiles.touch(new Touch.Tile(19)));
    assertEquals(NiJuReason.SAME_ORIENTATION, refusal.reason());
    assertEquals(List.of(new Touch.Turn(3)), tiles.held());
    assertEquals(offers, tiles.offers());
    assertEquals(candidates, tiles.candidates());
  }

  @Test
  public void touchesOfOneKindKeepTheirOrder() throws RefusalException {
    assertEquals(Set.of(FROM, TO, LEFT, RIGHT), steps.offers());
    steps.touch(FROM);
    assertEquals(Set.of(TO, ELSEWHERE, LEFT, RIGHT), steps.offers());
    assertThrows(RefusalException.class, () -> steps.touch(FROM));
    steps.clear();
    steps.touch(TO);
    assertEquals(Set.of(FROM), steps.offers());
  }

  @Test
  public void shorterMoveIsCompleteWhileALongerOneIsOffered() throws RefusalException {
    steps.touch(FROM);
    steps.touch(TO);
    assertTrue(steps.isComplete());
    assertEquals(1, steps.move());
    assertEquals(Set.of(LEFT, RIGHT), steps.offers());
    assertEquals(List.of(1, 2, 3), steps.candidates());
    steps.touch(RIGHT);
    assertEquals(3, steps.move());
    assertEquals(Set.of(), steps.offers());
  }

  @Test
  public void halfAMoveIsNone() throws RefusalException {
    assertFalse(steps.isComplete());
    steps.touch(FROM);
    assertFalse(steps.isComplete());
    assertThrows(IllegalStateException.class, () -> steps.move());
  }

  @Test
  public void unknownTouchIsRefusedWithThePositionsReason() {
    var refusal = assertThrows(RefusalException.class, () -> steps.touch(new Touch.Pass()));
    assertEquals(CommonReason.CANNOT_PASS, refusal.reason());
    assertEquals(List.of(), steps.held());
  }

  @Test
  public void aTurnIsLeftOnceNothingElseIs() throws RefusalException {
    assertFalse("nothing is touched yet", steps.isTurnLeft());
    steps.touch(FROM);
    assertFalse("squares are left", steps.isTurnLeft());
    steps.touch(TO);
    assertTrue(steps.isTurnLeft());
    steps.touch(LEFT);
    assertFalse("the move is complete", steps.isTurnLeft());
    tiles.touch(TILE);
    assertFalse("cells are left, too", tiles.isTurnLeft());
  }
}
