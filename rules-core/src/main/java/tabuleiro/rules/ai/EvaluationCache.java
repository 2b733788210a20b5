package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;

/**
 * Remembers how positions were evaluated, in memory fixed at construction: a third of them comes up
 * again by other moves or in the next round. Only the newest in each place is kept.
 */
final class EvaluationCache {
  /** Says that nothing is known. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int VALUE = 0xffff;

  /** The key's upper bits, which with the place are nearly the whole key, and the value below. */
  private final long[] entries;

  private long searches;
  private long salt;

  EvaluationCache(int bytes) {
    entries = new long[Integer.highestOneBit(bytes / Long.BYTES)];
  }

  /** How much memory the entries take. */
  long bytes() {
    return (long) entries.length * Long.BYTES;
  }

  /** Begins a new search, which finds nothing of the earlier ones: they may be of other games. */
  void clear() {
    salt = Zobrist.mix(++searches);
  }

  /** The value of a position, or {@link #UNKNOWN}. */
  int probe(long hash) {
    long key = hash ^ salt;
    long entry = entries[(int) key & entries.length - 1];
    return ((entry ^ key) & ~VALUE) == 0 ? (short) entry : UNKNOWN;
  }

  /** Stores a value. */
  void store(long hash, int value) {
    long key = hash ^ salt;
    entries[(int) key & entries.length - 1] = key & ~VALUE | value & VALUE;
  }
}
