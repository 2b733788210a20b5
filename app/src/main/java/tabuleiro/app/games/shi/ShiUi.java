package tabuleiro.app.games.shi;

import android.content.Context;
import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTip;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.SeatShape;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shi.ShiFacts;
import tabuleiro.rules.shi.ShiPosition;
import tabuleiro.rules.shi.ShiReason;

/**
 * The part of the user interface that is specific to Shi: its board view, rules page, lessons,
 * facts, tips and move descriptions.
 */
public final class ShiUi extends GameUi {
  static final String ID = "shi";
  private static final String COVER =
      "S...S.SS/......NS/..N...../S....N../...NS.../......../.N....../...N..N. to=1";

  /** Called by {@code GameUiRegistry}. */
  public ShiUi() {
    super(ID, R.string.shi_summary);
    cover("", COVER);
    rulesPage(ShiRulesPage::page);
    lesson(ShiLessons::lesson);
    reasons(ShiReason.class, ShiUi::text);
    ending(ShiReason.REDUCED, R.string.shi_end_won, R.string.shi_end_lost, R.string.shi_end_named);
    style(R.style.Board_Shi);
    style(R.style.Board_Shi_Material, BoardTheme.OWN, BoardTheme.SAFE);
    seat(R.string.shi_seat_samurai, R.attr.shiSamurai, SeatShape.DISC);
    seat(R.string.shi_seat_ninja, R.attr.shiNinja, SeatShape.DISC);
    option("size", R.string.shi_option_size, R.string.shi_option_size_help);
    option("first", R.string.shi_option_first, R.string.shi_option_first_help);
    value("first", "samurai", R.string.shi_option_first_samurai);
    value("first", "ninja", R.string.shi_option_first_ninja);
    option("win", R.string.shi_option_win, R.string.shi_option_win_help);
    value("win", "half", R.string.shi_option_win_half);
    value("win", "more", R.string.shi_option_win_more);
    fact(ShiFacts.TAKEN, R.string.shi_fact_taken_none, R.plurals.shi_fact_taken);
    fact(ShiFacts.CAN_TAKE, R.string.shi_fact_can_take_none, R.plurals.shi_fact_can_take);
    fact(ShiFacts.THREATENS, R.string.shi_fact_threatens_none, R.plurals.shi_fact_threatens);
    yesOrNo(ExplanationFinder.WINS, NONE, R.string.shi_fact_wins);
    tip(BeginnerTip.onScore(R.string.shi_tip_capture, R.string.shi_tip_capture_named));
    tip(BeginnerTip.onPass(R.string.shi_tip_pass, R.string.shi_tip_pass_named));
    tip(
        BeginnerTip.onTouch(
            "screen",
            R.string.shi_tip_screen,
            (before, move, after) -> ((ShiPosition) before).screen(move) >= 0));
    tip(BeginnerTip.onTouch("move", R.string.shi_tip_move, (before, move, after) -> true));
  }

  @Override
  protected List<Object> endingDetails(Context context, Position end, int winner) {
    var details = super.endingDetails(context, end, winner);
    details.addAll(0, List.of(end.score(winner), outOf(end, winner)));
    return details;
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new ShiBoardView(context);
  }

  @Override
  protected int goal(Options chosen) {
    return chosen.is("win", "half") ? R.string.shi_goal_half : R.string.shi_goal_more;
  }

  @Override
  protected int target(Position position) {
    return ((ShiPosition) position).lossLimit();
  }

  /** Returns the number of pieces with which the loser began. */
  private static int outOf(Position end, int winner) {
    var shi = (ShiPosition) end;
    var squares = IntStream.range(0, shi.squares().count());
    return shi.score(winner)
        + (int) squares.filter(square -> shi.owner(square) == 1 - winner).count();
  }

  @Override
  public int side(Options options, int seat) {
    return seat == 0 ? 2 : 0; // Samurai fill the top row
  }

  /** Returns the section on captures, or on the end if a side has one piece left to lose. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var shi = (ShiPosition) position;
    if (moves.stream().anyMatch(move -> shi.screen(move) >= 0)) {
      return R.string.learn_capture;
    }
    int nearlyAll = shi.lossLimit() - 1;
    boolean near = shi.score(0) >= nearlyAll || shi.score(1) >= nearlyAll;
    return near ? R.string.learn_end : NO_TOPIC;
  }

  @Override
  protected String ownMoveText(Resources words, Position from, int move) {
    var shi = (ShiPosition) from;
    var start = shi.squares().name(ShiPosition.from(move));
    var end = shi.squares().name(ShiPosition.to(move));
    int screen = shi.screen(move);
    return screen < 0
        ? words.getString(R.string.move_to, start, end)
        : words.getString(R.string.shi_move_takes_over, start, end, shi.squares().name(screen));
  }

  @StringRes
  private static int text(ShiReason reason) {
    return switch (reason) {
      case NO_PIECE -> R.string.board_reason_no_piece;
      case ENEMY_PIECE -> R.string.board_reason_enemy_piece;
      case CANNOT_MOVE -> R.string.board_reason_cannot_move;
      case STAYS -> R.string.board_reason_stays;
      case NOT_A_LINE -> R.string.board_reason_not_a_line;
      case OWN_PIECE -> R.string.board_reason_own_piece;
      case NEEDS_A_SCREEN -> R.string.shi_reason_needs_a_screen;
      case ENEMY_IN_THE_WAY -> R.string.shi_reason_enemy_in_the_way;
      case TWO_FRIENDS_BLOCK -> R.string.shi_reason_two_friends_block;
      case NOTHING_TO_CAPTURE -> R.string.shi_reason_nothing_to_capture;
      case REDUCED -> R.string.shi_reason_reduced;
      case BAD_LAYOUT -> R.string.board_reason_bad_layout;
      case WRONG_ROWS -> R.string.shi_reason_wrong_rows;
      case BOTH_REDUCED -> R.string.shi_reason_both_reduced;
      case TOO_MANY_PIECES -> R.string.shi_reason_too_many_pieces;
      case NO_PIECES -> R.string.shi_reason_no_pieces;
    };
  }
}
