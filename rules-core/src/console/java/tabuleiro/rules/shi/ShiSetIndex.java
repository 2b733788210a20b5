package tabuleiro.rules.shi;

import java.util.Arrays;

/**
 * Numbers the sets of squares of each size, given as bits, and maps each to a representative among
 * the sets that are symmetric to it.
 */
final class ShiSetIndex {
  private static final int SYMMETRIES = 8;

  /** The number of squares in the lower of two lookup tables. */
  private static final int LOW_BITS = 13;

  private static final int LOW = (1 << LOW_BITS) - 1;

  private final int[][] ofSize;
  private final int[] lowNumber = new int[LOW + 1];

  /** By the number of squares below, which count before. */
  private final int[][] highNumber;

  private final int[][] turnedLow = new int[SYMMETRIES][];
  private final int[][] turnedHigh = new int[SYMMETRIES][];
  private final int[][] modelIndex;
  private final byte[][] toModel;
  private final int[][] models;

  ShiSetIndex(int side, int largest) {
    int squares = side * side;
    int highSets = 1 << Math.max(0, squares - LOW_BITS);
    ofSize = new int[largest + 1][];
    highNumber = new int[largest + 1][highSets];
    modelIndex = new int[largest + 1][];
    toModel = new byte[largest + 1][];
    models = new int[largest + 1][];
    for (int low = 0; low <= LOW; low++) {
      lowNumber[low] = number(low, 0, 0);
    }
    for (int below = 0; below <= largest; below++) {
      for (int high = 0; high < highSets; high++) {
        highNumber[below][high] = number(high, LOW_BITS, below);
      }
    }
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      turnedLow[symmetry] = new int[LOW + 1];
      turnedHigh[symmetry] = new int[highSets];
      for (int low = 0; low < Math.min(LOW + 1, 1 << squares); low++) {
        turnedLow[symmetry][low] = transform(low, side, symmetry);
      }
      for (int high = 0; high < highSets; high++) {
        turnedHigh[symmetry][high] = transform(high << LOW_BITS, side, symmetry);
      }
    }
    for (int size = 0; size <= largest; size++) {
      list(size, squares);
      findModels(size);
    }
  }

  /** Returns what squares add to the number of a set with {@code below} squares below them. */
  private static int number(int bits, int firstSquare, int below) {
    int number = 0;
    int place = below;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      place++;
      number += choose(firstSquare + Integer.numberOfTrailingZeros(rest), place);
    }
    return number;
  }

  private static int choose(int of, int some) {
    long ways = 1;
    for (int i = 1; i <= some; i++) {
      ways = ways * (of - some + i) / i;
    }
    return of < some ? 0 : (int) ways;
  }

  private static int transform(int set, int side, int symmetry) {
    int transformed = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int square = Integer.numberOfTrailingZeros(rest);
      int file = (symmetry & 1) == 0 ? square % side : side - 1 - square % side;
      int rank = (symmetry & 2) == 0 ? square / side : side - 1 - square / side;
      transformed |= 1 << ((symmetry & 4) == 0 ? rank * side + file : file * side + rank);
    }
    return transformed;
  }

  private void list(int size, int squares) {
    var sets = new int[choose(squares, size)];
    int set = (1 << size) - 1;
    for (int i = 0; i < sets.length; i++) {
      sets[i] = set;
      // The next larger number with as many bits, so that the sets are in the order of their
      // numbers.
      int lowest = set & -set;
      int carried = set + lowest;
      set = size == 0 ? 0 : carried | ((set ^ carried) >>> 2) / lowest;
    }
    ofSize[size] = sets;
  }

  private void findModels(int size) {
    modelIndex[size] = new int[ofSize[size].length];
    toModel[size] = new byte[ofSize[size].length];
    models[size] = new int[ofSize[size].length];
    int found = 0;
    for (int set : ofSize[size]) {
      int model = set;
      for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
        model = Math.min(model, transformed(set, symmetry));
      }
      for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        if (transformed(set, symmetry) == model) {
          toModel[size][number(set)] |= (byte) (1 << symmetry);
        }
      }
      if (model == set) {
        models[size][found++] = set;
      }
      modelIndex[size][number(set)] = model == set ? found - 1 : modelIndex[size][number(model)];
    }
    models[size] = Arrays.copyOf(models[size], found);
  }

  /** Returns all sets of a size, in the order of their numbers. */
  int[] ofSize(int size) {
    return ofSize[size];
  }

  /** Returns the number of a set among those of its size. */
  int number(int set) {
    int low = set & LOW;
    return lowNumber[low] + highNumber[Integer.bitCount(low)][set >>> LOW_BITS];
  }

  /** Returns one representative for each class of symmetric sets of a size. */
  int[] models(int size) {
    return models[size];
  }

  /** Returns the index of a set's representative. */
  int modelIndex(int size, int number) {
    return modelIndex[size][number];
  }

  /**
   * Returns the symmetries, as bits, that map a set to its representative; several for a symmetric
   * set.
   */
  int toModel(int size, int number) {
    return toModel[size][number] & 0xff;
  }

  /** Returns the image of a set under a symmetry. */
  int transformed(int set, int symmetry) {
    return turnedLow[symmetry][set & LOW] | turnedHigh[symmetry][set >>> LOW_BITS];
  }

  /**
   * Returns the symmetries, as bits, that map a set to its representative and a second
   * representative to distinct images; none if a symmetry of the second one maps the set to a
   * smaller one, which stands for both.
   */
  int distinctTransforms(int set, int besideModel) {
    int symmetries = toModel(Integer.bitCount(besideModel), number(besideModel));
    for (int rest = symmetries & -2; rest != 0; rest &= rest - 1) {
      if (transformed(set, Integer.numberOfTrailingZeros(rest)) < set) {
        return 0;
      }
    }
    int all = toModel(Integer.bitCount(set), number(set));
    int different = 0;
    for (int rest = all; rest != 0; rest &= rest - 1) {
      int symmetry = Integer.numberOfTrailingZeros(rest);
      if (!isDuplicate(transformed(besideModel, symmetry), besideModel, different)) {
        different |= 1 << symmetry;
      }
    }
    return different;
  }

  private boolean isDuplicate(int view, int model, int symmetries) {
    for (int rest = symmetries; rest != 0; rest &= rest - 1) {
      if (transformed(model, Integer.numberOfTrailingZeros(rest)) == view) {
        return true;
      }
    }
    return false;
  }
}
