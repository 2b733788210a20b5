package tabuleiro.rules.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import tabuleiro.rules.board.Heading;

public class TilePatternsTest {
  @Test
  public void twentyTilesAreAllSeventyPatternsUpToRotation() {
    var orientations = new HashSet<Integer>();
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      for (int turns = 0; turns < TilePatterns.turns(tile); turns++) {
        assertEquals(TilePatterns.MARKS, Integer.bitCount(TilePatterns.marks(tile, turns)));
        assertTrue(tile + "r" + turns, orientations.add(TilePatterns.marks(tile, turns)));
      }
    }
    assertEquals(TilePatterns.ORIENTATIONS, orientations.size());
    assertEquals(70, TilePatterns.ORIENTATIONS);
  }

  @Test
  public void fewTilesLookTheSameWhenTurned() {
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      int expected = List.of(10, 16).contains(tile) ? 2 : List.of(19, 20).contains(tile) ? 1 : 4;
      assertEquals("tile " + tile, expected, TilePatterns.turns(tile));
      for (int turns = 0; turns < 4; turns++) {
        int fewest = TilePatterns.fewestTurns(tile, turns);
        assertTrue(fewest < expected);
        assertEquals(TilePatterns.marks(tile, turns), TilePatterns.marks(tile, fewest));
      }
    }
  }

  @Test
  public void tileOneTurnsClockwise() {
    var pictures = List.of("111/0x1/000", "001/0x1/011", "000/1x0/111", "110/1x0/100");
    for (int turns = 0; turns < 4; turns++) {
      assertEquals(pictures.get(turns), picture(TilePatterns.marks(1, turns)));
    }
  }

  @Test
  public void marksAreThoseOfTheRuleBook() {
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      for (int turns = 0; turns < 4; turns++) {
        var points = new HashSet<NiJuReferenceRules.Point>();
        for (var heading : Heading.values()) {
          if ((TilePatterns.marks(tile, turns) >> heading.ordinal() & 1) != 0) {
            points.add(new NiJuReferenceRules.Point(heading.dx, heading.dy));
          }
        }
        assertEquals(tile + "r" + turns, NiJuReferenceRules.pattern(tile, turns), points);
      }
    }
  }

  private static String picture(int marks) {
    var picture = new StringBuilder("000/0x0/000");
    for (var heading : Heading.values()) {
      if ((marks >> heading.ordinal() & 1) != 0) {
        picture.setCharAt(4 * (1 - heading.dy) + 1 + heading.dx, '1');
      }
    }
    return picture.toString();
  }
}
