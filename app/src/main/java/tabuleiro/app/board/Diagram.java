package tabuleiro.app.board;

import java.util.List;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;

/**
 * A position to be looked at. The texts are the app's own: one that cannot be read is a mistake in
 * the program, and the tests read them all.
 *
 * @param game the game's id
 * @param options the options that are not standard, as {@code key=value}, blanks between them
 * @param layout the game's layout text; empty for the start of a game
 * @param played the moves made from there, in notation, blanks between them
 * @param move a move that is shown, in notation, or an empty text
 * @param way what of the move is shown
 */
public record Diagram(
    String game, String options, String layout, String played, String move, Way way) {
  private static final String BLANKS = " +";

  /** What of its move a diagram shows. */
  public enum Way {
    /** The move itself. */
    ARROW,
    /** Everything that the piece which makes the move can do. */
    TARGETS
  }

  /** A position alone. */
  public static Diagram of(String game, String options, String layout) {
    return new Diagram(game, options, layout, "", "", Way.ARROW);
  }

  /** A moment of a game: the position after so many of its moves, with the next one. */
  public static Diagram moment(String game, String options, String moves, int ply) {
    var all = List.of(moves.split(BLANKS));
    var before = String.join(" ", all.subList(0, ply));
    return new Diagram(game, options, "", before, all.get(ply), Way.ARROW);
  }

  /** The same position without a move. */
  public Diagram still() {
    return showing("");
  }

  /** The same position with a move. */
  public Diagram showing(String shownMove) {
    return new Diagram(game, options, layout, played, shownMove, Way.ARROW);
  }

  /** The same position with all that the piece making this move can do. */
  public Diagram offering(String someMove) {
    return new Diagram(game, options, layout, played, someMove, Way.TARGETS);
  }

  /** The game itself. */
  public Game toGame() {
    try {
      return Games.byId(game);
    } catch (Refusal refusal) {
      throw new IllegalStateException(refusal);
    }
  }

  /** The position itself. */
  public Position toPosition() {
    try {
      var chosen = Options.parse(toGame(), options);
      var position =
          layout.isEmpty() ? chosen.game().start(chosen) : chosen.game().layout(chosen, layout);
      if (!played.isEmpty()) {
        for (var each : played.split(BLANKS)) {
          position.play(position.parse(each));
        }
      }
      return position;
    } catch (Refusal refusal) {
      throw new IllegalStateException(this + ": " + refusal.getMessage(), refusal);
    }
  }
}
