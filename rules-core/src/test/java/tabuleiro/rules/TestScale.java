package tabuleiro.rules;

/**
 * Scale of the tests: the system property {@code test.scale} is 1 in {@code check}, 2 in CI and 10
 * before a release. Sizes in tests are those of CI.
 */
public final class TestScale {
  private static final int FULL = 2;

  private static final int SCALE = Integer.getInteger("test.scale", 1);

  private TestScale() {}

  /** Returns a size in CI, half of it in {@code check} and five times as much before a release. */
  public static int times(int full) {
    return Math.max(1, (full * SCALE + FULL - 1) / FULL);
  }

  /** Returns {@link #times}, but never more than the size in CI. */
  public static int atMost(int full) {
    return Math.min(full, times(full));
  }

  /** Returns the step through a fixed set: {@code inCheck} in {@code check}, otherwise 1. */
  public static int stride(int inCheck) {
    return SCALE < FULL ? inCheck : 1;
  }
}
