package tabuleiro.rules.ai;

import java.util.function.Consumer;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Alpha-beta search of one position, deeper round by round. With more than two seats all others are
 * taken to play as one team against the seat to move.
 */
final class Search {
  /** How many plies are looked ahead at most, quiescence included. */
  static final int DEEPEST = 90;

  private static final int NONE = -1;

  /**
   * Mixed into hashes with more than two seats: there a value holds only for the one that thinks.
   */
  private static final long[] SEAT_KEYS = Zobrist.keys(0x5ea7, 4);

  /** Plies after which urgent answers are no longer looked at. */
  private static final int MOST_URGENT = 60;

  /** How far a round's value is expected to be from that of the round before, at most. */
  private static final int ASPIRATION = 50;

  /** Up to this depth a value far outside the window is believed, and quiet moves are given up. */
  private static final int SHALLOW = 2;

  /** By how much a quiet move is thought to change an evaluation, at most. */
  private static final int MARGIN = 120;

  /** By how much less deep late moves are searched, by depth and place. */
  private static final int[][] REDUCTIONS = new int[24][64];

  static {
    for (int depth = 1; depth < REDUCTIONS.length; depth++) {
      for (int index = 1; index < REDUCTIONS[depth].length; index++) {
        REDUCTIONS[depth][index] =
            Math.min(depth - 2, (int) (0.6 + Math.log(depth) * Math.log(index) / 2.2));
      }
    }
  }

  private final Position position;
  private final Heuristics heuristics;
  private final TranspositionTable table;
  private final EvaluationCache evaluations;
  private final Budget budget;
  private final int seat;
  private final long salt;
  private final boolean cycleDrawn;
  private final boolean isRootSelective;
  private final int contempt;

  private final MoveOrder order = new MoveOrder(DEEPEST + 1);
  private final MoveList[] lists = new MoveList[DEEPEST + 1];
  private final long[] path = new long[DEEPEST + 1];
  private final int[] values;
  private final Line line = new Line(DEEPEST + 1);
  private final RootMoves root;
  private Thought best;
  private int complete;
  private boolean stopped;

  /** Whether some value of this round was estimated, so that a deeper round may say otherwise. */
  private boolean guessed;

  /**
   * Prepares to search a position that nobody else uses meanwhile. With contempt a draw counts as
   * so much behind for the seat to move.
   */
  Search(
      Position position,
      Heuristics heuristics,
      TranspositionTable table,
      EvaluationCache evaluations,
      Budget budget,
      RootMoves root,
      int contempt) {
    this.position = position;
    this.heuristics = heuristics;
    this.table = table;
    this.evaluations = evaluations;
    this.budget = budget;
    this.root = root;
    this.contempt = contempt;
    seat = position.turn();
    salt = position.seats() > 2 ? SEAT_KEYS[seat] : 0;
    cycleDrawn = heuristics.isCycleDrawn();
    isRootSelective = heuristics.isSelective();
    values = new int[position.seats()];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    table.begin();
    evaluations.begin();
  }

  /** Searches up to that depth; the progress is told after each round and a few times a second. */
  Thought run(int deepest, Consumer<Thought> progress) {
    best = thought(root.move(0), evaluate(), 0, new int[] {root.move(0)});
    budget.report(() -> progress.accept(soFar()));
    while (complete < deepest) {
      guessed = false;
      int value = round(complete + 1);
      if (stopped) {
        return soFar();
      }
      complete++;
      best = preferred();
      progress.accept(best);
      root.bestFirst();
      if (Score.isProved(value) || !guessed || budget.isHardlyWorthMore()) {
        return best;
      }
    }
    return best;
  }

  /**
   * The preferred move of a round that has not ended, or of the one before if there is none yet.
   * That it loses proves nothing while another move may still save the game.
   */
  private Thought soFar() {
    if (root.best() == NONE) {
      return best.after(budget.nodes());
    }
    if (root.bestValue() < -Score.PROVED) {
      return new Thought(
          root.best(), best.chance(), best.winsIn(), complete, budget.nodes(), root.line());
    }
    return preferred();
  }

  private Thought preferred() {
    int value = root.bestValue();
    if (value < -Score.PROVED && isRootSelective) {
      value = -Score.MOST; // a move that was left out might have saved it
    }
    return thought(root.best(), value, complete, root.line());
  }

  private Thought thought(int move, int value, int depth, int[] moves) {
    int chance = Score.chance(value, position.seats());
    return new Thought(move, chance, Score.winsIn(value), depth, budget.nodes(), moves);
  }

  private int round(int depth) {
    int expected = root.bestLiked();
    if (depth < 4 || Score.isProved(expected)) {
      return searchRoot(depth, -Score.WIN, Score.WIN);
    }
    int value = searchRoot(depth, expected - ASPIRATION, expected + ASPIRATION);
    if (Math.abs(value - expected) < ASPIRATION || stopped) {
      return value;
    }
    root.bestFirst();
    return searchRoot(depth, -Score.WIN, Score.WIN);
  }

