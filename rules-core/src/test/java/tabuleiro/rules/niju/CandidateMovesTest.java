package tabuleiro.rules.niju;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;

/** Compares the selected moves with the best of all legal moves. */
public class CandidateMovesTest {
  @Test
  public void candidatesAreTheBestOfAllMoves() {
    for (int seed = 0; seed < 8; seed++) {
      var random = new Random(seed);
      var game = new NiJu();
      var position = game.start(Options.standard(game));
      var counts = new CellPatternCounts(position.table());
      var candidates = new CandidateMoves(position, counts);
      var legal = new MoveList();
      while (!position.isOver()) {
        legal.clear();
        position.moves(legal);
        for (int width : new int[] {1, 12, 40}) {
          var picked = new MoveList();
          candidates.list(picked, width);
          var values = new ArrayList<Integer>();
          for (int move : picked.toArray()) {
            assertTrue(legal.contains(move));
            assertEquals(value(position, counts, move), candidates.value(move));
            values.add(candidates.value(move));
          }
          assertEquals(best(position, counts, legal, width), values);
        }
        position.play(legal.get(random.nextInt(legal.size())));
      }
    }
  }

  /** Returns the values of the best moves with a maximum for each cell. */
  private static List<Integer> best(
      NiJuPosition position, CellPatternCounts counts, MoveList legal, int width) {
    var byCell = new HashMap<Integer, List<Integer>>();
    for (int move : legal.toArray()) {
      byCell
          .computeIfAbsent(NiJuMove.cell(move), cell -> new ArrayList<>())
          .add(value(position, counts, move));
    }
    int maxPerCell = Math.max(CandidateMoves.MIN_MOVES_PER_CELL, width / byCell.size());
    var best = new ArrayList<Integer>();
    for (var values : byCell.values()) {
      values.sort(Collections.reverseOrder());
      best.addAll(values.subList(0, Math.min(maxPerCell, values.size())));
    }
    best.sort(Collections.reverseOrder());
    return best.subList(0, Math.min(width, best.size()));
  }

  private static int value(NiJuPosition position, CellPatternCounts counts, int move) {
    var table = position.table();
    int seat = position.turn();
    int enemy = seat ^ 1;
    int cell = NiJuMove.cell(move);
    int value = 0;
    for (int filled = 0; filled < TilePatterns.MARKS; filled++) {
      value += CandidateMoves.FILL_VALUES[filled] * counts.waitingPatterns(cell, seat, filled);
      value += CandidateMoves.BLOCK_VALUES[filled] * counts.waitingPatterns(cell, enemy, filled);
    }
    boolean waiting = counts.waitingPatterns(cell, enemy, 3) > 0;
    value +=
        !waiting && counts.completes(cell, enemy, table.hand(enemy))
            ? CandidateMoves.DENY_VALUE
            : 0;
    value += counts.nearCompletions(cell, enemy) >= 2 ? CandidateMoves.BLOCK_VALUES[2] : 0;
    int marks = NiJuMove.marks(move);
    if ((marks & table.around(cell, enemy)) != 0) {
      return value;
    }
    value += CandidateMoves.START_VALUES[Integer.bitCount(marks & table.around(cell, seat))];
    for (int heading = 0; heading < 8; heading++) {
      int near = cell + NiJuGrid.step(heading);
      if ((marks >> heading & 1) != 0 && table.isFrontier(near)) {
        int[] heats = {1, 2, 6};
        for (int filled = 0; filled < heats.length; filled++) {
          value +=
              CandidateMoves.DEMAND * heats[filled] * counts.waitingPatterns(near, seat, filled);
        }
      }
    }
    return value;
  }
}
