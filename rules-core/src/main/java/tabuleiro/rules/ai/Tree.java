package tabuleiro.rules.ai;

import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** The alpha-beta search below the first moves, on one thread. */
final class Tree {
  /** How many plies are looked ahead at most, quiescence included. */
  static final int DEEPEST = 90;

  private static final int NONE = -1;

  /** Plies after which urgent answers are no longer looked at. */
  private static final int MOST_URGENT = 60;

  /** Up to this depth a value far outside the window is believed, and quiet moves are given up. */
  private static final int SHALLOW = 2;

  /** Up to this depth it is enough to know who wins; with more there is time to find out when. */
  private static final int TRUSTED = 10;

  /** By how much less deep late moves are searched, by depth and place. */
  private static final int[][] REDUCTIONS = reductions(2.2);

  /** The first place at which a move is late. */
  private static final int LATE = 3;

  /** The same for games whose moves hardly surprise. */
  private static final int[][] BOLD_REDUCTIONS = reductions(1.8);

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
  private final Standing standing;
  private final TranspositionTable table;
  private final Budget budget;
  private final boolean cycleDrawn;

  /** What would be the first step to a draw by repetition, or null if nobody minds. */
  private final PastPositions avoided;

  private final int settled;
  private final int shallow;
  private final int late;
  private final int[][] reductions;

  private final MoveOrder order = new MoveOrder(DEEPEST + 1);
  private final MoveList[] lists = new MoveList[DEEPEST + 1];
  private final long[] path = new long[DEEPEST + 1];
  private final Line line = new Line(DEEPEST + 1);

  /** Until here urgent answers are searched one ply deeper, so that the search stays finite. */
  private int mostExtended;

  private boolean stopped;
  private boolean guessed;

  Tree(
      Position position,
      Heuristics heuristics,
      Standing standing,
      TranspositionTable table,
      Budget budget) {
    this.position = position;
    this.heuristics = heuristics;
    this.standing = standing;
    this.table = table;
    this.budget = budget;
    cycleDrawn = heuristics.isCycleDrawn();
    avoided = cycleDrawn && standing.dislikesDraws() ? new PastPositions(position) : null;
    settled = heuristics.settled();
    boolean bold = heuristics.hardlySurprises();
    shallow = bold ? SHALLOW + 1 : SHALLOW;
    late = bold ? LATE - 1 : LATE;
    reductions = bold ? BOLD_REDUCTIONS : REDUCTIONS;
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
  }

  /** Starts a round in which nothing was estimated yet. */
  void begin() {
    path[0] = standing.key();
    guessed = false;
  }

  /** Whether some value of this round was estimated, so that a deeper round may say otherwise. */
  boolean hasGuessed() {
    return guessed;
  }

  /** Whether the budget was spent: what was returned last means nothing. */
  boolean isStopped() {
    return stopped;
  }

  /** A first move and what was found to follow it. */
  int[] lineAfter(int move) {
    return line.after(1, move);
  }

  /** The value of a first move to the seat that makes it. */
  int weigh(int move, int depth, int alpha, int beta) {
    int team = standing.team();
    mostExtended = 2 * depth;
    position.play(move);
    int value = child(team, depth - 1, alpha, beta, 1);
    position.undo();
    return value;
  }

  /** The value, for the team that just moved, of the position it moved to. */
  private int child(int mover, int depth, int alpha, int beta, int ply) {
    return standing.team() == mover
        ? search(depth, alpha, beta, ply)
        : -search(depth, -beta, -alpha, ply);
  }

  private int search(int depth, int alpha, int beta, int ply) {
    line.end(ply);
    if (budget.isSpentByNode()) {
      stopped = true;
      return 0;
    }
    if (position.winners() != 0) {
      return standing.ending(ply);
    }
    boolean urgent = ply < MOST_URGENT && heuristics.isUrgent();
    if (depth <= 0 && !urgent || ply >= DEEPEST) {
      return quiesce(alpha, beta, ply);
    }
    long key = standing.key();
    path[ply] = key;
    if (cycleDrawn && isCycle(ply)) {
      return standing.draw();
    }
    if (avoided != null && avoided.contains(position.hash())) {
      guessed = true; // the game would still go on
      return standing.draw();
    }
    int left = Math.max(1, urgent && ply < mostExtended ? depth + 1 : depth);
    int hope = Score.WIN;
    if (left <= shallow && !urgent && isOpen(alpha, beta)) {
      // Asked before the table, which is so large that a look into it takes longer.
      int value = standing.evaluate();
      int change = heuristics.quietChange() * left;
      if (beta - alpha == 1 && value - change >= beta) {
        guessed = true;
        return value;
      }
      hope = value + change;
    }
    long found = table.find(key);
    if (found != 0 && TranspositionTable.depth(found) >= left) {
      int value = fromTable(TranspositionTable.value(found), ply);
      int kind = TranspositionTable.kind(found);
      if (kind == TranspositionTable.EXACT
          || kind == TranspositionTable.AT_LEAST && value >= beta
          || kind == TranspositionTable.AT_MOST && value <= alpha) {
        guessed |= !Score.isProved(value);
        return value;
      }
    }
    if (depth <= TRUSTED && settled < Score.MOST) {
      int value = standing.evaluate();
      if (Math.abs(value) >= settled) {
        guessed = true; // who wins is known, but not when
        return value;
      }
    }
    return searchMoves(left, alpha, beta, ply, key, found, hope);
  }

