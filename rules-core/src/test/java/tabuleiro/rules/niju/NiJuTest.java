package tabuleiro.rules.niju;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.Test;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.PositionContract;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.ReferenceRules;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

public class NiJuTest extends PositionContract {
  /** White's tiles of 5, 6, 10 and 20, of which all but four or more are complete. */
  private static final List<String> COMPLETE =
      List.of(
          "W1r0@0,0 W2r0@0,-1 W5r2@-1,0 W4r0@-1,-1 W3r0@-2,-1",
          "W2r0@0,0 W3r0@1,0 W4r0@2,0 W5r2@0,1 W6r0@-1,0 W1r2@1,1",
          "W1r0@0,0 W3r1@0,1 W6r1@1,1 W4r0@2,1 W5r0@1,0 W8r0@-1,1 W2r1@1,2 W7r3@2,2"
              + " W10r0@3,2 W9r0@2,3",
          "W13r0@0,0 W11r0@-1,0 W14r0@0,1 W1r3@0,-1 W17r1@-1,-1 W4r1@-2,-1 W15r0@-1,1"
              + " W12r0@-2,0 W9r3@0,2 W10r1@-2,1 W5r3@0,3 W7r1@-1,2 W3r0@-1,-2 W6r1@-2,2"
              + " W19r0@-1,-3 W2r0@-3,0 W18r3@-1,3 W8r2@-3,1 W20r0@-4,1 W16r0@-1,4");

  private static final String UNTIL_THE_LAST =
      "1r0@0,0 20r0@0,-1 19r0@0,1 2r0@0,-2 20r0@-1,1 3r0@0,-3 13r0@1,1 4r0@0,-4";

  private final NiJu niJu = new NiJu();

  @Override
  protected Game game() {
    return niJu;
  }

  @Override
  protected List<String> variants() {
    return List.of("", "tiles=5", "tiles=7 race=1", "tiles=12 race=2", "tiles=6 race=20", "race=1");
  }

  @Override
  protected ReferenceRules reference(Options options) {
    return new NiJuReferenceRules(options.number("tiles"), options.number("race"));
  }

  @Override
  protected int games() {
    return 5;
  }

  @Test
  public void countsOfTheRuleBook() throws RefusalException {
    var position = start("");
    assertEquals(70, legal(position).size());
    play(position, "1r0@0,0");
    assertEquals(280, legal(position).size());
    play(position, "20r0@0,-1");
    assertEquals(396, legal(position).size());
  }

  @Test
  public void perftIsWhatCountingByHandGives() throws RefusalException {
    assertEquals(70, perft("", 1));
    assertEquals(70 * 280, perft("", 2));
    // First tiles with 4, 2 and 1 orientations leave 66, 68 and 69 for the third move.
    assertEquals(280 * 6 * (64 * 66 + 4 * 68 + 2 * 69), perft("", 3));
    assertEquals(20, perft("tiles=5", 1));
    assertEquals(20 * 80, perft("tiles=5", 2));
    assertEquals(20 * 80 * 6 * 16, perft("tiles=5", 3));
    // Three tiles in a row have 8 cells beside them, three round a corner 7.
    assertEquals(20 * 80 * 16 * (2 * 8 + 4 * 7) * 16, perft("tiles=5", 4));
  }

  @Test
  public void lastTileOfAPatternScores() throws RefusalException {
    var position = start("");
    for (var move : UNTIL_THE_LAST.split(" ")) {
      play(position, move);
      assertEquals(0, position.score(0));
      assertEquals(0, position.score(1));
    }
    play(position, "6r0@1,0");
    assertEquals(1, position.score(0));
    assertEquals(0, position.score(1));
    assertFalse(position.isOver());
  }

  @Test
  public void theLongestRaceThatIsOfferedCanBeWon() throws RefusalException {
    for (var tiles : COMPLETE) {
      int count = tiles.split(" ").length;
      var options = Options.parse(niJu, "tiles=" + count);
      int score = niJu.layout(options, tiles).score(0);
      assertTrue(count + " tiles, " + score + " complete", score >= count - 4);
    }
  }

