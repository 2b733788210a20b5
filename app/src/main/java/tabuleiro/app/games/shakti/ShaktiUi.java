package tabuleiro.app.games.shakti;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.MoveWarningProvider;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shakti.ShaktiFacts;
import tabuleiro.rules.shakti.ShaktiPosition;
import tabuleiro.rules.shakti.ShaktiReason;

/**
 * The part of the user interface that is specific to Shakti: its board view, rules page, lessons,
 * warnings, facts, tips and move descriptions.
 */
public final class ShaktiUi extends GameUi {
  static final String ID = "shakti";
  private static final int ALL_TILES = 49;
  private static final String COVER = "Kc2 Wd4 Wf2 ke6 wb5 wf5 -c3 -e3 -d6 -f4 -b4 -g6 -a2 -d1";

  /** Called by {@code GameUiRegistry}. */
  public ShaktiUi() {
    super(ID, R.string.shakti_summary);
    cover("", COVER);
    rulesPage(ShaktiRulesPage::page);
    lesson(ShaktiLessons::lesson);
    lesson(ShaktiLessons::freelingRules);
    reasons(ShaktiReason.class, ShaktiUi::text);
    ending(
        ShaktiReason.KING_TAKEN,
        R.string.shakti_end_taken_won,
        R.string.shakti_end_taken_lost,
        R.string.shakti_end_taken_named);
    ending(
        ShaktiReason.CHECKMATE,
        R.string.shakti_end_mate_won,
        R.string.shakti_end_mate_lost,
        R.string.shakti_end_mate_named);
    style(R.style.Board_Shakti, BoardTheme.OWN, BoardTheme.PLAIN, BoardTheme.SAFE);
    style(R.style.Board_Shakti_Material, BoardTheme.OWN, BoardTheme.SAFE);
    style(R.style.Board_Shakti_Contrast, BoardTheme.CONTRAST);
    option("rules", R.string.shakti_option_rules, R.string.shakti_option_rules_help);
    value("rules", "capture", R.string.shakti_option_rules_capture);
    value("rules", "freeling", R.string.shakti_option_rules_freeling);
    option("strict", R.string.shakti_option_strict, R.string.shakti_option_strict_help);
    value("strict", "off", R.string.shakti_option_strict_off);
    value("strict", "on", R.string.shakti_option_strict_on);
    preset("rules=capture strict=off", R.string.board_preset_app, R.string.shakti_preset_app);
    preset(
        "rules=freeling strict=off",
        R.string.board_preset_inventor,
        R.string.shakti_preset_inventor);
    yesOrNo(
        ShaktiFacts.CAN_TAKE_KING,
        R.string.shakti_fact_can_take_king_not,
        R.string.shakti_fact_can_take_king);
    yesOrNo(
        ShaktiFacts.ATTACKS_KING,
        R.string.shakti_fact_attacks_king_not,
        R.string.shakti_fact_attacks_king);
    yesOrNo(ShaktiFacts.MATED, R.string.shakti_fact_mated_not, R.string.shakti_fact_mated);
    fact(ShaktiFacts.WARRIORS, R.string.shakti_fact_warriors_none, R.plurals.shakti_fact_warriors);
    fact(ShaktiFacts.CAN_TAKE, R.string.shakti_fact_can_take_none, R.plurals.shakti_fact_can_take);
    fact(
        ShaktiFacts.THREATENS,
        R.string.shakti_fact_threatens_none,
        R.plurals.shakti_fact_threatens);
    fact(
        ShaktiFacts.KING_WAYS,
        R.string.shakti_fact_king_ways_none,
        R.plurals.shakti_fact_king_ways);
    tip(
        BeginnerTip.onAnswer(
            "check", R.string.shakti_tip_check, R.string.shakti_tip_check_named, ShaktiUi::checks));
    tip(
        BeginnerTip.onMove(
                "gap", R.string.shakti_tip_gap, R.string.shakti_tip_gap_named, ShaktiUi::makesGap)
            .with(ShaktiUi::fallenTile));
    tip(BeginnerTip.onScore(R.string.shakti_tip_capture, R.string.shakti_tip_capture_named));
    tip(BeginnerTip.onPass(R.string.shakti_tip_pass, R.string.shakti_tip_pass_named));
    tip(BeginnerTip.onTouch("crack", R.string.shakti_tip_crack, ShaktiUi::makesGap));
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new ShaktiBoardView(context, this);
  }

  private static boolean checks(Position before, int move, Position after) {
    return !after.isOver() && ((ShaktiPosition) after).isInCheck(after.turn());
  }

  private static boolean makesGap(Position before, int move, Position after) {
    return ShaktiPosition.removedBy(move) >= 0;
  }

  private static List<Object> fallenTile(Position before, int move) {
    return List.of(((ShaktiPosition) before).squares().name(ShaktiPosition.removedBy(move)));
  }

  @Override
  protected int goal(Options chosen) {
    boolean mate = chosen.is("rules", "freeling") || chosen.is("strict", "on");
    return mate ? R.string.shakti_goal_mate : R.string.shakti_goal_take;
  }

