package tabuleiro.rules.shakti;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.game.Terms;

/** Shakti is about the kings: where they can still go, and what comes near them. */
final class ShaktiHeuristics extends TermHeuristics {
  private static final Terms CAPTURE = new Terms();
  private static final Terms FREELING = new Terms();
  private static final int WARRIORS = term("warriors", 2500, 7759, 2859, "own warriors");
  private static final int KING_SAFE =
      term("king safe", 200, -302, 695, "free tiles one step from the king that nobody hits");
  private static final int KING_STEPS =
      term("king steps", 50, 161, -393, "free tiles one step from the king");
  private static final int KING_SPACE =
      term("king space", 40, 332, 351, "tiles up to two squares from the king");
  private static final int CLOSE =
      term("close", 50, 631, 527, "7 less the distance to the enemy king, for each warrior");
  private static final int LOOSE = term("loose", -800, -284, 1546, "warriors that can be taken");
  private static final int REACH = term("reach", 30, 83, 42, "empty tiles that warriors hit");
  private static final int CHECKED =
      term("checked", -1500, -267, -609, "1 if warriors attack the king");
  private static final int LAST_WARRIOR =
      term("last warrior", -300, -8498, 138, "1 if only one warrior is left");
  private static final int TURN = term("turn", 100, 114, 1511, "1 if it is the seat's turn");

  /** With captures a term weighs the same all game long, by guess; Freeling's game was tuned. */
  private static int term(String name, int capture, int opening, int ending, String counted) {
    CAPTURE.add(name, capture, capture, counted);
    return FREELING.add(name, opening, ending, counted);
  }

  // How much harder a move is to see if it is a leap, for each gap under it, and if it is slanted.
  private static final int LEAP = 40;
  private static final int GAP = 30;
  private static final int SLANTED = 15;

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
    return Math.min(Terms.LAST_PHASE, gaps * Terms.LAST_PHASE / MANY_GAPS);
  }

  @Override
  public void count(int[][] counts) {
    long tiles = position.tiles();
    long kings = bit(0) | bit(1);
    long pieces = position.warriors(0) | position.warriors(1) | kings;
    for (int seat = 0; seat < 2; seat++) {
      hits[seat] = 0;
      for (long left = position.warriors(seat); left != 0; left &= left - 1) {
        int warrior = Long.numberOfTrailingZeros(left);
        hits[seat] |= ShaktiRays.twoTiles(warrior, tiles, pieces);
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      var own = counts[seat];
      int king = position.king(seat);
      int enemyKing = position.king(seat ^ 1);
      long hitByKing = ShaktiRays.nextTiles(enemyKing, tiles);
      long hitByEnemies = hits[seat ^ 1] | hitByKing;
      long warriors = position.warriors(seat);
      long free = ShaktiRays.nextTiles(king, tiles) & ~(warriors | kings);
      own[WARRIORS] = Long.bitCount(warriors);
      own[KING_STEPS] = Long.bitCount(free);
      own[KING_SAFE] = Long.bitCount(free & ~hitByEnemies);
      own[KING_SPACE] = Long.bitCount(tiles & around(king));
      own[REACH] = Long.bitCount(hits[seat] & ~pieces);
      own[CHECKED] = (hits[seat ^ 1] & bit(seat)) != 0 ? 1 : 0;
      own[LAST_WARRIOR] = own[WARRIORS] == 1 ? 1 : 0;
      own[LOOSE] = Long.bitCount(warriors & (freeling ? hitByKing & ~hits[seat] : hitByEnemies));
      own[CLOSE] = closeness(warriors, enemyKing);
      own[TURN] = seat == position.turn() ? 1 : 0;
    }
  }

  private long bit(int seat) {
    return 1L << position.king(seat);
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

  /** A step is plain to see, a leap of two tiles less so, and least what goes over gaps. */
  @Override
  public int obscurity(int move) {
    if (move == Position.PASS || position.isRecapture(move)) {
      return 0;
    }
    int from = FromToPosition.from(move);
    int to = FromToPosition.to(move);
    int squares = Near.distance(from, to);
    int leap = ShaktiPosition.removedBy(move) >= 0 ? 1 : 0;
    int gaps = squares - 1 - leap;
    int slant = squares > 1 && ShaktiRays.SQUARES.isSlanted(from, to) ? SLANTED : 0;
    boolean plain = ShaktiPosition.takesKing(move) && gaps == 0;
    return plain ? 0 : Math.min(100, LEAP * leap + GAP * gaps + slant);
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
