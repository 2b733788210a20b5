package tabuleiro.rules.ai;

/**
 * Share of games won, as a fraction of small numbers such as 3 of 4.
 *
 * @param wins the number of games won
 * @param games the number of games played
 */
public record WinFraction(int wins, int games) {
  private static final WinFraction[] ROUND_ODDS = {
    new WinFraction(1, 2),
    new WinFraction(3, 5),
    new WinFraction(2, 3),
    new WinFraction(3, 4),
    new WinFraction(4, 5),
    new WinFraction(9, 10),
    new WinFraction(19, 20)
  };

  /** Returns the simple fraction, at least one half, nearest to the stronger side's share. */
  static WinFraction near(double share) {
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