  @Test
  public void noRaceIsOfferedThatTilesCannotWin() throws RefusalException {
    var race = niJu.options().get(1);
    var five = niJu.offered(race, Options.parse(niJu, "tiles=5"));
    assertEquals(List.of("0", "1"), five);
    for (int tiles = 5; tiles <= TilePatterns.COUNT; tiles++) {
      var offered = niJu.offered(race, Options.parse(niJu, "tiles=" + tiles));
      assertEquals(tiles + " tiles", tiles - 3, offered.size());
      assertEquals(Integer.toString(tiles - 4), offered.get(offered.size() - 1));
    }
    // A record of a race that was offered once still opens.
    assertEquals(20, Options.parse(niJu, "tiles=5 race=20").number(NiJu.RACE));
  }

  @Test
  public void raceEndsWithThePattern() throws RefusalException {
    var position = start("race=1");
    play(position, UNTIL_THE_LAST + " 6r0@1,0");
    assertEquals("win 1", position.result().status());
    assertEquals(NiJuReason.RACE_WON, position.ending());
    position.undo();
    assertFalse(position.isOver());
  }

  @Test
  public void oneTileCanWinTheRaceWithSeveralPatterns() throws RefusalException {
    var before = "W1r0@0,0 W2r0@0,1 W3r0@-1,1 W20r0@1,1 W7r0@2,1 to=1";
    var position = niJu.layout(Options.parse(niJu, "race=1"), before);
    // 1r0@0,0 lacks its east only, and the four that 5r0 marks there lie already.
    int move = position.parse("5r0@1,0");
    assertEquals(2, position.table().gain(move, 0));
    position.play(move);
    assertEquals(2, position.score(0));
    assertEquals("win 1", position.result().status());
  }

  @Test
  public void fullPatternOfTheWrongColourScoresForNobody() throws RefusalException {
    var position = layout("B1r0@0,0 W19r0@0,1 W20r0@-1,1 W13r0@1,1 W6r0@1,0 to=2");
    assertEquals(0, position.score(0));
    assertEquals(0, position.score(1));
    assertTrue(position.table().isDead(0));
    assertFalse(position.table().isComplete(0));
    assertEquals(0, position.table().filled(0));
  }

  @Test
  public void eachRefusalHasItsOwnReason() throws RefusalException {
    var position = start("");
    assertEquals(NiJuReason.FIRST_AT_ORIGIN, refusal(position, "1r0@0,1"));
    play(position, "1r0@0,0 1r0@0,1");
    assertEquals(NiJuReason.ONLY_A_CORNER, refusal(position, "2r0@1,-1"));
    assertEquals(NiJuReason.NO_NEIGHBOUR, refusal(position, "2r0@5,5"));
    assertEquals(NiJuReason.NO_NEIGHBOUR, refusal(position, "2r0@0,999999999"));
    assertEquals(NiJuReason.CELL_OCCUPIED, refusal(position, "2r0@0,1"));
    assertEquals(NiJuReason.TILE_LAID, refusal(position, "1r0@1,0"));
    assertEquals(NiJuReason.NO_SUCH_TILE, refusal(position, "21r0@1,0"));
    assertEquals(NiJuReason.NO_SUCH_TILE, refusal(position, "0r0@1,0"));
    assertEquals(NiJuReason.NO_SUCH_TURN, refusal(position, "2r4@1,0"));
    assertEquals(CommonReason.UNREADABLE, refusal(position, "2r0@1"));
    assertEquals(CommonReason.UNREADABLE, refusal(position, "2@1,0"));
    assertEquals(CommonReason.UNREADABLE, refusal(position, "1 9r0@1,0"));
    assertEquals(CommonReason.UNREADABLE, refusal(position, "2r0@1,0 3r0@1,0"));
    assertEquals(CommonReason.UNREADABLE, refusal(position, "2r0@1,99999999999"));
    assertEquals(NiJuReason.NO_SUCH_TILE, refusal(start("tiles=5"), "6r0@0,0"));
  }

