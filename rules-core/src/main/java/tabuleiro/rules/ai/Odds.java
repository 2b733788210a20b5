package tabuleiro.rules.ai;

/**
 * A share of games in numbers that people say: 3 of 4.
 *
 * @param wins how many are won
 * @param games of how many
 */
public record Odds(int wins, int games) {
  private static final Odds[] ROUND_ODDS = {
    new Odds(1, 2),
    new Odds(3, 5),
    new Odds(2, 3),
    new Odds(3, 4),
    new Odds(4, 5),
    new Odds(9, 10),
    new Odds(19, 20)
  };

  /** The nearest that people say; at least one of two, since it tells of the stronger one. */
  static Odds near(double share) {
    var nearest = ROUND_ODDS[0];
    for (var odds : ROUND_ODDS) {
      if (Math.abs(odds.share() - share) < Math.abs(nearest.share() - share)) {
        nearest = odds;
      }
    }
    return nearest;
  }

  private double share() {
    return (double) wins / games;
  }
}
