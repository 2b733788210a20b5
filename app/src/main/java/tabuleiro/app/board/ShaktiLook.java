package tabuleiro.app.board;

import android.content.Context;
import tabuleiro.app.R;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.shakti.ShaktiReason;

/** The look of Shakti. */
final class ShaktiLook extends Look {
  ShaktiLook() {
    super("shakti", R.string.look_shakti_summary, R.string.look_score_taken);
    seat(R.string.look_seat_white, R.color.board_white_piece, SeatForm.DISC);
    seat(R.string.look_seat_black, R.color.board_black_piece, SeatForm.DISC);
    option("rules", R.string.option_rules, R.string.option_rules_help);
    value("rules", "capture", R.string.option_rules_capture);
    value("rules", "freeling", R.string.option_rules_freeling);
    option("strict", R.string.option_strict, R.string.option_strict_help);
    value("strict", "off", R.string.option_strict_off);
    value("strict", "on", R.string.option_strict_on);
  }

  @Override
  public BoardView createBoard(Context context) {
    return new ShaktiBoardView(context, this);
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof ShaktiReason own ? ShaktiReasonTexts.text(own) : UNKNOWN;
  }
}
