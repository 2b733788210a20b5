package tabuleiro.app.setup;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.ai.Level;

/** What playing against each level is like, in plain words. */
final class LevelTexts {
  private LevelTexts() {}

  @StringRes
  static int help(Level level) {
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
