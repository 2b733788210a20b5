package tabuleiro.app.games.pacru;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Look;
import tabuleiro.app.board.SeatForm;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.pacru.PacruReason;

/** The look of Shacru and Azacru. */
public final class PacruLook extends Look {
  public PacruLook(String id, @StringRes int summary) {
    super(id, summary, R.string.look_score_fields);
    seat(R.string.look_seat_1, R.color.board_seat_1, SeatForm.DISC);
    seat(R.string.look_seat_2, R.color.board_seat_2, SeatForm.DIAMOND);
    seat(R.string.look_seat_3, R.color.board_seat_3, SeatForm.SQUARE);
    seat(R.string.look_seat_4, R.color.board_seat_4, SeatForm.TRIANGLE);
    option("players", R.string.option_players, R.string.option_players_help);
    option("trails", R.string.option_trails, R.string.option_trails_help);
    value("trails", "closed", R.string.option_trails_closed);
    value("trails", "open", R.string.option_trails_open);
    option("twist", R.string.option_twist, R.string.option_twist_help);
    value("twist", "on", R.string.option_twist_on);
    value("twist", "off", R.string.option_twist_off);
    option("start", R.string.option_start, R.string.option_start_help);
    value("start", "neutral", R.string.option_start_neutral);
    value("start", "coloured", R.string.option_start_coloured);
  }

  @Override
  public BoardView createBoard(Context context) {
    return new PacruBoardView(context, this);
  }

  @Override
  protected String ownMove(Resources words, Position from, int move) {
    return PacruWords.move(words, (PacruPosition) from, move);
  }

  /** After the first pass: how many turns are left. */
  @Override
  public String remark(Context context, Position position) {
    if (!(position instanceof AzacruPosition azacru) || azacru.trigger() < 0 || azacru.isOver()) {
      return null;
    }
    int left = Math.floorMod(azacru.trigger() - azacru.turn(), azacru.seats());
    return context.getResources().getQuantityString(R.plurals.remark_last_round, left, left);
  }

  @Override
  protected int seatDetail(Reason reason) {
    if (reason == PacruReason.NOT_YOURS) {
      return 1;
    }
    return reason == PacruReason.TOO_MANY_CHEVRONS ? 0 : NONE;
  }

  @Override
  protected int ownReason(Reason reason) {
    return reason instanceof PacruReason own ? PacruReasonTexts.text(own) : UNKNOWN;
  }
}
