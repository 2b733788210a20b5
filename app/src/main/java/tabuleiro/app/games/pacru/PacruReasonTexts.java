package tabuleiro.app.games.pacru;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.pacru.PacruReason;

/** The sentence for every {@link PacruReason}; a new reason does not compile without one. */
final class PacruReasonTexts {
  private PacruReasonTexts() {}

  @StringRes
  static int text(PacruReason reason) {
    return switch (reason) {
      case NO_CHEVRON -> R.string.reason_pacru_no_chevron;
      case NOT_YOURS -> R.string.reason_pacru_not_yours;
      case STUCK -> R.string.reason_pacru_stuck;
      case ON_THE_SPOT -> R.string.reason_pacru_on_the_spot;
      case NOT_STRAIGHT -> R.string.reason_pacru_not_straight;
      case CANNOT_TURN -> R.string.reason_pacru_cannot_turn;
      case ONE_FIELD -> R.string.reason_pacru_one_field;
      case POWER -> R.string.reason_pacru_power;
      case OCCUPIED -> R.string.reason_pacru_occupied;
      case CLOSED -> R.string.reason_pacru_closed;
      case FOREIGN_COLOUR -> R.string.reason_pacru_foreign_colour;
      case BLOCKED -> R.string.reason_pacru_blocked;
      case NO_BORDER -> R.string.reason_pacru_no_border;
      case NO_BORDER_NEAR -> R.string.reason_pacru_no_border_near;
      case TWIST_OFF -> R.string.reason_pacru_twist_off;
      case TWIST_LOST -> R.string.reason_pacru_twist_lost;
      case TWIST_TOO_FAR -> R.string.reason_pacru_twist_too_far;
      case BAD_LAYOUT -> R.string.reason_pacru_bad_layout;
      case NO_SUCH_SEAT -> R.string.reason_pacru_no_such_seat;
      case TWO_CHEVRONS -> R.string.reason_pacru_two_chevrons;
      case TWO_MARKERS -> R.string.reason_pacru_two_markers;
      case TOO_MANY_CHEVRONS -> R.string.reason_pacru_too_many_chevrons;
      case ON_FOREIGN_COLOUR -> R.string.reason_pacru_on_foreign_colour;
      case NO_CHEVRONS -> R.string.reason_pacru_no_chevrons;
      case NOBODY_CAN_MOVE -> R.string.reason_pacru_nobody_can_move;
      case NOTHING_IN_REACH -> R.string.reason_pacru_nothing_in_reach;
      case FINAL_ROUND -> R.string.reason_pacru_final_round;
    };
  }
}
