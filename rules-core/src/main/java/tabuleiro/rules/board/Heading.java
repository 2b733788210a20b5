package tabuleiro.rules.board;

/** The eight directions, clockwise from north; north is towards the higher ranks. */
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

  /** Steps towards higher files. */
  public final int dx;

  /** Steps towards higher ranks. */
  public final int dy;

  Heading(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  /** The heading with this ordinal, counted round the compass: -1 is NW, 8 is N again. */
  public static Heading of(int ordinal) {
    return ALL[ordinal & 7];
  }
}
