package tabuleiro.rules.pacru;

import java.util.Arrays;
import java.util.Locale;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.RefusalException;

/**
 * Precomputed geometry of the board of Shacru and Azacru: its 81 fields, nine sectors and straight
 * lines.
 */
public final class PacruGrid {
  /** The number of fields. */
  public static final int COUNT = 81;

  /** Stands for every place outside the board. */
  public static final int OFF = COUNT;

  /** The squares that name the fields. */
  public static final Squares SQUARES = new Squares(9);

  /** The bits of a row in a bit set; one more than needed, which separates the edges. */
  public static final int ROW_BITS = 10;

  private static final byte[] SECTORS = new byte[COUNT];
  private static final byte[] RINGS = new byte[COUNT];
  private static final byte[] BITS = new byte[COUNT + 1];
  private static final byte[] STEPS = new byte[(COUNT + 1) * 8];
  private static final byte[] AHEAD = new byte[COUNT * 8 * 4];
  private static final byte[] DIRECTIONS = new byte[COUNT * COUNT];
  private static final byte[] DISTANCES = new byte[COUNT * COUNT];

  static {
    BITS[OFF] = ROW_BITS - 1;
    Arrays.fill(STEPS, (byte) OFF);
    Arrays.fill(DIRECTIONS, (byte) -1);
    for (int field = 0; field < COUNT; field++) {
      BITS[field] = (byte) (SQUARES.rank(field) * ROW_BITS + SQUARES.file(field));
      RINGS[field] = (byte) Math.min(inward(SQUARES.rank(field)), inward(SQUARES.file(field)));
      SECTORS[field] = (byte) (SQUARES.rank(field) / 3 * 3 + SQUARES.file(field) / 3);
      for (var heading : Heading.values()) {
        int step = SQUARES.step(field, heading);
        STEPS[field * 8 + heading.ordinal()] = (byte) (step < 0 ? OFF : step);
      }
    }
    for (int field = 0; field < COUNT; field++) {
      for (int heading = 0; heading < 8; heading++) {
        for (int turn = -1; turn <= 1; turn++) {
          AHEAD[(field * 8 + heading) * 4 + turn + 1] = STEPS[field * 8 + (heading + turn & 7)];
        }
        int distance = 1;
        for (int to = step(field, heading); to != OFF; to = step(to, heading)) {
          DIRECTIONS[field * COUNT + to] = (byte) heading;
          DISTANCES[field * COUNT + to] = (byte) distance++;
        }
      }
    }
  }

  private PacruGrid() {}

  private static int inward(int line) {
    return Math.min(line, 8 - line);
  }

  /** Returns the name of a field, for example {@code c9}. */
  public static String name(int field) {
    return SQUARES.name(field);
  }

  /** Returns the field with a name, or refuses the name. */
  static int parse(String name) throws RefusalException {
    int field = SQUARES.parse(name);
    if (field < 0) {
      throw new RefusalException(CommonReason.OFF_THE_BOARD, name.toLowerCase(Locale.ROOT));
    }
    return field;
  }

  /** Returns the sector of a field, 0 to 8. */
  public static int sector(int field) {
    return SECTORS[field];
  }

  /** Returns the distance of a field from the edge, from 0 on it to 4 in the centre. */
  public static int ring(int field) {
    return RINGS[field];
  }

  /**
   * Returns the bit number of a field in a bit set of two longs. A step adds the same number for
   * every field; the numbers outside an edge, like that of {@link #OFF}, belong to no field.
   */
  public static int bit(int field) {
    return BITS[field];
  }

  /**
   * Returns the next field in a direction, given by its {@link Heading} ordinal, or {@link #OFF}.
   */
  public static int step(int field, int direction) {
    return STEPS[field * 8 + direction];
  }

  /** Returns the field ahead of a stance turned by -1, 0 or 1 eighths, or {@link #OFF}. */
  public static int ahead(int stance, int turn) {
    return AHEAD[stance * 4 + turn + 1];
  }

  /**
   * Returns the direction from one field to another, or -1 if they are not on one straight line.
   */
  public static int direction(int from, int to) {
    return DIRECTIONS[from * COUNT + to];
  }

  /** Returns the number of steps between two fields on a straight line. */
  public static int distance(int from, int to) {
    return DISTANCES[from * COUNT + to];
  }

  /** Returns whether a move between two fields crosses the border of a sector. */
  public static boolean crosses(int from, int to) {
    return SECTORS[from] != SECTORS[to];
  }

  /** Returns the stance of a chevron: field and heading in one number. */
  public static int stance(int field, int heading) {
    return field * 8 + (heading & 7);
  }

  /** Returns the field of a stance. */
  public static int field(int stance) {
    return stance >> 3;
  }

  /** Returns the heading of a stance, as the ordinal of a {@link Heading}. */
  public static int heading(int stance) {
    return stance & 7;
  }
}