  /** Returns a warning if the own king could be captured, unless that cannot be avoided. */
  @Override
  public int warning(Position position, int move) {
    var after = ((ShaktiPosition) position).copy();
    int seat = after.turn();
    if (after.isCheckmate()) {
      return MoveWarningProvider.NONE;
    }
    after.play(move);
    return !after.isOver() && after.isInCheck(seat)
        ? R.string.shakti_warning_king
        : MoveWarningProvider.NONE;
  }

  @Override
  public boolean hasScore() {
    return false;
  }

  /** Returns the state of a seat's king, which alone decides the game. */
  @Override
  public String standing(Context context, Position position, int seat) {
    var shakti = (ShaktiPosition) position;
    if (shakti.king(seat) < 0) {
      return context.getString(R.string.shakti_king_lost);
    }
    if (shakti.isOver() && shakti.ending() != ShaktiReason.CHECKMATE || !shakti.isInCheck(seat)) {
      return context.getString(R.string.shakti_king_safe);
    }
    boolean mate = seat == shakti.turn() && shakti.isCheckmate();
    return context.getString(mate ? R.string.shakti_king_mated : R.string.shakti_king_in_check);
  }

  @Nullable
  @Override
  public String headline(Context context, Position position) {
    return ((ShaktiPosition) position).isCheckmate()
        ? context.getString(R.string.shakti_headline_checkmate)
        : null;
  }

  /** Returns which king can be captured, the mover's or else one left in check; none after mate. */
  @Override
  @Nullable
  public String remark(Context context, Position position) {
    var shakti = (ShaktiPosition) position;
    int turn = shakti.turn();
    if (shakti.isOver() || shakti.isCheckmate()) {
      return null;
    }
    if (shakti.isInCheck(turn)) {
      return context.getString(R.string.shakti_remark_check);
    }
    return shakti.isInCheck(1 - turn)
        ? context.getString(R.string.shakti_remark_left_in_check, seatName(context, 1 - turn))
        : null;
  }

  /** Returns the section on Freeling's rules, on check, or on gaps. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var shakti = (ShaktiPosition) position;
    if (shakti.options().is("rules", "freeling")) {
      return R.string.shakti_learn_freeling;
    }
    if (shakti.isInCheck(0) || shakti.isInCheck(1)) {
      return R.string.shakti_learn_capture_heading;
    }
    boolean whole = Long.bitCount(shakti.tiles()) == ALL_TILES;
    return whole ? NO_TOPIC : R.string.shakti_learn_gaps_heading;
  }

  @Override
  protected String ownMoveText(Resources words, Position from, int move) {
    var squares = ((ShaktiPosition) from).squares();
    int text = ShaktiPosition.isCapture(move) ? R.string.shakti_move_takes : R.string.move_to;
    var start = squares.name(ShaktiPosition.from(move));
    var says = words.getString(text, start, squares.name(ShaktiPosition.to(move)));
    int removed = ShaktiPosition.removedBy(move);
    return removed < 0
        ? says
        : says + ", " + words.getString(R.string.shakti_says_removes, squares.name(removed));
  }

  @StringRes
  private static int text(ShaktiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.board_reason_no_piece;
      case ENEMY_PIECE -> R.string.board_reason_enemy_piece;
      case CANNOT_MOVE -> R.string.board_reason_cannot_move;
      case STAYS -> R.string.board_reason_stays;
      case GAP -> R.string.shakti_reason_gap;
      case NOT_A_LINE -> R.string.board_reason_not_a_line;
      case OWN_PIECE -> R.string.board_reason_own_piece;
      case BLOCKED -> R.string.shakti_reason_blocked;
      case KING_RANGE -> R.string.shakti_reason_king_range;
      case WARRIOR_RANGE -> R.string.shakti_reason_warrior_range;
      case WARRIORS_NEVER_CAPTURE -> R.string.shakti_reason_warriors_never_capture;
      case KINGS_ARE_NOT_TAKEN -> R.string.shakti_reason_kings_are_not_taken;
      case CHECKED_KING_STEPS -> R.string.shakti_reason_checked_king_steps;
      case LEAVES_KING_CAPTURABLE -> R.string.shakti_reason_leaves_king_capturable;
      case LEAVES_KING_IN_CHECK -> R.string.shakti_reason_leaves_king_in_check;
      case KINGS_FACE -> R.string.shakti_reason_kings_face;
      case KING_TAKEN -> R.string.shakti_reason_king_taken;
      case CHECKMATE -> R.string.shakti_reason_checkmate;
      case NO_WARRIORS -> R.string.shakti_reason_no_warriors;
      case BAD_LAYOUT -> R.string.board_reason_bad_layout;
      case TILE_USED_TWICE -> R.string.shakti_reason_tile_used_twice;
      case KING_MISSING -> R.string.shakti_reason_king_missing;
      case TOO_MANY_WARRIORS -> R.string.shakti_reason_too_many_warriors;
      case ATTACKED_OFF_TURN -> R.string.shakti_reason_attacked_off_turn;
    };
  }
}
