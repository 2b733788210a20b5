package tabuleiro.rules.game;

/**
 * One thing a person touches to spell a move. Touches of one kind have an order (from, then to);
 * touches of different kinds can come in any order (tile, turn, cell).
 */
public sealed interface Touch {
  /** A square of a board, by its index. */
  record Square(int index) implements Touch {}

  /** A tile in the hand, by its number. */
  record Tile(int id) implements Touch {}

  /** A turn: -1, 0, 1 for a chevron's twist, or a tile's quarter turns clockwise. */
  record Turn(int turns) implements Touch {}

  /** A cell of an unbounded grid. */
  record Cell(int x, int y) implements Touch {}

  /** The compulsory pass. */
  record Pass() implements Touch {}
}
