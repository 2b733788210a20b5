package tabuleiro.rules.shakti;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Evaluates positions of Shakti for the search, by the space and safety of the kings and the
 * warriors near them.
 */
final class ShaktiHeuristics extends LinearHeuristics {
  private static final EvaluationTerms CAPTURE = new EvaluationTerms();
  private static final EvaluationTerms FREELING = new EvaluationTerms();
  private static final int WARRIORS =
      term("warriors", "own warriors", 7759, 2859, 3500, 3500, 3500, 3500, 3500);
  private static final int KING_SAFE =
      term("king safe", "king steps that nobody hits", -302, 695, -23, -78, -64, -62, -189);
  private static final int KING_STEPS =
      term("king steps", "free tiles one step from the king", 161, -393, 89, 147, 156, 151, 400);
  private static final int KING_SPACE =
      term("king space", "tiles up to two squares from the king", 332, 351, 88, 49, 34, 37, -38);
  private static final int CLOSE =
      term("close", "nearness of warriors to the enemy king", 631, 527, 150, 57, 31, 31, 0);
  private static final int LOOSE =
      term("loose", "warriors that can be taken", -284, 1546, 0, 0, 0, 0, 0);
  private static final int REACH =
      term("reach", "empty tiles that warriors hit", 83, 42, 57, 52, 51, 40, 261);
  private static final int CHECKED =
      term("checked", "1 if warriors attack the king", -267, -609, -481, -405, -346, -235, -896);
  private static final int LAST_WARRIOR =
      term("last warrior", "1 if only one warrior is left", -8498, 138, 0, 0, 0, 0, 0);
  private static final int TURN =
      term("turn", "1 if it is the seat's turn", 114, 1511, 0, 0, 0, 0, 0);
  private static final int CHECKS =
      term("checks", "empty tiles from which warriors would give check", 0, 0, 50, 60, 60, 40, 188);
  private static final int NO_TILE =
      term("no tile", "1 if the king has no safe tile", 0, 0, -1000, -554, -229, -110, -281);
  private static final int NO_WARRIOR =
      term("no warrior", "1 if no warrior is left", 0, 0, -2000, -2000, -2000, -2000, -2000);

  /** Adds a term with its weights in Freeling's game, then in the game with captures. */
  private static int term(String name, String counted, int opening, int ending, int... capture) {
    CAPTURE.add(name, counted, capture);
    return FREELING.add(name, opening, ending, counted);
  }

  // Oversight percentages for a leap, for each gap below it, and for a diagonal.
  private static final int LEAP_OVERSIGHT = 28;
  private static final int GAP_OVERSIGHT = 25;
  private static final int DIAGONAL_OVERSIGHT = 10;

  /** The noise scale, which is larger since games are drawn unless somebody errs. */
  private static final int NOISE_PERCENT = 200;

  /** The depth limit with captures: with a depth of seven plies most games are drawn. */
  private static final int MAX_DEPTH = 6;

  private static final int OPENING_NOISE = 60;

  /** The number of gaps from which it costs good moves to avoid a draw at any price. */
  private static final int LATE_GAPS = 20;

  private static final int LATE_CONTEMPT = 20;

  /** The futility margin, smaller than usual: a warrior is worth 219 and all else far less. */
  private static final int FUTILITY_MARGIN = 40;

  /** The number of gaps in the last phase. */
  private static final int MANY_GAPS = 40;

  private static final int MANY_GAPS_FREELING = 24;

  /** The number of plies without progress after which the next move may end the game. */
  private static final int LAST_QUIET_PLY = ShaktiPosition.QUIET_LIMIT - 1;

  /** The smallest number of plies before a third repetition that exposing the king brings about. */
  private static final int MIN_REPETITION_PLIES = 4;

  // Ordering scores of taking a king or a warrior and of giving check.
  private static final int KING_CAPTURE_SCORE = 1_000_000;
  private static final int WARRIOR_CAPTURE_SCORE = 5000;
  private static final int CHECK_SCORE = 3500;

  private final ShaktiPosition position;
  private final boolean freeling;
  private final MoveList all = new MoveList();
  private final long[] warriorHits = new long[2];
  private final long[] steps = new long[2];

  /** The tiles of checking moves at the last generation. */
  private long checkingTiles;

  ShaktiHeuristics(ShaktiPosition position) {
    super(2, position.options().is("rules", "freeling") ? FREELING : CAPTURE);
    this.position = position;
    freeling = position.options().is("rules", "freeling");
  }

  @Override
  public int phase() {
    int most = freeling ? MANY_GAPS_FREELING : MANY_GAPS;
    return Math.min(EvaluationTerms.LAST_PHASE, gaps() * EvaluationTerms.LAST_PHASE / most);
  }

  private int gaps() {
    return ShaktiRays.COUNT - Long.bitCount(position.tiles());
  }

