package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Statistics of the user's games against CPUs, for all kinds of games.
 *
 * @param games one for each kind of game, most recently played first
 */
public record Statistics(List<GameStatistics> games) {
  /** Computes the statistics from games and reviews in the order in which they were played. */
  static Statistics of(List<FinishedGameRow> finished, List<ReviewedGameRow> reviewed) {
    // Ordered by the last game: the kind that was played last ends up last.
    var counts = new LinkedHashMap<String, GameStatistics.Count>(16, 0.75f, true);
    for (var game : finished) {
      counts.computeIfAbsent(game.game, GameStatistics.Count::new).add(game);
    }
    var played = counts.values().stream().collect(Collectors.toList());
    for (var game : reviewed) {
      Objects.requireNonNull(counts.get(game.game), "only finished games are reviewed").add(game);
    }
    Collections.reverse(played);
    return new Statistics(
        played.stream().map(GameStatistics.Count::result).collect(Collectors.toList()));
  }

  /**
   * Returns the number of games won in a row, negative for lost; outcomes are most recent first.
   */
  static int streak(List<String> outcomes) {
    int games = 0;
    while (games < outcomes.size() && outcomes.get(games).equals(outcomes.get(0))) {
      games++;
    }
    if (games == 0 || outcomes.get(0).equals("drawn")) {
      return 0;
    }
    return outcomes.get(0).equals("won") ? games : -games;
  }

  /** Returns the statistics of the game with an id, or null. */
  @Nullable
  public GameStatistics game(@Nullable String id) {
    return games.stream().filter(each -> each.game().equals(id)).findFirst().orElse(null);
  }

  /** Returns whether there are no games. */
  public boolean isEmpty() {
    return games.isEmpty();
  }
}
