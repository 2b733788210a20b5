package tabuleiro.rules.console;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;

/**
 * Console commands that ask the engine: {@code go}, {@code hint}, {@code eval}, and {@code plain}
 * for comparison.
 */
final class EngineCommands {
  private static final int MEGABYTES = 32;

  private static final int MAX_THREADS = 4;

  private Engine engine = new Engine(MEGABYTES);
  private int threads = 1;

  /** Returns the move of a level: {@code LEVEL [seed=N] [movetime=MS] [nodes=N] [threads=N]}. */
  String go(Position position, List<String> words) throws BadCommandException {
    var numbers = new NumericArguments(words, List.of("seed", "movetime", "nodes", "threads"));
    if (numbers.rest().size() != 1) {
      throw new BadCommandException("go needs a level: " + ArenaSettings.levels());
    }
    var level = ArenaSettings.level(numbers.rest().get(0), position.options().game());
    useThreads((int) Math.max(1, Math.min(MAX_THREADS, numbers.get("threads", 1))));
    long begin = System.nanoTime();
    var result =
        engine.choose(
            playing(position),
            level,
            numbers.get("seed", begin),
            numbers.limits(SearchLimits.of(level)),
            new CancelFlag(),
            progress -> {});
    return describe(position, result, System.nanoTime() - begin);
  }

  private void useThreads(int count) {
    if (count != threads) {
      engine = new Engine(MEGABYTES, count);
      threads = count;
    }
  }

  /** Returns the move of {@link BaselineSearch}: {@code DEPTH [seed=N]}. */
  static String plain(Position position, List<String> words) throws BadCommandException {
    var numbers = new NumericArguments(words, List.of("seed"));
    var depth = String.join(" ", numbers.rest());
    if (!depth.matches("[1-9]") || position.seats() != 2) {
      throw new BadCommandException("plain needs a depth from 1 to 9, and a game of two");
    }
    var random = new Random(numbers.get("seed", System.nanoTime()));
    var search = new BaselineSearch(playing(position), Integer.parseInt(depth));
    return position.format(search.choose(random));
  }

  /** Returns the best move: {@code [movetime=MS] [nodes=N]}. */
  String hint(Position position, List<String> words) throws BadCommandException {
    var numbers = new NumericArguments(words, List.of("movetime", "nodes"));
    if (!numbers.rest().isEmpty()) {
      throw new BadCommandException("hint knows no \"" + numbers.rest().get(0) + "\"");
    }
    long begin = System.nanoTime();
    var limits = numbers.limits(SearchLimits.of(Level.EXPERT));
    var result = engine.think(playing(position), limits, new CancelFlag(), progress -> {});
    return describe(position, result, System.nanoTime() - begin);
  }

  /** Returns the static evaluation for each seat. */
  String eval(Position position) throws BadCommandException {
    var values = new int[position.seats()];
    var copy = playing(position).copy();
    copy.options().game().heuristics(copy).evaluate(values);
    var text = new StringBuilder();
    for (int value : values) {
      text.append(text.length() == 0 ? "" : " ").append(value);
    }
    return text.toString();
  }

  private static Position playing(Position position) throws BadCommandException {
    if (position.isOver()) {
      throw new BadCommandException("the game is over");
    }
    return position;
  }

  private static String describe(Position position, SearchResult result, long nanos) {
    var text = new StringBuilder(position.format(result.move()));
    text.append(
        String.format(
            Locale.ROOT,
            "\ndepth %d, chance %d %%%s, %d nodes, %d nodes/s\nline",
            result.depth(),
            result.chance(),
            outlook(result.winsIn()),
            result.nodes(),
            result.nodes() * 1_000_000_000L / Math.max(1, nanos)));
    var copy = position.copy();
    for (int move : result.line()) {
      text.append(' ').append(copy.format(move));
      copy.play(move);
    }
    return text.toString();
  }

  private static String outlook(int winsIn) {
    if (winsIn == 0) {
      return "";
    }
    return winsIn > 0 ? ", wins in " + winsIn : ", loses in " + -winsIn;
  }
}
