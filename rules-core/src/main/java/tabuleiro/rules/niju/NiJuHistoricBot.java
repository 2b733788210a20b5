package tabuleiro.rules.niju;

import java.util.Random;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Position;

/**
 * Computer opponent of the first Ni-Ju program: with some probability blocks a cell on which the
 * opponent would complete a pattern, or else continues its own most complete pattern. The tile and
 * its rotation are random.
 */
final class NiJuHistoricBot implements Bot {
  private final int defence;

  /** Creates a bot with the percentage of cases in which it blocks. */
  NiJuHistoricBot(int defence) {
    this.defence = defence;
  }

  @Override
  public int choose(Position position, Random random) {
    var table = ((NiJuPosition) position).table();
    int seat = position.turn();
    int cell = random.nextInt(100) < defence ? completing(table, seat ^ 1) : -1;
    if (cell < 0) {
      cell = missing(table, seat);
    }
    if (cell < 0) {
      cell = table.frontier(random.nextInt(table.frontierSize()));
    }
    int tile = anyOf(table.hand(seat), random);
    return NiJuMove.of(tile, random.nextInt(TilePatterns.turns(tile)), cell);
  }

  /** Returns a free cell on which the seat would complete a laid pattern, or -1. */
  private static int completing(NiJuBoard table, int seat) {
    for (int i = 0; i < table.frontierSize(); i++) {
      if (table.completions(table.frontier(i), seat) > 0) {
        return table.frontier(i);
      }
    }
    return -1;
  }

  /** Returns a free cell that the seat's most complete live pattern lacks, or -1. */
  private static int missing(NiJuBoard table, int seat) {
    int most = -1;
    int best = -1;
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      for (int heading = 0; heading < 8; heading++) {
        int near = table.at(cell + NiJuGrid.step(heading));
        if (near >= 0
            && table.owner(near) == seat
            && !table.isDead(near)
            && (table.marks(near) >> (heading ^ 4) & 1) != 0
            && table.filled(near) > most) {
          most = table.filled(near);
          best = cell;
        }
      }
    }
    return best;
  }

  private static int anyOf(int hand, Random random) {
    int skip = random.nextInt(Integer.bitCount(hand));
    int rest = hand;
    while (skip-- > 0) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }
}
