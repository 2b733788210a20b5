package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * Puzzle for the user: a position of a game for two with one clearly best move, and its solution.
 *
 * @param options the options of the game
 * @param layout the start layout, or an empty text for the regular start
 * @param moves the moves that lead to the position, in notation
 * @param aim what the solution achieves
 * @param amount how much of it: for a win the maximum number of plies; for a gain the points by
 *     which it is better than any other move; for a save 0; for a better move the winning chance to
 *     keep, 0 to 100
 * @param within the number of the solver's moves after which a score counts, {@link #AT_THE_END} of
 *     the game, or {@link #UNTOLD} by a puzzle of an earlier version and for other aims
 * @param difficulty from 1, the easiest, to {@link #HARDEST}
 * @param solution the line of moves to find and best replies, beginning and ending with a move to
 *     find
 * @param also other moves as good as the first, which go to the same place with another rotation or
 *     tile; the solution is one move then
 */
public record Puzzle(
    Options options,
    String layout,
    List<String> moves,
    Aim aim,
    int amount,
    int within,
    int difficulty,
    List<String> solution,
    List<String> also) {
  /** The greatest difficulty. */
  public static final int HARDEST = 3;

  /** A score that counts at the end of the game. */
  public static final int AT_THE_END = 0;

  /** A score of which is not known when it counts. */
  public static final int UNTOLD = -1;

  /** Aim of a puzzle. */
  public enum Aim {
    /** A forced win. */
    WIN,
    /** The only move that does not lose. */
    SAVE,
    /** A lead in score that no other move brings. */
    GAIN,
    /** The move that keeps the rival from a lead in score, which any other move allows. */
    HOLD,
    /** A move that keeps a winning chance which was given away in a game; there may be several. */
    BETTER;

    /** Returns whether the aim is counted in scores. */
    public boolean isScored() {
      return this == GAIN || this == HOLD;
    }
  }

  /** Copies the lists and rejects a solution that nobody could play. */
  public Puzzle {
    moves = Collections.unmodifiableList(new ArrayList<>(moves));
    solution = Collections.unmodifiableList(new ArrayList<>(solution));
    also = Collections.unmodifiableList(new ArrayList<>(also));
    boolean playable = solution.size() % 2 == 1 && (also.isEmpty() || solution.size() == 1);
    boolean isTimely = within == UNTOLD || within >= AT_THE_END && aim.isScored();
    if (difficulty < 1 || difficulty > HARDEST || amount < 0 || !playable || !isTimely) {
      throw new IllegalArgumentException(aim + " " + amount + " " + difficulty + " " + solution);
    }
  }

  /** Returns the id, which stays the same in later versions of the app. */
  public String id() {
    var place = choices() + layout + " " + String.join(" ", moves);
    return game().id() + "-" + String.format(Locale.ROOT, "%08x", place.hashCode());
  }

  /** Returns the game. */
  public Game game() {
    return options.game();
  }

  /** Returns a match between persons that has reached the position. */
  public Match match() throws RefusalException {
    var players = Collections.nCopies(game().seats(options), Player.person(""));
    var match = Match.from(options, layout, players);
    for (var move : moves) {
      match.play(move);
    }
    return match;
  }

  /**
   * Returns whether a move is correct at a step of the solution: it is the move to find, as good as
   * that, or wins at once.
   */
  public boolean isRight(int step, Position position, int move) {
    var text = position.format(move);
    if (text.equals(solution.get(step)) || also.contains(text)) {
      return true;
    }
    var after = position.copy();
    after.play(move);
    return after.winners() == 1 << position.turn();
  }

  /** Parses a line that {@link #format} wrote; null for any other line. */
  public static @Nullable Puzzle parse(String line) {
    var parts = line.split("\\|", -1);
    var head = parts[0].strip().split(" ");
    if (parts.length < 4 || parts.length > 6 || head.length < 4 || head.length > 5) {
      return null;
    }
    try {
      var options = Options.parse(Games.byId(head[0]), parts[1]);
      var aim = Aim.valueOf(head[1].toUpperCase(Locale.ROOT));
      int amount = Integer.parseInt(head[2]);
      int difficulty = Integer.parseInt(head[3]);
      int within = head.length == 5 ? Integer.parseInt(head[4]) : UNTOLD;
      return new Puzzle(
          options,
          parts.length < 6 ? "" : parts[5],
          words(parts[2]),
          aim,
          amount,
          within,
          difficulty,
          words(parts[3]),
          parts.length < 5 ? List.of() : words(parts[4]));
    } catch (RefusalException | IllegalArgumentException unreadable) {
      return null;
    }
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split(" "));
  }

  /** Returns the puzzle on one line, as {@link #parse} reads it. */
  public String format() {
    var line =
        String.join(
            "|",
            String.format(
                Locale.ROOT,
                "%s %s %d %d%s",
                game().id(),
                aim.name().toLowerCase(Locale.ROOT),
                amount,
                difficulty,
                within == UNTOLD ? "" : " " + within),
            choices(),
            String.join(" ", moves),
            String.join(" ", solution));
    return also.isEmpty() && layout.isEmpty()
        ? line
        : line + "|" + String.join(" ", also) + (layout.isEmpty() ? "" : "|" + layout);
  }

  /** Returns the options that differ from the default; new options then change no id. */
  private String choices() {
    var standard = Options.standard(game());
    var choices = new ArrayList<String>();
    for (var option : game().options()) {
      var value = options.get(option.key());
      if (!standard.is(option.key(), value)) {
        choices.add(option.key() + "=" + value);
      }
    }
    return String.join(" ", choices);
  }
}
