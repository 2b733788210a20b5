package tabuleiro.rules.shakti;

import tabuleiro.rules.game.LayoutTokenizer;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Parses and formats layouts of Shakti, positions as text, which {@link Shakti#layout} documents.
 */
final class ShaktiLayoutCodec {
  private static final String EXAMPLE = "to=1 Kd2 Wd4 kd7 wb6 -f5";

  static final String PASSED = "passed";

  private final Options options;
  private final ShaktiBoard board;
  private long used;
  private int turn;

  ShaktiLayoutCodec(Options options) {
    this.options = options;
    board = Shakti.emptyBoard(options);
  }

  /** Returns the layout text of a position: pieces and gaps by side, kind and square. */
  static String write(ShaktiPosition position, boolean afterPass) {
    var text = new StringBuilder("to=").append(position.turn() + 1);
    for (int seat = 0; seat < 2; seat++) {
      if (position.king(seat) >= 0) {
        put(text, "Kk".charAt(seat), 1L << position.king(seat));
      }
      put(text, "Ww".charAt(seat), position.warriors(seat));
    }
    put(text, '-', Shakti.emptyBoard(position.options()).tiles & ~position.tiles());
    return text.append(afterPass ? " " + PASSED : "").toString();
  }

  private static void put(StringBuilder text, char sign, long squares) {
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      text.append(' ').append(sign).append(ShaktiRays.SQUARES.name(square));
    }
  }

  /** Parses a layout text. */
  ShaktiPosition read(String layout) throws RefusalException {
    boolean afterPass = false;
    for (var word : LayoutTokenizer.words(layout)) {
      if (word.equals("to=1") || word.equals("to=2")) {
        turn = word.charAt(3) - '1';
      } else if (word.equals(PASSED)) {
        afterPass = true;
      } else {
        put(word);
      }
    }
    checkCounts();
    var position = new ShaktiPosition(options, board, afterPass ? turn ^ 1 : turn);
    if (afterPass) {
      position.beginWithPass();
    }
    return position;
  }

  private void checkCounts() throws RefusalException {
    for (int seat = 0; seat < 2; seat++) {
      if (Long.bitCount(board.warriors[seat]) > 2) {
        throw new RefusalException(ShaktiReason.TOO_MANY_WARRIORS);
      }
    }
  }

  private void put(String part) throws RefusalException {
    int square = part.length() < 2 ? -1 : ShaktiRays.SQUARES.parse(part.substring(1));
    if (square < 0) {
      throw new RefusalException(ShaktiReason.BAD_LAYOUT, part, EXAMPLE);
    }
    long bit = 1L << square;
    if ((used & bit) != 0) {
      throw new RefusalException(ShaktiReason.TILE_USED_TWICE, part.substring(1));
    }
    used |= bit;
    switch (part.charAt(0)) {
      case '-' -> board.tiles &= ~bit;
      case 'K' -> placeKing(0, square);
      case 'k' -> placeKing(1, square);
      case 'W' -> board.warriors[0] |= bit;
      case 'w' -> board.warriors[1] |= bit;
      default -> throw new RefusalException(ShaktiReason.BAD_LAYOUT, part, EXAMPLE);
    }
    if (part.charAt(0) != '-' && (board.tiles & bit) == 0) {
      throw new RefusalException(ShaktiReason.GAP, part.substring(1));
    }
  }

  private void placeKing(int seat, int square) throws RefusalException {
    if (board.king[seat] != ShaktiBoard.NOWHERE) {
      throw new RefusalException(ShaktiReason.KING_MISSING);
    }
    board.king[seat] = square;
  }
}
