package tabuleiro.app.board;

import java.util.List;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Position to be shown as a picture, for example on a rules page, given as texts that are parsed
 * when it is drawn. The texts are the app's own, so an invalid one is a bug; tests parse all of
 * them.
 *
 * @param game the game's id
 * @param options the non-standard options as {@code key=value}, separated by blanks
 * @param layout the game's layout text; empty for the start position
 * @param played the moves from there in notation, separated by blanks
 * @param move a move to show, in notation, or an empty text
 * @param way what is shown of the move
 */
public record Diagram(
    String game, String options, String layout, String played, String move, Way way) {
  private static final String BLANKS = " +";

  /** Part of a move that a diagram shows. */
  public enum Way {
    /** The move itself. */
    ARROW,
    /** All legal moves of the piece that makes the move. */
    TARGETS
  }

  /** Returns a diagram of a position without a move. */
  public static Diagram of(String game, String options, String layout) {
    return new Diagram(game, options, layout, "", "", Way.ARROW);
  }

  /** Returns a diagram of a game after {@code ply} moves, with the next move shown. */
  public static Diagram moment(String game, String options, String moves, int ply) {
    var all = List.of(moves.split(BLANKS));
    var before = String.join(" ", all.subList(0, ply));
    return new Diagram(game, options, "", before, all.get(ply), Way.ARROW);
  }

  /** Returns this diagram without its move. */
  public Diagram still() {
    return showing("");
  }

  /** Returns this diagram with a move. */
  public Diagram showing(String shownMove) {
    return new Diagram(game, options, layout, played, shownMove, Way.ARROW);
  }

  /** Returns this diagram with all legal moves of the piece that makes this move. */
  public Diagram offering(String someMove) {
    return new Diagram(game, options, layout, played, someMove, Way.TARGETS);
  }

  /** Returns the game that is shown. */
  public Game toGame() {
    try {
      return Games.byId(game);
    } catch (RefusalException refusal) {
      throw new IllegalStateException(refusal);
    }
  }

  /** Returns the position that is shown. */
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
    } catch (RefusalException refusal) {
      throw new IllegalStateException(this + ": " + refusal.getMessage(), refusal);
    }
  }
}
