package tabuleiro.app.games.shakti;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.rules.shakti.ShaktiPosition;

/** Describes moves of kings and warriors. */
final class ShaktiMoveDescriber {
  private ShaktiMoveDescriber() {}

  static String move(Resources words, ShaktiPosition from, int move) {
    var says = new ArrayList<String>();
    int text = ShaktiPosition.isCapture(move) ? R.string.shakti_move_takes : R.string.move_to;
    var start = from.squares().name(ShaktiPosition.from(move));
    says.add(words.getString(text, start, from.squares().name(ShaktiPosition.to(move))));
    addConsequences(words, from, move, says);
    return String.join(", ", says);
  }

  /** Adds a move's effects besides arriving. */
  static void addConsequences(Resources words, ShaktiPosition from, int move, List<String> says) {
    int removed = ShaktiPosition.removedBy(move);
    if (removed >= 0) {
      says.add(words.getString(R.string.shakti_says_removes, from.squares().name(removed)));
    }
  }
}