  @Override
  public void count(int[][] counts) {
    long tiles = position.tiles();
    long kings = bit(0) | bit(1);
    long pieces = position.warriors(0) | position.warriors(1) | kings;
    for (int seat = 0; seat < 2; seat++) {
      warriorHits[seat] = 0;
      for (long left = position.warriors(seat); left != 0; left &= left - 1) {
        int warrior = Long.numberOfTrailingZeros(left);
        warriorHits[seat] |= ShaktiRays.warriorAttacks(warrior, tiles, pieces);
      }
      steps[seat] = ShaktiRays.kingAttacks(position.king(seat), tiles);
    }
    for (int seat = 0; seat < 2; seat++) {
      var own = counts[seat];
      int king = position.king(seat);
      int enemyKing = position.king(seat ^ 1);
      long hitByKing = steps[seat ^ 1];
      long hitByEnemies = warriorHits[seat ^ 1] | hitByKing;
      long warriors = position.warriors(seat);
      long free = steps[seat] & ~(warriors | kings);
      own[WARRIORS] = Long.bitCount(warriors);
      own[KING_STEPS] = Long.bitCount(free);
      own[KING_SAFE] = Long.bitCount(free & ~hitByEnemies);
      own[KING_SPACE] = Long.bitCount(tiles & Distances.TWO_STEPS[king]);
      own[REACH] = Long.bitCount(warriorHits[seat] & ~pieces);
      own[CHECKED] = (warriorHits[seat ^ 1] & bit(seat)) != 0 ? 1 : 0;
      own[LAST_WARRIOR] = own[WARRIORS] == 1 ? 1 : 0;
      own[LOOSE] =
          Long.bitCount(warriors & (freeling ? hitByKing & ~warriorHits[seat] : hitByEnemies));
      own[CLOSE] = closeness(warriors, enemyKing);
      own[TURN] = seat == position.turn() ? 1 : 0;
      if (!freeling) {
        long checks =
            warriorHits[seat] & ~pieces & ShaktiRays.warriorAttacks(enemyKing, tiles, pieces);
        own[CHECKS] = Long.bitCount(checks);
        own[NO_TILE] = own[KING_SAFE] == 0 ? 1 : 0;
        own[NO_WARRIOR] = own[WARRIORS] == 0 ? 1 : 0;
      }
    }
  }

  private long bit(int seat) {
    return 1L << position.king(seat);
  }

  private static int closeness(long warriors, int king) {
    int sum = 0;
    for (long left = warriors; left != 0; left &= left - 1) {
      sum += ShaktiRays.SQUARES.side() - Distances.distance(Long.numberOfTrailingZeros(left), king);
    }
    return sum;
  }

  /**
   * Appends all moves, but below the root no moves that expose the king if there are others, since
   * they lose. A king that can be taken is taken.
   */
  @Override
  public void candidates(MoveList moves, int ply) {
    checkingTiles = position.checkingTiles();
    if (ply == 0 || position.mustKeepKingSafe()) {
      position.moves(moves);
    } else if (!position.addKingCapture(moves)) {
      position.safeMoves(moves);
      if (mayEndInDraw(ply)) {
        addDraws(moves);
      }
      if (moves.size() == 0) {
        position.moves(moves);
      }
    }
  }

  /**
   * Returns whether a move that exposes the king may end the game before it is taken. A position
   * with an exposed king repeats only if it occurred before the search.
   */
  private boolean mayEndInDraw(int ply) {
    boolean oneWarrior = Long.bitCount(position.warriors(0) | position.warriors(1)) == 1;
    return oneWarrior
        || position.pliesSinceProgress() - ply >= MIN_REPETITION_PLIES
        || position.pliesSinceProgress() >= LAST_QUIET_PLY;
  }

  private void addDraws(MoveList moves) {
    all.clear();
    position.moves(all);
    for (int i = 0; i < all.size(); i++) {
      int move = all.get(i);
      if (move != Position.PASS && position.exposesKing(move)) {
        position.play(move);
        boolean over = position.isOver();
        position.undo();
        if (over) {
          moves.add(move);
        }
      }
    }
  }

  @Override
  public void quiescenceMoves(MoveList moves) {
    if (!freeling) {
      position.captures(moves);
    }
  }

  @Override
  public int orderingScore(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    if (ShaktiPosition.takesKing(move)) {
      return KING_CAPTURE_SCORE;
    }
    if (FromToPosition.isCapture(move)) {
      return WARRIOR_CAPTURE_SCORE;
    }
    boolean checks = (checkingTiles >>> FromToPosition.to(move) & 1) != 0;
    return checks && !ShaktiPosition.isByKing(move) ? CHECK_SCORE : 0;
  }

  /**
   * Returns the oversight percentage: a step is easy to see, a leap of two tiles harder, and a move
   * over gaps hardest.
   */
  @Override
  public int oversightPercent(int move) {
    if (move == Position.PASS || position.isRecapture(move)) {
      return 0;
    }
    int from = FromToPosition.from(move);
    int to = FromToPosition.to(move);
    int squares = Distances.distance(from, to);
    int leap = ShaktiPosition.removedBy(move) >= 0 ? 1 : 0;
    int gaps = squares - 1 - leap;
    int slant = squares > 1 && ShaktiRays.SQUARES.isSlanted(from, to) ? DIAGONAL_OVERSIGHT : 0;
    boolean plain = ShaktiPosition.takesKing(move) && gaps == 0;
    return plain ? 0 : Math.min(100, LEAP_OVERSIGHT * leap + GAP_OVERSIGHT * gaps + slant);
  }

  /** Returns whether a king is in check; that of the other seat is taken at once. */
  @Override
  public boolean extendsSearch() {
    return position.isInCheck(position.turn()) || position.isInCheck(position.turn() ^ 1);
  }

  @Override
  public int noisePercent() {
    return NOISE_PERCENT;
  }

  @Override
  public int maxDepth() {
    return freeling ? super.maxDepth() : MAX_DEPTH;
  }

  @Override
  public int contempt() {
    return freeling || gaps() < LATE_GAPS ? super.contempt() : LATE_CONTEMPT;
  }

  @Override
  public int futilityMargin() {
    return freeling ? super.futilityMargin() : FUTILITY_MARGIN;
  }

  @Override
  public boolean prunesAggressively() {
    return !freeling;
  }

  @Override
  public int openingNoise() {
    return OPENING_NOISE;
  }

  @Override
  public boolean scoresRepetitionAsDraw() {
    return true;
  }

  /** King's distances on a board without gaps. */
  private static final class Distances {
    /** The squares up to two steps away. */
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

  @Override
  public int nodesPerMilli() {
    return 300;
  }
}
