package tabuleiro.app.data;

import java.util.List;

/**
 * Numbers of games that the only human player won, drew and lost against CPUs.
 *
 * @param won games that only the person won
 * @param drawn games in which the person shares the win
 * @param lost all others
 */
public record Tally(int won, int drawn, int lost) {
  static final Tally NONE = new Tally(0, 0, 0);

  /** Counts a list of results. */
  public static Tally of(List<Outcome> games) {
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

  Tally with(Outcome outcome) {
    return switch (outcome) {
      case WON -> new Tally(won + 1, drawn, lost);
      case DRAWN -> new Tally(won, drawn + 1, lost);
      case LOST -> new Tally(won, drawn, lost + 1);
    };
  }

  Tally plus(Tally other) {
    return new Tally(won + other.won, drawn + other.drawn, lost + other.lost);
  }
}
