package tabuleiro.rules.board;

/** Generator of pseudo-random Zobrist keys, from which hashes of positions are built. */
public final class Zobrist {
  private Zobrist() {}

  /** Returns an array of keys; different seeds give unrelated keys. */
  public static long[] keys(long seed, int count) {
    var keys = new long[count];
    for (int i = 0; i < count; i++) {
      keys[i] = mix(mix(seed) + i);
    }
    return keys;
  }

  /** Returns a number with its bits mixed over all 64 bits (the finaliser of SplitMix64). */
  public static long mix(long value) {
    long z = value + 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
