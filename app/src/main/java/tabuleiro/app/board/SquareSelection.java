package tabuleiro.app.board;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import tabuleiro.rules.game.Touch;

/** Selection on a board of squares: the selected piece and the targets to which it can move. */
final class SquareSelection {
  static final int NONE = -1;

  private final MoveInput moveInput;
  private final IntUnaryOperator targetOf;
  private final IntUnaryOperator warningOf;
  private int selected = NONE;
  private int chosen = NONE;
  private int[] moveTo = {};
  private int[] warnings = {};
  private boolean[] firsts = {};

  /**
   * Creates the selection held by {@code moveInput}; the functions return the square that a move
   * enters, and the warning about it.
   */
  SquareSelection(MoveInput moveInput, IntUnaryOperator targetOf, IntUnaryOperator warningOf) {
    this.moveInput = moveInput;
    this.targetOf = targetOf;
    this.warningOf = warningOf;
  }

  /** Sets the number of squares; on another board nothing is selected. */
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

  /** Reads the held touches. */
  void read() {
    selected = heldSquare(0);
    chosen = heldSquare(1);
    Arrays.fill(moveTo, BoardView.NO_MOVE);
    Arrays.fill(warnings, MoveWarningProvider.NONE);
    Arrays.fill(firsts, false);
    for (var touch : moveInput.firsts()) {
      if (touch instanceof Touch.Square square) {
        firsts[square.index()] = true;
      }
    }
    if (selected != NONE) {
      for (int move : Objects.requireNonNull(moveInput.moveBuilder()).candidates()) {
        int target = targetOf.applyAsInt(move);
        moveTo[target] = move;
        warnings[target] = warningOf.applyAsInt(move);
      }
    }
  }

  /** Returns the square of the first or second held touch, or -1. */
  private int heldSquare(int rank) {
    int before = 0;
    for (var touch : moveInput.held()) {
      if (touch instanceof Touch.Square square && before++ == rank) {
        return square.index();
      }
    }
    return NONE;
  }

  /** Returns the first selected square, or -1. */
  int selected() {
    return selected;
  }

  /** Returns the second selected square, or -1. */
  int chosen() {
    return chosen;
  }

  /** Returns a move of the selected piece to a square, or {@link BoardView#NO_MOVE}. */
  int moveTo(int square) {
    return moveTo[square];
  }

  /** Returns the warning about moving the selected piece to a square, or none. */
  int warning(int square) {
    return warnings[square];
  }

  /** Returns whether a move can begin on a square. */
  boolean isFirst(int square) {
    return firsts[square];
  }

  /** Returns whether the selected piece can go to a spot, which need not be a square. */
  boolean isTarget(int spot) {
    return isSquare(spot) && moveTo[spot] != BoardView.NO_MOVE;
  }

  boolean isSquare(int spot) {
    return spot >= 0 && spot < moveTo.length;
  }
}
