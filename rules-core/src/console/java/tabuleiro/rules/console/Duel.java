package tabuleiro.rules.console;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Match between the CPUs of this build and another one, each in a {@link ConsoleProcess}. Every
 * random opening is played twice, with exchanged seats.
 */
final class Duel {
  private static final List<String> KEYS =
      List.of(
          "games",
          "seed",
          "movetime",
          "nodes",
          "othernodes",
          "opening",
          "even",
          "threads",
          "plain");
  private static final int MAX_PLIES = 400;

  /** The limits of the search that tests whether an opening is even. */
  private static final SearchLimits OPENING_LIMITS = SearchLimits.nodes(30_000);

  private static final int JUDGE_MEGABYTES = 8;

  /** The deviation from even chances that includes all openings, forced wins among them. */
  private static final int ANY_CHANCE = 50;

  private final ArenaSettings contest;
  private final List<String> classes;
  private final int opening;
  private final long even;
  private final long threads;
  private final long plain;
  private final Engine judge = new Engine(JUDGE_MEGABYTES);

  /**
   * Parses {@code GAME [key=value…] OTHER [LEVEL] [games=N] [seed=N] [movetime=MS] [nodes=N]
   * [othernodes=N] [opening=PLIES] [even=PERCENT] [threads=N] [plain=DEPTH]}. OTHER is the class
   * path of the other build, which always searches on one thread. With {@code even} only openings
   * are played without a forced win and with chances within so many percent of a half. With {@code
   * plain} the other build plays as {@link BaselineSearch}.
   */
  Duel(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, KEYS);
    var choices = new ArrayList<String>();
    var names = new ArrayList<String>();
    for (var word : numbers.rest()) {
      (word.contains("=") ? choices : names).add(word);
    }
    if (names.size() < 2 || names.size() > 3 || !exists(names.get(1))) {
      throw new BadCommandException("duel needs a game and where the other build's classes are");
    }
    var options = Options.parse(Games.byId(names.get(0)), choices);
    if (options.game().seats(options) != 2) {
      throw new BadCommandException("a duel is for two");
    }
    var level = names.size() < 3 ? Level.MASTER : ArenaSettings.level(names.get(2), options.game());
    var limits = numbers.limits(SearchLimits.millis(200));
    long otherNodes = numbers.get("othernodes", 0);
    var otherLimits = otherNodes == 0 ? limits : SearchLimits.nodes(otherNodes);
    contest =
        new ArenaSettings(
            options,
            List.of(
                new ArenaSettings.Contestant("this", level, limits),
                new ArenaSettings.Contestant("other", level, otherLimits)),
            (int) numbers.get("games", 100),
            numbers.get("seed", 1));
    classes = List.of(System.getProperty("java.class.path"), names.get(1));
    opening = (int) numbers.get("opening", 4);
    even = numbers.get("even", ANY_CHANCE);
    threads = numbers.get("threads", 1);
    plain = numbers.get("plain", 0);
  }

  /** Returns whether all entries of a class path exist. */
  private static boolean exists(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .allMatch(each -> new File(each).exists());
  }

  /** Plays all games and returns the scores. */
  String run() throws BadCommandException, RefusalException, IOException {
    var scoreboard = new Scoreboard(contest);
    try (var first = new ConsoleProcess(classes.get(0));
        var second = new ConsoleProcess(classes.get(1))) {
      var players = List.of(first, second);
      for (int game = 0; game < contest.games(); game++) {
        play(game, players, scoreboard);
      }
    }
    return scoreboard.report();
  }

  private void play(int game, List<ConsoleProcess> players, Scoreboard scoreboard)
      throws BadCommandException, RefusalException, IOException {
    long dice = contest.seed() + game / 2;
    var position = begin(dice, players);
    for (int ply = opening; !position.isOver() && ply < MAX_PLIES; ply++) {
      int player = contest.playerAt(position.turn(), game);
      var question = question(player, dice + 1_000_003L * ply);
      long start = System.nanoTime();
      var answer = players.get(player).ask(question);
      scoreboard.moved(player, System.nanoTime() - start, answer.nodes(), answer.depth());
      for (var each : players) {
        each.ask("play " + answer.move());
      }
      position.play(position.parse(answer.move()));
    }
    int winners = position.isOver() ? position.winners() : 3;
    for (int seat = 0; seat < 2; seat++) {
      boolean won = (winners >> seat & 1) != 0;
      scoreboard.scored(contest.playerAt(seat, game), won ? 1.0 / Integer.bitCount(winners) : 0);
    }
  }

  /** Returns the command that asks a player for its move. */
  private String question(int player, long seed) {
    if (player == 1 && plain > 0) {
      return "plain " + plain + " seed=" + seed;
    }
    var contestant = contest.contestants().get(player);
    var limits = contestant.limits();
    return String.format(
        Locale.ROOT,
        "go %s seed=%d%s%s%s",
        contestant.level().title(),
        seed,
        limits.millis() == 0 ? "" : " movetime=" + limits.millis(),
        limits.nodes() == 0 ? "" : " nodes=" + limits.nodes(),
        player == 1 || threads == 1 ? "" : " threads=" + threads);
  }

  /** Starts a game with random moves after which it goes on and is as even as required. */
  private Position begin(long dice, List<ConsoleProcess> players)
      throws BadCommandException, IOException {
    var random = new Random(dice);
    while (true) {
      var position = contest.options().game().start(contest.options());
      var moves = new ArrayList<String>();
      while (moves.size() < opening && !position.isOver()) {
        var list = position.legalMoves();
        int move = list.get(random.nextInt(list.size()));
        moves.add(position.format(move));
        position.play(move);
      }
      if (!position.isOver() && isEven(position)) {
        for (var each : players) {
          each.ask("new " + contest.options().game().id() + " " + contest.options());
          if (!moves.isEmpty()) {
            each.ask("play " + String.join(" ", moves));
          }
        }
        return position;
      }
    }
  }

  private boolean isEven(Position position) {
    if (even >= ANY_CHANCE) {
      return true;
    }
    var result = judge.think(position, OPENING_LIMITS, new CancelFlag(), progress -> {});
    return Math.abs(result.chance() - 50) <= even;
  }
}
