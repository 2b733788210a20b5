package tabuleiro.rules.shi;

import java.util.Arrays;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;

/** A board of any side: one cell after the other. */
final class ShiLargeBoard extends ShiBoard {
  private static final byte EMPTY = -1;

  private final ShiLines lines;
  private final byte[] owners;

  ShiLargeBoard(int side) {
    lines = ShiLines.of(side);
    owners = new byte[lines.squares().count()];
    Arrays.fill(owners, EMPTY);
  }

  private ShiLargeBoard(ShiLargeBoard that) {
    lines = that.lines;
    owners = that.owners.clone();
  }

  @Override
  int owner(int square) {
    return owners[square];
  }

  @Override
  void flip(int seat, int square) {
    owners[square] = owners[square] == EMPTY ? (byte) seat : EMPTY;
  }

  @Override
  void generate(MoveList moves, int seat) {
    for (int from = 0; from < owners.length; from++) {
      if (owners[from] == seat) {
        for (int heading = 0; heading < 8; heading++) {
          generate(moves, from, lines.ray(from, heading), seat);
        }
      }
    }
  }

  private void generate(MoveList moves, int from, int[] ray, int seat) {
    int i = 0;
    while (i < ray.length && owners[ray[i]] == EMPTY) {
      moves.add(from | ray[i++] << 8);
    }
    if (i < ray.length && owners[ray[i]] == seat) {
      i++; // past the screen
      while (i < ray.length && owners[ray[i]] == EMPTY) {
        i++;
      }
      if (i < ray.length && owners[ray[i]] != seat) {
        moves.add(from | ray[i] << 8 | FromToPosition.CAPTURE);
      }
    }
  }

  @Override
  ShiLargeBoard copy() {
    return new ShiLargeBoard(this);
  }
}
