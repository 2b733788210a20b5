package tabuleiro.rules.shi;

import java.util.Arrays;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.game.Terms;

/** Shi is about captures: those made, those threatened and those that can be answered. */
final class ShiHeuristics extends TermHeuristics {
  private static final Terms TERMS = new Terms();
  private static final int TAKEN =
      TERMS.add("taken", 242, 791, "64ths of the captures that win the game");

  // The next five are counted by the board.
  static final int TARGETS = TERMS.add("targets", 712, 2609, "enemies that can be taken");
  static final int LOOSE_TARGETS =
      TERMS.add("loose targets", 737, -508, "targets that the enemy does not guard");
  static final int GUARDED = TERMS.add("guarded", 272, -158, "own pieces seen behind a screen");
  static final int COVERED = TERMS.add("covered", 1, 32, "empty squares seen behind a screen");
  static final int REACHED = TERMS.add("reached", -8, 19, "empty squares that pieces can go to");

  private static final int TURN = TERMS.add("turn", 1341, -44, "1 if it is the seat's turn");
  private static final int LOOSE_NOW =
      TERMS.add("loose now", 1093, 8632, "1 on its turn with a loose target");
  private static final int TARGETS_NOW =
      TERMS.add("targets now", -827, 1255, "1 on its turn with a target");

  private static final int WHOLE = 64;

  private final ShiPosition position;
  private final ShiBoard board;

  ShiHeuristics(ShiPosition position) {
    super(2, TERMS);
    this.position = position;
    board = position.board();
  }

  @Override
  public int phase() {
    return Terms.LAST_PHASE * Math.max(position.score(0), position.score(1)) / position.lossLimit();
  }

  @Override
  public void count(int[][] counts) {
    Arrays.fill(counts[0], 0);
    Arrays.fill(counts[1], 0);
    board.count(counts);
    for (int seat = 0; seat < 2; seat++) {
      counts[seat][TAKEN] = WHOLE * position.score(seat) / position.lossLimit();
    }
    var mover = counts[position.turn()];
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
