package tabuleiro.rules.shi;

import tabuleiro.rules.game.MoveList;

/**
 * Base class of Shi's mutable boards, which hold the pieces and generate moves: bitboards for small
 * boards, an array for large ones.
 */
abstract class ShiBoard {
  /** Returns an empty board with sides of some length. */
  static ShiBoard empty(int side) {
    return side <= ShiBitboard.MAX_SIDE ? new ShiBitboard(side) : new ShiArrayBoard(side);
  }

  /** Returns the seat whose piece stands on a square, or -1. */
  abstract int owner(int square);

  /** Puts a piece of the seat on an empty square, or removes it. */
  abstract void toggle(int seat, int square);

  /** Appends the seat's moves. */
  abstract void generate(MoveList moves, int seat);

  /** Appends the seat's captures. */
  abstract void captures(MoveList moves, int seat);

  /** Sets the counts of the terms of {@link ShiHeuristics} that follow from the lines. */
  abstract void count(int[][] counts);

  /** Returns an independent copy. */
  abstract ShiBoard copy();
}
