package tabuleiro.app.games.pacru;

import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameTips;
import tabuleiro.app.board.Tip;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/** Tips for beginners in Shacru and Azacru. */
final class PacruTips {
  private static final Tip TWIST = move("twist", R.string.pacru_tip_twist, PacruTips::isTwisted);
  private static final Tip FIELDS = Tip.onScore(R.string.pacru_tip_fields);

  static final GameTips SHACRU =
      new GameTips(
          R.string.pacru_goal, List.of(TWIST, FIELDS, Tip.onPass(R.string.shacru_tip_pass)));

  static final GameTips AZACRU =
      new GameTips(
          R.string.pacru_goal,
          List.of(
              move("price", R.string.azacru_tip_price, PacruTips::costsChevron),
              move("connection", R.string.azacru_tip_connection, PacruTips::connects),
              move("jump", R.string.azacru_tip_jump, PacruTips::jumps),
              move("power", R.string.azacru_tip_power, PacruTips::isLong),
              TWIST,
              FIELDS,
              Tip.onPass(R.string.azacru_tip_pass)));

  private PacruTips() {}

  private static Tip move(String id, int text, Tip.Event event) {
    return new Tip(
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
    return PacruWords.jumped((PacruPosition) before, move) >= 0;
  }

  private static boolean isLong(Position before, int move, Position after) {
    return Fields.distance(PacruMove.from(move), PacruMove.to(move)) > 1;
  }
}
