package tabuleiro.rules.shi;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Squares;

/**
 * Immutable rays of a square board: for each square and direction the list of squares up to the
 * edge.
 */
final class ShiRays {
  private static final ShiRays[] OF_SIDE = new ShiRays[Shi.MAX_SIDE + 1];

  private final Squares squares;
  private final int[][] rays;

  private ShiRays(Squares squares) {
    this.squares = squares;
    rays = new int[8 * squares.count()][];
    for (int from = 0; from < squares.count(); from++) {
      for (var heading : Heading.values()) {
        var ray = new int[squares.side()];
        int length = 0;
        for (int to = squares.step(from, heading); to >= 0; to = squares.step(to, heading)) {
          ray[length++] = to;
        }
        rays[8 * from + heading.ordinal()] = Arrays.copyOf(ray, length);
      }
    }
  }

  /** Returns the rays of a board with sides of some length. */
  static synchronized ShiRays of(int side) {
    if (OF_SIDE[side] == null) {
      OF_SIDE[side] = new ShiRays(new Squares(side));
    }
    return OF_SIDE[side];
  }

  /** Returns the squares of the board. */
  Squares squares() {
    return squares;
  }

  /** Returns the squares from a square to the edge, nearest first. */
  int[] ray(int from, int heading) {
    return rays[8 * from + heading];
  }

  /** Returns the squares between two squares, nearest first; null if they are not on a line. */
  int @Nullable [] between(int from, int to) {
    for (int heading = 0; heading < 8; heading++) {
      var ray = ray(from, heading);
      for (int i = 0; i < ray.length; i++) {
        if (ray[i] == to) {
          return Arrays.copyOf(ray, i);
        }
      }
    }
    return null;
  }
}
