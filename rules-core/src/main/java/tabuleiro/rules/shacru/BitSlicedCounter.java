package tabuleiro.rules.shacru;

/**
 * Counts in parallel, for each bit position, how many of eight bit sets contain it (bit-slicing).
 */
final class BitSlicedCounter {
  private long ones;
  private long twos;
  private long fours;
  private long eights;

  /** Counts eight sets. */
  void add(long a, long b, long c, long d, long e, long f, long g, long h) {
    long onesLeft = a ^ b ^ c;
    long twosLeft = a & b | c & (a ^ b);
    long onesRight = d ^ e ^ f;
    long twosRight = d & e | f & (d ^ e);
    long onesRest = g ^ h;
    long twosRest = g & h;
    ones = onesLeft ^ onesRight ^ onesRest;
    long twosMore = onesLeft & onesRight | onesRest & (onesLeft ^ onesRight);
    long twosSoFar = twosLeft ^ twosRight ^ twosRest;
    long foursSoFar = twosLeft & twosRight | twosRest & (twosLeft ^ twosRight);
    twos = twosSoFar ^ twosMore;
    long foursMore = twosSoFar & twosMore;
    fours = foursSoFar ^ foursMore;
    eights = foursSoFar & foursMore;
  }

  /** Returns the bits in any of the sets. */
  long anySet() {
    return ones | twos | fours | eights;
  }

  /** Returns the bits in at least two of the sets. */
  long atLeastTwo() {
    return twos | fours | eights;
  }

  /** Returns the bits in at least three of the sets. */
  long atLeastThree() {
    return ones & twos | fours | eights;
  }

  /** Returns the bits in at least five of the sets. */
  long atLeastFive() {
    return fours & (ones | twos) | eights;
  }
}
