package tabuleiro.app.games.shi;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.shi.ShiReason;

/** The sentence for every {@link ShiReason}; a new reason does not compile without one. */
final class ShiReasonTexts {
  private ShiReasonTexts() {}

  @StringRes
  static int text(ShiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.reason_shakti_no_piece;
      case ENEMY_PIECE -> R.string.reason_shakti_enemy_piece;
      case CANNOT_MOVE -> R.string.reason_shakti_cannot_move;
      case STAYS -> R.string.reason_shakti_stays;
      case NOT_A_LINE -> R.string.reason_shakti_not_a_line;
      case OWN_PIECE -> R.string.reason_shakti_own_piece;
      case NEEDS_A_SCREEN -> R.string.reason_shi_needs_a_screen;
      case ENEMY_IN_THE_WAY -> R.string.reason_shi_enemy_in_the_way;
      case TWO_FRIENDS_BLOCK -> R.string.reason_shi_two_friends_block;
      case NOTHING_TO_CAPTURE -> R.string.reason_shi_nothing_to_capture;
      case REDUCED -> R.string.reason_shi_reduced;
      case BAD_LAYOUT -> R.string.reason_shakti_bad_layout;
      case WRONG_ROWS -> R.string.reason_shi_wrong_rows;
      case BOTH_REDUCED -> R.string.reason_shi_both_reduced;
      case TOO_MANY_PIECES -> R.string.reason_shi_too_many_pieces;
    };
  }
}
