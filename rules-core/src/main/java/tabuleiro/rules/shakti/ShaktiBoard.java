package tabuleiro.rules.shakti;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;

/**
 * Mutable board of Shakti: bitboards of tiles and pieces, with attack detection and move
 * generation.
 */
final class ShaktiBoard {
  /** The square of a taken king: a bit that is no tile. */
  static final int NOWHERE = 63;

  static final long ALL_TILES = (1L << ShaktiRays.COUNT) - 1;

  /** The flags of a packed move above the bits of {@link FromToPosition}. */
  static final int BY_KING = 1 << 17;

  static final int TAKES_KING = 1 << 18;
  static final int REMOVED_SHIFT = 20;

  final boolean freeling;
  final long[] warriors = new long[2];
  final int[] king = {NOWHERE, NOWHERE};
  long tiles;

  ShaktiBoard(boolean freeling, long tiles) {
    this.freeling = freeling;
    this.tiles = tiles;
  }

  ShaktiBoard(ShaktiBoard that) {
    this(that.freeling, that.tiles);
    for (int seat = 0; seat < 2; seat++) {
      warriors[seat] = that.warriors[seat];
      king[seat] = that.king[seat];
    }
  }

  /** Returns all pieces of a seat; a taken king is a bit outside the board. */
  long pieces(int seat) {
    return warriors[seat] | 1L << king[seat];
  }

  /** Returns a square from which the seat's king can be taken or is in check, or -1. */
  int attacker(int seat) {
    if (king[seat] == NOWHERE) {
      return -1;
    }
    int other = seat ^ 1;
    // Freeling's kings give no check; they just must not face each other.
    return attacker(
        king[seat],
        tiles,
        pieces(0) | pieces(1),
        warriors[other],
        freeling ? NOWHERE : king[other]);
  }

  private int attacker(int square, long tiles, long occupied, long warriors, int enemyKing) {
    long enemies = (warriors | 1L << enemyKing) & ShaktiRays.LINES[square];
    while (enemies != 0) {
      int enemy = Long.numberOfTrailingZeros(enemies);
      enemies &= enemies - 1;
      long between = ShaktiRays.between(square, enemy) & tiles;
      if (between == 0) {
        return enemy;
      }
      boolean oneVacantTile = (between & (between - 1 | occupied)) == 0;
      if (oneVacantTile && !freeling && enemy != enemyKing) {
        return enemy;
      }
    }
    return -1;
  }

  /** Returns the tiles from which enemy warriors would give check to the seat's king. */
  long checkingTiles(int seat) {
    return freeling
        ? ShaktiRays.kingAttacks(king[seat], tiles)
        : ShaktiRays.warriorAttacks(king[seat], tiles, pieces(0) | pieces(1));
  }

  /** Returns a square whose piece takes, checks or faces the seat's king, or -1. */
  int threat(int seat) {
    long occupied = pieces(0) | pieces(1);
    return attacker(king[seat], tiles, occupied, warriors[seat ^ 1], king[seat ^ 1]);
  }

  /**
   * Returns a square whose piece takes, checks or faces the seat's king after a move of the seat,
   * or -1.
   */
  int attackerAfter(int move, int seat) {
    long from = 1L << FromToPosition.from(move);
    int to = FromToPosition.to(move);
    int removed = removed(move);
    return attacker(
        (move & BY_KING) != 0 ? to : king[seat],
        removed < 0 ? tiles : tiles & ~(1L << removed),
        (pieces(0) | pieces(1)) & ~from | 1L << to,
        warriors[seat ^ 1] & ~(1L << to),
        (move & TAKES_KING) != 0 ? NOWHERE : king[seat ^ 1]);
  }

  /** Returns the tile a move turns into a gap, or -1. */
  static int removed(int move) {
    return (move >>> REMOVED_SHIFT) - 1;
  }

  /**
   * Appends the seat's moves; with {@code safeOnly} only those after which its king is safe. Taking
   * the enemy king is always allowed, since it ends the game.
   */
  void generate(MoveList moves, int seat, boolean safeOnly) {
    generateKing(moves, seat, safeOnly);
    generateWarriors(moves, seat, safeOnly);
  }

  // Both directions are written out: with a shared method, perft takes a tenth longer.
  private void generateWarriors(MoveList moves, int seat, boolean safeOnly) {
    long own = pieces(seat);
    long occupied = own | pieces(seat ^ 1);
    long barred = freeling ? occupied : own;
    long danger = safeOnly ? danger(seat) : 0;
    for (long left = warriors[seat]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      boolean pinned = (danger >>> from & 1) != 0;
      for (int ray = 4 * from; ray < 4 * from + 4; ray++) {
        long up = ShaktiRays.UP[ray] & tiles;
        long step = up & -up;
        if ((step & barred) == 0 && step != 0) {
          add(moves, pack(from, step, 0, 0, seat), seat, pinned);
          up ^= step;
          long second = up & -up;
          if ((step & occupied) == 0 && (second & barred) == 0 && second != 0) {
            add(moves, pack(from, second, step, 0, seat), seat, pinned || (step & danger) != 0);
          }
        }
        long down = ShaktiRays.DOWN[ray] & tiles;
        step = Long.highestOneBit(down);
        if ((step & barred) == 0 && step != 0) {
          add(moves, pack(from, step, 0, 0, seat), seat, pinned);
          long second = Long.highestOneBit(down ^ step);
          if ((step & occupied) == 0 && (second & barred) == 0 && second != 0) {
            add(moves, pack(from, second, step, 0, seat), seat, pinned || (step & danger) != 0);
          }
        }
      }
    }
  }