  @Test
  public void touchesAreRefusedForTheSameReasons() throws RefusalException {
    var position = start("");
    assertEquals(NiJuReason.FIRST_AT_ORIGIN, refusalOf(position, new Touch.Cell(0, 1)));
    play(position, "1r0@0,0 1r0@0,1");
    assertEquals(NiJuReason.ONLY_A_CORNER, refusalOf(position, new Touch.Cell(1, -1)));
    assertEquals(NiJuReason.NO_NEIGHBOUR, refusalOf(position, new Touch.Cell(99, 0)));
    assertEquals(NiJuReason.CELL_OCCUPIED, refusalOf(position, new Touch.Cell(0, 0)));
    assertEquals(NiJuReason.TILE_LAID, refusalOf(position, new Touch.Tile(1)));
    assertEquals(NiJuReason.NO_SUCH_TILE, refusalOf(position, new Touch.Tile(21)));
    assertEquals(NiJuReason.NO_SUCH_TURN, refusalOf(position, new Touch.Turn(-1)));
    assertEquals(
        NiJuReason.SAME_ORIENTATION, refusalOf(position, new Touch.Turn(2), new Touch.Tile(10)));
    assertEquals(NiJuReason.ONE_OF_EACH, refusalOf(position, new Touch.Tile(2), new Touch.Tile(3)));
    assertEquals(NiJuReason.ONE_OF_EACH, refusalOf(position, new Touch.Square(0)));
    assertEquals(CommonReason.CANNOT_PASS, refusalOf(position, new Touch.Pass()));
  }

  private static Reason refusalOf(Position position, Touch... touches) {
    return position.refusalOf(List.of(touches)).reason();
  }

  @Test
  public void readingIsLenientAndWritingCanonical() throws RefusalException {
    var position = start("");
    assertEquals("10r0@0,0", position.format(position.parse(" 10 R 2 @ +0 , -0 ")));
    assertEquals("16r1@0,0", position.format(position.parse("016r3@0,0")));
    assertEquals("19r0@0,0", position.format(position.parse("19r3@0,0")));
    assertEquals("18r3@0,0", position.format(position.parse("18r3@0,0")));
  }

  @Test
  public void nonsenseLayoutsAreRefused() {
    assertEquals(NiJuReason.NO_LAYOUT, layoutRefusal("X1r0@0,0"));
    assertEquals(NiJuReason.NO_LAYOUT, layoutRefusal("W1r0@0,0 to=3"));
    assertEquals(NiJuReason.NO_LAYOUT, layoutRefusal("W"));
    assertEquals(NiJuReason.FIRST_AT_ORIGIN, layoutRefusal("W1r0@1,0"));
    assertEquals(NiJuReason.TILE_LAID, layoutRefusal("W1r0@0,0 W1r0@0,1"));
    assertEquals(NiJuReason.CELL_OCCUPIED, layoutRefusal("W1r0@0,0 B1r0@0,0"));
    assertEquals(NiJuReason.ONLY_A_CORNER, layoutRefusal("W1r0@0,0 B1r0@1,1"));
  }

  private Reason layoutRefusal(String text) {
    return assertThrows(RefusalException.class, () -> layout(text)).reason();
  }

  @Test
  public void layoutIsPlayedOn() throws RefusalException {
    var position = layout("w1r0@0,0  b20r2@0,-1 to=2");
    assertEquals(1, position.turn());
    assertEquals(0, position.ply());
    play(position, "1r0@0,1");
    assertEquals(1, position.ply());
    assertEquals(position.computeHash(), position.hash());
    assertEquals(GameToolRegistry.diagram(start("")), GameToolRegistry.diagram(layout(" ")));
  }

  /** Returns the cells on which any tile of the seat completes a laid pattern. */
  private static Set<Integer> completing(NiJuBoard table, int seat) {
    var cells = new HashSet<Integer>();
    for (int i = 0; i < table.frontierSize(); i++) {
      if (table.completions(table.frontier(i), seat) > 0) {
        cells.add(table.frontier(i));
      }
    }
    return cells;
  }

  @Test
  public void tableTellsWhatLies() throws RefusalException {
    var position = (NiJuPosition) start("");
    var table = position.table();
    play(position, UNTIL_THE_LAST);
    assertEquals(8, table.laid());
    assertEquals(new NiJuBounds(-1, -4, 1, 1), table.bounds());
    assertEquals(3, table.filled(0));
    assertEquals(6, table.at(1, 1));
    assertEquals(-1, table.at(1, 0));
    assertEquals(-1, table.at(1000, 0));
    assertEquals(List.of(13, 0, 0), List.of(table.tile(6), table.turns(6), table.owner(6)));
    assertEquals(Set.of(NiJuGrid.cell(1, 0), NiJuGrid.cell(0, 2)), completing(table, 0));
    assertEquals(Set.of(), completing(table, 1));
    assertEquals(16, Integer.bitCount(table.hand(0)));
    assertTrue(
        GameToolRegistry.diagram(position), GameToolRegistry.diagram(position).contains("W13r0"));
    assertTrue(
        GameToolRegistry.diagram(position),
        GameToolRegistry.diagram(position).contains("Black hand: 1 5 6"));
  }

