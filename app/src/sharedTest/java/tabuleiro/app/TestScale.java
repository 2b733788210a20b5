package tabuleiro.app;

import java.util.List;

/**
 * How much the tests try, as in the module of the rules. The system property {@code test.scale} is
 * 1 in {@code check}, 2 in CI and 10 before a release; sizes in tests are those of CI. Nobody sets
 * it on a device, which tries as much as CI.
 */
public final class TestScale {
  private static final int FULL = 2;

  private static final int SCALE = Integer.getInteger("test.scale", FULL);

  private TestScale() {}

  /** So many in CI, half as many in {@code check} and five times as many before a release. */
  public static int times(int full) {
    return Math.max(1, (full * SCALE + FULL - 1) / FULL);
  }

  /** Whether all is tried that CI tries. */
  public static boolean isFull() {
    return SCALE >= FULL;
  }

  /** All of these in CI; in {@code check} the one at this place, which each test chooses anew. */
  public static <T> List<T> some(List<T> all, int place) {
    return isFull() ? all : List.of(all.get(place % all.size()));
  }
}
