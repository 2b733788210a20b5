package tabuleiro.app.games.azacru;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.Nullable;
import java.util.Arrays;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.pacru.PacruUi;
import tabuleiro.rules.azacru.AzacruFacts;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * The part of the user interface that is specific to Azacru: its board view, rules page, lessons,
 * facts, tips and spoken move descriptions.
 */
public final class AzacruUi extends PacruUi {
  static final String ID = "azacru";
  private static final String COVER =
      "2*d8 2d8SE 3*e8 4*h8 2*a7 2a7NW 3*c7 3c7E 3*d7 4*h7 4h7S 3*b6 1*d6 3*h6 3h6W 2*b5"
          + " 1*c5 3*d5 1*e5 1*f5 1f5W 1*g5 1g5E 2*a4 1*b4 2*c4 4*d4 4d4N 3*e4 1*g4 4*h4"
          + " 2*b3 2*d3 2d3E 4*e3 4*g3 1*h3 2*c2 3*e2 3e2SW 4*g2 1e1N 4*f1 4f1S";

  /** Called by {@code GameUiRegistry}. */
  public AzacruUi() {
    super(ID, R.string.azacru_summary);
    cover("players=4", COVER);
    rulesPage(AzacruRulesPage::page);
    lesson(AzacruLessons::lesson);
    style(R.style.Board_Azacru, BoardTheme.OWN, BoardTheme.SAFE);
    fact(AzacruFacts.FIELDS, R.string.pacru_fact_fields_none, R.plurals.pacru_fact_fields);
    fact(AzacruFacts.MOVABLE, R.string.pacru_fact_movable_none, R.plurals.pacru_fact_movable);
    fact(AzacruFacts.CHEVRONS, R.string.azacru_fact_chevrons_none, R.plurals.azacru_fact_chevrons);
    fact(
        AzacruFacts.CAN_COLOUR,
        R.string.azacru_fact_can_colour_none,
        R.plurals.azacru_fact_can_colour);
    fact(
        AzacruFacts.THREATENS,
        R.string.azacru_fact_threatens_none,
        R.plurals.azacru_fact_threatens);
    tip(
        BeginnerTip.onMove(
            "price",
            R.string.azacru_tip_price,
            R.string.azacru_tip_price_named,
            AzacruUi::costsChevron));
    tip(
        BeginnerTip.onMove(
            "connection",
            R.string.azacru_tip_connection,
            R.string.azacru_tip_connection_named,
            AzacruUi::connects));
    tip(
        BeginnerTip.onMove(
            "jump", R.string.azacru_tip_jump, R.string.azacru_tip_jump_named, AzacruUi::jumps));
    commonTips(R.string.azacru_tip_pass, R.string.azacru_tip_pass_named);
    tip(BeginnerTip.onTouch("cost", R.string.azacru_tip_cost, AzacruUi::costsChevron));
    tip(BeginnerTip.onTouch("power", R.string.azacru_tip_power, AzacruUi::isLong));
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new AzacruBoardView(context, this);
  }

  /** Returns how many turns are left after the first pass. */
  @Override
  @Nullable
  public String remark(Context context, Position position) {
    var azacru = (AzacruPosition) position;
    if (azacru.trigger() < 0 || azacru.isOver()) {
      return null;
    }
    int left = Math.floorMod(azacru.trigger() - azacru.turn(), azacru.seats());
    return context.getResources().getQuantityString(R.plurals.azacru_remark_last_round, left, left);
  }

  /** Returns the section on the last round, a possible connection, or a chevron's power. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var azacru = (AzacruPosition) position;
    if (azacru.trigger() >= 0) {
      return R.string.learn_end;
    }
    boolean strong = false;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      boolean home = azacru.markerOwner(PacruMove.to(move)) == azacru.turn();
      if (home && azacru.recoloured(move).length > 0) {
        return R.string.azacru_learn_connection;
      }
      strong |= azacru.power(PacruMove.from(move)) > 1;
    }
    return strong ? R.string.learn_turn : NO_TOPIC;
  }

  private static boolean costsChevron(Position before, int move, Position after) {
    return ((AzacruPosition) before).costsChevron(move);
  }

  private static boolean connects(Position before, int move, Position after) {
    return connected((AzacruPosition) before, move) > 0;
  }

  private static boolean jumps(Position before, int move, Position after) {
    return jumped((PacruPosition) before, move) >= 0;
  }

  private static boolean isLong(Position before, int move, Position after) {
    return PacruGrid.distance(PacruMove.from(move), PacruMove.to(move)) > 1;
  }

  /** Returns how many fields a move's connection colours, besides the one it enters. */
  private static int connected(AzacruPosition from, int move) {
    var fields = Arrays.stream(from.recoloured(move));
    return (int) fields.filter(field -> field != PacruMove.to(move)).count();
  }

  @Override
  protected void addConsequences(Resources texts, PacruPosition from, int move, List<String> says) {
    super.addConsequences(texts, from, move, says);
    var azacru = (AzacruPosition) from;
    int fields = connected(azacru, move);
    if (fields > 0) {
      says.add(texts.getQuantityString(R.plurals.azacru_says_turns, fields, fields));
    }
    if (azacru.costsChevron(move)) {
      says.add(texts.getString(R.string.azacru_says_costs));
    }
  }
}
