package tabuleiro.rules.shi;

import java.util.Arrays;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;

/** Mutable board of Shi as an array of squares, for any size. */
final class ShiArrayBoard extends ShiBoard {
  private static final byte EMPTY = -1;

  private final ShiRays rays;
  private final byte[] owners;

  /** For each square the seats, as bits, that see it behind a screen; computed on demand. */
  private final byte[] seen;

  ShiArrayBoard(int side) {
    rays = ShiRays.of(side);
    owners = new byte[rays.squares().count()];
    seen = new byte[owners.length];
    Arrays.fill(owners, EMPTY);
  }

  private ShiArrayBoard(ShiArrayBoard that) {
    rays = that.rays;
    owners = that.owners.clone();
    seen = new byte[owners.length];
  }

  @Override
  int owner(int square) {
    return owners[square];
  }

  @Override
  void toggle(int seat, int square) {
    owners[square] = owners[square] == EMPTY ? (byte) seat : EMPTY;
  }

  @Override
  void generate(MoveList moves, int seat) {
    for (int from = 0; from < owners.length; from++) {
      if (owners[from] == seat) {
        for (int heading = 0; heading < 8; heading++) {
          generate(moves, from, rays.ray(from, heading), seat);
        }
      }
    }
  }

  private void generate(MoveList moves, int from, int[] ray, int seat) {
    int i = 0;
    while (i < ray.length && owners[ray[i]] == EMPTY) {
      moves.add(from | ray[i++] << 8);
    }
    int target = behindScreen(ray, seat);
    if (target >= 0 && owners[target] != seat) {
      moves.add(from | target << 8 | FromToPosition.CAPTURE);
    }
  }

  /** Returns the square of the piece that the seat sees behind a screen on a ray, or -1. */
  private int behindScreen(int[] ray, int seat) {
    int i = nextPiece(ray, 0);
    if (i == ray.length || owners[ray[i]] != seat) {
      return -1;
    }
    i = nextPiece(ray, i + 1);
    return i == ray.length ? -1 : ray[i];
  }

  private int nextPiece(int[] ray, int from) {
    int i = from;
    while (i < ray.length && owners[ray[i]] == EMPTY) {
      i++;
    }
    return i;
  }

  @Override
  void captures(MoveList moves, int seat) {
    for (int from = 0; from < owners.length; from++) {
      if (owners[from] == seat) {
        for (int heading = 0; heading < 8; heading++) {
          int target = behindScreen(rays.ray(from, heading), seat);
          if (target >= 0 && owners[target] != seat) {
            moves.add(from | target << 8 | FromToPosition.CAPTURE);
          }
        }
      }
    }
  }

  @Override
  void count(int[][] counts) {
    Arrays.fill(counts[0], 0);
    Arrays.fill(counts[1], 0);
    Arrays.fill(seen, (byte) 0);
    for (int from = 0; from < owners.length; from++) {
      if (owners[from] >= 0) {
        for (int heading = 0; heading < 8; heading++) {
          look(rays.ray(from, heading), owners[from], counts[owners[from]]);
        }
      }
    }
    for (int square = 0; square < owners.length; square++) {
      if (seen[square] != 0) {
        count(counts[0], 0, square);
        count(counts[1], 1, square);
      }
    }
  }

  private void count(int[] counts, int seat, int square) {
    boolean hit = (seen[square] >> seat & 1) != 0;
    if (hit && owners[square] == EMPTY) {
      counts[ShiHeuristics.COVERED]++;
    } else if (hit && owners[square] == seat) {
      counts[ShiHeuristics.GUARDED]++;
    } else if (hit) {
      counts[ShiHeuristics.TARGETS]++;
      boolean guarded = (seen[square] >> (seat ^ 1) & 1) != 0;
      counts[ShiHeuristics.LOOSE_TARGETS] += guarded ? 0 : 1;
    }
  }

  /** Counts what a piece sees behind a screen on a ray. */
  private void look(int[] ray, int seat, int[] counts) {
    int first = nextPiece(ray, 0);
    counts[ShiHeuristics.REACHED] += first;
    if (first < ray.length && owners[ray[first]] == seat) {
      int second = nextPiece(ray, first + 1);
      for (int i = first + 1; i <= second && i < ray.length; i++) {
        seen[ray[i]] |= (byte) (1 << seat);
      }
    }
  }

  @Override
  ShiArrayBoard copy() {
    return new ShiArrayBoard(this);
  }
}
