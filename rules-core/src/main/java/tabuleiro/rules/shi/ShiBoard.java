package tabuleiro.rules.shi;

import tabuleiro.rules.game.MoveList;

/** Where the pieces are and what they can do; a form for small boards and one for large ones. */
abstract class ShiBoard {
  /** An empty board of that side. */
  static ShiBoard empty(int side) {
    return side <= ShiBitboard.MAX_SIDE ? new ShiBitboard(side) : new ShiArrayBoard(side);
  }

  /** The seat whose piece stands on a square, or -1. */
  abstract int owner(int square);

  /** Puts a piece of the seat on an empty square, or takes it off again. */
  abstract void toggle(int seat, int square);

  /** Appends the seat's moves. */
  abstract void generate(MoveList moves, int seat);

  /** Appends the seat's captures alone. */
  abstract void captures(MoveList moves, int seat);

  /** Sets the counts of those terms of {@link ShiHeuristics} that follow from the lines. */
  abstract void count(int[][] counts);

  /** An independent copy. */
  abstract ShiBoard copy();
}
