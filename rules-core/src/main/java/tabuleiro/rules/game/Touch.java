package tabuleiro.rules.game;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One touch of a person who enters a move: a square, a tile, a cell, a rotation or the pass.
 * Touches of the same kind have an order (from, then to); touches of different kinds may come in
 * any order (tile, turn, cell).
 */
public sealed interface Touch {
  /** Touch of a board square, by its index. */
  record Square(int index) implements Touch {}

  /** Touch of a tile in the hand, by its number. */
  record Tile(int id) implements Touch {}

  /** Choice of a rotation: -1, 0, 1 for a chevron's twist, or a tile's quarter turns clockwise. */
  record Turn(int turns) implements Touch {}

  /** Touch of a cell of an unbounded grid. */
  record Cell(int x, int y) implements Touch {}

  /** Choice of the compulsory pass. */
  record Pass() implements Touch {}

  /** Returns the touches of a set of squares. */
  static List<Touch> squares(BitSet squares) {
    return squares.stream().<Touch>mapToObj(Square::new).collect(Collectors.toList());
  }
}