  private int searchRoot(int depth, int alpha, int beta) {
    path[0] = position.hash() ^ salt;
    root.begin();
    int low = alpha;
    for (int i = 0; i < root.size() && low < beta; i++) {
      int bonus = root.bonus(i);
      int team = team();
      position.play(root.move(i));
      int value;
      if (i == 0) {
        value = child(team, depth - 1, low - bonus, beta - bonus, 1);
      } else {
        value = child(team, depth - 1, low - bonus, low - bonus + 1, 1);
        if (value > low - bonus && value < beta - bonus) {
          value = child(team, depth - 1, low - bonus, beta - bonus, 1);
        }
      }
      position.undo();
      if (stopped) {
        return low;
      }
      int liked = Score.isProved(value) ? value : value + bonus;
      if (liked > low || i == 0) {
        root.prefer(i, value, liked, line.after(1, root.move(i)));
        low = Math.max(low, liked);
      }
    }
    return low;
  }

  /** The value, for the team that just moved, of the position it moved to. */
  private int child(int mover, int depth, int alpha, int beta, int ply) {
    return team() == mover ? search(depth, alpha, beta, ply) : -search(depth, -beta, -alpha, ply);
  }

  private int team() {
    return position.turn() == seat ? 0 : 1;
  }

  private int search(int depth, int alpha, int beta, int ply) {
    line.end(ply);
    if (budget.isSpentByNode()) {
      stopped = true;
      return 0;
    }
    if (position.winners() != 0) {
      return ending(ply);
    }
    if (depth <= 0 && (ply >= MOST_URGENT || !heuristics.isUrgent()) || ply >= DEEPEST) {
      return quiesce(alpha, beta, ply);
    }
    long hash = position.hash() ^ salt;
    path[ply] = hash;
    if (cycleDrawn && isCycle(ply)) {
      return draw();
    }
    long found = table.find(hash);
    if (found != 0 && TranspositionTable.depth(found) >= depth) {
      int value = fromTable(TranspositionTable.value(found), ply);
      int kind = TranspositionTable.kind(found);
      if (kind == TranspositionTable.EXACT
          || kind == TranspositionTable.AT_LEAST && value >= beta
          || kind == TranspositionTable.AT_MOST && value <= alpha) {
        guessed |= !Score.isProved(value);
        return value;
      }
    }
    return searchMoves(Math.max(1, depth), alpha, beta, ply, hash, found);
  }

  private int searchMoves(int depth, int alpha, int beta, int ply, long hash, long found) {
    int hope = Score.WIN;
    if (depth <= SHALLOW && Math.abs(alpha) < Score.MOST && Math.abs(beta) < Score.MOST) {
      int value = evaluate();
      if (beta - alpha == 1 && value - MARGIN * depth >= beta) {
        guessed = true;
        return value;
      }
      hope = value + MARGIN * depth;
    }
    var moves = lists[ply];
    moves.clear();
    heuristics.candidates(moves, ply);
    int team = team();
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
    table.store(hash, bestMove, toTable(best, ply), depth, kind);
    return best;
  }

  /** The value of the move just played: the first with the whole window, later ones doubted. */
  private int tryMove(int team, int index, int depth, int low, int beta, int ply) {
    if (index == 0) {
      return child(team, depth - 1, low, beta, ply + 1);
    }
    int reduction = depth >= 3 && index >= 3 ? reduction(depth, index) : 0;
    int value = child(team, depth - 1 - reduction, low, low + 1, ply + 1);
    if (reduction > 0 && value > low && !stopped) {
      value = child(team, depth - 1, low, low + 1, ply + 1);
    }
    if (value > low && value < beta && !stopped) {
      value = child(team, depth - 1, low, beta, ply + 1);
    }
    return value;
  }

  private static int reduction(int depth, int index) {
    return REDUCTIONS[Math.min(depth, REDUCTIONS.length - 1)][Math.min(index, 63)];
  }

  private int quiesce(int alpha, int beta, int ply) {
    int best = evaluate();
    guessed = true;
    if (best >= beta || ply >= DEEPEST) {
      return best;
    }
    var moves = lists[ply];
    moves.clear();
    heuristics.noisy(moves);
    int team = team();
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

  /** How well the team to move stands. */
  private int evaluate() {
    long hash = position.hash() ^ salt;
    int value = evaluations.find(hash);
    if (value == EvaluationCache.UNKNOWN) {
      value = evaluateAnew();
      evaluations.store(hash, value);
    }
    return value;
  }

  private int evaluateAnew() {
    heuristics.evaluate(values);
    int others = 0;
    int strongest = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      if (i != seat) {
        others += values[i];
        strongest = Math.max(strongest, values[i]);
      }
    }
    int rival = (strongest + others / (values.length - 1)) / 2;
    int value = Math.max(-Score.MOST, Math.min(Score.MOST, values[seat] - rival));
    return team() == 0 ? value : -value;
  }

  /** The value of a finished game for the team whose turn it would be. */
  private int ending(int ply) {
    int winners = position.winners();
    if (winners == 1 << seat) {
      return team() == 0 ? Score.WIN - ply : ply - Score.WIN;
    }
    if ((winners >> seat & 1) == 0) {
      return team() == 0 ? ply - Score.WIN : Score.WIN - ply;
    }
    return draw();
  }

  /** What a draw is worth to the team to move: the seat that thinks would rather play on. */
  private int draw() {
    return team() == 0 ? -contempt : contempt;
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
