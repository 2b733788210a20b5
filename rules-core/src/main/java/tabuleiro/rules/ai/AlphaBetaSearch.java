package tabuleiro.rules.ai;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Alpha-beta search below the root moves, on one thread: principal variation search with a
 * transposition table, futility pruning, late move reductions, threat extensions and quiescence
 * search.
 */
final class AlphaBetaSearch {
  /** The maximum depth in plies, quiescence search included. */
  static final int MAX_PLY = 90;

  private static final int NO_MOVE = -1;

  /** The ply from which threats no longer extend the search. */
  private static final int MAX_EXTENSION_PLY = 60;

  /** The largest remaining depth at which futility pruning applies. */
  private static final int FUTILITY_DEPTH = 2;

  /**
   * The largest remaining depth at which a decided evaluation is returned at once. Deeper searches
   * have time to find out how soon the game ends.
   */
  private static final int DECIDED_DEPTH = 10;

  /** Late move reductions in plies, by depth and move index. */
  private static final int[][] REDUCTIONS = reductions(2.2);

  /** The index of the first move that counts as late. */
  private static final int LATE_MOVE = 3;

  /** The reductions for games that prune aggressively. */
  private static final int[][] AGGRESSIVE_REDUCTIONS = reductions(1.8);

  private static int[][] reductions(double divisor) {
    var reductions = new int[24][64];
    for (int depth = 1; depth < reductions.length; depth++) {
      for (int index = 1; index < reductions[depth].length; index++) {
        reductions[depth][index] =
            Math.min(depth - 2, (int) (0.6 + Math.log(depth) * Math.log(index) / divisor));
      }
    }
    return reductions;
  }

  private final Position position;
  private final Heuristics heuristics;
  private final BlunderModel blunderModel;
  private final SeatEvaluator evaluator;
  private final TranspositionTable table;
  private final SearchBudget budget;
  private final boolean repetitionIsDraw;

  /** The game's earlier positions, which score as draws; null for a level without contempt. */
  private final @Nullable PastPositions pastPositions;

  private final int decidedMargin;
  private final int futilityDepth;
  private final int firstLateMove;
  private final int[][] reductions;

  private final MoveOrdering ordering = new MoveOrdering(MAX_PLY + 1);
  private final MoveList[] moveLists = new MoveList[MAX_PLY + 1];
  private final long[] pathKeys = new long[MAX_PLY + 1];
  private final PvTable pv = new PvTable(MAX_PLY + 1);

  /** The ply up to which threats extend the search by one ply, so that it stays finite. */
  private int extensionLimit;

  private boolean stopped;
  private boolean estimated;

  AlphaBetaSearch(
      Position position,
      Heuristics heuristics,
      BlunderModel blunderModel,
      SeatEvaluator evaluator,
      TranspositionTable table,
      SearchBudget budget) {
    this.position = position;
    this.heuristics = heuristics;
    this.blunderModel = blunderModel;
    this.evaluator = evaluator;
    this.table = table;
    this.budget = budget;
    repetitionIsDraw = heuristics.scoresRepetitionAsDraw();
    pastPositions =
        repetitionIsDraw && evaluator.hasContempt() ? new PastPositions(position) : null;
    decidedMargin = heuristics.decidedMargin();
    boolean aggressive = heuristics.prunesAggressively();
    futilityDepth = aggressive ? FUTILITY_DEPTH + 1 : FUTILITY_DEPTH;
    firstLateMove = aggressive ? LATE_MOVE - 1 : LATE_MOVE;
    reductions = aggressive ? AGGRESSIVE_REDUCTIONS : REDUCTIONS;
    for (int i = 0; i < moveLists.length; i++) {
      moveLists[i] = new MoveList();
    }
  }

  /** Starts an iteration of iterative deepening. */
  void startIteration() {
    pathKeys[0] = evaluator.key();
    estimated = false;
  }

  /**
   * Returns whether any value of this iteration was estimated, so that a deeper iteration may
   * change it.
   */
  boolean hasEstimates() {
    return estimated;
  }

  /** Returns whether the budget was exhausted. The value returned last is then meaningless. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns the principal variation that begins with a root move. */
  List<Integer> principalVariation(int move) {
    return pv.line(1, move);
  }

  /** Returns the value of a root move for the seat that makes it. */
  int searchRootMove(int move, int depth, int alpha, int beta) {
    int side = evaluator.side();
    extensionLimit = 2 * depth;
    position.play(move);
    int value = searchChild(side, depth - 1, alpha, beta, 1);
    position.undo();
    return value;
  }

  /** Returns the value of the current position for the side that just moved. */
  private int searchChild(int moverSide, int depth, int alpha, int beta, int ply) {
    return evaluator.side() == moverSide
        ? search(depth, alpha, beta, ply)
        : -search(depth, -beta, -alpha, ply);
  }

