package tabuleiro.app.games.pacru;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.pacru.PacruReason;

/** Maps every {@link PacruReason} to its text; a new reason does not compile without one. */
final class PacruReasonTexts {
  private PacruReasonTexts() {}

  @StringRes
  static int text(PacruReason reason) {
    return switch (reason) {
      case NO_CHEVRON -> R.string.pacru_reason_no_chevron;
      case NOT_YOURS -> R.string.pacru_reason_not_yours;
      case STUCK -> R.string.pacru_reason_stuck;
      case ON_THE_SPOT -> R.string.pacru_reason_on_the_spot;
      case NOT_STRAIGHT -> R.string.pacru_reason_not_straight;
      case CANNOT_TURN -> R.string.pacru_reason_cannot_turn;
      case ONE_FIELD -> R.string.pacru_reason_one_field;
      case POWER -> R.string.pacru_reason_power;
      case OCCUPIED -> R.string.pacru_reason_occupied;
      case CLOSED -> R.string.pacru_reason_closed;
      case FOREIGN_COLOUR -> R.string.pacru_reason_foreign_colour;
      case BLOCKED -> R.string.pacru_reason_blocked;
      case NO_BORDER -> R.string.pacru_reason_no_border;
      case NO_BORDER_NEAR -> R.string.pacru_reason_no_border_near;
      case TWIST_OFF -> R.string.pacru_reason_twist_off;
      case TWIST_LOST -> R.string.pacru_reason_twist_lost;
      case TWIST_TOO_FAR -> R.string.pacru_reason_twist_too_far;
      case BAD_LAYOUT -> R.string.pacru_reason_bad_layout;
      case NO_SUCH_SEAT -> R.string.pacru_reason_no_such_seat;
      case TWO_CHEVRONS -> R.string.pacru_reason_two_chevrons;
      case TWO_MARKERS -> R.string.pacru_reason_two_markers;
      case TOO_MANY_CHEVRONS -> R.string.pacru_reason_too_many_chevrons;
      case ON_FOREIGN_COLOUR -> R.string.pacru_reason_on_foreign_colour;
      case NO_TRIGGER -> R.string.pacru_reason_no_trigger;
      case TRIGGER_RESIGNED -> R.string.pacru_reason_trigger_resigned;
      case NO_CHEVRONS -> R.string.pacru_reason_no_chevrons;
      case NOBODY_CAN_MOVE -> R.string.pacru_reason_nobody_can_move;
      case NOTHING_IN_REACH -> R.string.pacru_reason_nothing_in_reach;
      case FINAL_ROUND -> R.string.pacru_reason_final_round;
    };
  }
}
