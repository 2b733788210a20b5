package tabuleiro.app.games.shakti;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.MoveWarningProvider;
import tabuleiro.app.board.RulesPage;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.shakti.ShaktiFacts;
import tabuleiro.rules.shakti.ShaktiPosition;
import tabuleiro.rules.shakti.ShaktiReason;

/** User interface of Shakti. */
public final class ShaktiUi extends GameUi {
  static final String ID = "shakti";
  private static final int ALL_TILES = 49;
  private static final String COVER = "Kc2 Wd4 Wf2 ke6 wb5 wf5 -c3 -e3 -d6 -f4 -b4 -g6 -a2 -d1";

  /** Called by {@code GameUiRegistry}. */
  public ShaktiUi() {
    super(ID, R.string.shakti_summary, R.string.board_score_taken, R.plurals.board_points);
    theme(BoardTheme.OWN, R.style.Board_Shakti_Own);
    theme(BoardTheme.PLAIN, R.style.Board_Shakti_Plain);
    theme(BoardTheme.CONTRAST, R.style.Board_Shakti_Contrast);
    theme(BoardTheme.SAFE, R.style.Board_Shakti_Safe);
    seatWhiteAndBlack();
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
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new ShaktiBoardView(context, this);
  }

  @Override
  public Diagram cover() {
    return Diagram.of(ID, "", COVER);
  }

  @Override
  public RulesPage rulesPage() {
    return ShaktiRulesPage.page();
  }

  @Override
  public BeginnerTips tips(Options chosen) {
    return ShaktiBeginnerTips.with(chosen);
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
  public List<Lesson> lessons() {
    return ShaktiLessons.lessons();
  }

  @Override
  protected String ownMoveText(Resources words, Position from, int move) {
    return ShaktiMoveDescriber.move(words, (ShaktiPosition) from, move);
  }

  /** Returns which king can be captured: the mover's, or else one left in check. */
  @Override
  @Nullable
  public String remark(Context context, Position position) {
    var shakti = (ShaktiPosition) position;
    int turn = shakti.turn();
    if (shakti.isOver()) {
      return null;
    }
    if (shakti.isInCheck(turn)) {
      boolean mate = shakti.isCheckmate();
      return context.getString(
          mate ? R.string.shakti_remark_checkmate : R.string.shakti_remark_check);
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
  protected int ownReasonText(Reason reason) {
    return reason instanceof ShaktiReason own ? ShaktiReasonTexts.text(own) : UNKNOWN;
  }
}
