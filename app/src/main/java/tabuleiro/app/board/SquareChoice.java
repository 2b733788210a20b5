package tabuleiro.app.board;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import tabuleiro.rules.game.Touch;

/** What a person has chosen on a board of squares, and where it can go. */
final class SquareChoice {
  static final int NONE = -1;

  private final Picking picking;
  private final IntUnaryOperator targetOf;
  private final IntUnaryOperator warningOf;
  private int selected = NONE;
  private int chosen = NONE;
  private int[] moveTo = {};
  private int[] warnings = {};
  private boolean[] firsts = {};

  /**
   * What is held by {@code picking}; the two others say which square a move enters and what to
   * think of before making it.
   */
  SquareChoice(Picking picking, IntUnaryOperator targetOf, IntUnaryOperator warningOf) {
    this.picking = picking;
    this.targetOf = targetOf;
    this.warningOf = warningOf;
  }

  /** A board with so many squares is shown: on another board nothing is chosen. */
  void resize(int squares) {
    if (moveTo.length != squares) {
      moveTo = new int[squares];
      Arrays.fill(moveTo, BoardView.NO_MOVE);
      warnings = new int[squares];
      firsts = new boolean[squares];
      selected = NONE;
      chosen = NONE;
    }
  }

  /** Learns what is held now. */
  void read() {
    selected = heldSquare(0);
    chosen = heldSquare(1);
    Arrays.fill(moveTo, BoardView.NO_MOVE);
    Arrays.fill(warnings, MoveWarning.NONE);
    Arrays.fill(firsts, false);
    for (var touch : picking.firsts()) {
      if (touch instanceof Touch.Square square) {
        firsts[square.index()] = true;
      }
    }
    if (selected != NONE) {
      for (int move : picking.picker().candidates()) {
        int target = targetOf.applyAsInt(move);
        moveTo[target] = move;
        warnings[target] = warningOf.applyAsInt(move);
      }
    }
  }

  /** The square touched as the first or second one, or -1. */
  private int heldSquare(int rank) {
    int before = 0;
    for (var touch : picking.held()) {
      if (touch instanceof Touch.Square square && before++ == rank) {
        return square.index();
      }
    }
    return NONE;
  }

  /** The square chosen first, or -1. */
  int selected() {
    return selected;
  }

  /** The square chosen second, or -1. */
  int chosen() {
    return chosen;
  }

  /** A move of what is selected to a square, or {@link BoardView#NO_MOVE}. */
  int moveTo(int square) {
    return moveTo[square];
  }

  /** What to think of before moving what is selected to a square, or none. */
  int warning(int square) {
    return warnings[square];
  }

  /** Whether a move can begin on a square. */
  boolean isFirst(int square) {
    return firsts[square];
  }

  /** Whether what is selected can go to a spot, which need not be a square. */
  boolean isTarget(int spot) {
    return isSquare(spot) && moveTo[spot] != BoardView.NO_MOVE;
  }

  boolean isSquare(int spot) {
    return spot >= 0 && spot < moveTo.length;
  }
}
