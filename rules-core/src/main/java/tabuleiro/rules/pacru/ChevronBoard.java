package tabuleiro.rules.pacru;

import java.util.Arrays;
import tabuleiro.rules.board.Zobrist;

/**
 * Mutable board of Shacru and Azacru: markers and chevrons, with scores, bit sets and hash.
 *
 * <p>A chevron is identified by its slot: each seat has {@link #SLOTS} consecutive slots. Its
 * stance is {@link PacruGrid#stance}, or -1 once it is gone.
 */
public final class ChevronBoard {
  /** The maximum number of chevrons of a seat. */
  public static final int SLOTS = 4;

  private static final int SEATS = 4;
  private static final int SECTORS = 9;
  private static final long[] MARKER_KEYS = Zobrist.keys(0x9ac01, SEATS * PacruGrid.COUNT);
  private static final long[] CHEVRON_KEYS = Zobrist.keys(0x9ac02, SEATS * PacruGrid.COUNT * 8);

  /** The bit set of all fields. */
  private static final long[] ALL = new long[2];

  static {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      ALL[half(field)] |= bit(field);
    }
  }

  private static final int RINGS = 5;

  /** The fields of each ring ({@link PacruGrid#ring}), two longs each. */
  private static final long[] IN_RING = new long[2 * RINGS];

  static {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      IN_RING[2 * PacruGrid.ring(field) + half(field)] |= bit(field);
    }
  }

  private static final int MARKER = 7;
  private static final int SLOT_SHIFT = 3;

  /** For each field the marker's seat + 1 in the bits of {@link #MARKER}, slot + 1 above them. */
  private final int[] contents = new int[PacruGrid.COUNT + 1];

  private final int[] stances = new int[SEATS * SLOTS];
  private final int[] scores = new int[SEATS];
  private final int[] sectorScores = new int[SEATS * SECTORS];

  // The same as bit sets of two longs each, by PacruGrid.bit.
  private final long[] coloured = new long[2 * SEATS];
  private final long[] occupied = new long[2];
  private long hash;

  /** Creates an empty board. */
  ChevronBoard() {
    Arrays.fill(stances, -1);
    // A content that no field has, so that the edge needs no extra test.
    contents[PacruGrid.OFF] = -1;
  }

  /** Creates a copy of a board. */
  ChevronBoard(ChevronBoard other) {
    System.arraycopy(other.contents, 0, contents, 0, contents.length);
    System.arraycopy(other.stances, 0, stances, 0, stances.length);
    System.arraycopy(other.scores, 0, scores, 0, scores.length);
    System.arraycopy(other.sectorScores, 0, sectorScores, 0, sectorScores.length);
    System.arraycopy(other.coloured, 0, coloured, 0, coloured.length);
    System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
    hash = other.hash;
  }

  /** Returns whether the field is on the board, neutral and without a chevron. */
  public boolean isEmpty(int field) {
    return contents[field] == 0;
  }

  /** Returns whether the field is on the board, has the seat's colour and no chevron. */
  public boolean isOpenColour(int field, int seat) {
    return contents[field] == seat + 1;
  }

  /** Returns the seat whose marker lies on the field, or -1. */
  public int marker(int field) {
    return (contents[field] & MARKER) - 1;
  }

  /** Returns the slot of the chevron on the field, or -1. */
  public int slot(int field) {
    return (contents[field] >> SLOT_SHIFT) - 1;
  }

  /** Returns whether a chevron stands on the field. */
  public boolean isOccupied(int field) {
    return contents[field] > MARKER;
  }

  /** Returns the stance of the chevron in a slot, or -1 if it is gone. */
  public int stance(int slot) {
    return stances[slot];
  }

  /** Returns the number of fields of the seat's colour. */
  public int score(int seat) {
    return scores[seat];
  }

  /** Returns the number of fields of the seat's colour in a sector. */
  public int score(int seat, int sector) {
    return sectorScores[seat * SECTORS + sector];
  }

  /** Returns the number of fields of the seat's colour in a ring ({@link PacruGrid#ring}). */
  public int scoreInRing(int seat, int ring) {
    return Long.bitCount(coloured[2 * seat] & IN_RING[2 * ring])
        + Long.bitCount(coloured[2 * seat + 1] & IN_RING[2 * ring + 1]);
  }

  /** Returns a half of the bit set of the fields of the seat's colour. */
  public long coloured(int seat, int half) {
    return coloured[2 * seat + half];
  }

  /** Returns a half of the bit set of the fields of the seat's colour without a chevron. */
  public long open(int seat, int half) {
    return coloured[2 * seat + half] & ~occupied[half];
  }

  /** Returns a half of the bit set of the neutral fields without a chevron. */
  public long free(int half) {
    return ALL[half]
        & ~(occupied[half]
            | coloured[half]
            | coloured[2 + half]
            | coloured[4 + half]
            | coloured[6 + half]);
  }

  /** Returns a half of the bit set of the fields with a chevron. */
  public long occupied(int half) {
    return occupied[half];
  }

  /** Returns the hash of markers and chevrons. */
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
    sectorScores[seat * SECTORS + PacruGrid.sector(field)] += by;
    coloured[2 * seat + half(field)] ^= bit(field);
    hash ^= MARKER_KEYS[seat * PacruGrid.COUNT + field];
  }

  /** Puts the chevron of an empty slot on the board. */
  public void put(int slot, int stance) {
    int field = PacruGrid.field(stance);
    stances[slot] = stance;
    contents[field] += slot + 1 << SLOT_SHIFT;
    occupied[half(field)] ^= bit(field);
    hash ^= key(slot, stance);
  }

  /** Removes a chevron from the board. */
  public void lift(int slot) {
    int stance = stances[slot];
    int field = PacruGrid.field(stance);
    stances[slot] = -1;
    contents[field] &= MARKER;
    occupied[half(field)] ^= bit(field);
    hash ^= key(slot, stance);
  }

  /** Returns the hash computed from the fields alone. */
  long computeHash() {
    long sum = 0;
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (marker(field) >= 0) {
        sum ^= MARKER_KEYS[marker(field) * PacruGrid.COUNT + field];
      }
      int slot = slot(field);
      if (slot >= 0) {
        sum ^= key(slot, stances[slot]);
      }
    }
    return sum;
  }

  /** Returns the half of a bit set that holds a field. */
  private static int half(int field) {
    return PacruGrid.bit(field) >> 6;
  }

  /** Returns the bit of a field in its half. */
  private static long bit(int field) {
    return 1L << PacruGrid.bit(field);
  }

  private static long key(int slot, int stance) {
    return CHEVRON_KEYS[slot / SLOTS * PacruGrid.COUNT * 8 + stance];
  }
}
