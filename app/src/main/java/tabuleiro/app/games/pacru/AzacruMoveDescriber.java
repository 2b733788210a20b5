package tabuleiro.app.games.pacru;

import android.content.res.Resources;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/** Describes moves of chevrons that may connect fields. */
final class AzacruMoveDescriber extends PacruMoveDescriber {
  @Override
  void addConsequences(Resources texts, PacruPosition from, int move, List<String> says) {
    super.addConsequences(texts, from, move, says);
    var azacru = (AzacruPosition) from;
    int fields = 0;
    for (int field : azacru.recoloured(move)) {
      fields += field == PacruMove.to(move) ? 0 : 1;
    }
    if (fields > 0) {
      says.add(texts.getQuantityString(R.plurals.azacru_says_turns, fields, fields));
    }
    if (azacru.costsChevron(move)) {
      says.add(texts.getString(R.string.azacru_says_costs));
    }
  }
}
