package tabuleiro.app.games.shakti;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.shakti.ShaktiReason;

/** Maps every {@link ShaktiReason} to its text; a new reason does not compile without one. */
final class ShaktiReasonTexts {
  private ShaktiReasonTexts() {}

  @StringRes
  static int text(ShaktiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.board_reason_no_piece;
      case ENEMY_PIECE -> R.string.board_reason_enemy_piece;
      case CANNOT_MOVE -> R.string.board_reason_cannot_move;
      case STAYS -> R.string.board_reason_stays;
      case GAP -> R.string.shakti_reason_gap;
      case NOT_A_LINE -> R.string.board_reason_not_a_line;
      case OWN_PIECE -> R.string.board_reason_own_piece;
      case BLOCKED -> R.string.shakti_reason_blocked;
      case KING_RANGE -> R.string.shakti_reason_king_range;
      case WARRIOR_RANGE -> R.string.shakti_reason_warrior_range;
      case WARRIORS_NEVER_CAPTURE -> R.string.shakti_reason_warriors_never_capture;
      case KINGS_ARE_NOT_TAKEN -> R.string.shakti_reason_kings_are_not_taken;
      case CHECKED_KING_STEPS -> R.string.shakti_reason_checked_king_steps;
      case LEAVES_KING_CAPTURABLE -> R.string.shakti_reason_leaves_king_capturable;
      case LEAVES_KING_IN_CHECK -> R.string.shakti_reason_leaves_king_in_check;
      case KINGS_FACE -> R.string.shakti_reason_kings_face;
      case KING_TAKEN -> R.string.shakti_reason_king_taken;
      case CHECKMATE -> R.string.shakti_reason_checkmate;
      case NO_WARRIORS -> R.string.shakti_reason_no_warriors;
      case BAD_LAYOUT -> R.string.board_reason_bad_layout;
      case TILE_USED_TWICE -> R.string.shakti_reason_tile_used_twice;
      case KING_MISSING -> R.string.shakti_reason_king_missing;
      case TOO_MANY_WARRIORS -> R.string.shakti_reason_too_many_warriors;
      case ATTACKED_OFF_TURN -> R.string.shakti_reason_attacked_off_turn;
    };
  }
}
