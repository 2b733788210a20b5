package tabuleiro.app.board;

import android.content.Context;
import android.view.View;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuReason;

/** The look of Ni-Ju. */
final class NiJuLook extends Look {
  private static final String NO_RACE = "0";

  NiJuLook() {
    super("ni-ju");
  }

  @Override
  public int summary() {
    return R.string.look_niju_summary;
  }

  @Override
  public BoardView createBoard(Context context) {
    return new NiJuBoardView(context);
  }

  @Override
  public View createHand(BoardView board) {
    return new NiJuHandView((NiJuBoardView) board);
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
    return context.getString(R.string.look_niju_score);
  }

  @Override
  public String optionName(Context context, Option option) {
    return switch (option.key()) {
      case NiJu.TILES -> context.getString(R.string.option_niju_tiles);
      case NiJu.RACE -> context.getString(R.string.option_niju_race);
      default -> option.key();
    };
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    if (option.key().equals(NiJu.RACE)) {
      if (value.equals(NO_RACE)) {
        return context.getString(R.string.option_niju_race_none);
      }
      int race = Integer.parseInt(value);
      return context.getResources().getQuantityString(R.plurals.option_niju_race_to, race, race);
    }
    return value;
  }

  @Override
  public String optionHelp(Context context, Option option) {
    return switch (option.key()) {
      case NiJu.TILES -> context.getString(R.string.option_niju_tiles_help);
      case NiJu.RACE -> context.getString(R.string.option_niju_race_help);
      default -> "";
    };
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof NiJuReason own ? NiJuReasonTexts.text(own) : UNKNOWN;
  }
}
