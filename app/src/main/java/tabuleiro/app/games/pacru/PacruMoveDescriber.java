package tabuleiro.app.games.pacru;

import android.content.res.Resources;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/** Describes moves of chevrons. */
class PacruMoveDescriber {
  final String move(Resources texts, PacruPosition from, int move) {
    var says = new ArrayList<String>();
    var start = PacruGrid.name(PacruMove.from(move));
    says.add(texts.getString(R.string.move_to, start, PacruGrid.name(PacruMove.to(move))));
    int twist = PacruMove.twist(move);
    if (twist != 0) {
      says.add(
          texts.getString(
              twist < 0 ? R.string.pacru_move_turned_left : R.string.pacru_move_turned_right));
    }
    addConsequences(texts, from, move, says);
    return String.join(", ", says);
  }

  /** Adds a move's effects besides arriving. */
  void addConsequences(Resources texts, PacruPosition from, int move, List<String> says) {
    int jumped = jumped(from, move);
    if (jumped >= 0) {
      says.add(texts.getString(R.string.pacru_says_jumps, PacruGrid.name(jumped)));
    }
  }

  /** Returns the first field with a chevron that a legal move jumps, or -1. */
  static int jumped(PacruPosition from, int move) {
    int to = PacruMove.to(move);
    int direction = PacruGrid.direction(PacruMove.from(move), to);
    int on = PacruGrid.step(PacruMove.from(move), direction);
    while (on != to && from.chevronOwner(on) < 0) {
      on = PacruGrid.step(on, direction);
    }
    return on == to ? -1 : on;
  }
}
