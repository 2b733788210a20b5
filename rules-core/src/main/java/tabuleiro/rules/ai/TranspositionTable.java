package tabuleiro.rules.ai;

import java.util.Arrays;
import tabuleiro.rules.board.Zobrist;

/**
 * Remembers what was found out about positions, in memory fixed at construction. Each position has
 * two places: one keeps the deeper finding, the other always the newest.
 */
final class TranspositionTable {
  /** The kinds of findings: the value is exact, at least, or at most this. */
  static final int EXACT = 1;

  static final int AT_LEAST = 2;
  static final int AT_MOST = 3;

  private static final int BYTES_PER_ENTRY = 16;
  private static final int OLDEST = 63;

  private final long[] keys;
  private final long[] findings;
  private final int mask;
  private int age;
  private long salt;

  TranspositionTable(int megabytes) {
    int entries = Integer.highestOneBit((int) ((long) megabytes * 1024 * 1024 / BYTES_PER_ENTRY));
    keys = new long[entries];
    findings = new long[entries];
    mask = entries - 1;
  }

  /** How much memory the entries take. */
  long bytes() {
    return (long) keys.length * BYTES_PER_ENTRY;
  }

  /**
   * Begins a new search, which finds nothing of the earlier ones: so the same question gets the
   * same answer. Wiping the memory each time would take longer than a quick move.
   */
  void begin() {
    age++;
    if (age > OLDEST) {
      Arrays.fill(keys, 0);
      Arrays.fill(findings, 0);
      age = 1;
    }
    salt = Zobrist.mix(age);
  }

  /** The finding about a position, or 0. */
  long find(long hash) {
    long key = hash ^ salt;
    int slot = (int) key & mask;
    if (keys[slot] == key) {
      return findings[slot];
    }
    return keys[slot ^ 1] == key ? findings[slot ^ 1] : 0;
  }

  /** Stores a finding. */
  void store(long hash, int move, int value, int depth, int kind) {
    long key = hash ^ salt;
    int slot = (int) key & mask;
    long old = findings[slot];
    if (keys[slot] != key && old != 0 && age(old) == age && depth(old) > depth) {
      slot ^= 1;
    }
    keys[slot] = key;
    findings[slot] =
        (long) move << 32
            | (value & 0xffffL) << 16
            | (long) (depth & 0xff) << 8
            | (long) age << 2
            | kind;
  }

  static int move(long finding) {
    return (int) (finding >> 32);
  }

  static int value(long finding) {
    return (short) (finding >> 16);
  }

  static int depth(long finding) {
    return (int) (finding >> 8) & 0xff;
  }

  static int kind(long finding) {
    return (int) finding & 3;
  }

  private static int age(long finding) {
    return (int) (finding >> 2) & 63;
  }
}
