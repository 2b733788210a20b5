package tabuleiro.app.board;

import androidx.annotation.StringRes;
import tabuleiro.rules.game.Position;

/**
 * A sentence or two for newcomers about something that a move did, told when it first happens.
 *
 * @param id names the tip among those of its game, also in what is stored
 * @param text what is said
 * @param event what it is said about
 */
public record Tip(String id, @StringRes int text, Event event) {
  /** Something that happens on the board. */
  public interface Event {
    /** Whether the move did it; it led from one position to the other. */
    boolean isIn(Position before, int move, Position after);
  }

  /** A tip on the pass. */
  public static Tip onPass(@StringRes int text) {
    return new Tip("pass", text, (before, move, after) -> move == Position.PASS);
  }

  /** A tip on a move that brings points to whoever made it. */
  public static Tip onScore(@StringRes int text) {
    return new Tip(
        "score",
        text,
        (before, move, after) -> after.score(before.turn()) > before.score(before.turn()));
  }
}
