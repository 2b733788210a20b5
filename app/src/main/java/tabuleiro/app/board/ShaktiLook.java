package tabuleiro.app.board;

import android.content.Context;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.shakti.ShaktiReason;

/** The look of Shakti. */
final class ShaktiLook extends Look {
  ShaktiLook() {
    super("shakti");
  }

  @Override
  public int summary() {
    return R.string.look_shakti_summary;
  }

  @Override
  public BoardView createBoard(Context context) {
    return new ShaktiBoardView(context, this);
  }

  @Override
  public String seatName(Context context, Options options, int seat) {
    return context.getString(seat == 0 ? R.string.look_seat_white : R.string.look_seat_black);
  }

  @Override
  public int seatColor(Context context, int seat) {
    return ContextCompat.getColor(
        context, seat == 0 ? R.color.board_white_piece : R.color.board_black_piece);
  }

  @Override
  public String scoreLabel(Context context) {
    return context.getString(R.string.look_score_taken);
  }

  @Override
  public String optionName(Context context, Option option) {
    return switch (option.key()) {
      case "rules" -> context.getString(R.string.option_rules);
      case "strict" -> context.getString(R.string.option_strict);
      default -> option.key();
    };
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    return switch (option.key() + "=" + value) {
      case "rules=capture" -> context.getString(R.string.option_rules_capture);
      case "rules=freeling" -> context.getString(R.string.option_rules_freeling);
      case "strict=off" -> context.getString(R.string.option_strict_off);
      case "strict=on" -> context.getString(R.string.option_strict_on);
      default -> value;
    };
  }

  @Override
  public String optionHelp(Context context, Option option) {
    return switch (option.key()) {
      case "rules" -> context.getString(R.string.option_rules_help);
      case "strict" -> context.getString(R.string.option_strict_help);
      default -> "";
    };
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof ShaktiReason own ? ShaktiReasonTexts.text(own) : UNKNOWN;
  }
}