  /** Whether neither bound speaks of a win. */
  private static boolean isOpen(int alpha, int beta) {
    return Math.abs(alpha) < Score.MOST && Math.abs(beta) < Score.MOST;
  }

  /** The best value of all moves; quiet ones are thought to bring no more than hoped for. */
  private int searchMoves(int depth, int alpha, int beta, int ply, long key, long found, int hope) {
    var moves = lists[ply];
    moves.clear();
    heuristics.candidates(moves, ply);
    int team = standing.team();
    order.rate(moves, ply, team, found == 0 ? NONE : TranspositionTable.move(found), heuristics);
    int best = -Score.WIN;
    int bestMove = moves.get(0);
    int low = alpha;
    for (int i = 0; i < moves.size(); i++) {
      int move = order.next(moves, ply, i);
      if (i > 0 && hope <= low && order.isQuiet(ply, i)) {
        best = Math.max(best, hope);
        guessed = true;
        break;
      }
      position.play(move);
      int value = tryMove(team, i, depth, low, beta, ply);
      position.undo();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = move;
        if (value > low) {
          low = value;
          line.take(ply, move);
        }
        if (value >= beta) {
          order.refuted(move, ply, team, depth);
          break;
        }
      }
    }
    if (best < -Score.PROVED && heuristics.isSelective()) {
      best = -Score.MOST; // a move that was left out might have saved it
    }
    int kind =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.store(key, bestMove, toTable(best, ply), depth, kind);
    return best;
  }

  /** The value of the move just played: the first with the whole window, later ones doubted. */
  private int tryMove(int team, int index, int depth, int low, int beta, int ply) {
    if (index == 0) {
      return child(team, depth - 1, low, beta, ply + 1);
    }
    int reduction = depth >= 3 && index >= late ? reduction(depth, index) : 0;
    int value = child(team, depth - 1 - reduction, low, low + 1, ply + 1);
    if (reduction > 0 && value > low && !stopped) {
      value = child(team, depth - 1, low, low + 1, ply + 1);
    }
    if (value > low && value < beta && !stopped) {
      value = child(team, depth - 1, low, beta, ply + 1);
    }
    return value;
  }

  private int reduction(int depth, int index) {
    return reductions[Math.min(depth, reductions.length - 1)][Math.min(index, 63)];
  }

  private int quiesce(int alpha, int beta, int ply) {
    int best = standing.evaluate();
    guessed = true;
    if (best >= beta || ply >= DEEPEST) {
      return best;
    }
    var moves = lists[ply];
    moves.clear();
    heuristics.noisy(moves);
    int team = standing.team();
    order.rate(moves, ply, team, NONE, heuristics);
    int low = Math.max(alpha, best);
    for (int i = 0; i < moves.size(); i++) {
      int move = order.next(moves, ply, i);
      position.play(move);
      int value = child(team, 0, low, beta, ply + 1);
      position.undo();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        low = Math.max(low, value);
        if (value >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private boolean isCycle(int ply) {
    for (int i = ply - 2; i >= 0; i -= 2) {
      if (path[i] == path[ply]) {
        return true;
      }
    }
    return false;
  }

  // Distances to a win count from the root on the path, from the position itself in the table.

  private static int toTable(int value, int ply) {
    if (!Score.isProved(value)) {
      return value;
    }
    return value > 0 ? value + ply : value - ply;
  }

  private static int fromTable(int value, int ply) {
    if (!Score.isProved(value)) {
      return value;
    }
    return value > 0 ? value - ply : value + ply;
  }
}
