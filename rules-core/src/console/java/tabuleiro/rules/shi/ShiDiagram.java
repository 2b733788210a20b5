package tabuleiro.rules.shi;

/**
 * Formats a position of Shi as an ASCII diagram: S for Samurai, N for Ninja, dots for empty
 * squares.
 */
public final class ShiDiagram {
  private ShiDiagram() {}

  /** Returns the diagram of a position. */
  public static String of(ShiPosition position) {
    var text = new StringBuilder();
    var squares = position.squares();
    int side = squares.side();
    for (int rank = side - 1; rank >= 0; rank--) {
      text.append(rank < 9 && side > 9 ? " " : "").append(rank + 1);
      for (int file = 0; file < side; file++) {
        int owner = position.owner(squares.at(file, rank));
        text.append(' ').append(owner < 0 ? '.' : Shi.SIGNS.charAt(owner));
      }
      text.append('\n');
    }
    text.append(side > 9 ? "  " : " ");
    for (int file = 0; file < side; file++) {
      text.append(' ').append((char) ('a' + file));
    }
    return text.append('\n').toString();
  }
}
