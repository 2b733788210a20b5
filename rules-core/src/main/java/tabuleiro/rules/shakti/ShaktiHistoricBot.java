package tabuleiro.rules.shakti;

import java.util.Random;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Position;

/**
 * Greedy computer opponent of the first Shakti program: plays the move with the best value by how
 * near the warriors of both sides are to the enemy king, and whether the own ones are attacked.
 */
final class ShaktiHistoricBot implements Bot {
  private static final double KING_GONE = -100;
  private static final double KING_ATTACKED = -90;

  @Override
  public int choose(Position position, Random random) {
    var shakti = (ShaktiPosition) position;
    var moves = position.legalMoves();
    int seat = position.turn();
    int best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      double value = value(shakti, seat);
      position.undo();
      if (value > most) {
        most = value;
        best = moves.get(i);
      }
    }
    return best;
  }

  private static double value(ShaktiPosition position, int seat) {
    if (position.king(seat) < 0) {
      return KING_GONE;
    }
    if (position.king(seat ^ 1) < 0) {
      return -KING_GONE;
    }
    if (position.isInCheck(seat)) {
      return KING_ATTACKED;
    }
    return threat(position, seat, true) - threat(position, seat ^ 1, false);
  }

  /**
   * Returns the sum of 1/moves to the enemy king. A careful sum leaves out attacked warriors, and
   * of two the farther one.
   */
  private static double threat(ShaktiPosition position, int seat, boolean careful) {
    double sum = 0;
    double least = Double.POSITIVE_INFINITY;
    int attacked = 0;
    for (long left = position.warriors(seat); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      double closeness = 1.0 / moves(position, square, position.king(seat ^ 1));
      least = Math.min(least, closeness);
      if (careful && isAttacked(position, square, seat ^ 1)) {
        attacked++;
      } else {
        sum += closeness;
      }
    }
    return attacked == 2 ? least : sum;
  }

  private static boolean isAttacked(ShaktiPosition position, int square, int by) {
    long hit =
        ShaktiRays.kingAttacks(position.king(by), position.tiles())
            | hitByWarriors(position, position.warriors(by));
    return (hit >>> square & 1) != 0;
  }

  /** Returns the number of moves of a warrior to a square; a large one if there is no path. */
  private static int moves(ShaktiPosition position, int from, int to) {
    long front = 1L << from;
    long seen = front;
    for (int moves = 1; front != 0; moves++) {
      front = hitByWarriors(position, front) & ~seen;
      seen |= front;
      if ((front >>> to & 1) != 0) {
        return moves;
      }
      front &= ~pieces(position);
    }
    return ShaktiRays.COUNT;
  }

  /** Returns the tiles that warriors on some squares attack. */
  private static long hitByWarriors(ShaktiPosition position, long warriors) {
    long hit = 0;
    for (long left = warriors; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      hit |= ShaktiRays.warriorAttacks(from, position.tiles(), pieces(position));
    }
    return hit;
  }

  private static long pieces(ShaktiPosition position) {
    long kings = 1L << position.king(0) | 1L << position.king(1);
    return position.warriors(0) | position.warriors(1) | kings;
  }
}
