package tabuleiro.app.games.shi;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.shi.ShiReason;

/** Maps every {@link ShiReason} to its text; a new reason does not compile without one. */
final class ShiReasonTexts {
  private ShiReasonTexts() {}

  @StringRes
  static int text(ShiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.board_reason_no_piece;
      case ENEMY_PIECE -> R.string.board_reason_enemy_piece;
      case CANNOT_MOVE -> R.string.board_reason_cannot_move;
      case STAYS -> R.string.board_reason_stays;
      case NOT_A_LINE -> R.string.board_reason_not_a_line;
      case OWN_PIECE -> R.string.board_reason_own_piece;
      case NEEDS_A_SCREEN -> R.string.shi_reason_needs_a_screen;
      case ENEMY_IN_THE_WAY -> R.string.shi_reason_enemy_in_the_way;
      case TWO_FRIENDS_BLOCK -> R.string.shi_reason_two_friends_block;
      case NOTHING_TO_CAPTURE -> R.string.shi_reason_nothing_to_capture;
      case REDUCED -> R.string.shi_reason_reduced;
      case BAD_LAYOUT -> R.string.board_reason_bad_layout;
      case WRONG_ROWS -> R.string.shi_reason_wrong_rows;
      case BOTH_REDUCED -> R.string.shi_reason_both_reduced;
      case TOO_MANY_PIECES -> R.string.shi_reason_too_many_pieces;
      case NO_PIECES -> R.string.shi_reason_no_pieces;
    };
  }
}
