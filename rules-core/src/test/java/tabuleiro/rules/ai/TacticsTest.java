package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests positions with one good move, which an expert has to find within a node limit. */
public class TacticsTest {
  private static final String RAID = "1a9N 1*a9 1*b9 1*c9 1*c8 1*b5 1*c5 2a5E 2*a5 2*a4 2*a6 2*d5";
  private static final String SHI_DOUBLE_AIM =
      ".S....SS/......S./...N..../..N...../..S...../......../..N..N../...N.... to=2";
  private static final String SHI_SCREEN =
      ".S...S../..N...../...N..../N..SS.../......../......S./...N..../..N...N. to=1";
  private static final String NI_JU_FORK =
      "W1r0@0,0 B2r0@0,-1 W3r0@0,1 B4r0@-1,-1 W5r0@1,1 B6r0@1,-1";

  private final Engine engine = new Engine(8);

  @Test
  public void shacruCutsTheOtherOff() throws RefusalException {
    // The fifth rank is free; by d5 the chevron would be stuck and leave it all to the other.
    var position = shacru(List.of("1d4NE", "2h6SW"), "a5 b5 c5 d5 e5 f5 g5 h5 i5");
    assertWins(position, "d4-e5", 5, 200);
  }

  @Test
  public void shacruTakesTheLongerPrivateWay() throws RefusalException {
    // Four fields to the left, three to the right, four for the other: the left saves the draw.
    var position = shacru(List.of("1e4N", "2a9E"), "a5 b5 c5 d5 f5 g5 h5 b9 c9 d9 e9");
    for (int seed = 0; seed < 5; seed++) {
      assertEquals("e4-d5", position.format(expert(position, seed, 5000).move()));
    }
  }

  @Test
  public void azacruRaidsInTheFinalRound() throws RefusalException {
    var position = layout("azacru", "", RAID);
    position.play(Position.PASS);
    assertWins(position, "a5-d5", 1, 50);
  }

  @Test
  public void azacruKnowsThatTheCompulsoryPassLoses() throws RefusalException {
    var result = expert(layout("azacru", "", RAID), 1, 500);
    assertEquals(Position.PASS, result.move());
    assertEquals(-2, result.winsIn());
  }

  @Test
  public void azacruKeepsAConnectionWaiting() throws RefusalException {
    // a1-d1 would colour two fields, but nobody can take it away; b9 the other takes at once.
    var position =
        azacru(
            "1a1E 1a8N 2c9W",
            "2.2222222/111111111/111111111/111111221/111112211/222222211/122222222/122222222"
                + "/1..122222");
    assertWins(position, "a8-b9", 5, 200);
    assertAllOthersLose(position, "a8-b9", 500);
  }

  @Test
  public void shaktiMatesWithAQuietKingMove() throws RefusalException {
    var position = layout("shakti", "", "to=2 Kg2 We7 kd2 we3 -c5 -e5 -c3");
    assertWins(position, "d2-e2", 7, 30_000);
  }

