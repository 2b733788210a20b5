package tabuleiro.app;

import java.util.List;

/**
 * Scales the sizes of tests, as in the module rules-core. The system property {@code test.scale} is
 * 1 in {@code check}, 2 in CI and 10 before a release. Sizes in the code are those of CI, which
 * also apply on devices, where the property is not set.
 */
public final class TestScale {
  private static final int FULL = 2;

  private static final int SCALE = Integer.getInteger("test.scale", FULL);

  private TestScale() {}

  /**
   * Returns a count of CI scaled: half of it in {@code check}, five times as many before a release.
   */
  public static int times(int full) {
    return Math.max(1, (full * SCALE + FULL - 1) / FULL);
  }

  /** Returns whether the tests cover at least what they cover in CI. */
  public static boolean isFull() {
    return SCALE >= FULL;
  }

  /**
   * Returns all elements in CI; in {@code check} only the one at an index, which each test chooses.
   */
  public static <T> List<T> some(List<T> all, int place) {
    return isFull() ? all : List.of(all.get(place % all.size()));
  }
}