  @Test
  public void gainIsWhatPlayingScores() throws RefusalException {
    for (int seed = 1; seed <= 20; seed++) {
      var position = (NiJuPosition) start("");
      var random = new Random(seed);
      while (!position.isOver()) {
        int seat = position.turn();
        int before = position.score(seat);
        var moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
          int gain = position.table().gain(moves.get(i), seat);
          position.play(moves.get(i));
          assertEquals("seed " + seed, before + gain, position.score(seat));
          position.undo();
        }
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  public void undoRestoresTheOrderOfMoves() throws RefusalException {
    var position = start("");
    var random = new Random(7);
    while (!position.isOver()) {
      var moves = position.legalMoves();
      position.play(moves.get(random.nextInt(moves.size())));
      position.undo();
      int[] expected = moves.toArray();
      assertArrayEquals(expected, position.legalMoves().toArray());
      position.play(expected[random.nextInt(expected.length)]);
    }
  }

  @Test
  public void turnedGamesScoreTheSame() throws RefusalException {
    for (int seed = 1; seed <= 50; seed++) {
      var position = crowded(seed);
      var turned = start("");
      var table = position.table();
      for (int i = 0; i < table.laid(); i++) {
        int turns = (table.turns(i) + 1) % 4;
        play(turned, table.tile(i) + "r" + turns + "@" + table.y(i) + "," + -table.x(i));
      }
      assertNotEquals("seed " + seed, position.hash(), turned.hash());
      assertEquals("seed " + seed, position.score(0), turned.score(0));
      assertEquals("seed " + seed, position.score(1), turned.score(1));
      assertEquals("seed " + seed, position.result(), turned.result());
    }
  }

  @Test
  public void coloursCanBeExchanged() throws RefusalException {
    int scored = 0;
    for (int seed = 1; seed <= 50; seed++) {
      var position = crowded(seed);
      var table = position.table();
      var exchanged = new ArrayList<String>();
      for (int i = 0; i < table.laid(); i++) {
        exchanged.add(
            (table.owner(i) == 0 ? "B" : "W")
                + position.format(NiJuMove.of(table.tile(i), table.turns(i), table.cell(i))));
      }
      var other = layout(String.join(" ", exchanged));
      assertEquals("seed " + seed, position.score(0), other.score(1));
      assertEquals("seed " + seed, position.score(1), other.score(0));
      scored += position.score(0) + position.score(1);
    }
    assertTrue("some patterns were completed", scored > 50);
  }

  /** Returns a finished game in which both take what scores most. */
  private NiJuPosition crowded(int seed) throws RefusalException {
    var position = (NiJuPosition) start("");
    var random = new Random(seed);
    while (!position.isOver()) {
      var moves = position.legalMoves();
      int best = moves.get(random.nextInt(moves.size()));
      for (int i = 0; i < moves.size(); i++) {
        int gain = position.table().gain(moves.get(i), position.turn());
        if (gain > position.table().gain(best, position.turn())) {
          best = moves.get(i);
        }
      }
      position.play(best);
    }
    return position;
  }

  private NiJuPosition layout(String text) throws RefusalException {
    return niJu.layout(Options.standard(niJu), text);
  }

  @Test
  public void onlyWhatTheRulesAllowIsSetUp() throws RefusalException {
    assertEquals(NiJuReason.UNEVEN_HANDS, setUpRefusal("", "W1r0@0,0 W2r0@0,1"));
    assertEquals(NiJuReason.TILE_LAID, setUpRefusal("", "W1r0@0,0 W1r0@0,1"));
    var lines = "W1r0@0,0 B20r0@0,-1 W19r0@0,1 B2r0@0,-2 W20r0@-1,1 B3r0@0,-3 W13r0@1,1 B4r0@0,-4";
    assertEquals(CommonReason.OVER_AT_ONCE, setUpRefusal("race=1", lines + " W6r0@1,0 to=2"));
  }
}
