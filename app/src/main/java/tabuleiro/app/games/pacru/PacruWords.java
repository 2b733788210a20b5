package tabuleiro.app.games.pacru;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/** Moves of chevrons in words. */
final class PacruWords {
  private PacruWords() {}

  static String move(Resources words, PacruPosition from, int move) {
    var says = new ArrayList<String>();
    var start = Fields.name(PacruMove.from(move));
    says.add(words.getString(R.string.move_to, start, Fields.name(PacruMove.to(move))));
    int twist = PacruMove.twist(move);
    if (twist != 0) {
      says.add(words.getString(twist < 0 ? R.string.move_turned_left : R.string.move_turned_right));
    }
    addConsequences(words, from, move, says);
    return String.join(", ", says);
  }

  /** Adds what a move brings with it besides arriving. */
  static void addConsequences(Resources words, PacruPosition from, int move, List<String> says) {
    int jumped = jumped(from, move);
    if (jumped >= 0) {
      says.add(words.getString(R.string.board_says_jumps, Fields.name(jumped)));
    }
    if (from instanceof AzacruPosition azacru) {
      int fields = 0;
      for (int field : azacru.recoloured(move)) {
        fields += field == PacruMove.to(move) ? 0 : 1;
      }
      if (fields > 0) {
        says.add(words.getQuantityString(R.plurals.board_says_turns, fields, fields));
      }
      if (azacru.costsChevron(move)) {
        says.add(words.getString(R.string.board_says_costs));
      }
    }
  }

  /** The first field with a chevron over which a legal move goes, or -1. */
  private static int jumped(PacruPosition from, int move) {
    int to = PacruMove.to(move);
    int direction = Fields.direction(PacruMove.from(move), to);
    int on = Fields.step(PacruMove.from(move), direction);
    while (on != to && from.chevronOwner(on) < 0) {
      on = Fields.step(on, direction);
    }
    return on == to ? -1 : on;
  }
}
