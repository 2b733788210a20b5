package tabuleiro.rules.shi;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.MoveList;

/** Both forms of the board have to see the same. */
public class ShiBoardTest {
  @Test
  public void smallAndLargeBoardsSeeTheSame() {
    var random = new Random(4);
    for (int game = 0; game < 300; game++) {
      int side = 3 + random.nextInt(6);
      var small = new ShiSmallBoard(side);
      var large = new ShiLargeBoard(side);
      for (int square = 0; square < side * side; square++) {
        int owner = random.nextInt(8);
        if (owner < 2) {
          small.flip(owner, square);
          large.flip(owner, square);
        }
      }
      var counted = new int[2][2][9];
      small.count(counted[0]);
      large.count(counted[1]);
      assertArrayEquals(counted[1], counted[0]);
      for (int seat = 0; seat < 2; seat++) {
        var moves = new MoveList[] {new MoveList(), new MoveList()};
        small.captures(moves[0], seat);
        large.captures(moves[1], seat);
        assertEquals(sorted(moves[1]), sorted(moves[0]));
      }
    }
  }

  private static String sorted(MoveList moves) {
    var sorted = moves.toArray();
    Arrays.sort(sorted);
    return Arrays.toString(sorted);
  }
}
