package tabuleiro.app.games.shi;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** Tips for beginners in Shi. */
final class ShiBeginnerTips {
  private static final List<BeginnerTip> TIPS =
      List.of(
          BeginnerTip.onScore(R.string.shi_tip_capture),
          BeginnerTip.onPass(R.string.shi_tip_pass),
          new BeginnerTip(
              "move", R.string.shi_tip_move, (before, move, after) -> move != Position.PASS));

  private ShiBeginnerTips() {}

  static BeginnerTips with(Options chosen) {
    return new BeginnerTips(
        chosen.is("win", "half") ? R.string.shi_goal_half : R.string.shi_goal_more, TIPS);
  }
}
