package tabuleiro.rules.pacru;

import tabuleiro.rules.game.Position;

/**
 * Encodes a move of a chevron as an int: the field it leaves, the field it enters and the twist, a
 * turn by one direction.
 */
public final class PacruMove {
  private PacruMove() {}

  /** Packs a move with a twist of -1 (left), 0 or 1 (right). */
  public static int of(int from, int to, int twist) {
    return from | to << 7 | (twist & 3) << 14;
  }

  /** Returns the field that the chevron leaves. */
  public static int from(int move) {
    return move & 127;
  }

  /** Returns the field that the chevron enters. */
  public static int to(int move) {
    return move >> 7 & 127;
  }

  /** Returns the rotation after arriving: -1 is 45° counter-clockwise, 1 clockwise. */
  public static int twist(int move) {
    return move << 16 >> 30;
  }

  /** Returns the stance of the chevron after the move. */
  public static int stance(int move) {
    int direction = PacruGrid.direction(from(move), to(move));
    return PacruGrid.stance(to(move), direction + twist(move));
  }

  /** Returns the move in canonical notation. */
  static String format(int move) {
    if (move == Position.PASS) {
      return "pass";
    }
    if (move == Position.RESIGN) {
      return "resign";
    }
    var line = PacruGrid.name(from(move)) + "-" + PacruGrid.name(to(move));
    return switch (twist(move)) {
      case -1 -> line + "<";
      case 1 -> line + ">";
      default -> line;
    };
  }
}
