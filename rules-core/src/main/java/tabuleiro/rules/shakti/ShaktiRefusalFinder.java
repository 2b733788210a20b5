package tabuleiro.rules.shakti;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;

/**
 * Finds the reason why a move of Shakti is illegal, in the order in which a player would notice it;
 * used only for moves that are known to be illegal.
 */
final class ShaktiRefusalFinder {
  private final ShaktiBoard board;
  private final int seat;
  private final long own;
  private final long enemies;

  ShaktiRefusalFinder(ShaktiBoard board, int seat) {
    this.board = board;
    this.seat = seat;
    own = board.pieces(seat);
    enemies = board.pieces(seat ^ 1);
  }

  /** Returns why the seat has no piece to move on a square, or null if it has one. */
  @Nullable RefusalException from(int from) {
    if (has(own, from)) {
      return null;
    }
    if (has(enemies, from)) {
      return refuse(ShaktiReason.ENEMY_PIECE, from);
    }
    return refuse(has(board.tiles, from) ? ShaktiReason.NO_PIECE : ShaktiReason.GAP, from);
  }

  /** Returns why the seat cannot move from one square to another. */
  RefusalException move(int from, int to) {
    var refusal = from(from);
    if (refusal == null) {
      refusal = to(from, to);
    }
    if (refusal == null) {
      refusal = way(from, to);
    }
    if (refusal == null && board.freeling) {
      refusal = freeling(from, to);
    }
    return refusal != null ? refusal : exposed(from, to);
  }

  private @Nullable RefusalException to(int from, int to) {
    if (from == to) {
      return refuse(ShaktiReason.STAYS, from);
    }
    if (!has(board.tiles, to)) {
      return refuse(ShaktiReason.GAP, to);
    }
    if (!ShaktiRays.inLine(from, to)) {
      return refuse(ShaktiReason.NOT_A_LINE, from, to);
    }
    return has(own, to) ? refuse(ShaktiReason.OWN_PIECE, to) : null;
  }

  private @Nullable RefusalException way(int from, int to) {
    long between = ShaktiRays.between(from, to) & board.tiles;
    int steps = Long.bitCount(between) + 1;
    if (isKing(from) && steps > 1) {
      return new RefusalException(ShaktiReason.KING_RANGE, name(to), steps);
    }
    if (steps > 2) {
      return new RefusalException(ShaktiReason.WARRIOR_RANGE, name(to), steps);
    }
    long inTheWay = between & (own | enemies);
    return inTheWay == 0
        ? null
        : refuse(ShaktiReason.BLOCKED, Long.numberOfTrailingZeros(inTheWay));
  }

  private @Nullable RefusalException freeling(int from, int to) {
    if (has(enemies, to)) {
      if (!isKing(from)) {
        return new RefusalException(ShaktiReason.WARRIORS_NEVER_CAPTURE);
      }
      if (board.king[seat ^ 1] == to) {
        return new RefusalException(ShaktiReason.KINGS_ARE_NOT_TAKEN);
      }
    }
    boolean overGaps = isKing(from) && !has(ShaktiRays.NEAR[from], to);
    return overGaps && board.attacker(seat) >= 0
        ? new RefusalException(ShaktiReason.CHECKED_KING_STEPS)
        : null;
  }

  private RefusalException exposed(int from, int to) {
    boolean byKing = isKing(from);
    long removed = byKing ? 0 : ShaktiRays.between(from, to) & board.tiles;
    int flags = byKing ? ShaktiBoard.BY_KING : 0;
    int attacker = board.attackerAfter(board.pack(from, 1L << to, removed, flags, seat), seat);
    int king = byKing ? to : board.king[seat];
    if (!board.freeling) {
      return refuse(ShaktiReason.LEAVES_KING_CAPTURABLE, king, attacker);
    }
    return attacker == board.king[seat ^ 1]
        ? refuse(ShaktiReason.KINGS_FACE, king, attacker)
        : refuse(ShaktiReason.LEAVES_KING_IN_CHECK, king, attacker);
  }

  private boolean isKing(int square) {
    return board.king[seat] == square;
  }

  private static boolean has(long squares, int square) {
    return (squares >>> square & 1) != 0;
  }

  private static RefusalException refuse(Reason reason, int... squares) {
    var names = new Object[squares.length];
    for (int i = 0; i < squares.length; i++) {
      names[i] = name(squares[i]);
    }
    return new RefusalException(reason, names);
  }

  private static String name(int square) {
    return ShaktiRays.SQUARES.name(square);
  }
}
