package tabuleiro.rules.shakti;

/**
 * Formats a position of Shakti as an ASCII diagram: White's pieces as K and W, Black's as k and w,
 * vacant tiles as dots.
 */
public final class ShaktiDiagram {
  private ShaktiDiagram() {}

  /** Returns the diagram of a position. */
  public static String of(ShaktiPosition position) {
    var text = new StringBuilder();
    var squares = position.squares();
    for (int rank = squares.side() - 1; rank >= 0; rank--) {
      text.append(rank + 1);
      for (int file = 0; file < squares.side(); file++) {
        text.append(' ').append(sign(position, squares.at(file, rank)));
      }
      text.append('\n');
    }
    return text.append("  a b c d e f g\n").toString();
  }

  private static char sign(ShaktiPosition position, int square) {
    int owner = position.owner(square);
    if (owner < 0) {
      return position.isGap(square) ? ' ' : '.';
    }
    return (position.isKing(square) ? "Kk" : "Ww").charAt(owner);
  }
}
