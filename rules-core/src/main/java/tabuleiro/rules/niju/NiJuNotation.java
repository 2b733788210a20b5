package tabuleiro.rules.niju;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.LayoutTokenizer;
import tabuleiro.rules.game.RefusalException;

/** Parses and formats moves and layouts of Ni-Ju as text. */
final class NiJuNotation {
  private static final String EXAMPLE = "7r1@-2,3";
  private static final String LAYOUT_EXAMPLE = "W1r0@0,0 B20r0@0,-1 to=1";

  // At most nine digits, so that every number fits an int.
  private static final Pattern MOVE =
      Pattern.compile(
          "([0-9]{1,9})\\s*r\\s*([0-9]{1,9})\\s*@\\s*([+-]?[0-9]{1,9})\\s*,\\s*([+-]?[0-9]{1,9})");

  private NiJuNotation() {}

  /** Returns a move in canonical notation. */
  static String format(int move) {
    return NiJuMove.tile(move)
        + "r"
        + NiJuMove.turns(move)
        + "@"
        + NiJuGrid.name(NiJuMove.cell(move));
  }

  /** Parses a legal move. */
  static int parse(NiJuPosition position, String text) throws RefusalException {
    if (position.isOver()) {
      throw new RefusalException(CommonReason.GAME_OVER);
    }
    var plain = text.strip().toLowerCase(Locale.ROOT);
    if (plain.equals("pass")) {
      throw new RefusalException(CommonReason.CANNOT_PASS);
    }
    var parts = MOVE.matcher(plain);
    if (!parts.matches()) {
      throw new RefusalException(CommonReason.UNREADABLE, text.strip(), EXAMPLE);
    }
    return read(position, position.turn(), parts);
  }

  private static int read(NiJuPosition position, int seat, Matcher parts) throws RefusalException {
    var numbers = new int[4];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Integer.parseInt(parts.group(i + 1));
    }
    return NiJuMoveValidator.move(position, seat, numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  /** Lays the tiles of a layout text, which {@link NiJu#layout} documents. */
  static void layOut(NiJuPosition position, String layout) throws RefusalException {
    int turn = 0;
    for (var part : LayoutTokenizer.words(layout)) {
      var plain = part.toLowerCase(Locale.ROOT);
      if (plain.equals("to=1") || plain.equals("to=2")) {
        turn = plain.charAt(3) - '1';
      } else {
        int seat = "wb".indexOf(plain.charAt(0));
        var move = MOVE.matcher(plain.substring(1));
        if (seat < 0 || !move.matches()) {
          throw new RefusalException(NiJuReason.NO_LAYOUT, part, LAYOUT_EXAMPLE);
        }
        position.table().lay(seat, read(position, seat, move));
      }
    }
    position.begin(turn);
  }

  /**
   * Returns the layout text of a table. The tiles are listed by breadth-first search from 0,0, so
   * that their order does not depend on the game.
   */
  static String layout(NiJuBoard table, int turn) {
    var text = new StringBuilder();
    var cells = new HashSet<Integer>();
    if (table.laid() > 0) {
      cells.add(NiJuGrid.ORIGIN);
    }
    for (var near = new ArrayDeque<>(cells); !near.isEmpty(); ) {
      int cell = near.remove();
      int index = table.at(cell);
      text.append(table.owner(index) == 0 ? 'W' : 'B');
      text.append(format(table.move(index))).append(' ');
      for (int heading = 0; heading < 8; heading += 2) {
        int side = cell + NiJuGrid.step(heading);
        if (table.at(side) >= 0 && cells.add(side)) {
          near.add(side);
        }
      }
    }
    return text.append("to=").append(turn + 1).toString();
  }
}
