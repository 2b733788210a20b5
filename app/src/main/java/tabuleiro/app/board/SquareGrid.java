package tabuleiro.app.board;

import tabuleiro.rules.board.Squares;

/**
 * Geometry of a board's squares in a view: converts between squares and pixels, with the board seen
 * from any side.
 */
public final class SquareGrid {
  private final Squares squares;
  private final int quarters;
  private final float[] starts;

  /** Side of a square. */
  public final float cell;

  /** Left edge of the leftmost file. */
  public final float left;

  /** Upper edge of the uppermost rank. */
  public final float top;

  /** Side of the whole board. */
  public final float span;

  /**
   * Creates the grid of a board at a place.
   *
   * @param quarters which side is near, as in {@link BoardSettings#quarters}
   * @param block number of squares after which there is a gap
   * @param gap width of the gap
   */
  SquareGrid(
      Squares squares, int quarters, float left, float top, float cell, int block, float gap) {
    this.squares = squares;
    this.quarters = quarters;
    this.left = left;
    this.top = top;
    this.cell = cell;
    starts = new float[squares.side()];
    for (int i = 0; i < starts.length; i++) {
      int gaps = i / block;
      starts[i] = i * cell + gaps * gap;
    }
    span = starts[starts.length - 1] + cell;
  }

  public Squares squares() {
    return squares;
  }

  /** Returns the middle of a column of the view, from the left. */
  float columnX(int column) {
    return left + starts[column] + cell / 2;
  }

  /** Returns the middle of a row of the view, from the top. */
  float rowY(int row) {
    return top + starts[row] + cell / 2;
  }

  /** Returns the x coordinate of a square's middle. */
  public float x(int square) {
    int last = starts.length - 1;
    return columnX(
        switch (quarters) {
          case 0 -> squares.file(square);
          case 1 -> last - squares.rank(square);
          case 2 -> last - squares.file(square);
          default -> squares.rank(square);
        });
  }

  /** Returns the y coordinate of a square's middle. */
  public float y(int square) {
    int last = starts.length - 1;
    return rowY(
        switch (quarters) {
          case 0 -> last - squares.rank(square);
          case 1 -> last - squares.file(square);
          case 2 -> squares.rank(square);
          default -> squares.file(square);
        });
  }

  /** Returns the square in a column, from the left, and a row, from the top, of a turned board. */
  static int square(Squares squares, int quarters, int column, int row) {
    int last = squares.side() - 1;
    return switch (quarters) {
      case 0 -> squares.at(column, last - row);
      case 1 -> squares.at(last - row, last - column);
      case 2 -> squares.at(last - column, row);
      default -> squares.at(row, column);
    };
  }

  /** Returns the square in a column, from the left, and a row, from the top. */
  int square(int column, int row) {
    return square(squares, quarters, column, row);
  }

  /** Returns whether files lie side by side, as on paper, rather than on top of each other. */
  boolean isUpright() {
    return quarters % 2 == 0;
  }

  /**
   * Returns the square at a place, or -1 beside the board; a gap belongs to the square before it.
   */
  int squareAt(float x, float y) {
    int column = index(x - left);
    int row = index(y - top);
    if (column < 0 || row < 0) {
      return -1;
    }
    return square(column, row);
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
