package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * How one person fared against the CPUs.
 *
 * @param results one for each game and level that was played, in the order of the first game
 */
public record Statistics(List<LevelResults> results) {
  /**
   * The finished games of one kind.
   *
   * @param game the game's id
   * @param level the id of the strongest CPU at the table
   * @param won games won alone
   * @param drawn games in which the person shares the win
   * @param lost all others
   * @param longestWin moves of the longest game won, or 0
   * @param streak games won in a row until now
   * @param bestStreak the most games ever won in a row
   * @param moves moves of all games together
   */
  public record LevelResults(
      String game,
      String level,
      int won,
      int drawn,
      int lost,
      int longestWin,
      int streak,
      int bestStreak,
      int moves) {
    /** All games. */
    public int played() {
      return won + drawn + lost;
    }

    /** Moves of a game on average. */
    public int averageLength() {
      return played() == 0 ? 0 : Math.round((float) moves / played());
    }

    private LevelResults with(FinishedGame played) {
      boolean win = played.outcome.equals("won");
      boolean draw = played.outcome.equals("drawn");
      int row = win ? streak + 1 : 0;
      return new LevelResults(
          game,
          level,
          win ? won + 1 : won,
          draw ? drawn + 1 : drawn,
          win || draw ? lost : lost + 1,
          win ? Math.max(longestWin, played.ply) : longestWin,
          row,
          Math.max(bestStreak, row),
          moves + played.ply);
    }
  }

  /** Counts games that come in the order in which they were played. */
  static Statistics of(List<FinishedGame> games) {
    var results = new LinkedHashMap<List<String>, LevelResults>();
    for (var game : games) {
      var key = List.of(game.game, game.level);
      var before =
          results.getOrDefault(key, new LevelResults(game.game, game.level, 0, 0, 0, 0, 0, 0, 0));
      results.put(key, before.with(game));
    }
    return new Statistics(new ArrayList<>(results.values()));
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

  /** Whether no game counts yet. */
  public boolean isEmpty() {
    return results.isEmpty();
  }
}
