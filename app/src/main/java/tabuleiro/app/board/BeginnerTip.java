package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.rules.game.Position;

/**
 * Tip for beginners that explains an event of the game, such as the first pass, when it first
 * happens.
 *
 * @param id identifies the tip within its game, also in stored data
 * @param text the tip's text
 * @param event the event that it explains
 */
public record BeginnerTip(String id, @StringRes int text, Event event) {
  /** An event on the board. */
  public interface Event {
    /** Returns whether the move from one position to the other caused the event. */
    boolean isIn(Position before, int move, Position after);
  }

  /** Returns a tip about a move other than a pass. */
  public static BeginnerTip onMove(String id, @StringRes int text, Event event) {
    return new BeginnerTip(
        id,
        text,
        (before, move, after) -> move != Position.PASS && event.isIn(before, move, after));
  }

  /** Returns a tip about passing. */
  public static BeginnerTip onPass(@StringRes int text) {
    return new BeginnerTip("pass", text, (before, move, after) -> move == Position.PASS);
  }

  /** Returns a tip about a move that scores points for its mover. */
  public static BeginnerTip onScore(@StringRes int text) {
    return new BeginnerTip(
        "score",
        text,
        (before, move, after) -> after.score(before.turn()) > before.score(before.turn()));
  }
}
