package tabuleiro.app.games.niju;

import android.content.Context;
import android.content.res.Resources;
import android.view.View;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Look;
import tabuleiro.app.board.SeatForm;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.NiJuReason;

/** The look of Ni-Ju. */
public final class NiJuLook extends Look {
  private static final String NO_RACE = "0";

  public NiJuLook() {
    super("ni-ju", R.string.look_niju_summary, R.string.look_niju_score);
    seat(R.string.look_seat_white, R.color.board_white_piece, SeatForm.DISC);
    seat(R.string.look_seat_black, R.color.board_black_piece, SeatForm.DISC);
    option(NiJu.TILES, R.string.option_niju_tiles, R.string.option_niju_tiles_help);
    option(NiJu.RACE, R.string.option_niju_race, R.string.option_niju_race_help);
    value(NiJu.RACE, NO_RACE, R.string.option_niju_race_none);
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
  public String optionValue(Context context, Option option, String value) {
    if (option.key().equals(NiJu.RACE) && !value.equals(NO_RACE)) {
      int race = Integer.parseInt(value);
      return context.getResources().getQuantityString(R.plurals.option_niju_race_to, race, race);
    }
    return super.optionValue(context, option, value);
  }

  @Override
  protected String ownMove(Resources words, Position from, int move) {
    return new NiJuWords(words).move((NiJuPosition) from, move);
  }

  @Override
  protected int seatDetail(Reason reason) {
    return reason == NiJuHandReason.NOT_YOUR_TILE ? 0 : NONE;
  }

  @Override
  protected int ownReason(Reason reason) {
    if (reason instanceof NiJuHandReason inHand) {
      return NiJuReasonTexts.text(inHand);
    }
    return reason instanceof NiJuReason own ? NiJuReasonTexts.text(own) : UNKNOWN;
  }
}
