package tabuleiro.rules.shi;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** Shi is about captures: those made, those threatened and those that can be answered. */
final class ShiHeuristics extends LinearHeuristics {
  private static final EvaluationTerms SMALL = new EvaluationTerms();
  private static final EvaluationTerms LARGE = new EvaluationTerms();
  private static final int TAKEN =
      term("taken", 300, 753, 242, 791, "64ths of the captures that win the game");

  // The next ones are counted by the board.
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

  /** A term of boards of every size; what the lines say of it is learned for small ones only. */
  private static int term(
      String name, int opening, int ending, int openingLarge, int endingLarge, String counted) {
    SMALL.add(name, opening, ending, counted);
    return LARGE.add(name, openingLarge, endingLarge, counted);
  }

  private static final int TAKEN_SCALE = 64;

  /**
   * A small advantage is soon a piece here: dice of the usual size set the levels too far apart.
   */
  private static final int NOISE_PERCENT = 75;

  private static final int FUTILITY_MARGIN = 80;

  // How much harder a move is to see for every square that it goes farther, and if it is slanted.
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

  /** The longer the line, the harder to see; a slanted line still more. */
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

  /** A ply is worth so much that clubs would be helpless against experts, who see many. */
  @Override
  public int extraDepth() {
    return 1;
  }

  @Override
  public boolean scoresRepetitionAsDraw() {
    return true;
  }
}
