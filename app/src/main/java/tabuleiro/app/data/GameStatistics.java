package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Rating;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.review.Review;

/**
 * Statistics of the user's games of one kind against CPUs: results, ratings, accuracies and
 * openings.
 *
 * @param game the game's id
 * @param levels statistics for each level that was played
 * @param ratings the rating before the first rated game and after each one; empty if none was rated
 * @param accuracies the person's accuracy in each reviewed game, 0 to 100
 * @param rules the options of most games, whoever moved first
 * @param openings first moves that were played more than once, most frequent first
 */
public record GameStatistics(
    String game,
    List<LevelStatistics> levels,
    List<Integer> ratings,
    List<Integer> accuracies,
    Rules rules,
    List<Opening> openings) {
  private static final int MOST_OPENINGS = 3;

  /**
   * Options and how often they were played.
   *
   * @param options the options on one line
   * @param games the number of games
   */
  public record Rules(String options, int games) {}

  /**
   * First two moves and how often they were played.
   *
   * @param options the options of the games, on one line
   * @param moves the moves in notation, separated by a blank
   * @param tally the results of the games
   */
  public record Opening(String options, String moves, ResultTally tally) {}

  /** Returns the results of all games. */
  public ResultTally tally() {
    return levels.stream().map(LevelStatistics::tally).reduce(ResultTally.NONE, ResultTally::plus);
  }

  /** Accumulates the games of one kind in the order in which they were played. */
  static final class Count {
    private final String id;
    @Nullable private final Game game;
    private final Map<String, LevelStatistics> levels = new LinkedHashMap<>();
    private final Map<String, String> rulesOf = new HashMap<>();
    private final Map<String, Integer> rules = new LinkedHashMap<>();
    @Nullable private final String standard;
    private final Map<List<String>, ResultTally> openings = new LinkedHashMap<>();
    private final List<Integer> ratings = new ArrayList<>();
    private final List<Integer> accuracies = new ArrayList<>();
    @Nullable private Rating rating;

    Count(String id) {
      this.id = id;
      game = Games.all().stream().filter(each -> each.id().equals(id)).findFirst().orElse(null);
      standard = game == null ? null : Options.standard(game).toString();
    }

    void add(FinishedGameRow played) {
      var before = levels.getOrDefault(played.level, LevelStatistics.none(played.level));
      levels.put(played.level, before.with(played));
      var options = rulesOf.computeIfAbsent(played.options, this::rules);
      rules.merge(options, 1, Integer::sum);
      var first = played.firstMoves();
      if (!first.isEmpty()) {
        var key = List.of(played.options, first);
        openings.put(key, openings.getOrDefault(key, ResultTally.NONE).with(played.outcome()));
      }
      if (options.equals(standard)) {
        rate(played);
      }
    }

    /** Removes the option for the first player: it is chosen anew for every game. */
    private String rules(String line) {
      if (game == null) {
        return line;
      }
      try {
        var options = Options.parse(game, line);
        for (var option : game.options()) {
          if (options.decidesFirst(option)) {
            options = options.with(option.key(), option.standard());
          }
        }
        return options.toString();
      } catch (RefusalException unknown) {
        return line; // options of another version
      }
    }

    /**
     * Updates the rating. Only games with standard options, whoever moved first, are rated, and
     * none against historic bots: the expected score of others, such as games with more than two
     * seats, is unknown.
     */
    private void rate(FinishedGameRow played) {
      var level = Level.byId(played.level);
      if (game == null || level == null || level.isHistoric()) {
        return;
      }
      if (rating == null) {
        rating = Rating.unplayed(Level.BEGINNER.rating(game));
        ratings.add((int) Math.round(rating.points()));
      }
      rating = rating.after(level.rating(game), played.outcome().score());
      ratings.add((int) Math.round(rating.points()));
    }

    void add(ReviewedGameRow reviewed) {
      int accuracy = reviewed.accuracy();
      if (accuracy != Review.UNKNOWN) {
        accuracies.add(accuracy);
      }
    }

    GameStatistics result() {
      var favourite = Collections.max(rules.entrySet(), Map.Entry.comparingByValue());
      return new GameStatistics(
          id,
          new ArrayList<>(levels.values()),
          ratings,
          accuracies,
          new Rules(favourite.getKey(), favourite.getValue()),
          openings.entrySet().stream()
              .map(each -> new Opening(each.getKey().get(0), each.getKey().get(1), each.getValue()))
              .filter(opening -> opening.tally().played() > 1)
              .sorted(Comparator.comparingInt(opening -> -opening.tally().played()))
              .limit(MOST_OPENINGS)
              .collect(Collectors.toList()));
    }
  }
}
