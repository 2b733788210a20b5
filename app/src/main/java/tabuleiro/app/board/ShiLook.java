package tabuleiro.app.board;

import android.content.Context;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.shi.ShiReason;

/** The look of Shi. */
final class ShiLook extends Look {
  ShiLook() {
    super("shi");
  }

  @Override
  public int summary() {
    return R.string.look_shi_summary;
  }

  @Override
  public BoardView createBoard(Context context) {
    return new ShiBoardView(context);
  }

  @Override
  public String seatName(Context context, Options options, int seat) {
    return context.getString(seat == 0 ? R.string.look_seat_samurai : R.string.look_seat_ninja);
  }

  @Override
  public int seatColor(Context context, int seat) {
    return ContextCompat.getColor(context, seat == 0 ? R.color.board_samurai : R.color.board_ninja);
  }

  @Override
  public boolean isFar(Options options, int seat) {
    return seat == 0; // Samurai fill the top row
  }

  @Override
  public String scoreLabel(Context context) {
    return context.getString(R.string.look_score_taken);
  }

  @Override
  public String optionName(Context context, Option option) {
    return switch (option.key()) {
      case "size" -> context.getString(R.string.option_size);
      case "first" -> context.getString(R.string.option_first);
      case "win" -> context.getString(R.string.option_win);
      default -> option.key();
    };
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    return switch (option.key() + "=" + value) {
      case "first=samurai" -> context.getString(R.string.option_first_samurai);
      case "first=ninja" -> context.getString(R.string.option_first_ninja);
      case "win=half" -> context.getString(R.string.option_win_half);
      case "win=more" -> context.getString(R.string.option_win_more);
      default -> value;
    };
  }

  @Override
  public String optionHelp(Context context, Option option) {
    return switch (option.key()) {
      case "size" -> context.getString(R.string.option_size_help);
      case "first" -> context.getString(R.string.option_first_help);
      case "win" -> context.getString(R.string.option_win_help);
      default -> "";
    };
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof ShiReason own ? ShiReasonTexts.text(own) : UNKNOWN;
  }
}
