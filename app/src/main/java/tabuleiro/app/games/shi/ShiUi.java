package tabuleiro.app.games.shi;

import android.content.Context;
import android.content.res.Resources;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.BeginnerTips;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.Diagram;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.board.RulesPage;
import tabuleiro.app.board.SeatShape;
import tabuleiro.rules.explain.Explanation;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.shi.ShiFacts;
import tabuleiro.rules.shi.ShiPosition;
import tabuleiro.rules.shi.ShiReason;

/** User interface of Shi. */
public final class ShiUi extends GameUi {
  static final String ID = "shi";
  private static final String COVER =
      "S...S.SS/......NS/..N...../S....N../...NS.../......../.N....../...N..N. to=1";

  /** Called by {@code GameUiRegistry}. */
  public ShiUi() {
    super(ID, R.string.shi_summary, R.string.board_score_taken, R.plurals.board_points);
    theme(BoardTheme.OWN, R.style.Board_Shi_Own);
    theme(BoardTheme.PLAIN, R.style.Board_Shi_Plain);
    theme(BoardTheme.CONTRAST, R.style.Board_Shi_Contrast);
    theme(BoardTheme.SAFE, R.style.Board_Shi_Safe);
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
    yesOrNo(Explanation.WINS, NONE, R.string.shi_fact_wins);
  }

  @Override
  protected BoardView newBoard(Context context) {
    return new ShiBoardView(context);
  }

  @Override
  public Diagram cover() {
    return Diagram.of(ID, "", COVER);
  }

  @Override
  public RulesPage rulesPage() {
    return ShiRulesPage.page();
  }

  @Override
  public BeginnerTips tips(Options chosen) {
    return ShiBeginnerTips.with(chosen);
  }

  @Override
  public List<Lesson> lessons() {
    return ShiLessons.lessons();
  }

  @Override
  public int side(Options options, int seat) {
    return seat == 0 ? 2 : 0; // Samurai fill the top row
  }

  /** Returns the section on captures, or on the end if a side has one piece left to lose. */
  @Override
  protected int ownRulesTopic(Position position, MoveList moves) {
    var shi = (ShiPosition) position;
    for (int i = 0; i < moves.size(); i++) {
      if (shi.screen(moves.get(i)) >= 0) {
        return R.string.learn_capture;
      }
    }
    int nearlyAll = shi.lossLimit() - 1;
    boolean near = shi.score(0) >= nearlyAll || shi.score(1) >= nearlyAll;
    return near ? R.string.learn_end : NO_TOPIC;
  }

  @Override
  protected String ownMoveText(Resources words, Position from, int move) {
    return ShiMoveDescriber.move(words, (ShiPosition) from, move);
  }

  @Override
  protected int ownReasonText(Reason reason) {
    return reason instanceof ShiReason own ? ShiReasonTexts.text(own) : UNKNOWN;
  }
}
