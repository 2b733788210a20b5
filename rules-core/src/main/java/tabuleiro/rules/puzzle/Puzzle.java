package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/**
 * A position out of a game of two in which one move is clearly the best, and what follows it.
 *
 * @param options the game and how it is played
 * @param layout what the game began with, or an empty text for the start
 * @param moves the moves that lead to the position, in notation
 * @param aim what the move achieves
 * @param amount how much of it: plies to the win at most, or by how many points, counted against
 *     the rival's, it is better than any other move; 0 where the aim is to save the game; the
 *     chance to be kept, 0 to 100, where it is to do better than in a game
 * @param difficulty from 1, the easiest, to {@link #HARDEST}
 * @param solution the move to find, the best reply, the next move to find, and so on; it begins and
 *     ends with a move to find
 * @param also other moves that are as good as the first: they go to the same place and differ in a
 *     turn or a tile; where there are some, the solution is one move
 */
public record Puzzle(
    Options options,
    String layout,
    List<String> moves,
    Aim aim,
    int amount,
    int difficulty,
    List<String> solution,
    List<String> also) {
  /** The greatest difficulty. */
  public static final int HARDEST = 3;

  /** What a puzzle asks for. */
  public enum Aim {
    /** A forced win. */
    WIN,
    /** The only move that does not lose. */
    SAVE,
    /** More points, of the kind that the game counts, than any other move brings. */
    GAIN,
    /** A move that keeps a chance which was given away in a game; there may be several. */
    BETTER
  }

  /** Keeps the lists from being changed, and refuses a solution that nobody could play. */
  public Puzzle {
    moves = Collections.unmodifiableList(new ArrayList<>(moves));
    solution = Collections.unmodifiableList(new ArrayList<>(solution));
    also = Collections.unmodifiableList(new ArrayList<>(also));
    boolean playable = solution.size() % 2 == 1 && (also.isEmpty() || solution.size() == 1);
    if (difficulty < 1 || difficulty > HARDEST || amount < 0 || !playable) {
      throw new IllegalArgumentException(aim + " " + amount + " " + difficulty + " " + solution);
    }
  }

  /** Tells this puzzle from all others, also in later versions of the app. */
  public String id() {
    var place = choices() + layout + " " + String.join(" ", moves);
    return game().id() + "-" + String.format(Locale.ROOT, "%08x", place.hashCode());
  }

  /** The game it is played in. */
  public Game game() {
    return options.game();
  }

  /** How many moves a person has to find. */
  public int movesToFind() {
    return solution.size() / 2 + 1;
  }

  /** A game that has come to the position; people sit at all seats. */
  public Match match() throws Refusal {
    var players = Collections.nCopies(game().seats(options), Player.person(""));
    var match = Match.from(options, layout, players);
    for (var move : moves) {
      match.play(move);
    }
    return match;
  }

  /**
   * Whether a move is right after so many moves of the solution: it is the one to find, as good as
   * that, or wins the game at once.
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

  /** Reads what {@link #format} wrote; null for any other line. */
  public static Puzzle parse(String line) {
    var parts = line.split("\\|", -1);
    var head = parts[0].strip().split(" ");
    if (parts.length < 4 || parts.length > 6 || head.length != 4) {
      return null;
    }
    try {
      var options = Options.parse(Games.byId(head[0]), parts[1]);
      var aim = Aim.valueOf(head[1].toUpperCase(Locale.ROOT));
      int amount = Integer.parseInt(head[2]);
      int difficulty = Integer.parseInt(head[3]);
      return new Puzzle(
          options,
          parts.length < 6 ? "" : parts[5],
          words(parts[2]),
          aim,
          amount,
          difficulty,
          words(parts[3]),
          parts.length < 5 ? List.of() : words(parts[4]));
    } catch (Refusal | IllegalArgumentException unreadable) {
      return null;
    }
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split(" "));
  }

  /** The puzzle on one line, as {@link #parse} reads it. */
  public String format() {
    var line =
        String.join(
            "|",
            String.format(
                Locale.ROOT,
                "%s %s %d %d",
                game().id(),
                aim.name().toLowerCase(Locale.ROOT),
                amount,
                difficulty),
            choices(),
            String.join(" ", moves),
            String.join(" ", solution));
    return also.isEmpty() && layout.isEmpty()
        ? line
        : line + "|" + String.join(" ", also) + (layout.isEmpty() ? "" : "|" + layout);
  }

  /** The options that are not the standard: a new one then changes neither lines nor ids. */
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
