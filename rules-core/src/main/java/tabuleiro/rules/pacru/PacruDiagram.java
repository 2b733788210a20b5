package tabuleiro.rules.pacru;

import tabuleiro.rules.board.Heading;

/**
 * ASCII diagram of the board: {@code 1SE} is a chevron, {@code 1SE*} a chevron on its colour,
 * {@code 2*} a coloured field.
 */
final class PacruDiagram {
  private static final String BORDER = "   +---------------+---------------+---------------+\n";

  private PacruDiagram() {}

  /** Returns the diagram: nine ranks between the borders of the sectors, and the files below. */
  static String of(ChevronBoard board) {
    var text = new StringBuilder(BORDER);
    for (int rank = 8; rank >= 0; rank--) {
      text.append(' ').append(rank + 1).append(' ');
      for (int file = 0; file < 9; file++) {
        var cell = cell(board, Fields.SQUARES.at(file, rank));
        text.append(file % 3 == 0 ? "|" : "").append(' ').append(cell);
        text.append("    ", 0, 4 - cell.length());
      }
      text.append("|\n").append(rank % 3 == 0 ? BORDER : "");
    }
    return text.append("     a    b    c     d    e    f     g    h    i\n").toString();
  }

  private static String cell(ChevronBoard board, int field) {
    int marker = board.marker(field);
    if (board.isOccupied(field)) {
      int slot = board.slot(field);
      var chevron = slot / ChevronBoard.SLOTS + 1 + Heading.of(board.stance(slot)).name();
      return marker >= 0 ? chevron + "*" : chevron;
    }
    return marker >= 0 ? marker + 1 + "*" : ".";
  }
}
