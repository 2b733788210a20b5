package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Settings of a tournament between CPU levels, parsed from an {@code arena} command.
 *
 * @param options the game and its options
 * @param contestants the players, one for each seat
 * @param games the number of games
 * @param seed the seed of the first game
 */
record ArenaSettings(Options options, List<Contestant> contestants, int games, long seed) {
  /**
   * Player in a tournament.
   *
   * @param name the name as written
   * @param level the level
   * @param limits the search limits for a move
   */
  record Contestant(String name, Level level, SearchLimits limits) {}

  private static final List<String> KEYS = List.of("games", "seed", "movetime", "nodes");

  /** Parses {@code GAME [key=value…] A B games=N [seed=N] [movetime=MS] [nodes=N]}. */
  static ArenaSettings parse(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, KEYS);
    if (numbers.rest().isEmpty()) {
      throw new BadCommandException("arena needs a game and its players");
    }
    var game = Games.byId(numbers.rest().get(0));
    var choices = new ArrayList<String>();
    var names = new ArrayList<String>();
    for (var word : numbers.rest().subList(1, numbers.rest().size())) {
      (word.contains("=") ? choices : names).add(word);
    }
    var options = Options.parse(game, choices);
    if (names.size() != game.seats(options)) {
      throw new BadCommandException(
          "there are " + game.seats(options) + " seats, not " + names.size());
    }
    var contestants = new ArrayList<Contestant>();
    for (var name : names) {
      contestants.add(contestant(name, game, numbers));
    }
    int games = (int) Math.min(100_000, numbers.get("games", 100));
    return new ArenaSettings(options, contestants, games, numbers.get("seed", 1));
  }

  /** Parses a level, alone or as {@code level@nodes}. */
  private static Contestant contestant(String name, Game game, NumericArguments numbers)
      throws BadCommandException {
    var parts = name.split("@", 2);
    var level = level(parts[0], game);
    if (parts.length == 2) {
      if (!parts[1].matches("[0-9]{1,12}")) {
        throw new BadCommandException("\"" + parts[1] + "\" is no number of nodes");
      }
      return new Contestant(name, level, SearchLimits.nodes(Long.parseLong(parts[1])));
    }
    var limits = numbers.limits(SearchLimits.of(Level.MASTER));
    return new Contestant(name, level, limits.share(level));
  }

  /** Returns the level with a name if it plays the game. */
  static Level level(String name, Game game) throws BadCommandException {
    var level = Level.byId(name);
    if (level == null) {
      throw new BadCommandException("there is no level \"" + name + "\"; there are " + levels());
    }
    if (!level.suits(game)) {
      throw new BadCommandException(level.title() + " does not play " + game.name());
    }
    return level;
  }

  static String levels() {
    return Arrays.stream(Level.values()).map(Level::title).collect(Collectors.joining(", "));
  }

  /** Returns the player at a seat in a game; players move on by one seat from game to game. */
  int playerAt(int seat, int game) {
    return (seat + game) % contestants.size();
  }
}
