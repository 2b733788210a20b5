package tabuleiro.app.board;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.view.View;
import androidx.annotation.ColorInt;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.List;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;

/** All the app knows of one game beyond its rules. */
public interface GameLook {
  /** The game itself. */
  Game game();

  /** One line on what the game is. */
  @StringRes
  int summary();

  /** A new board of the game; without picker and listener it is a picture. */
  BoardView createBoard(Context context);

  /**
   * A view of what lies beside this board and is touched too, or null: most games have none. The
   * two keep each other up to date; {@link BoardTable} finds room for both.
   */
  default View createHand(BoardView board) {
    return null;
  }

  /** What the seat, from 0, is called: "White", "Samurai", "Blue". */
  String seatName(Context context, Options options, int seat);

  /** The colour in which the seat's pieces are drawn. */
  @ColorInt
  int seatColor(Context context, int seat);

  /** The form and colour by which the seat is known, to stand beside its name. */
  Drawable seatSign(Context context, int seat);

  /** Whether the seat sits on the far side of the board, so that for it the board can be turned. */
  default boolean isFar(Options options, int seat) {
    return 2 * seat >= game().seats(options);
  }

  /** A legal move in words: "c9 to d8, turned left". */
  String sayMove(Context context, Position from, int move);

  /** What nobody should overlook in a game that goes on, such as a check; null for nothing. */
  @Nullable
  default String remark(Context context, Position position) {
    return null;
  }

  /** What {@code Position.score} counts, for example "Fields". */
  String scoreLabel(Context context);

  /** What an option is called. */
  String optionName(Context context, Option option);

  /** What a value of an option is called. */
  String optionValue(Context context, Option option, String value);

  /** One line on what an option changes. */
  String optionHelp(Context context, Option option);

  /** A refusal or an ending in the reader's language, be it the game's own or a common one. */
  String reason(Context context, Reason reason, List<String> details);
}
