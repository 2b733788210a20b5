package tabuleiro.app.games.niju;

import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.rules.niju.NiJuReason;

/**
 * Maps every {@link NiJuReason} and {@link NiJuHandReason} to its text; a new reason does not
 * compile without one.
 */
final class NiJuReasonTexts {
  private NiJuReasonTexts() {}

  @StringRes
  static int text(NiJuHandReason reason) {
    return switch (reason) {
      case NO_TILE_CHOSEN -> R.string.niju_reason_no_tile_chosen;
      case NOT_YOUR_TILE -> R.string.niju_reason_not_your_tile;
    };
  }

  @StringRes
  static int text(NiJuReason reason) {
    return switch (reason) {
      case NO_SUCH_TILE -> R.string.niju_reason_no_such_tile;
      case NO_SUCH_TURN -> R.string.niju_reason_no_such_turn;
      case SAME_ORIENTATION -> R.string.niju_reason_same_orientation;
      case TILE_LAID -> R.string.niju_reason_tile_laid;
      case CELL_OCCUPIED -> R.string.niju_reason_cell_occupied;
      case ONLY_A_CORNER -> R.string.niju_reason_only_a_corner;
      case NO_NEIGHBOUR -> R.string.niju_reason_no_neighbour;
      case FIRST_AT_ORIGIN -> R.string.niju_reason_first_at_origin;
      case ONE_OF_EACH -> R.string.niju_reason_one_of_each;
      case NO_LAYOUT -> R.string.niju_reason_no_layout;
      case UNEVEN_HANDS -> R.string.niju_reason_uneven_hands;
      case TILES_LAID -> R.string.niju_reason_tiles_laid;
      case RACE_WON -> R.string.niju_reason_race_won;
    };
  }
}
