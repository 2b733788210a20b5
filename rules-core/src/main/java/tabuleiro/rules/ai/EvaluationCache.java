package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;

/**
 * Cache of static evaluations with a fixed size. About a third of all positions comes up again by
 * transposition or in the next iteration. A new entry always replaces the old one.
 */
final class EvaluationCache {
  /** The result of a lookup that finds nothing. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int VALUE = 0xffff;

  /**
   * The upper bits of each key, which together with the index are nearly the whole key, and the
   * value in the lower bits.
   */
  private final long[] entries;

  private long searches;
  private long salt;

  EvaluationCache(int bytes) {
    entries = new long[Integer.highestOneBit(bytes / Long.BYTES)];
  }

  /** Returns the memory of the entries in bytes. */
  long bytes() {
    return (long) entries.length * Long.BYTES;
  }

  /** Forgets all entries by changing the salt of the keys. */
  void clear() {
    salt = Zobrist.mix(++searches);
  }

  /** Returns the value of a position, or {@link #UNKNOWN}. */
  int probe(long hash) {
    long key = hash ^ salt;
    long entry = entries[(int) key & entries.length - 1];
    return ((entry ^ key) & ~VALUE) == 0 ? (short) entry : UNKNOWN;
  }

  /** Stores the value of a position. */
  void store(long hash, int value) {
    long key = hash ^ salt;
    entries[(int) key & entries.length - 1] = key & ~VALUE | value & VALUE;
  }
}
