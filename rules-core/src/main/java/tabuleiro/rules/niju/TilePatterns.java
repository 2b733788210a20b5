package tabuleiro.rules.niju;

import tabuleiro.rules.board.Heading;

/**
 * Table of the twenty tile patterns of Ni-Ju: every way to mark four of a tile's eight neighbours,
 * up to rotation.
 *
 * <p>Marks are bit sets in which bit n is the {@link Heading} with that ordinal, so that a
 * clockwise quarter turn rotates the bits by two.
 */
public final class TilePatterns {
  /** The number of tiles, which are numbered from 1. */
  public static final int COUNT = 20;

  /** The number of neighbours that a tile marks. */
  public static final int MARKS = 4;

  /** The number of orientations of all tiles together. */
  public static final int ORIENTATIONS = 70;

  private static final String[] PATTERNS = {
    "111/0x1/000", "111/0x0/001", "111/0x0/010", "111/0x0/100", "111/1x0/000",
    "110/0x1/001", "110/0x1/010", "110/0x1/100", "110/1x1/000", "110/0x0/011",
    "110/0x0/101", "110/1x0/001", "110/0x0/110", "110/1x0/010", "100/0x1/101",
    "100/1x1/001", "100/0x1/110", "100/1x1/010", "010/1x1/010", "101/0x0/101"
  };

  /** The marks of each tile after 0 to 3 turns. */
  private static final int[] ALL_MARKS = new int[4 * (COUNT + 1)];

  private static final int[] TURNS = new int[COUNT + 1];

  static {
    for (int tile = 1; tile <= COUNT; tile++) {
      int marks = read(PATTERNS[tile - 1]);
      for (int turn = 0; turn < 4; turn++) {
        ALL_MARKS[4 * tile + turn] = marks;
        marks = (marks << 2 | marks >>> 6) & 0xff;
        if (TURNS[tile] == 0 && marks == ALL_MARKS[4 * tile]) {
          TURNS[tile] = turn + 1;
        }
      }
    }
  }

  private TilePatterns() {}

  private static int read(String pattern) {
    int marks = 0;
    for (var heading : Heading.values()) {
      if (pattern.charAt(4 * (1 - heading.dy) + 1 + heading.dx) == '1') {
        marks |= 1 << heading.ordinal();
      }
    }
    return marks;
  }

  /** Returns the neighbours that a tile marks after some clockwise quarter turns. */
  public static int marks(int tile, int turns) {
    return marks(4 * tile + turns);
  }

  /** Returns the neighbours marked in an orientation: four times the tile, plus its turns. */
  static int marks(int orientation) {
    return ALL_MARKS[orientation];
  }

  /** Returns the number of quarter turns, from 0, with different orientations: 1, 2 or 4. */
  public static int turns(int tile) {
    return TURNS[tile];
  }

  /** Returns the smallest number of quarter turns that gives a tile the same orientation. */
  public static int fewestTurns(int tile, int turns) {
    return turns % TURNS[tile];
  }

  /** Returns the hand with tiles 1 to {@code count}: bit n is tile n. */
  static int hand(int count) {
    return (1 << count + 1) - 2;
  }
}
