package tabuleiro.app.games.shakti;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameTips;
import tabuleiro.app.board.Tip;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shakti.ShaktiPosition;

/** Tips for beginners in Shakti. */
final class ShaktiTips {
  private static final List<Tip> TIPS =
      List.of(
          new Tip("check", R.string.shakti_tip_check, ShaktiTips::checks),
          Tip.onScore(R.string.shakti_tip_capture),
          new Tip("gap", R.string.shakti_tip_gap, ShaktiTips::makesGap),
          Tip.onPass(R.string.shakti_tip_pass));

  private ShaktiTips() {}

  static GameTips with(Options chosen) {
    boolean mate = chosen.is("rules", "freeling") || chosen.is("strict", "on");
    return new GameTips(mate ? R.string.shakti_goal_mate : R.string.shakti_goal_take, TIPS);
  }

  private static boolean checks(Position before, int move, Position after) {
    return !after.isOver() && ((ShaktiPosition) after).isInCheck(after.turn());
  }

  private static boolean makesGap(Position before, int move, Position after) {
    return move != Position.PASS && ShaktiPosition.removedBy(move) >= 0;
  }
}
