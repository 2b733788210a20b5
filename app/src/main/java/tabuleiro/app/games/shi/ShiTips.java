package tabuleiro.app.games.shi;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameTips;
import tabuleiro.app.board.Tip;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** Tips for beginners in Shi. */
final class ShiTips {
  private static final List<Tip> TIPS =
      List.of(
          Tip.onScore(R.string.shi_tip_capture),
          Tip.onPass(R.string.shi_tip_pass),
          new Tip("move", R.string.shi_tip_move, (before, move, after) -> move != Position.PASS));

  private ShiTips() {}

  static GameTips with(Options chosen) {
    return new GameTips(
        chosen.is("win", "half") ? R.string.shi_goal_half : R.string.shi_goal_more, TIPS);
  }
}
