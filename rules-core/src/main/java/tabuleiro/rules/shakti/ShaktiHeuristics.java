package tabuleiro.rules.shakti;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.TermHeuristics;

/** Shakti is about the kings: where they can still go, and what comes near them. */
final class ShaktiHeuristics extends TermHeuristics {
  private static final int WARRIORS = 0;
  private static final int KING_SAFE = 1;
  private static final int KING_STEPS = 2;
  private static final int KING_SPACE = 3;
  private static final int CLOSE = 4;
  private static final int LOOSE = 5;
  private static final int REACH = 6;
  private static final int CHECKED = 7;
  private static final int LAST_WARRIOR = 8;
  private static final int TURN = 9;

  private static final List<String> NAMES =
      List.of(
          "warriors",
          "king safe",
          "king steps",
          "king space",
          "close",
          "loose",
          "reach",
          "checked",
          "last warrior",
          "turn");

  private static final Weights CAPTURE =
      new Weights(
          NAMES,
          new int[] {2500, 200, 50, 40, 50, -800, 30, -1500, -300, 100},
          new int[] {2500, 200, 50, 40, 50, -800, 30, -1500, -300, 100});
  private static final Weights FREELING =
      new Weights(
          NAMES,
          new int[] {10751, 56, 51, 480, 704, -284, -149, -267, -10604, 290},
          new int[] {1873, 235, -31, 74, 448, 1546, 54, -609, 2932, 616});

  /** How many gaps make an ending. */
  private static final int MANY_GAPS = 24;

  private final ShaktiPosition position;
  private final boolean freeling;
  private final MoveList all = new MoveList();
  private final long[] hits = new long[2];

  ShaktiHeuristics(ShaktiPosition position) {
    super(2, position.options().is("rules", "freeling") ? FREELING : CAPTURE);
    this.position = position;
    freeling = position.options().is("rules", "freeling");
  }

  @Override
  public int phase() {
    int gaps = ShaktiRays.COUNT - Long.bitCount(position.tiles());
    return Math.min(LAST_PHASE, gaps * LAST_PHASE / MANY_GAPS);
  }

  @Override
  public void count(int[][] terms) {
    long pieces = position.warriors(0) | position.warriors(1) | bit(0) | bit(1);
    long danger = 0;
    for (int seat = 0; seat < 2; seat++) {
      Arrays.fill(terms[seat], 0);
      hits[seat] = 0;
      for (long left = position.warriors(seat); left != 0; left &= left - 1) {
        hits[seat] |= hitBy(Long.numberOfTrailingZeros(left), pieces);
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      var own = terms[seat];
      int other = seat ^ 1;
      long tiles = position.tiles();
      long steps = stepsOf(position.king(seat));
      long enemyKing = stepsOf(position.king(other));
      danger = hits[other] | enemyKing;
      long warriors = position.warriors(seat);
      long free = steps & ~(warriors | bit(seat) | bit(other));
      own[WARRIORS] = Long.bitCount(warriors);
      own[KING_STEPS] = Long.bitCount(free);
      own[KING_SAFE] = Long.bitCount(free & ~danger);
      own[KING_SPACE] = Long.bitCount(tiles & around(position.king(seat)));
      own[REACH] = Long.bitCount(hits[seat] & ~pieces);
      own[CHECKED] = (hits[other] & bit(seat)) != 0 ? 1 : 0;
      own[LAST_WARRIOR] = own[WARRIORS] == 1 ? 1 : 0;
      own[LOOSE] = Long.bitCount(warriors & (freeling ? enemyKing & ~hits[seat] : danger));
      own[CLOSE] = closeness(warriors, position.king(other));
      own[TURN] = seat == position.turn() ? 1 : 0;
    }
  }

  private long bit(int seat) {
    return 1L << position.king(seat);
  }

  /** The tiles that a warrior could step on, or hit what stands there. */
  private long hitBy(int from, long pieces) {
    long tiles = position.tiles();
    long hit = 0;
    for (int ray = 4 * from; ray < 4 * from + 4; ray++) {
      long up = ShaktiRays.UP[ray] & tiles;
      long step = up & -up;
      hit |= step;
      if ((step & pieces) == 0) {
        up ^= step;
        hit |= up & -up;
      }
      long down = ShaktiRays.DOWN[ray] & tiles;
      step = Long.highestOneBit(down);
      hit |= step;
      if ((step & pieces) == 0) {
        hit |= Long.highestOneBit(down ^ step);
      }
    }
    return hit;
  }

  /** The next tile in every direction. */
  private long stepsOf(int from) {
    long tiles = position.tiles();
    long steps = 0;
    for (int ray = 4 * from; ray < 4 * from + 4; ray++) {
      long up = ShaktiRays.UP[ray] & tiles;
      steps |= up & -up | Long.highestOneBit(ShaktiRays.DOWN[ray] & tiles);
    }
    return steps;
  }

  /** The squares up to two steps away. */
  private static long around(int square) {
    return Near.TWO_STEPS[square];
  }

  private static int closeness(long warriors, int king) {
    int sum = 0;
    for (long left = warriors; left != 0; left &= left - 1) {
      sum += ShaktiRays.SQUARES.side() - Near.distance(Long.numberOfTrailingZeros(left), king);
    }
    return sum;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }

  @Override
  public void noisy(MoveList moves) {
    if (freeling) {
      return;
    }
    all.clear();
    position.moves(all);
    for (int i = 0; i < all.size(); i++) {
      if (FromToPosition.isCapture(all.get(i))) {
        moves.add(all.get(i));
      }
    }
  }

  @Override
  public int promise(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    if (ShaktiPosition.takesKing(move)) {
      return 1_000_000;
    }
    return FromToPosition.isCapture(move) ? 5000 : 0;
  }

  @Override
  public boolean isUrgent() {
    return position.isInCheck(position.turn());
  }

  @Override
  public boolean isCycleDrawn() {
    return true;
  }

  /** Distances in king's steps over a board without gaps. */
  private static final class Near {
    static final long[] TWO_STEPS = new long[ShaktiRays.COUNT];
    private static final int SIDE = ShaktiRays.SQUARES.side();

    static {
      for (int a = 0; a < ShaktiRays.COUNT; a++) {
        for (int b = 0; b < ShaktiRays.COUNT; b++) {
          TWO_STEPS[a] |= a != b && distance(a, b) <= 2 ? 1L << b : 0;
        }
      }
    }

    static int distance(int a, int b) {
      return Math.max(Math.abs(a % SIDE - b % SIDE), Math.abs(a / SIDE - b / SIDE));
    }
  }
}
