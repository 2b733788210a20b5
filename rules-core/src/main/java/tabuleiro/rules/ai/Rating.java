package tabuleiro.rules.ai;

/**
 * How strong a person is by their results against levels of known strength, in Elo points. The
 * first games move it by much, later ones by little, so that it soon finds its place and then stays
 * steady.
 *
 * @param points the figure
 * @param games how many games it comes from
 */
public record Rating(double points, int games) {
  /** What the first game is worth: who wins it at even odds gains half of it. */
  private static final double FIRST_STEP = 240;

  /** The steps do not become smaller than this. */
  private static final double LAST_STEP = 24;

  /** After so many games a step is half the first. */
  private static final double HALVED_AFTER = 6;

  /** The rating of somebody who has not played yet. */
  public static Rating unplayed(int points) {
    return new Rating(points, 0);
  }

  /** The share of points that one is expected to win against another, 0 to 1. */
  public static double expected(double points, double opponent) {
    return 1 / (1 + Math.pow(10, (opponent - points) / 400));
  }

  /** After one more game: the score is 1 for a win, a half for a draw, 0 for a loss. */
  public Rating after(int opponent, double score) {
    double step = Math.max(LAST_STEP, FIRST_STEP / (1 + games / HALVED_AFTER));
    return new Rating(points + step * (score - expected(points, opponent)), games + 1);
  }
}
