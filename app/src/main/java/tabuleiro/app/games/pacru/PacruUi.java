package tabuleiro.app.games.pacru;

import android.content.res.Resources;
import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.SeatShape;
import tabuleiro.rules.explain.Explanation;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.pacru.PacruReason;

/** Base class of the user interfaces of Shacru and Azacru: seats, move descriptions, reasons. */
abstract class PacruUi extends GameUi {
  private final PacruMoveDescriber words;

  protected PacruUi(String id, @StringRes int summary, PacruMoveDescriber words) {
    super(id, summary, R.string.pacru_score, R.plurals.pacru_points);
    this.words = words;
    seat(R.string.pacru_seat_1, R.attr.pacruSeat1, SeatShape.DISC);
    seat(R.string.pacru_seat_2, R.attr.pacruSeat2, SeatShape.DIAMOND);
    seat(R.string.pacru_seat_3, R.attr.pacruSeat3, SeatShape.SQUARE);
    seat(R.string.pacru_seat_4, R.attr.pacruSeat4, SeatShape.TRIANGLE);
    option("players", R.string.pacru_option_players, R.string.pacru_option_players_help);
    yesOrNo(Explanation.WINS, NONE, R.string.pacru_fact_wins);
  }

  /** Returns the descriptions of moves. */
  final PacruMoveDescriber words() {
    return words;
  }

  @Override
  protected final String ownMoveText(Resources texts, Position from, int move) {
    return words.move(texts, (PacruPosition) from, move);
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

  @Override
  protected final int ownReasonText(Reason reason) {
    return reason instanceof PacruReason own ? PacruReasonTexts.text(own) : UNKNOWN;
  }
}
