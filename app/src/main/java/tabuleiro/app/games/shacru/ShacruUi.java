package tabuleiro.app.games.shacru;

import android.content.Context;
import androidx.annotation.Nullable;
import java.util.BitSet;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.pacru.PacruUi;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.shacru.ShacruFacts;
import tabuleiro.rules.shacru.ShacruPosition;

/**
 * The part of the user interface that is specific to Shacru: its board view, rules page, lessons,
 * options, facts and tips.
 */
public final class ShacruUi extends PacruUi {
  static final String ID = "shacru";
  private static final String COVER =
      "2*b9 2*c9 1*d9 1*e9 1e9E 1*b8 1*c8 2*d8 2d8SE 2*f8 1*a7 1*c7 2*g7 1*a6 1*c6 2*g6"
          + " 1*a5 1a5S 1*b5 2*g5 1*b4 2*e4 2e4N 2*g4 2*h4 1*a3 1a3W 1*c3 2*e3 2e3NW 2*f3"
          + " 2*h3 2*i3 2i3E 1*d2 2*f2 1*i2 1i2N";

  /** Called by {@code GameUiRegistry}. */
  public ShacruUi() {
    super(ID, R.string.shacru_summary);
    cover("", COVER);
    rulesPage(ShacruRulesPage::page);
    lesson(ShacruLessons::lesson);
    style(R.style.Board_Shacru, BoardTheme.OWN, BoardTheme.SAFE);
    option("trails", R.string.shacru_option_trails, R.string.shacru_option_trails_help);
    value("trails", "closed", R.string.shacru_option_trails_closed);
    value("trails", "open", R.string.shacru_option_trails_open);
    option("twist", R.string.shacru_option_twist, R.string.shacru_option_twist_help);
    value("twist", "on", R.string.shacru_option_twist_on);
    value("twist", "off", R.string.shacru_option_twist_off);
    option("start", R.string.shacru_option_start, R.string.shacru_option_start_help);
    value("start", "neutral", R.string.shacru_option_start_neutral);
    value("start", "coloured", R.string.shacru_option_start_coloured);
    preset(
        "trails=closed twist=on start=neutral",
        R.string.board_preset_app,
        R.string.shacru_preset_app);
    preset(
        "trails=open twist=on start=neutral",
        R.string.board_preset_inventor,
        R.string.shacru_preset_inventor);
    fact(ShacruFacts.FIELDS, R.string.pacru_fact_fields_none, R.plurals.pacru_fact_fields);
    fact(ShacruFacts.MOVABLE, R.string.pacru_fact_movable_none, R.plurals.pacru_fact_movable);
    fact(ShacruFacts.ALONE, R.string.shacru_fact_alone_none, R.plurals.shacru_fact_alone);
    fact(ShacruFacts.NEARER, R.string.shacru_fact_nearer_none, R.plurals.shacru_fact_nearer);
    fact(
        ShacruFacts.CAN_BLOCK,
        R.string.shacru_fact_can_block_none,
        R.plurals.shacru_fact_can_block);
    commonTips(R.string.shacru_tip_pass, R.string.shacru_tip_pass_named);
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new ShacruBoardView(context, this);
  }

  /**
   * Returns, with open trails, who can no longer be overtaken: the game goes on long after that is
   * clear, while closed trails soon end it.
   */
  @Override
  @Nullable
  public String remark(Context context, Position position) {
    var shacru = (ShacruPosition) position;
    int winner = shacru.hasOpenTrails() && !shacru.isOver() ? shacru.certainWinner() : NONE;
    return winner == NONE
        ? null
        : context.getString(R.string.shacru_remark_decided, seatName(context, winner));
  }

  /** Returns the section on blocked chevrons, or on borders that can be crossed. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var shacru = (PacruPosition) position;
    var movable = new BitSet();
    boolean crossing = false;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      movable.set(PacruMove.from(move));
      crossing |= PacruGrid.crosses(PacruMove.from(move), PacruMove.to(move));
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (shacru.chevronOwner(field) == shacru.turn() && !movable.get(field)) {
        return R.string.shacru_learn_walls_heading;
      }
    }
    return crossing ? R.string.shacru_learn_twist_heading : NO_TOPIC;
  }
}
