package tabuleiro.rules.pacru;

/**
 * Formats a position of Shacru or Azacru as an ASCII diagram: {@code 1SE} is a chevron, {@code
 * 1SE*} a chevron on its colour, {@code 2*} a coloured field.
 */
public final class PacruDiagram {
  private static final String BORDER = "   +---------------+---------------+---------------+\n";

  private PacruDiagram() {}

  /** Returns the diagram: nine ranks between the borders of the sectors, and the files below. */
  public static String of(PacruPosition position) {
    var text = new StringBuilder(BORDER);
    for (int rank = 8; rank >= 0; rank--) {
      text.append(' ').append(rank + 1).append(' ');
      for (int file = 0; file < 9; file++) {
        var cell = cell(position, PacruGrid.SQUARES.at(file, rank));
        text.append(file % 3 == 0 ? "|" : "").append(' ').append(cell);
        text.append("    ", 0, 4 - cell.length());
      }
      text.append("|\n").append(rank % 3 == 0 ? BORDER : "");
    }
    return text.append("     a    b    c     d    e    f     g    h    i\n").toString();
  }

  private static String cell(PacruPosition position, int field) {
    int marker = position.markerOwner(field);
    int chevron = position.chevronOwner(field);
    var heading = position.chevronHeading(field);
    if (heading != null) {
      return chevron + 1 + heading.name() + (marker >= 0 ? "*" : "");
    }
    return marker >= 0 ? marker + 1 + "*" : ".";
  }
}
