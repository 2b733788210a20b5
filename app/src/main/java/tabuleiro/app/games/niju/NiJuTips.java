package tabuleiro.app.games.niju;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameTips;
import tabuleiro.app.board.Tip;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.niju.NiJuPosition;

/** Tips for beginners in Ni-Ju. */
final class NiJuTips {
  static final GameTips ALL =
      new GameTips(
          R.string.niju_goal,
          List.of(
              Tip.onScore(R.string.niju_tip_complete),
              new Tip("dead", R.string.niju_tip_dead, NiJuTips::kills),
              new Tip("laid", R.string.niju_tip_laid, (before, move, after) -> true)));

  private NiJuTips() {}

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
