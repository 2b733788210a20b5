package tabuleiro.app.games.pacru;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/** Tips for beginners in Shacru and Azacru. */
final class PacruBeginnerTips {
  private static final BeginnerTip TWIST =
      move("twist", R.string.pacru_tip_twist, PacruBeginnerTips::isTwisted);
  private static final BeginnerTip FIELDS = BeginnerTip.onScore(R.string.pacru_tip_fields);

  static final BeginnerTips SHACRU =
      new BeginnerTips(
          R.string.pacru_goal,
          List.of(TWIST, FIELDS, BeginnerTip.onPass(R.string.shacru_tip_pass)));

  static final BeginnerTips AZACRU =
      new BeginnerTips(
          R.string.pacru_goal,
          List.of(
              move("price", R.string.azacru_tip_price, PacruBeginnerTips::costsChevron),
              move("connection", R.string.azacru_tip_connection, PacruBeginnerTips::connects),
              move("jump", R.string.azacru_tip_jump, PacruBeginnerTips::jumps),
              move("power", R.string.azacru_tip_power, PacruBeginnerTips::isLong),
              TWIST,
              FIELDS,
              BeginnerTip.onPass(R.string.azacru_tip_pass)));

  private PacruBeginnerTips() {}

  private static BeginnerTip move(String id, int text, BeginnerTip.Event event) {
    return new BeginnerTip(
        id,
        text,
        (before, move, after) -> move != Position.PASS && event.isIn(before, move, after));
  }

  private static boolean isTwisted(Position before, int move, Position after) {
    return PacruMove.twist(move) != 0;
  }

  private static boolean costsChevron(Position before, int move, Position after) {
    return ((AzacruPosition) before).costsChevron(move);
  }

  private static boolean connects(Position before, int move, Position after) {
    for (int field : ((AzacruPosition) before).recoloured(move)) {
      if (field != PacruMove.to(move)) {
        return true;
      }
    }
    return false;
  }

  private static boolean jumps(Position before, int move, Position after) {
    return PacruMoveDescriber.jumped((PacruPosition) before, move) >= 0;
  }

  private static boolean isLong(Position before, int move, Position after) {
    return PacruGrid.distance(PacruMove.from(move), PacruMove.to(move)) > 1;
  }
}
