package tabuleiro.rules;

/**
 * How much the tests try. The system property {@code test.scale} is 1 in {@code check}, 2 in CI and
 * 10 before a release; sizes in tests are those of CI.
 */
public final class TestScale {
  private static final int FULL = 2;

  private static final int SCALE = Integer.getInteger("test.scale", 1);

  private TestScale() {}

  /** So many in CI, half as many in {@code check} and five times as many before a release. */
  public static int times(int full) {
    return Math.max(1, (full * SCALE + FULL - 1) / FULL);
  }

  /** As many as {@link #times}, but never more than so many. */
  public static int atMost(int full) {
    return Math.min(full, times(full));
  }

  /** The step from one of a fixed set to the next: 1, which is all of them, from CI on. */
  public static int stride(int inCheck) {
    return SCALE < FULL ? inCheck : 1;
  }
}
