package tabuleiro.app.setup;

import android.content.Context;
import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.match.Player;

/**
 * Formats the descriptions of the CPU levels for the setup screen, with each level's results
 * against the next weaker one.
 */
final class LevelTexts {
  private LevelTexts() {}

  /**
   * Returns a level's description and, for two players, its results against the next weaker level.
   */
  static String help(Context context, GameSetup setup, Level level) {
    var help = context.getString(line(level));
    var below = level.below();
    if (below == null || setup.seats() > 2) {
      return help;
    }
    var odds = level.winsAgainstBelow(setup.options().game());
    var weaker = MatchTexts.player(context, Player.cpu(below), false);
    var wins = String.valueOf(odds.wins());
    var games = String.valueOf(odds.games());
    return context.getString(R.string.setup_level_wins, help, wins, games, weaker);
  }

  @StringRes
  private static int line(Level level) {
    return switch (level) {
      case BEGINNER -> R.string.setup_level_beginner;
      case CASUAL -> R.string.setup_level_casual;
      case CLUB -> R.string.setup_level_club;
      case EXPERT -> R.string.setup_level_expert;
      case MASTER -> R.string.setup_level_master;
      case HISTORIC_RANDOM -> R.string.setup_level_report_random;
      case HISTORIC_GREEDY -> R.string.setup_level_report_greedy;
      case HISTORIC_MEDIUM -> R.string.setup_level_report_medium;
      case HISTORIC_HARD -> R.string.setup_level_report_hard;
    };
  }
}
