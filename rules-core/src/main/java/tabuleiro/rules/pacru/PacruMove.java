package tabuleiro.rules.pacru;

import tabuleiro.rules.game.Position;

/** How a chevron's move is packed into an int: from, to and twist. */
public final class PacruMove {
  private PacruMove() {}

  /** The move from one field to another with a twist of -1 (left), 0 or 1 (right). */
  public static int of(int from, int to, int twist) {
    return from | to << 7 | (twist & 3) << 14;
  }

  /** Where the chevron starts. */
  public static int from(int move) {
    return move & 127;
  }

  /** Where it arrives. */
  public static int to(int move) {
    return move >> 7 & 127;
  }

  /** How it is turned after arriving: -1 is 45° counter-clockwise, 1 clockwise. */
  public static int twist(int move) {
    return move << 16 >> 30;
  }

  /** The stance in which the chevron ends up. */
  public static int stance(int move) {
    int direction = Fields.direction(from(move), to(move));
    return Fields.stance(to(move), direction + twist(move));
  }

  /** The move in canonical notation. */
  static String format(int move) {
    if (move == Position.PASS) {
      return "pass";
    }
    if (move == Position.RESIGN) {
      return "resign";
    }
    var line = Fields.name(from(move)) + "-" + Fields.name(to(move));
    return switch (twist(move)) {
      case -1 -> line + "<";
      case 1 -> line + ">";
      default -> line;
    };
  }
}
