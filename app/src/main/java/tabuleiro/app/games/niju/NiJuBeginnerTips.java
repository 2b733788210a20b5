package tabuleiro.app.games.niju;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.niju.NiJuPosition;

/** Tips for beginners in Ni-Ju. */
final class NiJuBeginnerTips {
  static final BeginnerTips ALL =
      new BeginnerTips(
          R.string.niju_goal,
          List.of(
              BeginnerTip.onScore(R.string.niju_tip_complete),
              new BeginnerTip("dead", R.string.niju_tip_dead, NiJuBeginnerTips::kills),
              new BeginnerTip("laid", R.string.niju_tip_laid, (before, move, after) -> true)));

  private NiJuBeginnerTips() {}

  /** Returns whether the move made another tile's pattern impossible. */
  private static boolean kills(Position before, int move, Position after) {
    var earlier = ((NiJuPosition) before).table();
    var later = ((NiJuPosition) after).table();
    for (int i = 0; i < earlier.laid(); i++) {
      if (later.isDead(i) && !earlier.isDead(i)) {
        return true;
      }
    }
    return false;
  }
}
