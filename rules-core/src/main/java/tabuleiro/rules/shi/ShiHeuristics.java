package tabuleiro.rules.shi;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.TermHeuristics;

/** Shi is about captures: those made, those threatened and those that can be answered. */
final class ShiHeuristics extends TermHeuristics {
  /** The terms that a board counts. */
  static final int TARGETS = 1;

  static final int LOOSE_TARGETS = 2;
  static final int GUARDED = 3;
  static final int COVERED = 4;
  static final int REACHED = 5;

  private static final int TURN = 6;
  private static final int LOOSE_NOW = 7;
  private static final int TARGETS_NOW = 8;

  private static final int WHOLE = 64;

  private static final Weights WEIGHTS =
      new Weights(
          List.of(
              "taken",
              "targets",
              "loose targets",
              "guarded",
              "covered",
              "reached",
              "turn",
              "loose now",
              "targets now"),
          new int[] {242, 712, 737, 272, 1, -8, 1341, 1093, -827},
          new int[] {791, 2609, -508, -158, 32, 19, -44, 8632, 1255});

  private final ShiPosition position;
  private final ShiBoard board;

  ShiHeuristics(ShiPosition position) {
    super(2, WEIGHTS);
    this.position = position;
    board = position.board();
  }

  @Override
  public int phase() {
    return LAST_PHASE * Math.max(position.score(0), position.score(1)) / position.lossLimit();
  }

  @Override
  public void count(int[][] terms) {
    Arrays.fill(terms[0], 0);
    Arrays.fill(terms[1], 0);
    board.count(terms);
    for (int seat = 0; seat < 2; seat++) {
      terms[seat][0] = WHOLE * position.score(seat) / position.lossLimit();
    }
    var mover = terms[position.turn()];
    mover[TURN] = 1;
    mover[LOOSE_NOW] = Math.min(1, mover[LOOSE_TARGETS]);
    mover[TARGETS_NOW] = Math.min(1, mover[TARGETS]);
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }

  @Override
  public void noisy(MoveList moves) {
    board.captures(moves, position.turn());
  }

  @Override
  public int promise(int move) {
    return move != Position.PASS && FromToPosition.isCapture(move) ? 5000 : 0;
  }

  @Override
  public boolean isCycleDrawn() {
    return true;
  }
}
