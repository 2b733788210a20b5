package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.game.CommonReason;

/**
 * Maps every {@link CommonReason}, a reason for a refused move or the end of a game, to its
 * translated text; a new reason does not compile without one.
 */
final class CommonReasonTexts {
  private CommonReasonTexts() {}

  @StringRes
  static int text(CommonReason reason) {
    return switch (reason) {
      case UNREADABLE -> R.string.reason_common_unreadable;
      case OFF_THE_BOARD -> R.string.reason_common_off_the_board;
      case GAME_OVER -> R.string.reason_common_game_over;
      case MUST_PASS -> R.string.reason_common_must_pass;
      case CANNOT_PASS -> R.string.reason_common_cannot_pass;
      case CANNOT_RESIGN -> R.string.reason_common_cannot_resign;
      case UNKNOWN_GAME -> R.string.reason_common_unknown_game;
      case UNKNOWN_OPTION -> R.string.reason_common_unknown_option;
      case BAD_OPTION -> R.string.reason_common_bad_option;
      case OPTION_NEEDS -> R.string.reason_common_option_needs;
      case LAYOUT_TOO_LONG -> R.string.reason_common_layout_too_long;
      case OVER_AT_ONCE -> R.string.reason_common_over_at_once;
      case REPETITION -> R.string.reason_common_repetition;
      case NO_PROGRESS -> R.string.reason_common_no_progress;
      case BOTH_PASSED -> R.string.reason_common_both_passed;
      case AGREED -> R.string.reason_common_agreed;
      case RESIGNED -> R.string.reason_common_resigned;
    };
  }
}
