package tabuleiro.app.games.shakti;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shakti.ShaktiPosition;

/** Tips for beginners in Shakti. */
final class ShaktiBeginnerTips {
  private static final List<BeginnerTip> TIPS =
      List.of(
          new BeginnerTip("check", R.string.shakti_tip_check, ShaktiBeginnerTips::checks),
          BeginnerTip.onScore(R.string.shakti_tip_capture),
          new BeginnerTip("gap", R.string.shakti_tip_gap, ShaktiBeginnerTips::makesGap),
          BeginnerTip.onPass(R.string.shakti_tip_pass));

  private ShaktiBeginnerTips() {}

  static BeginnerTips with(Options chosen) {
    boolean mate = chosen.is("rules", "freeling") || chosen.is("strict", "on");
    return new BeginnerTips(mate ? R.string.shakti_goal_mate : R.string.shakti_goal_take, TIPS);
  }

  private static boolean checks(Position before, int move, Position after) {
    return !after.isOver() && ((ShaktiPosition) after).isInCheck(after.turn());
  }

  private static boolean makesGap(Position before, int move, Position after) {
    return move != Position.PASS && ShaktiPosition.removedBy(move) >= 0;
  }
}