  /**
   * Returns the squares whose leaving or removal may expose the king: all if it is attacked now,
   * else those between it and an enemy in line.
   */
  private long danger(int seat) {
    if (threat(seat) >= 0) {
      return -1;
    }
    int square = king[seat];
    long enemies = pieces(seat ^ 1);
    long danger = 0;
    for (long left = enemies & ShaktiRays.LINES[square]; left != 0; left &= left - 1) {
      danger |= ShaktiRays.between(square, Long.numberOfTrailingZeros(left));
    }
    return danger;
  }

  /** Returns whether the seat has a move after which its king is safe. */
  boolean hasSafeMove(int seat, MoveList scratch) {
    scratch.clear();
    generateKing(scratch, seat, true);
    if (scratch.size() == 0) {
      generateWarriors(scratch, seat, true);
    }
    return scratch.size() > 0;
  }

  private void generateKing(MoveList moves, int seat, boolean safeOnly) {
    int from = king[seat];
    long open = tiles & ~pieces(seat);
    if (freeling) {
      open &= ~(1L << king[seat ^ 1]);
      if (attacker(seat) >= 0) {
        open &= ShaktiRays.NEAR[from];
      }
    }
    for (long left = ShaktiRays.kingAttacks(from, tiles) & open; left != 0; left &= left - 1) {
      add(moves, pack(from, left & -left, 0, BY_KING, seat), seat, safeOnly);
    }
  }

  /** Appends a move that takes the enemy king, if the seat has one, and returns whether it has. */
  boolean addKingCapture(MoveList moves, int seat) {
    int from = attacker(seat ^ 1);
    if (from >= 0) {
      moves.add(capture(from, king[seat ^ 1], seat));
    }
    return from >= 0;
  }

  /** Appends the seat's moves that take a warrior and keep its king safe. */
  void addWarriorCaptures(MoveList moves, int seat) {
    long own = pieces(seat);
    long occupied = own | pieces(seat ^ 1);
    for (long targets = warriors[seat ^ 1]; targets != 0; targets &= targets - 1) {
      int target = Long.numberOfTrailingZeros(targets);
      for (long left = own & ShaktiRays.LINES[target]; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        long between = ShaktiRays.between(target, from) & tiles;
        boolean oneVacantTile = (between & (between - 1 | occupied)) == 0;
        if (between == 0 || oneVacantTile && from != king[seat]) {
          add(moves, capture(from, target, seat), seat, true);
        }
      }
    }
  }

  private int capture(int from, int target, int seat) {
    long between = ShaktiRays.between(target, from) & tiles;
    return pack(from, 1L << target, between, from == king[seat] ? BY_KING : 0, seat);
  }

  /** Packs a move from bit sets of one square each; the removed tile may be empty. */
  int pack(int from, long to, long removed, int flags, int seat) {
    int move = from | Long.numberOfTrailingZeros(to) << 8 | flags;
    if (removed != 0) {
      move |= Long.numberOfTrailingZeros(removed) + 1 << REMOVED_SHIFT;
    }
    if ((to & warriors[seat ^ 1]) != 0) {
      move |= FromToPosition.CAPTURE;
    } else if (to == 1L << king[seat ^ 1]) {
      move |= FromToPosition.CAPTURE | TAKES_KING;
    }
    return move;
  }

  private void add(MoveList moves, int move, int seat, boolean safeOnly) {
    if (!safeOnly || (move & TAKES_KING) != 0 || attackerAfter(move, seat) < 0) {
      moves.add(move);
    }
  }

  /** Makes a move of the seat. */
  void make(int move, int seat) {
    long from = 1L << FromToPosition.from(move);
    int to = FromToPosition.to(move);
    if ((move & BY_KING) != 0) {
      king[seat] = to;
    } else {
      warriors[seat] ^= from | 1L << to;
    }
    if ((move & TAKES_KING) != 0) {
      king[seat ^ 1] = NOWHERE;
    } else if (FromToPosition.isCapture(move)) {
      warriors[seat ^ 1] ^= 1L << to;
    }
    int removed = removed(move);
    if (removed >= 0) {
      tiles ^= 1L << removed;
    }
  }

  /** Unmakes a move of the seat. */
  void unmake(int move, int seat) {
    int from = FromToPosition.from(move);
    int to = FromToPosition.to(move);
    if ((move & BY_KING) != 0) {
      king[seat] = from;
    } else {
      warriors[seat] ^= 1L << from | 1L << to;
    }
    if ((move & TAKES_KING) != 0) {
      king[seat ^ 1] = to;
    } else if (FromToPosition.isCapture(move)) {
      warriors[seat ^ 1] ^= 1L << to;
    }
    int removed = removed(move);
    if (removed >= 0) {
      tiles ^= 1L << removed;
    }
  }
}
