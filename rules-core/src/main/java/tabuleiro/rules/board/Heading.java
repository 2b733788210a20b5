package tabuleiro.rules.board;

/** Compass directions on a board, clockwise from north, which is towards higher ranks. */
public enum Heading {
  N(0, 1),
  NE(1, 1),
  E(1, 0),
  SE(1, -1),
  S(0, -1),
  SW(-1, -1),
  W(-1, 0),
  NW(-1, 1);

  private static final Heading[] ALL = values();

  /** The change of the file by one step. */
  public final int dx;

  /** The change of the rank by one step. */
  public final int dy;

  Heading(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** Returns the heading with an ordinal modulo eight: -1 is NW, 8 is N. */
  public static Heading of(int ordinal) {
    return ALL[ordinal & 7];
  }
}
