package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.StringRes;
import tabuleiro.app.R;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.match.Rounds;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.RecordReason;

/** Formats the description of a damaged game record and of the place of the damage. */
final class DamagedRecordTexts {
  private final Context context;

  DamagedRecordTexts(Context context) {
    this.context = context;
  }

  /** Returns the damage with line and column; the line may be one of a larger text. */
  String damage(DamagedRecordException damage, int line) {
    return context.getString(R.string.damage_at, line, damage.column(), why(damage));
  }

  /** Returns what could be read. */
  String recovered(DamagedRecordException damage) {
    var recovered = damage.recovered();
    if (recovered == null) {
      return context.getString(R.string.damage_nothing);
    }
    int moves = Rounds.of(recovered.moves().size(), recovered.players().size());
    return context.getResources().getQuantityString(R.plurals.damage_recovered, moves, moves);
  }

  private String why(DamagedRecordException damage) {
    var why = damage.why();
    if (why.reason() instanceof RecordReason reason) {
      return context.getString(text(reason), why.details().toArray());
    }
    // Without a game the reason is always a common one.
    var game = damage.game();
    var gameUi = game == null ? GameUiRegistry.all().get(0) : GameUiRegistry.of(game);
    return gameUi.reason(context, why.reason(), why.details());
  }

  @StringRes
  private static int text(RecordReason reason) {
    return switch (reason) {
      case BAD_TAG -> R.string.damage_bad_tag;
      case DOUBLE_TAG -> R.string.damage_double_tag;
      case NO_GAME -> R.string.damage_no_game;
      case NO_SEAT -> R.string.damage_no_seat;
      case UNKNOWN_LEVEL -> R.string.damage_unknown_level;
      case BAD_RESULT -> R.string.damage_bad_result;
      case WRONG_NUMBER -> R.string.damage_wrong_number;
      case OPEN_COMMENT -> R.string.damage_open_comment;
      case OPEN_VARIATION -> R.string.damage_open_variation;
      case NOTHING_BESIDE -> R.string.damage_nothing_beside;
      case SAME_MOVE -> R.string.damage_same_move;
      case NO_VARIATION -> R.string.damage_no_variation;
    };
  }
}
