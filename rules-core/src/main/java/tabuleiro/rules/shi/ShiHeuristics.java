package tabuleiro.rules.shi;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Evaluates positions of Shi for the search, by captures made, threatened and defended, and by
 * learned weights of line patterns.
 */
final class ShiHeuristics extends LinearHeuristics {
  private static final EvaluationTerms SMALL = new EvaluationTerms();
  private static final EvaluationTerms LARGE = new EvaluationTerms();
  private static final int TAKEN =
      term("taken", 300, 753, 242, 791, "64ths of the captures that win the game");

  // The next terms are counted by the board.
  static final int TARGETS = term("targets", 732, 1878, 712, 2609, "enemies that can be taken");
  static final int LOOSE_TARGETS =
      term("loose targets", 490, 154, 737, -508, "targets that the enemy does not guard");

  private static final int TURN = term("turn", 1013, 44, 1341, -44, "1 if it is the seat's turn");
  private static final int LOOSE_NOW =
      term("loose now", 2637, 7479, 1093, 8632, "1 on its turn with a loose target");
  private static final int TARGETS_NOW =
      term("targets now", -337, 918, -827, 1255, "1 on its turn with a target");

  static final int LINES_EARLY =
      SMALL.add("lines early", 8, 0, "half points that the lines are worth");
  static final int LINES_LATE = SMALL.add("lines late", 0, 8, "the same, late in a game");

  static final int GUARDED = LARGE.add("guarded", 272, -158, "own pieces seen behind a screen");
  static final int COVERED = LARGE.add("covered", 1, 32, "empty squares seen behind a screen");
  static final int REACHED = LARGE.add("reached", -8, 19, "empty squares that pieces can go to");

  /** Adds a term for boards of every size. */
  private static int term(
      String name, int opening, int ending, int openingLarge, int endingLarge, String counted) {
    SMALL.add(name, opening, ending, counted);
    return LARGE.add(name, openingLarge, endingLarge, counted);
  }

  private static final int TAKEN_SCALE = 64;

  /** The noise scale, which is smaller since a small advantage is soon a piece here. */
  private static final int NOISE_PERCENT = 75;

  private static final int FUTILITY_MARGIN = 80;

  // Oversight percentages for each square that a move goes farther, and for a diagonal.
  private static final int DISTANCE_OVERSIGHT = 14;
  private static final int DIAGONAL_OVERSIGHT = 16;

  private final ShiPosition position;
  private final ShiBoard board;

  ShiHeuristics(ShiPosition position) {
    super(2, position.board() instanceof ShiBitboard ? SMALL : LARGE);
    this.position = position;
    board = position.board();
  }

  @Override
  public int phase() {
    return EvaluationTerms.LAST_PHASE
        * Math.max(position.score(0), position.score(1))
        / position.lossLimit();
  }

  @Override
  public void count(int[][] counts) {
    board.count(counts);
    for (int seat = 0; seat < 2; seat++) {
      var own = counts[seat];
      int turn = seat == position.turn() ? 1 : 0;
      own[TAKEN] = TAKEN_SCALE * position.score(seat) / position.lossLimit();
      own[TURN] = turn;
      own[LOOSE_NOW] = Math.min(turn, own[LOOSE_TARGETS]);
      own[TARGETS_NOW] = Math.min(turn, own[TARGETS]);
    }
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }

  @Override
  public void quiescenceMoves(MoveList moves) {
    board.captures(moves, position.turn());
  }

  @Override
  public int orderingScore(int move) {
    return move != Position.PASS && FromToPosition.isCapture(move) ? 5000 : 0;
  }

  @Override
  public int futilityMargin() {
    return FUTILITY_MARGIN;
  }

  @Override
  public boolean prunesAggressively() {
    return true;
  }

  /** Returns the oversight percentage: longer lines are harder to see, diagonals still more. */
  @Override
  public int oversightPercent(int move) {
    if (move == Position.PASS || position.isRecapture(move)) {
      return 0;
    }
    int from = FromToPosition.from(move);
    int to = FromToPosition.to(move);
    int shortest = FromToPosition.isCapture(move) ? 2 : 1;
    int longer = position.squares().distance(from, to) - shortest;
    int slant = position.squares().isSlanted(from, to) ? DIAGONAL_OVERSIGHT : 0;
    return longer == 0 ? 0 : Math.min(100, DISTANCE_OVERSIGHT * longer + slant);
  }

  @Override
  public int noisePercent() {
    return NOISE_PERCENT;
  }

  /** Returns one extra ply, without which clubs would be helpless against experts. */
  @Override
  public int extraDepth() {
    return 1;
  }

  @Override
  public boolean scoresRepetitionAsDraw() {
    return true;
  }
}
