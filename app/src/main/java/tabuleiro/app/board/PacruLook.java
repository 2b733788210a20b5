package tabuleiro.app.board;

import android.content.Context;
import androidx.annotation.StringRes;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.pacru.PacruReason;

/** The look of Shacru and Azacru. */
final class PacruLook extends Look {
  private static final int[] SEAT_NAMES = {
    R.string.look_seat_1, R.string.look_seat_2, R.string.look_seat_3, R.string.look_seat_4
  };
  private static final int[] SEAT_COLORS = {
    R.color.board_seat_1, R.color.board_seat_2, R.color.board_seat_3, R.color.board_seat_4
  };

  private final int summary;

  PacruLook(String id, @StringRes int summary) {
    super(id);
    this.summary = summary;
  }

  @Override
  public int summary() {
    return summary;
  }

  @Override
  public BoardView createBoard(Context context) {
    return new PacruBoardView(context, this);
  }

  @Override
  public String seatName(Context context, Options options, int seat) {
    return context.getString(SEAT_NAMES[seat]);
  }

  @Override
  public int seatColor(Context context, int seat) {
    return ContextCompat.getColor(context, SEAT_COLORS[seat]);
  }

  @Override
  public String scoreLabel(Context context) {
    return context.getString(R.string.look_score_fields);
  }

  @Override
  public String optionName(Context context, Option option) {
    return switch (option.key()) {
      case "players" -> context.getString(R.string.option_players);
      case "trails" -> context.getString(R.string.option_trails);
      case "twist" -> context.getString(R.string.option_twist);
      case "start" -> context.getString(R.string.option_start);
      default -> option.key();
    };
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    return switch (option.key() + "=" + value) {
      case "trails=closed" -> context.getString(R.string.option_trails_closed);
      case "trails=open" -> context.getString(R.string.option_trails_open);
      case "twist=on" -> context.getString(R.string.option_twist_on);
      case "twist=off" -> context.getString(R.string.option_twist_off);
      case "start=neutral" -> context.getString(R.string.option_start_neutral);
      case "start=coloured" -> context.getString(R.string.option_start_coloured);
      default -> value;
    };
  }

  @Override
  public String optionHelp(Context context, Option option) {
    return switch (option.key()) {
      case "players" -> context.getString(R.string.option_players_help);
      case "trails" -> context.getString(R.string.option_trails_help);
      case "twist" -> context.getString(R.string.option_twist_help);
      case "start" -> context.getString(R.string.option_start_help);
      default -> "";
    };
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof PacruReason own ? PacruReasonTexts.text(own) : UNKNOWN;
  }
}
