package tabuleiro.app.games.shakti;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.shakti.ShaktiReason;

/** The sentence for every {@link ShaktiReason}; a new reason does not compile without one. */
final class ShaktiReasonTexts {
  private ShaktiReasonTexts() {}

  @StringRes
  static int text(ShaktiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.reason_shakti_no_piece;
      case ENEMY_PIECE -> R.string.reason_shakti_enemy_piece;
      case CANNOT_MOVE -> R.string.reason_shakti_cannot_move;
      case STAYS -> R.string.reason_shakti_stays;
      case GAP -> R.string.reason_shakti_gap;
      case NOT_A_LINE -> R.string.reason_shakti_not_a_line;
      case OWN_PIECE -> R.string.reason_shakti_own_piece;
      case BLOCKED -> R.string.reason_shakti_blocked;
      case KING_RANGE -> R.string.reason_shakti_king_range;
      case WARRIOR_RANGE -> R.string.reason_shakti_warrior_range;
      case WARRIORS_NEVER_CAPTURE -> R.string.reason_shakti_warriors_never_capture;
      case KINGS_ARE_NOT_TAKEN -> R.string.reason_shakti_kings_are_not_taken;
      case CHECKED_KING_STEPS -> R.string.reason_shakti_checked_king_steps;
      case LEAVES_KING_CAPTURABLE -> R.string.reason_shakti_leaves_king_capturable;
      case LEAVES_KING_IN_CHECK -> R.string.reason_shakti_leaves_king_in_check;
      case KINGS_FACE -> R.string.reason_shakti_kings_face;
      case KING_TAKEN -> R.string.reason_shakti_king_taken;
      case CHECKMATE -> R.string.reason_shakti_checkmate;
      case NO_WARRIORS -> R.string.reason_shakti_no_warriors;
      case BAD_LAYOUT -> R.string.reason_shakti_bad_layout;
      case TILE_USED_TWICE -> R.string.reason_shakti_tile_used_twice;
      case KING_MISSING -> R.string.reason_shakti_king_missing;
      case TOO_MANY_WARRIORS -> R.string.reason_shakti_too_many_warriors;
    };
  }
}
