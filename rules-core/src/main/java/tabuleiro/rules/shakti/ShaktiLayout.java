package tabuleiro.rules.shakti;

import tabuleiro.rules.game.Refusal;

/** Reads the layout text that {@link Shakti#layout} documents. */
final class ShaktiLayout {
  private static final String EXAMPLE = "to=1 Kd2 Wd4 kd7 wb6 -f5";

  private final ShaktiBoard board;
  private long used;
  private int turn;

  ShaktiLayout(ShaktiBoard board) {
    this.board = board;
  }

  /** The seat to move. */
  int turn() {
    return turn;
  }

  /** Sets the board up. */
  void read(String layout) throws Refusal {
    for (var part : layout.strip().split("\\s+")) {
      if (part.equals("to=1") || part.equals("to=2")) {
        turn = part.charAt(3) - '1';
      } else {
        put(part);
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      if (board.king[seat] == ShaktiBoard.NOWHERE) {
        throw new Refusal(ShaktiReason.KING_MISSING);
      }
      if (Long.bitCount(board.warriors[seat]) > 2) {
        throw new Refusal(ShaktiReason.TOO_MANY_WARRIORS);
      }
    }
  }

  private void put(String part) throws Refusal {
    int square = part.length() < 2 ? -1 : ShaktiRays.SQUARES.parse(part.substring(1));
    if (square < 0) {
      throw new Refusal(ShaktiReason.BAD_LAYOUT, part, EXAMPLE);
    }
    long bit = 1L << square;
    if ((used & bit) != 0) {
      throw new Refusal(ShaktiReason.TILE_USED_TWICE, part.substring(1));
    }
    used |= bit;
    switch (part.charAt(0)) {
      case '-' -> board.tiles &= ~bit;
      case 'K' -> crown(0, square);
      case 'k' -> crown(1, square);
      case 'W' -> board.warriors[0] |= bit;
      case 'w' -> board.warriors[1] |= bit;
      default -> throw new Refusal(ShaktiReason.BAD_LAYOUT, part, EXAMPLE);
    }
    if (part.charAt(0) != '-' && (board.tiles & bit) == 0) {
      throw new Refusal(ShaktiReason.GAP, part.substring(1));
    }
  }

  private void crown(int seat, int square) throws Refusal {
    if (board.king[seat] != ShaktiBoard.NOWHERE) {
      throw new Refusal(ShaktiReason.KING_MISSING);
    }
    board.king[seat] = square;
  }
}
