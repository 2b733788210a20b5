package tabuleiro.rules.shi;

import java.util.Locale;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.LayoutTokenizer;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Parses and formats layouts of Shi, positions as text, which {@link Shi#layout} documents. */
final class ShiLayoutCodec {
  private static final String EXAMPLE = "..S/NS./.SN to=2";
  static final String PASSED = "passed";

  private final Options options;
  private final Squares squares;
  private final ShiBoard board;
  private final int[] count = new int[2];

  @SuppressWarnings("NullAway.Init") // checkCounts sets it if the layout does not
  private int[] taken;

  private int turn;

  ShiLayoutCodec(Options options) {
    this.options = options;
    squares = ShiRays.of(options.number("size")).squares();
    board = ShiBoard.empty(squares.side());
    turn = Shi.firstSeat(options);
  }

  /** Returns the layout text of a position. */
  static String write(ShiPosition position, boolean afterPass) {
    var text = new StringBuilder();
    var squares = position.squares();
    for (int rank = squares.side() - 1; rank >= 0; rank--) {
      for (int file = 0; file < squares.side(); file++) {
        int owner = position.owner(squares.at(file, rank));
        text.append(owner < 0 ? '.' : Shi.SIGNS.charAt(owner));
      }
      text.append(rank == 0 ? ' ' : '/');
    }
    text.append("to=").append(position.turn() + 1);
    text.append(" taken=").append(position.score(0)).append(',').append(position.score(1));
    return text.append(afterPass ? " " + PASSED : "").toString();
  }

  /** Parses a layout text. */
  ShiPosition read(String layout) throws RefusalException {
    var words = LayoutTokenizer.words(layout.toLowerCase(Locale.ROOT));
    readRows(words.isEmpty() ? "" : words.get(0));
    boolean afterPass = false;
    for (var word : words.subList(Math.min(1, words.size()), words.size())) {
      if (word.matches("to=[12]")) {
        turn = word.charAt(3) - '1';
      } else if (word.matches("taken=[0-9]{1,2},[0-9]{1,2}")) {
        var numbers = word.substring(6).split(",");
        taken = new int[] {Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])};
      } else if (word.equals(PASSED)) {
        afterPass = true;
      } else {
        throw new RefusalException(ShiReason.BAD_LAYOUT, word, EXAMPLE);
      }
    }
    checkCounts();
    var position = new ShiPosition(options, board, taken, afterPass ? turn ^ 1 : turn);
    if (afterPass) {
      position.beginWithPass();
    }
    return position;
  }

  private void checkCounts() throws RefusalException {
    if (taken == null) {
      taken = new int[] {squares.side() - count[1], squares.side() - count[0]};
    }
    for (int seat = 0; seat < 2; seat++) {
      if (count[seat] > squares.side() || count[seat] + taken[seat ^ 1] > squares.side()) {
        throw new RefusalException(ShiReason.TOO_MANY_PIECES, squares.side());
      }
    }
    if (Math.min(taken[0], taken[1]) >= Shi.lossLimit(options)) {
      throw new RefusalException(ShiReason.BOTH_REDUCED);
    }
  }

  private void readRows(String text) throws RefusalException {
    var rows = text.split("/", -1);
    if (rows.length != squares.side()) {
      throw new RefusalException(ShiReason.WRONG_ROWS, squares.side());
    }
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].length() != squares.side()) {
        throw new RefusalException(ShiReason.WRONG_ROWS, squares.side());
      }
      for (int file = 0; file < squares.side(); file++) {
        put(rows[row].charAt(file), squares.at(file, squares.side() - 1 - row));
      }
    }
  }

  private void put(char sign, int square) throws RefusalException {
    int seat = Shi.SIGNS.toLowerCase(Locale.ROOT).indexOf(sign);
    if (seat >= 0) {
      board.toggle(seat, square);
      count[seat]++;
    } else if (sign != '.') {
      throw new RefusalException(ShiReason.BAD_LAYOUT, sign, EXAMPLE);
    }
  }
}
