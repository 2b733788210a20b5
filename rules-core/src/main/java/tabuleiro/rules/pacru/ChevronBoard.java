package tabuleiro.rules.pacru;

import java.util.Arrays;
import tabuleiro.rules.board.Zobrist;

/**
 * What lies and stands on the fields: markers and chevrons, with the counts and the hash that
 * follow from them.
 *
 * <p>A chevron is known by its slot: each seat has {@link #SLOTS} of them, one after the other. Its
 * stance is {@link Fields#stance}, or -1 once it is gone.
 */
public final class ChevronBoard {
  /** The most chevrons a seat can have. */
  public static final int SLOTS = 4;

  private static final int SEATS = 4;
  private static final int SECTORS = 9;
  private static final long[] MARKER_KEYS = Zobrist.keys(0x9ac01, SEATS * Fields.COUNT);
  private static final long[] CHEVRON_KEYS = Zobrist.keys(0x9ac02, SEATS * Fields.COUNT * 8);

  /** All fields as a bit set. */
  private static final long[] ALL = new long[2];

  static {
    for (int field = 0; field < Fields.COUNT; field++) {
      ALL[half(field)] |= bit(field);
    }
  }

  private static final int RINGS = 5;

  /** The fields of each ring ({@link Fields#ring}), two longs each. */
  private static final long[] IN_RING = new long[2 * RINGS];

  static {
    for (int field = 0; field < Fields.COUNT; field++) {
      IN_RING[2 * Fields.ring(field) + half(field)] |= bit(field);
    }
  }

  private static final int MARKER = 7;
  private static final int SLOT_SHIFT = 3;

  /** For each field the marker's seat + 1 in the bits {@link #MARKER}, the slot + 1 above them. */
  private final int[] contents = new int[Fields.COUNT + 1];

  private final int[] stances = new int[SEATS * SLOTS];
  private final int[] scores = new int[SEATS];
  private final int[] sectorScores = new int[SEATS * SECTORS];

  // The same as bit sets of two longs each, by Fields.bit.
  private final long[] coloured = new long[2 * SEATS];
  private final long[] occupied = new long[2];
  private long hash;

  /** An empty board. */
  ChevronBoard() {
    Arrays.fill(stances, -1);
    // No seat has this content, so that the edge needs no test of its own.
    contents[Fields.OFF] = -1;
  }

  /** A copy of a board. */
  ChevronBoard(ChevronBoard other) {
    System.arraycopy(other.contents, 0, contents, 0, contents.length);
    System.arraycopy(other.stances, 0, stances, 0, stances.length);
    System.arraycopy(other.scores, 0, scores, 0, scores.length);
    System.arraycopy(other.sectorScores, 0, sectorScores, 0, sectorScores.length);
    System.arraycopy(other.coloured, 0, coloured, 0, coloured.length);
    System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
    hash = other.hash;
  }

  /** Whether the field is on the board, neutral and without a chevron. */
  public boolean isEmpty(int field) {
    return contents[field] == 0;
  }

  /** Whether the field is on the board, of the seat's colour and without a chevron. */
  public boolean isOpenColour(int field, int seat) {
    return contents[field] == seat + 1;
  }

  /** Whose marker lies on the field, or -1. */
  public int marker(int field) {
    return (contents[field] & MARKER) - 1;
  }

  /** The slot of the chevron on the field, or -1. */
  public int slot(int field) {
    return (contents[field] >> SLOT_SHIFT) - 1;
  }

  /** Whether a chevron stands on the field. */
  public boolean isOccupied(int field) {
    return contents[field] > MARKER;
  }

  /** The stance of the chevron in a slot, or -1 if it is gone. */
  public int stance(int slot) {
    return stances[slot];
  }

  /** How many fields have the seat's colour. */
  public int score(int seat) {
    return scores[seat];
  }

  /** How many fields of a sector have the seat's colour. */
  public int score(int seat, int sector) {
    return sectorScores[seat * SECTORS + sector];
  }

  /** How many fields of a ring ({@link Fields#ring}) have the seat's colour. */
  public int scoreInRing(int seat, int ring) {
    return Long.bitCount(coloured[2 * seat] & IN_RING[2 * ring])
        + Long.bitCount(coloured[2 * seat + 1] & IN_RING[2 * ring + 1]);
  }

  /** The fields of the seat's colour as a bit set: its first long, or with half 1 its second. */
  public long coloured(int seat, int half) {
    return coloured[2 * seat + half];
  }

  /** The fields of the seat's colour without a chevron, as a bit set. */
  public long open(int seat, int half) {
    return coloured[2 * seat + half] & ~occupied[half];
  }

  /**
   * The neutral fields without a chevron as a bit set: its first long, or with half 1 its second.
   */
  public long free(int half) {
    return ALL[half]
        & ~(occupied[half]
            | coloured[half]
            | coloured[2 + half]
            | coloured[4 + half]
            | coloured[6 + half]);
  }

  /** The fields with a chevron as a bit set: its first long, or with half 1 its second. */
  public long occupied(int half) {
    return occupied[half];
  }

  /** The hash of markers and chevrons, kept up to date. */
  public long hash() {
    return hash;
  }

  /** Colours a field for a seat; -1 makes it neutral. */
  public void paint(int field, int seat) {
    int before = marker(field);
    if (before >= 0) {
      count(field, before, -1);
    }
    if (seat >= 0) {
      count(field, seat, 1);
    }
    contents[field] += seat - before;
  }

  private void count(int field, int seat, int by) {
    scores[seat] += by;
    sectorScores[seat * SECTORS + Fields.sector(field)] += by;
    coloured[2 * seat + half(field)] ^= bit(field);
    hash ^= MARKER_KEYS[seat * Fields.COUNT + field];
  }

  /** Puts the chevron of an empty slot on the board. */
  public void put(int slot, int stance) {
    int field = Fields.field(stance);
    stances[slot] = stance;
    contents[field] += slot + 1 << SLOT_SHIFT;
    occupied[half(field)] ^= bit(field);
    hash ^= key(slot, stance);
  }

  /** Takes a chevron off the board. */
  public void lift(int slot) {
    int stance = stances[slot];
    int field = Fields.field(stance);
    stances[slot] = -1;
    contents[field] &= MARKER;
    occupied[half(field)] ^= bit(field);
    hash ^= key(slot, stance);
  }

  /** The hash computed from the fields alone. */
  long computeHash() {
    long sum = 0;
    for (int field = 0; field < Fields.COUNT; field++) {
      if (marker(field) >= 0) {
        sum ^= MARKER_KEYS[marker(field) * Fields.COUNT + field];
      }
      int slot = slot(field);
      if (slot >= 0) {
        sum ^= key(slot, stances[slot]);
      }
    }
    return sum;
  }

  /** Which of the two longs of a bit set holds a field. */
  private static int half(int field) {
    return Fields.bit(field) >> 6;
  }

  /** The bit of a field in its half. */
  private static long bit(int field) {
    return 1L << Fields.bit(field);
  }

  private static long key(int slot, int stance) {
    return CHEVRON_KEYS[slot / SLOTS * Fields.COUNT * 8 + stance];
  }
}
