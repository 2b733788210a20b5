package tabuleiro.app.board;

import tabuleiro.rules.board.Squares;

/** Where the squares of a board lie in a view, seen from either side. */
public final class SquareGrid {
  private final Squares squares;
  private final boolean turned;
  private final float[] starts;

  /** The side of a square. */
  public final float cell;

  /** The left edge of the leftmost file. */
  public final float left;

  /** The upper edge of the uppermost rank. */
  public final float top;

  /** The side of the whole board. */
  public final float span;

  /**
   * A board at that place.
   *
   * @param block after how many squares there is a gap
   * @param gap how wide the gap is
   */
  SquareGrid(
      Squares squares, boolean turned, float left, float top, float cell, int block, float gap) {
    this.squares = squares;
    this.turned = turned;
    this.left = left;
    this.top = top;
    this.cell = cell;
    starts = new float[squares.side()];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = i * cell + i / block * gap;
    }
    span = starts[starts.length - 1] + cell;
  }

  public Squares squares() {
    return squares;
  }

  /** The middle of a file, from 0. */
  float fileX(int file) {
    return left + starts[turned ? starts.length - 1 - file : file] + cell / 2;
  }

  /** The middle of a rank, from 0. */
  float rankY(int rank) {
    return top + starts[turned ? rank : starts.length - 1 - rank] + cell / 2;
  }

  /** The middle of a square. */
  public float x(int square) {
    return fileX(squares.file(square));
  }

  /** The middle of a square. */
  public float y(int square) {
    return rankY(squares.rank(square));
  }

  /** The square at a place, or -1 beside the board; a gap belongs to the square before it. */
  int squareAt(float x, float y) {
    int column = index(x - left);
    int row = index(y - top);
    if (column < 0 || row < 0) {
      return -1;
    }
    int last = starts.length - 1;
    return squares.at(turned ? last - column : column, turned ? row : last - row);
  }

  private int index(float along) {
    if (along < 0 || along >= span) {
      return -1;
    }
    int index = starts.length - 1;
    while (starts[index] > along) {
      index--;
    }
    return index;
  }
}
