package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How one person fared against the CPUs.
 *
 * @param games one for each game that was played, the one played last first
 */
public record Statistics(List<GameStatistics> games) {
  /** Counts games and their reviews, which come in the order in which they were played. */
  static Statistics of(List<FinishedGame> finished, List<ReviewedGame> reviewed) {
    // Ordered by the last touch: the game that was played last ends up last.
    var counts = new LinkedHashMap<String, GameStatistics.Count>(16, 0.75f, true);
    for (var game : finished) {
      counts.computeIfAbsent(game.game, GameStatistics.Count::new).add(game);
    }
    var played = counts.values().stream().collect(Collectors.toList());
    for (var game : reviewed) {
      counts.get(game.game).add(game);
    }
    Collections.reverse(played);
    return new Statistics(
        played.stream().map(GameStatistics.Count::result).collect(Collectors.toList()));
  }

  /** How many games in a row were won, or lost if negative; the outcomes come last game first. */
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

  /** What is known of the game with that id, or null. */
  @Nullable
  public GameStatistics game(@Nullable String id) {
    return games.stream().filter(each -> each.game().equals(id)).findFirst().orElse(null);
  }

  /** Whether no game counts yet. */
  public boolean isEmpty() {
    return games.isEmpty();
  }
}
