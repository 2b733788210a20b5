package tabuleiro.rules.shi;

import java.util.Locale;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** Reads the layout text that {@link Shi#layout} documents. */
final class ShiLayout {
  private static final String EXAMPLE = "..S/NS./.SN to=2";

  private final Options options;
  private final Squares squares;
  private final ShiBoard board;
  private final int[] count = new int[2];
  private int[] taken;
  private int turn;

  ShiLayout(Options options) {
    this.options = options;
    squares = ShiLines.of(options.number("size")).squares();
    board = ShiBoard.empty(squares.side());
    turn = Shi.firstSeat(options);
  }

  /** The position that the text describes. */
  ShiPosition read(String layout) throws Refusal {
    var parts = layout.strip().toLowerCase(Locale.ROOT).split("\\s+");
    readRows(parts[0]);
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].matches("to=[12]")) {
        turn = parts[i].charAt(3) - '1';
      } else if (parts[i].matches("taken=\\d{1,2},\\d{1,2}")) {
        var numbers = parts[i].substring(6).split(",");
        taken = new int[] {Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])};
      } else {
        throw new Refusal(ShiReason.BAD_LAYOUT, parts[i], EXAMPLE);
      }
    }
    if (taken == null) {
      taken = new int[] {squares.side() - count[1], squares.side() - count[0]};
    }
    for (int seat = 0; seat < 2; seat++) {
      if (count[seat] > squares.side() || count[seat] + taken[seat ^ 1] > squares.side()) {
        throw new Refusal(ShiReason.TOO_MANY_PIECES, squares.side());
      }
    }
    if (Math.min(taken[0], taken[1]) >= Shi.lossLimit(options)) {
      throw new Refusal(ShiReason.BOTH_REDUCED);
    }
    return new ShiPosition(options, board, taken, turn);
  }

  private void readRows(String text) throws Refusal {
    var rows = text.split("/", -1);
    if (rows.length != squares.side()) {
      throw new Refusal(ShiReason.WRONG_ROWS, squares.side());
    }
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length() != squares.side()) {
        throw new Refusal(ShiReason.WRONG_ROWS, squares.side());
      }
      for (int file = 0; file < squares.side(); file++) {
        put(rows[row].charAt(file), squares.at(file, squares.side() - 1 - row));
      }
    }
  }

  private void put(char sign, int square) throws Refusal {
    int seat = Shi.SIGNS.toLowerCase(Locale.ROOT).indexOf(sign);
    if (seat >= 0) {
      board.flip(seat, square);
      count[seat]++;
    } else if (sign != '.') {
      throw new Refusal(ShiReason.BAD_LAYOUT, sign, EXAMPLE);
    }
  }
}
