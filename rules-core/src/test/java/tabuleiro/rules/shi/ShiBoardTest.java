package tabuleiro.rules.shi;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that both implementations of the board agree. */
public class ShiBoardTest {
  @Test
  public void smallAndLargeBoardsSeeTheSame() {
    var random = new Random(4);
    for (int game = 0; game < 300; game++) {
      int side = 3 + random.nextInt(6);
      var small = new ShiBitboard(side);
      var large = new ShiArrayBoard(side);
      for (int square = 0; square < side * side; square++) {
        int owner = random.nextInt(8);
        if (owner < 2) {
          small.toggle(owner, square);
          large.toggle(owner, square);
        }
      }
      var counted = new int[2][2][9];
      small.count(counted[0]);
      large.count(counted[1]);
      for (int seat = 0; seat < 2; seat++) {
        for (int term : new int[] {ShiHeuristics.TARGETS, ShiHeuristics.LOOSE_TARGETS}) {
          assertEquals(counted[1][seat][term], counted[0][seat][term]);
        }
      }
      for (int seat = 0; seat < 2; seat++) {
        var moves = new MoveList[] {new MoveList(), new MoveList()};
        small.captures(moves[0], seat);
        large.captures(moves[1], seat);
        assertEquals(sorted(moves[1]), sorted(moves[0]));
      }
    }
  }

  @Test
  public void linesAreWorthWhatTheirWeightsSay() throws RefusalException {
    var random = new Random(5);
    for (int side = 3; side <= ShiBitboard.MAX_SIDE; side++) {
      var board = new ShiBitboard(side);
      for (int step = 0; step < 200; step++) {
        int square = random.nextInt(side * side);
        board.toggle(Math.max(0, board.owner(square)), square);
        if (random.nextBoolean() && board.owner(square) < 0) {
          board.toggle(1, square);
        }
        assertWorth(board, side);
      }
    }
  }

  /** Asserts that a board turned upside down with exchanged seats has the negated value. */
  private static void assertWorth(ShiBitboard board, int side) throws RefusalException {
    var counts = new int[2][9];
    board.count(counts);
    var table = new ShiTrainableWeights();
    var learned = table.weights();
    var used = new int[learned.length / 2];
    var options = Options.parse(new Shi(), "size=" + side);
    table.count(new ShiPosition(options, board, new int[2], 0), used);
    int early = 0;
    int late = 0;
    for (int i = 0; i < used.length; i++) {
      early += used[i] * learned[i];
      late += used[i] * learned[used.length + i];
    }
    assertEquals(early, counts[0][ShiHeuristics.LINES_EARLY]);
    assertEquals(late, counts[0][ShiHeuristics.LINES_LATE]);
    var other = new ShiBitboard(side);
    for (int square = 0; square < side * side; square++) {
      int owner = board.owner(square);
      if (owner >= 0) {
        other.toggle(owner ^ 1, side * side - 1 - square);
      }
    }
    var exchanged = new int[2][9];
    other.count(exchanged);
    assertEquals(-early, exchanged[0][ShiHeuristics.LINES_EARLY]);
    assertEquals(-late, exchanged[0][ShiHeuristics.LINES_LATE]);
  }

  private static String sorted(MoveList moves) {
    var sorted = moves.toArray();
    Arrays.sort(sorted);
    return Arrays.toString(sorted);
  }
}
