package tabuleiro.rules.niju;

import java.util.Locale;

/** Formats a position of Ni-Ju as an ASCII diagram: the hands and the tiles on the board. */
public final class NiJuDiagram {
  private NiJuDiagram() {}

  /**
   * Returns the hands and a diagram of the tiles: {@code *} follows complete tiles, {@code -} dead
   * ones.
   */
  public static String of(NiJuPosition position) {
    var table = position.table();
    var text = new StringBuilder(hand(table, 0) + "\n" + hand(table, 1) + "\n");
    if (table.laid() > 0) {
      var bounds = table.bounds();
      for (int y = bounds.top(); y >= bounds.bottom(); y--) {
        text.append(String.format(Locale.ROOT, "%3d ", y));
        for (int x = bounds.left(); x <= bounds.right(); x++) {
          text.append(String.format(Locale.ROOT, " %-6s", tile(table, table.at(x, y))));
        }
        text.append('\n');
      }
      text.append("    ");
      for (int x = bounds.left(); x <= bounds.right(); x++) {
        text.append(String.format(Locale.ROOT, " %3d   ", x));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String tile(NiJuBoard table, int index) {
    if (index < 0) {
      return ".";
    }
    var state = table.isComplete(index) ? "*" : table.isDead(index) ? "-" : "";
    var owner = table.owner(index) == 0 ? "W" : "B";
    return owner + table.tile(index) + "r" + table.turns(index) + state;
  }

  private static String hand(NiJuBoard table, int seat) {
    var text = new StringBuilder(seat == 0 ? "White" : "Black").append(" hand:");
    for (int tile = 1; tile <= TilePatterns.COUNT; tile++) {
      if ((table.hand(seat) >> tile & 1) != 0) {
        text.append(' ').append(tile);
      }
    }
    return text.toString();
  }
}
