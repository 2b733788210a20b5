package tabuleiro.app.games.pacru;

import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.SeatShape;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.pacru.PacruReason;

/**
 * Base class of the parts of the user interface that are specific to Shacru or Azacru: seats, move
 * descriptions, texts of refusals.
 */
public abstract class PacruUi extends GameUi {
  protected PacruUi(String id, @StringRes int summary) {
    super(id, summary);
    score(R.string.pacru_score, R.plurals.pacru_points);
    goal(R.string.pacru_goal);
    reasons(PacruReason.class, PacruUi::text);
    style(R.style.Board_Pacru);
    style(R.style.Board_Pacru_Contrast, BoardTheme.CONTRAST);
    style(R.style.Board_Pacru_Safe, BoardTheme.SAFE);
    seat(R.string.pacru_seat_1, R.attr.pacruSeat1, SeatShape.DISC);
    seat(R.string.pacru_seat_2, R.attr.pacruSeat2, SeatShape.DIAMOND);
    seat(R.string.pacru_seat_3, R.attr.pacruSeat3, SeatShape.SQUARE);
    seat(R.string.pacru_seat_4, R.attr.pacruSeat4, SeatShape.TRIANGLE);
    option("players", R.string.pacru_option_players, R.string.pacru_option_players_help);
    yesOrNo(ExplanationFinder.WINS, NONE, R.string.pacru_fact_wins);
  }

  /** Adds the tips of both games: passing, the twist, and fields gained. */
  protected final void commonTips(@StringRes int pass, @StringRes int passNamed) {
    tip(BeginnerTip.onPass(pass, passNamed));
    tip(
        BeginnerTip.onMove(
            "twist",
            R.string.pacru_tip_twist,
            R.string.pacru_tip_twist_named,
            (before, move, after) -> PacruMove.twist(move) != 0));
    tip(BeginnerTip.onScore(R.string.pacru_tip_fields, R.string.pacru_tip_fields_named));
  }

  @Override
  protected final String ownMoveText(Resources texts, Position from, int move) {
    var says = new ArrayList<String>();
    var start = PacruGrid.name(PacruMove.from(move));
    says.add(texts.getString(R.string.move_to, start, PacruGrid.name(PacruMove.to(move))));
    int twist = PacruMove.twist(move);
    if (twist != 0) {
      says.add(
          texts.getString(
              twist < 0 ? R.string.pacru_move_turned_left : R.string.pacru_move_turned_right));
    }
    addConsequences(texts, (PacruPosition) from, move, says);
    return String.join(", ", says);
  }

  /** Adds a move's effects besides arriving. */
  protected void addConsequences(Resources texts, PacruPosition from, int move, List<String> says) {
    int jumped = jumped(from, move);
    if (jumped >= 0) {
      says.add(texts.getString(R.string.pacru_says_jumps, PacruGrid.name(jumped)));
    }
  }

  /** Returns the first field with a chevron that a legal move jumps, or -1. */
  protected static int jumped(PacruPosition from, int move) {
    int to = PacruMove.to(move);
    int direction = PacruGrid.direction(PacruMove.from(move), to);
    int on = PacruGrid.step(PacruMove.from(move), direction);
    while (on != to && from.chevronOwner(on) < 0) {
      on = PacruGrid.step(on, direction);
    }
    return on == to ? -1 : on;
  }

  /** Returns opposite sides for two players, and one side each for three or four. */
  @Override
  public final int side(Options chosen, int seat) {
    return switch (game().seats(chosen)) {
      case 2 -> 2 * seat;
      case 3 -> seat == 2 ? 3 : seat;
      default -> seat;
    };
  }

  @Override
  protected final int seatDetail(Reason reason) {
    if (reason == PacruReason.NOT_YOURS) {
      return 1;
    }
    return reason == PacruReason.TOO_MANY_CHEVRONS ? 0 : NONE;
  }

  @StringRes
  private static int text(PacruReason reason) {
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
