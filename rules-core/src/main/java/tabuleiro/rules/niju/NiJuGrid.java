package tabuleiro.rules.niju;

import tabuleiro.rules.board.Heading;

/**
 * Converts between coordinates and array indices of all cells that a tile of Ni-Ju can reach. Forty
 * tiles joined by edges reach 39 cells from the first; two more rings hold their neighbours and the
 * neighbours' neighbours.
 */
public final class NiJuGrid {
  private static final int REACH = 41;
  private static final int SIDE = 2 * REACH + 1;

  /** The number of cells. */
  public static final int CELLS = SIDE * SIDE;

  /** The cell 0,0, where the first tile lies. */
  public static final int ORIGIN = REACH * SIDE + REACH;

  private static final int[] STEPS = new int[8];

  static {
    for (var heading : Heading.values()) {
      STEPS[heading.ordinal()] = heading.dy * SIDE + heading.dx;
    }
  }

  private NiJuGrid() {}

  /** Returns the cell at these coordinates, or -1 where no tile can ever lie. */
  public static int cell(int x, int y) {
    boolean near = x > -REACH && x < REACH && y > -REACH && y < REACH;
    return near ? ORIGIN + y * SIDE + x : -1;
  }

  /** Returns the x coordinate of a cell, growing to the right. */
  public static int x(int cell) {
    return cell % SIDE - REACH;
  }

  /** Returns the y coordinate of a cell, growing upwards. */
  public static int y(int cell) {
    return cell / SIDE - REACH;
  }

  /** Returns the index difference between a cell and its neighbour in a direction. */
  public static int step(int heading) {
    return STEPS[heading];
  }

  /** Returns the coordinates in notation: {@code -2,3}. */
  static String name(int cell) {
    return name(x(cell), y(cell));
  }

  /** Returns the coordinates in notation: {@code -2,3}. */
  static String name(int x, int y) {
    return x + "," + y;
  }
}
