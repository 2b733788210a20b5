package tabuleiro.rules.niju;

import static org.junit.Assert.assertEquals;

import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;

/** Compares the counts of the free cells with a direct count around each cell. */
public class CellPatternCountsTest {
  @Test
  public void viewsAgreeWithALookAroundEveryCell() {
    for (int seed = 0; seed < 20; seed++) {
      var random = new Random(seed);
      var game = new NiJu();
      var position = game.start(Options.standard(game));
      var views = new CellPatternCounts(position.table());
      var moves = new MoveList();
      for (int step = 0; !position.isOver(); step++) {
        moves.clear();
        position.moves(moves);
        position.play(moves.get(random.nextInt(moves.size())));
        if (step % 4 == 3) {
          position.undo();
        }
        views.update();
        assertViews(position.table(), views);
      }
    }
  }

  private static void assertViews(NiJuBoard table, CellPatternCounts views) {
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      var around = new int[2];
      var waitingPatterns = new int[2][TilePatterns.MARKS];
      for (int heading = 0; heading < 8; heading++) {
        int near = table.at(cell + NiJuGrid.step(heading));
        if (near >= 0) {
          int owner = table.owner(near);
          around[owner] |= 1 << heading;
          boolean marked = (table.marks(near) >> (heading + 4) % 8 & 1) != 0;
          if (marked && !table.isDead(near)) {
            waitingPatterns[owner][table.filled(near)]++;
          }
        }
      }
      for (int seat = 0; seat < 2; seat++) {
        assertEquals(around[seat], table.around(cell, seat));
        for (int filled = 0; filled < TilePatterns.MARKS; filled++) {
          assertEquals(waitingPatterns[seat][filled], views.waitingPatterns(cell, seat, filled));
        }
      }
    }
  }
}