  private int search(int depth, int alpha, int beta, int ply) {
    pv.clear(ply);
    if (budget.countNode()) {
      stopped = true;
      return 0;
    }
    if (position.winners() != 0) {
      return evaluator.terminalValue(ply);
    }
    boolean extended = ply < MAX_EXTENSION_PLY && heuristics.extendsSearch();
    if (depth <= 0 && !extended || ply >= MAX_PLY) {
      return quiescence(alpha, beta, ply);
    }
    long key = evaluator.key();
    pathKeys[ply] = key;
    if (repetitionIsDraw && isRepetition(ply)) {
      return evaluator.drawValue();
    }
    if (pastPositions != null && pastPositions.contains(position.hash())) {
      estimated = true; // an earlier position of the game, which does not end it yet
      return evaluator.drawValue();
    }
    int searchDepth = Math.max(1, extended && ply < extensionLimit ? depth + 1 : depth);
    int futilityValue = Score.WIN;
    if (searchDepth <= futilityDepth && !extended && isUndecided(alpha, beta)) {
      // Evaluated before the table lookup, which takes longer because the table is large.
      int value = evaluator.evaluate();
      int margin = heuristics.futilityMargin() * searchDepth;
      if (beta - alpha == 1 && value - margin >= beta) {
        estimated = true;
        return value;
      }
      futilityValue = value + margin;
    }
    long entry = table.probe(key);
    if (entry != 0 && TranspositionTable.depth(entry) >= searchDepth) {
      int value = nearer(TranspositionTable.value(entry), -ply);
      int bound = TranspositionTable.bound(entry);
      if (bound == TranspositionTable.EXACT
          || bound == TranspositionTable.LOWER_BOUND && value >= beta
          || bound == TranspositionTable.UPPER_BOUND && value <= alpha) {
        estimated |= !Score.isProved(value);
        return value;
      }
    }
    if (depth <= DECIDED_DEPTH && decidedMargin < Score.MAX_EVALUATION) {
      int value = evaluator.evaluate();
      if (Math.abs(value) >= decidedMargin) {
        estimated = true; // the winner is known, but not the distance
        return value;
      }
    }
    return searchMoves(searchDepth, alpha, beta, ply, key, entry, futilityValue);
  }

  /** Returns whether neither bound is a proved win or loss. */
  private static boolean isUndecided(int alpha, int beta) {
    return Math.abs(alpha) < Score.MAX_EVALUATION && Math.abs(beta) < Score.MAX_EVALUATION;
  }

  /**
   * Searches all moves and returns the best value. Quiet moves are pruned once the futility value
   * does not exceed the lower bound.
   */
  private int searchMoves(
      int depth, int alpha, int beta, int ply, long key, long entry, int futilityValue) {
    var moves = moveLists[ply];
    moves.clear();
    blunderModel.candidates(moves, ply);
    int side = evaluator.side();
    ordering.scoreMoves(
        moves, ply, side, entry == 0 ? NO_MOVE : TranspositionTable.move(entry), heuristics);
    int best = -Score.WIN;
    int bestMove = moves.get(0);
    int lowerBound = alpha;
    for (int i = 0; i < moves.size(); i++) {
      int move = ordering.pickNext(moves, ply, i);
      if (i > 0 && futilityValue <= lowerBound && ordering.isQuiet(ply, i)) {
        best = Math.max(best, futilityValue);
        estimated = true;
        break;
      }
      position.play(move);
      int value = searchMove(side, i, depth, lowerBound, beta, ply);
      position.undo();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > lowerBound) {
          lowerBound = value;
          pv.update(ply, move);
        }
        if (value >= beta) {
          ordering.recordCutoff(move, ply, side, depth);
          break;
        }
      }
    }
    if (best < -Score.PROVED_WIN && blunderModel.isSelective()) {
      best = -Score.MAX_EVALUATION; // a move that was left out might have saved it
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER_BOUND
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER_BOUND;
    table.store(key, bestMove, nearer(best, ply), depth, bound);
    return best;
  }

  /**
   * Returns the value of the move just played. The first move is searched with the full window,
   * later ones with a null window and, if that fails high, again.
   */
  private int searchMove(int side, int index, int depth, int lowerBound, int beta, int ply) {
    if (index == 0) {
      return searchChild(side, depth - 1, lowerBound, beta, ply + 1);
    }
    int reduction = depth >= 3 && index >= firstLateMove ? reduction(depth, index) : 0;
    int value = searchChild(side, depth - 1 - reduction, lowerBound, lowerBound + 1, ply + 1);
    if (reduction > 0 && value > lowerBound && !stopped) {
      value = searchChild(side, depth - 1, lowerBound, lowerBound + 1, ply + 1);
    }
    if (value > lowerBound && value < beta && !stopped) {
      value = searchChild(side, depth - 1, lowerBound, beta, ply + 1);
    }
    return value;
  }

  private int reduction(int depth, int index) {
    return reductions[Math.min(depth, reductions.length - 1)][Math.min(index, 63)];
  }

  private int quiescence(int alpha, int beta, int ply) {
    int best = evaluator.evaluate();
    estimated = true;
    if (best >= beta || ply >= MAX_PLY) {
      return best;
    }
    var moves = moveLists[ply];
    moves.clear();
    blunderModel.quiescenceMoves(moves);
    int side = evaluator.side();
    ordering.scoreMoves(moves, ply, side, NO_MOVE, heuristics);
    int lowerBound = Math.max(alpha, best);
    for (int i = 0; i < moves.size(); i++) {
      int move = ordering.pickNext(moves, ply, i);
      position.play(move);
      int value = searchChild(side, 0, lowerBound, beta, ply + 1);
      position.undo();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        lowerBound = Math.max(lowerBound, value);
        if (value >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private boolean isRepetition(int ply) {
    for (int i = ply - 2; i >= 0; i -= 2) {
      if (pathKeys[i] == pathKeys[ply]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a value with its distance to a proved end reduced by some plies. Distances count from
   * the root in the search, and from the position in the table.
   */
  private static int nearer(int value, int plies) {
    if (!Score.isProved(value)) {
      return value;
    }
    return value > 0 ? value + plies : value - plies;
  }
}