  @Test
  public void aMoveIsWeighedForTheSeatThatMakesIt() throws RefusalException {
    var position = layout("shakti", "", "to=2 Kg2 We7 kd2 we3 -c5 -e5 -c3");
    var moves = position.legalMoves();
    int mate = position.parse("d2-e2");
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      var worth = engine.evaluateMove(position, move, SearchLimits.nodes(30_000), new CancelFlag());
      assertEquals(move, worth.move());
      assertEquals(position.format(move), move == mate, worth.winsIn() > 0);
    }
  }

  @Test
  public void shaktiFindsTheOnlyEscape() throws RefusalException {
    var position = layout("shakti", "", "to=1 Kd1 Wf6 kb3 wd3 -c5 -e5 -c3");
    assertEquals("d1-e1", position.format(expert(position, 3, 5000).move()));
  }

  @Test
  public void shiTakesThePieceThatLeavesTwoMoreAimedAt() throws RefusalException {
    var position =
        layout(
            "shi",
            "",
            "...S...S/.S....SS/.......N/.....N../....S.../.......N/......../N.N....N to=1");
    assertWins(position, "b7xh1", 3, 10_000);
  }

  @Test
  public void shiAimsTwiceWithoutTaking() throws RefusalException {
    assertWins(layout("shi", "", SHI_DOUBLE_AIM), "f2-h2", 5, 60_000);
  }

  @Test
  public void shiLeavesTheScreenWhereItIs() throws RefusalException {
    // e5 could take a5 itself, but it is the screen over which g3 has to take d6.
    var position = layout("shi", "", SHI_SCREEN);
    assertWins(position, "g3xd6", 3, 5000);
    assertAllOthersLose(position, "g3xd6", 20_000);
  }

  @Test
  public void shiOnThreeByThreeIsSolvedFromTheStart() throws RefusalException {
    var game = Games.byId("shi");
    var position = game.start(Options.parse(game, "size=3"));
    assertEquals(11, expert(position, 1, 60_000).winsIn());
  }

  @Test
  public void niJuMakesADoubleThreat() throws RefusalException {
    var position = layout("ni-ju", "race=1", NI_JU_FORK + " to=1");
    var result = expert(position, 1, 10_000);
    assertEquals(3, result.winsIn());
    assertEquals(100, result.chance());
  }

  @Test
  public void niJuBlocksWhereTheOtherWouldComplete() throws RefusalException {
    // White lacks only 1,0 for the tile at 0,0 and 0,1.
    var position =
        layout("ni-ju", "race=1", NI_JU_FORK.replace("W5r0@1,1", "W5r0@1,1 W4r0@-1,1") + " to=2");
    var move = position.format(expert(position, 1, 3000).move());
    assertTrue(move, move.endsWith("@1,0"));
  }

  @Test
  public void niJuCompletes() throws RefusalException {
    var position =
        layout("ni-ju", "race=1", NI_JU_FORK.replace("W5r0@1,1", "W5r0@1,1 W4r0@-1,1") + " to=1");
    var result = expert(position, 1, 3000);
    assertEquals(1, result.winsIn());
    assertTrue(position.format(result.move()).endsWith("@1,0"));
  }

  @Test
  public void everyLevelTakesAWinInOne() throws RefusalException {
    var position =
        layout("ni-ju", "race=1", NI_JU_FORK.replace("W5r0@1,1", "W5r0@1,1 W4r0@-1,1") + " to=1");
    for (var level : Level.values()) {
      if (level.isHistoric()) {
        continue;
      }
      for (int seed = 0; seed < 10; seed++) {
        var next = position.copy();
        next.play(choose(position, level, seed, 2000).move());
        assertTrue(level.id(), next.isOver());
      }
    }
  }

  private void assertWins(Position position, String move, int plies, long nodes) {
    for (int seed = 0; seed < 3; seed++) {
      var result = expert(position, seed, nodes);
      assertEquals(move, position.format(result.move()));
      assertEquals(plies, result.winsIn());
      assertEquals(100, result.chance());
    }
  }

  /** Asserts that after any other move the other side has a forced win. */
  private void assertAllOthersLose(Position position, String only, long nodes) {
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      var name = position.format(moves.get(i));
      if (!name.equals(only)) {
        var next = position.copy();
        next.play(moves.get(i));
        var answer = engine.think(next, SearchLimits.nodes(nodes), new CancelFlag(), told -> {});
        assertTrue(name, answer.winsIn() > 0);
      }
    }
  }

  private SearchResult expert(Position position, long seed, long nodes) {
    return choose(position, Level.EXPERT, seed, nodes);
  }

  private SearchResult choose(Position position, Level level, long seed, long nodes) {
    return engine.choose(
        position, level, seed, SearchLimits.nodes(nodes), new CancelFlag(), told -> {});
  }

  private static Position layout(String game, String options, String text) throws RefusalException {
    var chosen = Games.byId(game);
    return chosen.layout(Options.parse(chosen, options), text);
  }

  /** Returns a board with colours given by rows from the top. */
  private static Position azacru(String chevrons, String rows) throws RefusalException {
    var text = new StringBuilder(chevrons);
    var ranks = rows.split("/");
    for (int rank = 0; rank < 9; rank++) {
      for (int file = 0; file < 9; file++) {
        char colour = ranks[rank].charAt(file);
        if (colour != '.') {
          text.append(' ').append(colour).append('*').append((char) ('a' + file)).append(9 - rank);
        }
      }
    }
    return layout("azacru", "", text + " to=1");
  }

  /** Returns a board on which all fields but the free ones are coloured, half for each seat. */
  private static Position shacru(List<String> chevrons, String free) throws RefusalException {
    var text = new StringBuilder(String.join(" ", chevrons));
    int next = 0;
    for (char rank = '1'; rank <= '9'; rank++) {
      for (char file = 'a'; file <= 'i'; file++) {
        var field = "" + file + rank;
        var stands = chevrons.stream().filter(word -> word.startsWith(field, 1)).findFirst();
        if (stands.isPresent()) {
          text.append(' ').append(stands.get().charAt(0)).append('*').append(field);
        } else if (!Arrays.asList(free.split(" ")).contains(field)) {
          text.append(' ').append(1 + next++ % 2).append('*').append(field);
        }
      }
    }
    return layout("shacru", "", text + " to=1");
  }
}
