package tabuleiro.app.stats;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.LevelStatistics;
import tabuleiro.app.data.Outcome;
import tabuleiro.app.data.ResultTally;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Player;

/** Formats the texts of the statistics screen, such as numbers of games, ratings and rules. */
final class StatsTexts {
  /** Number of recent games that count as "lately". */
  static final int LATELY = 10;

  private final Context context;

  StatsTexts(Context context) {
    this.context = context;
  }

  String plural(int text, int count) {
    return context.getResources().getQuantityString(text, count, count);
  }

  String games(int count) {
    return plural(R.plurals.stats_played, count);
  }

  String shares(ResultTally tally) {
    return context.getString(
        R.string.stats_shares,
        plural(R.plurals.stats_won, tally.won()),
        plural(R.plurals.stats_drawn, tally.drawn()),
        plural(R.plurals.stats_lost, tally.lost()));
  }

  String summary(ResultTally tally) {
    int percent = Math.round(100f * tally.won() / tally.played());
    return context.getString(R.string.stats_summary, games(tally.played()), percent);
  }

  /** Returns results, length and streaks of the games against a level. */
  String details(LevelStatistics result) {
    var average =
        context.getString(
            R.string.stats_average, plural(R.plurals.library_moves, result.averageLength()));
    var details = context.getString(R.string.stats_pair, shares(result.tally()), average);
    if (result.tally().won() == 0) {
      return details;
    }
    var longest =
        context.getString(
            R.string.stats_longest, plural(R.plurals.library_moves, result.longestWin()));
    return details + "\n" + context.getString(R.string.stats_pair, longest, streaks(result));
  }

  private String streaks(LevelStatistics result) {
    var best = plural(R.plurals.stats_best_streak, result.bestStreak());
    return result.streak() > 1
        ? context.getString(R.string.stats_streaks, best, result.streak())
        : best;
  }

  /** Returns the content description of the recent results. */
  String lately(List<Outcome> latest) {
    var last = latest.subList(Math.max(0, latest.size() - LATELY), latest.size());
    var tally = ResultTally.of(last);
    return context.getString(R.string.stats_lately, games(last.size()), shares(tally));
  }

  /** Returns the levels next to a rating. */
  String standing(Game game, int rating) {
    Level above = Level.MASTER;
    if (rating >= above.rating(game)) {
      return context.getString(R.string.stats_rating_above, cpu(above));
    }
    while (above.below() != null && above.below().rating(game) > rating) {
      above = above.below();
    }
    return above.below() == null
        ? context.getString(R.string.stats_rating_below, cpu(above))
        : context.getString(R.string.stats_rating_between, cpu(above.below()), cpu(above));
  }

  private String cpu(Level level) {
    return MatchTexts.player(context, Player.cpu(level), false);
  }

  /** Returns the name of the preset and the other options. */
  String rules(GameUi gameUi, Options options) {
    var words = new ArrayList<String>();
    for (var preset : gameUi.presets()) {
      if (preset.matches(options)) {
        words.add(context.getString(preset.name()));
      }
    }
    boolean named = !words.isEmpty();
    for (var option : gameUi.game().options()) {
      boolean isSaid = named && gameUi.isSetByPresets(option) || options.decidesFirst(option);
      if (options.isOpen(option) && !isSaid) {
        var value = gameUi.optionValue(context, option, options.get(option.key()));
        words.add(
            context.getString(R.string.stats_option, gameUi.optionName(context, option), value));
      }
    }
    return String.join("\n", words);
  }
}
