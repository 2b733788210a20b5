package tabuleiro.rules.ai;

/**
 * Elo rating of a person, computed from results against levels of known strength. The step size
 * starts large and shrinks, so that the rating settles quickly and then stays steady.
 *
 * @param points the rating in Elo points
 * @param games the number of games it is based on
 */
public record Rating(double points, int games) {
  /** The step size of the first game; a win at even odds gains half of it. */
  private static final double FIRST_STEP = 240;

  /** The smallest step size. */
  private static final double LAST_STEP = 24;

  /** The number of games after which the step size is half the first. */
  private static final double HALVED_AFTER = 6;

  /** Returns the rating of a person who has not played yet. */
  public static Rating unplayed(int points) {
    return new Rating(points, 0);
  }

  /** Returns the expected score against an opponent, 0 to 1. */
  public static double expected(double points, double opponent) {
    return 1 / (1 + Math.pow(10, (opponent - points) / 400));
  }

  /**
   * Returns the rating after one more game with a score of 1 for a win, 0.5 for a draw, 0 for a
   * loss.
   */
  public Rating after(int opponent, double score) {
    double step = Math.max(LAST_STEP, FIRST_STEP / (1 + games / HALVED_AFTER));
    return new Rating(points + step * (score - expected(points, opponent)), games + 1);
  }
}
