package tabuleiro.app.data;

import java.util.List;

/**
 * Numbers of games that the only human player won, drew and lost against CPUs.
 *
 * @param won games that only the person won
 * @param drawn games in which the person shares the win
 * @param lost all others
 */
public record ResultTally(int won, int drawn, int lost) {
  static final ResultTally NONE = new ResultTally(0, 0, 0);

  /** Counts a list of results. */
  public static ResultTally of(List<Outcome> games) {
    var tally = NONE;
    for (var outcome : games) {
      tally = tally.with(outcome);
    }
    return tally;
  }

  /** Returns the number of games. */
  public int played() {
    return won + drawn + lost;
  }

  ResultTally with(Outcome outcome) {
    return switch (outcome) {
      case WON -> new ResultTally(won + 1, drawn, lost);
      case DRAWN -> new ResultTally(won, drawn + 1, lost);
      case LOST -> new ResultTally(won, drawn, lost + 1);
    };
  }

  ResultTally plus(ResultTally other) {
    return new ResultTally(won + other.won, drawn + other.drawn, lost + other.lost);
  }
}
