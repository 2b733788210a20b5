package tabuleiro.app.games.niju;

import android.content.Context;
import android.content.res.Resources;
import android.view.View;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.niju.NiJu;
import tabuleiro.rules.niju.NiJuFacts;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.NiJuReason;

/**
 * The part of the user interface that is specific to Ni-Ju: its board and hand views, rules page,
 * lessons, facts, tips and move descriptions.
 */
public final class NiJuUi extends GameUi {
  static final String ID = "ni-ju";
  private static final String NO_RACE = "0";
  private static final String COVER =
      "W6r3@0,0 B1r3@1,0 W3r3@0,1 B7r1@0,-1 W9r3@1,1 B19r0@1,-1 W12r1@-1,0 B17r1@-1,-1"
          + " W4r2@-1,1 B5r3@0,-2 W11r1@-1,2 B8r0@2,0 W2r1@-2,-1 B2r3@2,-1 W18r2@2,1"
          + " B3r0@1,-2 W10r0@0,2";

  /** Called by {@code GameUiRegistry}. */
  public NiJuUi() {
    super(ID, R.string.niju_summary);
    score(R.string.niju_score, R.plurals.niju_points);
    cover("", COVER);
    rulesPage(NiJuRulesPage::page);
    lesson(NiJuLessons::lesson);
    reasons(NiJuReason.class, NiJuUi::text);
    reasons(NiJuHandReason.class, NiJuUi::text);
    ending(
        NiJuReason.RACE_WON,
        R.string.niju_end_won,
        R.string.niju_end_lost,
        R.string.niju_end_named);
    style(R.style.Board_NiJu_Own, BoardTheme.OWN, BoardTheme.SAFE);
    style(R.style.Board_NiJu_Plain, BoardTheme.PLAIN);
    style(R.style.Board_NiJu_Contrast, BoardTheme.CONTRAST);
    option(NiJu.TILES, R.string.niju_option_tiles, R.string.niju_option_tiles_help);
    option(NiJu.RACE, R.string.niju_option_race, R.string.niju_option_race_help);
    value(NiJu.RACE, NO_RACE, R.string.niju_option_race_none);
    preset("race=0", R.string.board_preset_app, R.string.niju_preset_app);
    preset("race=1", R.string.niju_preset_published, R.string.niju_preset_published_line);
    firstGame("tiles=10");
    fact(NiJuFacts.COMPLETE, R.string.niju_fact_complete_none, R.plurals.niju_fact_complete);
    fact(
        NiJuFacts.CAN_COMPLETE,
        R.string.niju_fact_can_complete_none,
        R.plurals.niju_fact_can_complete);
    fact(NiJuFacts.THREATENS, R.string.niju_fact_threatens_none, R.plurals.niju_fact_threatens);
    fact(NiJuFacts.HALF_DONE, R.string.niju_fact_half_done_none, R.plurals.niju_fact_half_done);
    fact(NiJuFacts.OPEN, R.string.niju_fact_open_none, R.plurals.niju_fact_open);
    goal(R.string.niju_goal);
    tip(BeginnerTip.onScore(R.string.niju_tip_complete, R.string.niju_tip_complete_named));
    tip(
        BeginnerTip.onMove(
            "dead", R.string.niju_tip_dead, R.string.niju_tip_dead_named, NiJuUi::kills));
    tip(BeginnerTip.onTouch("laid", R.string.niju_tip_laid, (before, move, after) -> true));
  }

  @Override
  protected List<Object> endingDetails(Context context, Position end, int winner) {
    return new ArrayList<>(List.of(points(context, end.score(winner))));
  }

  /** In a puzzle, keeping the rival from a pattern is a block. */
  @Override
  public int holding() {
    return R.string.niju_puzzle_block;
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new NiJuBoardView(context);
  }

  @Override
  public View createHand(BoardView board) {
    return new NiJuHandsLayout((NiJuBoardView) board);
  }

  @Override
  protected int target(Position position) {
    return position.options().number(NiJu.RACE);
  }

  /** Returns the section on patterns if one tile would complete one. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var table = ((NiJuPosition) position).table();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (table.completions(cell, 0) > 0 || table.completions(cell, 1) > 0) {
        return R.string.niju_learn_patterns;
      }
    }
    return NO_TOPIC;
  }

  @Override
  public String optionValue(Context context, Option option, String value) {
    if (option.key().equals(NiJu.RACE) && !value.equals(NO_RACE)) {
      int race = Integer.parseInt(value);
      return context.getResources().getQuantityString(R.plurals.niju_option_race_to, race, race);
    }
    return super.optionValue(context, option, value);
  }

  @Override
  protected String ownMoveText(Resources words, Position from, int move) {
    return new NiJuDescriber(words).move((NiJuPosition) from, move);
  }

  @Override
  protected int seatDetail(Reason reason) {
    return reason == NiJuHandReason.NOT_YOUR_TILE ? 0 : NONE;
  }

  /** Returns whether the move made another tile's pattern impossible. */
  private static boolean kills(Position before, int move, Position after) {
    var earlier = ((NiJuPosition) before).table();
    var later = ((NiJuPosition) after).table();
    return IntStream.range(0, earlier.laid()).anyMatch(i -> later.isDead(i) && !earlier.isDead(i));
  }

  @StringRes
  private static int text(NiJuHandReason reason) {
    return switch (reason) {
      case NO_TILE_CHOSEN -> R.string.niju_reason_no_tile_chosen;
      case NOT_YOUR_TILE -> R.string.niju_reason_not_your_tile;
    };
  }

  @StringRes
  private static int text(NiJuReason reason) {
    return switch (reason) {
      case NO_SUCH_TILE -> R.string.niju_reason_no_such_tile;
      case NO_SUCH_TURN -> R.string.niju_reason_no_such_turn;
      case SAME_ORIENTATION -> R.string.niju_reason_same_orientation;
      case TILE_LAID -> R.string.niju_reason_tile_laid;
      case CELL_OCCUPIED -> R.string.niju_reason_cell_occupied;
      case ONLY_A_CORNER -> R.string.niju_reason_only_a_corner;
      case NO_NEIGHBOUR -> R.string.niju_reason_no_neighbour;
      case FIRST_AT_ORIGIN -> R.string.niju_reason_first_at_origin;
      case ONE_OF_EACH -> R.string.niju_reason_one_of_each;
      case NO_LAYOUT -> R.string.niju_reason_no_layout;
      case UNEVEN_HANDS -> R.string.niju_reason_uneven_hands;
      case TILES_LAID -> R.string.niju_reason_tiles_laid;
      case RACE_WON -> R.string.niju_reason_race_won;
    };
  }
}
