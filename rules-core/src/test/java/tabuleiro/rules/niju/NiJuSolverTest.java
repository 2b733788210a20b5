package tabuleiro.rules.niju;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

public class NiJuSolverTest {
  /**
   * The number of games, half as many in check. Not more before a release, since the outcomes are
   * those of these games.
   */
  private static final int GAMES = TestScale.atMost(100);

  /** The number of laid tiles after which all moves can be searched. */
  private static final int LAID = 7;

  private final Random random = new Random(5);

  @Test
  public void aRaceEndsAsWhenAllMovesAreTried() throws RefusalException {
    assertEquals(Set.of(-2, 0, 3), compare("race=1"));
  }

  @Test
  public void withoutARaceItEndsAsWhenAllMovesAreTried() throws RefusalException {
    assertEquals(Set.of(0, 3), compare("race=0"));
  }

  /** Compares positions and returns the outcomes among them. */
  private Set<Integer> compare(String race) throws RefusalException {
    var options = Options.parse(new NiJu(), List.of("tiles=5", race));
    var outcomes = new TreeSet<Integer>();
    for (int i = 0; i < GAMES; i++) {
      var position = position(options);
      int winsIn = new NiJuSolver().winsIn(position);
      assertEquals(position.layout(), outcome(position), Integer.signum(winsIn));
      outcomes.add(winsIn);
    }
    return outcomes;
  }

  /** Returns a game in which both keep their tiles together, so that wins are possible. */
  private NiJuPosition position(Options options) {
    var position = new NiJuPosition(options);
    while (position.ply() < LAID) {
      var moves = position.legalMoves();
      int best = 0;
      int most = -100;
      for (int tries = 0; tries < 20; tries++) {
        int move = moves.get(random.nextInt(moves.size()));
        int together = friends(position, move);
        best = together > most ? move : best;
        most = Math.max(most, together);
      }
      position.play(best);
    }
    return position;
  }

  private static int friends(NiJuPosition position, int move) {
    int cell = NiJuMove.cell(move);
    int own = position.table().around(cell, position.turn());
    int enemies = position.table().around(cell, position.turn() ^ 1);
    return 2 * Integer.bitCount(own)
        + 2 * Integer.bitCount(own & NiJuMove.marks(move))
        - Integer.bitCount(enemies);
  }

  /**
   * Returns the outcome by the rules alone: 1 if the seat to move wins, -1 if the other does, 0 if
   * neither.
   */
  private static int outcome(NiJuPosition position) {
    if (position.isOver()) {
      int winners = position.winners();
      return winners == 3 ? 0 : winners == 1 << position.turn() ? 1 : -1;
    }
    int best = -1;
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size() && best < 1; i++) {
      position.play(moves.get(i));
      best = Math.max(best, -outcome(position));
      position.undo();
    }
    return best;
  }
}
