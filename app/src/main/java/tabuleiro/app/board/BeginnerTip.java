package tabuleiro.app.board;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.game.Position;

/**
 * Tip for beginners that explains a kind of move, shown when such a move is possible or made for
 * the first time.
 *
 * @param id identifies the tip within its game, also in stored data
 * @param moment when it is told
 * @param yours the text for the only person about his own move or danger
 * @param named the text about anybody else, whose name is its first argument
 * @param event the moves that it explains
 * @param details the further arguments of both texts
 */
public record BeginnerTip(
    String id,
    Moment moment,
    @StringRes int yours,
    @StringRes int named,
    Event event,
    Details details) {
  /** When a tip is told, and so whom it concerns. */
  public enum Moment {
    /** When a person takes up a piece that can make such a move. */
    TOUCH,
    /** After such a move, of its mover. */
    MOVE,
    /** After such a move, while the person who must answer it has not moved. */
    ANSWER
  }

  /** The moves that a tip explains. */
  public interface Event {
    /** Returns whether the move from one position to the other is one of them. */
    boolean isIn(Position before, int move, Position after);
  }

  /** What a tip tells about a move besides who made it. */
  public interface Details {
    /** Returns the arguments of the tip's texts. */
    List<Object> of(Position before, int move);
  }

  private static final Details NONE = (before, move) -> List.of();

  /** Returns a tip told when a piece is taken up that can make such a move. */
  public static BeginnerTip onTouch(String id, @StringRes int text, Event event) {
    return new BeginnerTip(id, Moment.TOUCH, text, text, notPass(event), NONE);
  }

  /** Returns a tip told after such a move, other than a pass. */
  public static BeginnerTip onMove(
      String id, @StringRes int yours, @StringRes int named, Event event) {
    return new BeginnerTip(id, Moment.MOVE, yours, named, notPass(event), NONE);
  }

  /** Returns a tip told to the person who must answer such a move. */
  public static BeginnerTip onAnswer(
      String id, @StringRes int yours, @StringRes int named, Event event) {
    return new BeginnerTip(id, Moment.ANSWER, yours, named, event, NONE);
  }

  /** Returns a tip told after a pass. */
  public static BeginnerTip onPass(@StringRes int yours, @StringRes int named) {
    Event passes = (before, move, after) -> move == Position.PASS;
    return new BeginnerTip("pass", Moment.MOVE, yours, named, passes, NONE);
  }

  /** Returns a tip told after a move that scores points for its mover. */
  public static BeginnerTip onScore(@StringRes int yours, @StringRes int named) {
    Event scores =
        (before, move, after) -> after.score(before.turn()) > before.score(before.turn());
    return new BeginnerTip("score", Moment.MOVE, yours, named, scores, NONE);
  }

  private static Event notPass(Event event) {
    return (before, move, after) -> move != Position.PASS && event.isIn(before, move, after);
  }

  /** Returns this tip with details in its texts. */
  public BeginnerTip with(Details told) {
    return new BeginnerTip(id, moment, yours, named, event, told);
  }

  /** Returns the text about the player with a name, or about the only person if it is null. */
  public String text(Context context, @Nullable String name, List<Object> told) {
    if (name == null) {
      return context.getString(yours, told.toArray());
    }
    var arguments = new ArrayList<Object>(List.of(name));
    arguments.addAll(told);
    return context.getString(named, arguments.toArray());
  }
}
