package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.board.Zobrist;

/**
 * Remembers what was found out about positions, in memory fixed at construction. Each position has
 * two places: one keeps the deeper finding, the other always the newest.
 *
 * <p>Several threads use it without locks. A key is stored mixed with its finding, so that a pair
 * of which another thread has changed one half in the meantime does not fit together and is taken
 * for nothing. Where the machine writes a long in two steps, upper and lower halves may be of
 * different findings and yet fit, but only if both are about the same position; then the upper half
 * is a move of that position and the lower a value with its depth and kind, each true by itself.
 */
final class TranspositionTable {
  /** The kinds of findings: the value is exact, at least, or at most this. */
  static final int EXACT = 1;

  static final int LOWER_BOUND = 2;
  static final int UPPER_BOUND = 3;

  private static final int BYTES_PER_BUCKET = 4 * Long.BYTES;
  private static final int GENERATIONS = 63;

  /** Keys and findings in turn, so that a look takes the memory one access and not two. */
  private final long[] entries;

  private final long buckets;
  private long searches;
  private int generation;
  private long salt;

  TranspositionTable(int bytes) {
    buckets = bytes / BYTES_PER_BUCKET;
    entries = new long[4 * (int) buckets];
  }

  /** How much memory the entries take. */
  long bytes() {
    return (long) entries.length * Long.BYTES;
  }

  /**
   * Forgets all that was found: so the same question gets the same answer. Wiping the memory would
   * take longer than a quick move; a part of it is enough for every age to be gone when its turn
   * comes again.
   */
  void clear() {
    int part = (int) (searches % GENERATIONS);
    long length = entries.length;
    Arrays.fill(
        entries, (int) (length * part / GENERATIONS), (int) (length * (part + 1) / GENERATIONS), 0);
    generation = part + 1;
    searches++;
    salt = Zobrist.mix(searches);
  }

  /** The finding about a position, or 0. */
  long probe(long hash) {
    long key = hash ^ salt;
    int slot = slot(hash);
    long entry = entries[slot + 1];
    if ((entries[slot] ^ entry) == key) {
      return entry;
    }
    entry = entries[(slot ^ 2) + 1];
    return (entries[slot ^ 2] ^ entry) == key ? entry : 0;
  }

  /**
   * The first place of a position; the other one is beside it. It does not depend on the search, so
   * that the same positions get in each other's way in all of them.
   */
  private int slot(long hash) {
    return (int) ((hash >>> 32) * buckets >>> 32) << 2 | (int) hash << 1 & 2;
  }

  /** Stores a finding. */
  void store(long hash, int move, int value, int depth, int bound) {
    long key = hash ^ salt;
    int slot = slot(hash);
    long old = entries[slot + 1];
    if ((entries[slot] ^ old) != key
        && old != 0
        && generation(old) == generation
        && depth(old) > depth) {
      slot ^= 2;
    }
    long entry =
        (long) move << 32
            | (value & 0xffffL) << 16
            | (long) (depth & 0xff) << 8
            | (long) generation << 2
            | bound;
    entries[slot] = key ^ entry;
    entries[slot + 1] = entry;
  }

  static int move(long entry) {
    return (int) (entry >> 32);
  }

  static int value(long entry) {
    return (short) (entry >> 16);
  }

  static int depth(long entry) {
    return (int) (entry >> 8) & 0xff;
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }

  private static int generation(long entry) {
    return (int) (entry >> 2) & 63;
  }
}
