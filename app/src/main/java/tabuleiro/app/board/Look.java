package tabuleiro.app.board;

import android.content.Context;
import java.util.List;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Reason;

/** What the looks of all games share: the game by its id and the words for reasons. */
abstract class Look implements GameLook {
  /** Stands for a reason that the game does not know. */
  protected static final int UNKNOWN = 0;

  private final Game game;

  /** The look of the game with that id. */
  protected Look(String id) {
    game =
        Games.all().stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(id));
  }

  /** The sentence for one of the game's own reasons, or {@link #UNKNOWN}. */
  protected abstract int ownReason(Reason reason);

  @Override
  public final Game game() {
    return game;
  }

  @Override
  public final String reason(Context context, Reason reason, List<String> details) {
    int text =
        reason instanceof CommonReason common ? CommonReasonTexts.text(common) : ownReason(reason);
    // What no screen can cause, such as a damaged record, is told in the words of the rules.
    return text == UNKNOWN
        ? reason.text(details.toArray())
        : context.getString(text, details.toArray());
  }
}
