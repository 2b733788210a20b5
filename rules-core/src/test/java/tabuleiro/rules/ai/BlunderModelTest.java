package tabuleiro.rules.ai;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that weak levels overlook moves that are hard to see, and no others. */
public class BlunderModelTest {
  private static final int WORST = 100;
  private static final int MAX_PLIES = 80;
  private static final String EMPTY = "......../......../......../......../......../";

  @Test
  public void whatIsPlainToSeeIsNeverOverlooked() {
    for (var position : positions()) {
      var knowledge = knowledge(position);
      var all = candidates(knowledge);
      var seen = candidates(knowledge, position, WORST, 5);
      assertTrue(seen.size() > 0);
      for (int i = 0; i < seen.size(); i++) {
        assertTrue(all.contains(seen.get(i)));
      }
      for (int i = 0; i < all.size(); i++) {
        int obscurity = knowledge.oversightPercent(all.get(i));
        var move = position.format(all.get(i)) + " in\n" + GameToolRegistry.diagram(position);
        assertTrue(obscurity + " " + move, obscurity >= 0 && obscurity <= 100);
        assertTrue(move, obscurity > 0 || seen.contains(all.get(i)));
      }
    }
  }

  @Test
  public void everyGameHasMovesThatAreOverlooked() {
    for (var game : Games.all()) {
      int all = 0;
      int seen = 0;
      for (var position : positions()) {
        if (position.options().game() == game) {
          var knowledge = knowledge(position);
          all += candidates(knowledge).size();
          seen += candidates(knowledge, position, WORST, 5).size();
        }
      }
      assertTrue(game.id() + " " + seen + " of " + all, seen < 0.9 * all && seen > 0.2 * all);
    }
  }

  @Test
  public void theSameSeedOverlooksTheSame() {
    int different = 0;
    for (var position : positions()) {
      var one = candidates(knowledge(position), position, WORST, 1);
      var again = candidates(knowledge(position), position, WORST, 1);
      var other = candidates(knowledge(position), position, WORST, 2);
      assertArrayEquals(one.toArray(), again.toArray());
      different += one.size() == other.size() ? 0 : 1;
    }
    assertTrue(different > 10);
  }

  @Test
  public void whoCountsOnWhatIsThereOverlooksNothing() {
    for (var position : positions()) {
      var knowledge = knowledge(position);
      var seen = candidates(knowledge, position, 0, 5);
      assertArrayEquals(candidates(knowledge).toArray(), seen.toArray());
    }
  }

  @Test
  public void shiHidesLongLines() throws RefusalException {
    var position = layout("shi", EMPTY + "N......./S......./S......S to=1 taken=0,0");
    assertEquals(0, oversightPercent(position, "a1xa3"));
    assertEquals(0, oversightPercent(position, "h1-g1"));
    assertTrue(oversightPercent(position, "h1-d1") > oversightPercent(position, "h1-f1"));
    assertTrue(oversightPercent(position, "h1-e4") > oversightPercent(position, "h1-e1"));
  }

  @Test
  public void takingBackIsPlain() throws RefusalException {
    var position = layout("shi", EMPTY + "...S..../...S..../NN.N.... to=1 taken=0,0");
    position.play(position.parse("d3xd1"));
    assertEquals(0, oversightPercent(position, "a1xd1"));
    position = layout("shi", EMPTY + "......../......../NN.S.... to=2 taken=0,0");
    assertTrue(oversightPercent(position, "a1xd1") > 0);
  }

  @Test
  public void shaktiHidesWhatGoesOverGaps() throws RefusalException {
    var position = layout("shakti", "to=1 Kd1 Wb3 Wf3 kd7 wg7 -c3 -d3");
    assertEquals(0, oversightPercent(position, "b3-a3"));
    assertTrue(oversightPercent(position, "b3-b5") > 0);
    assertTrue(oversightPercent(position, "b3-e3") > oversightPercent(position, "b3-b5"));
  }

  @Test
  public void theKingNextDoorIsTaken() throws RefusalException {
    var position = layout("shakti", "to=1 Kd1 Wb3 Wf3 kd5 wg7");
    assertEquals(0, oversightPercent(position, "b3xd5"));
  }

  private static int oversightPercent(Position position, String move) throws RefusalException {
    return knowledge(position).oversightPercent(position.parse(move));
  }

  private static Position layout(String game, String text) throws RefusalException {
    var chosen = Games.byId(game);
    return chosen.layout(Options.standard(chosen), text);
  }

  /** Returns every other position of a random game of each kind. */
  private static List<Position> positions() {
    var positions = new ArrayList<Position>();
    for (var game : Games.all()) {
      var random = new Random(3);
      var position = game.start(Options.standard(game));
      while (!position.isOver() && position.ply() < MAX_PLIES) {
        if (position.ply() % 2 == 0) {
          positions.add(position.copy());
        }
        var moves = position.legalMoves();
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return positions;
  }

  private static Heuristics knowledge(Position position) {
    return position.options().game().heuristics(position);
  }

  private static MoveList candidates(
      Heuristics heuristics, Position position, int blunderPercent, long seed) {
    var moves = new MoveList();
    new BlunderModel(heuristics, position, blunderPercent, seed).candidates(moves, 0);
    return moves;
  }

  private static MoveList candidates(Heuristics heuristics) {
    var moves = new MoveList();
    heuristics.candidates(moves, 0);
    return moves;
  }
}
