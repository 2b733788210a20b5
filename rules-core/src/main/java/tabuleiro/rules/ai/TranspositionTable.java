package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.board.Zobrist;

/**
 * Transposition table of fixed size: a cache of search results by position key, shared by all
 * search threads. Each position has a bucket of two slots: one keeps the deeper entry, the other
 * the newest.
 *
 * <p>Several threads share it without locks. A key is stored XORed with its data, so that a torn
 * pair of two threads' writes does not match and is ignored. Where the machine writes a long in two
 * halves, the halves may come from two entries of the same position and yet match; then the upper
 * half is a move of that position and the lower half a value with its depth and bound, each valid
 * by itself.
 */
final class TranspositionTable {
  /** The bound types: the value is exact, a lower bound or an upper bound. */
  static final int EXACT = 1;

  static final int LOWER_BOUND = 2;
  static final int UPPER_BOUND = 3;

  private static final int BYTES_PER_BUCKET = 4 * Long.BYTES;
  private static final int GENERATIONS = 63;

  /** The keys and data alternating, so that a lookup costs one memory access. */
  private final long[] entries;

  private final long buckets;
  private long searches;
  private int generation;
  private long salt;

  TranspositionTable(int bytes) {
    buckets = bytes / BYTES_PER_BUCKET;
    entries = new long[4 * (int) buckets];
  }

  /** Returns the memory of the entries in bytes. */
  long bytes() {
    return (long) entries.length * Long.BYTES;
  }

  /**
   * Forgets all entries, so that the same question gets the same answer. Wiping the whole table
   * would take longer than a quick move: each call wipes one part, and all entries of a generation
   * are gone before its number is used again.
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

  /** Returns the entry of a position, or 0. */
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
   * Returns the first slot of a position; the second is next to it. It does not depend on the salt,
   * so that the same positions collide in every search.
   */
  private int slot(long hash) {
    return (int) ((hash >>> 32) * buckets >>> 32) << 2 | (int) hash << 1 & 2;
  }

  /** Stores an entry. */
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
