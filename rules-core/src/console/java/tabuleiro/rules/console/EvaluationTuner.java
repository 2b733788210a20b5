package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/**
 * Tunes the weights of a game's linear evaluation by self-play between two seats and logistic
 * regression.
 */
final class EvaluationTuner {
  private static final List<String> KEYS = List.of("games", "nodes", "seed", "calm");
  private static final int MEGABYTES = 4;
  private static final int MAX_PLIES = 300;

  /** The percentage of random moves. */
  private static final int RANDOM_MOVE_PERCENT = 6;

  /** The node limit of the club player in calm games. */
  private static final int CLUB_NODES = 500;

  private final Options options;
  private final int games;
  private final long nodes;
  private final long seed;

  /**
   * Whether a club player makes the random moves and a master, who has contempt, all others; for
   * games that most random moves would decide at once.
   */
  private final boolean calm;

  private final AtomicInteger next = new AtomicInteger();

  EvaluationTuner(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, KEYS);
    if (numbers.rest().isEmpty()) {
      throw new BadCommandException("tune needs a game");
    }
    var game = Games.byId(numbers.rest().get(0));
    options = Options.parse(game, numbers.rest().subList(1, numbers.rest().size()));
    games = (int) numbers.get("games", 200);
    nodes = numbers.get("nodes", 1000);
    seed = numbers.get("seed", 1);
    calm = numbers.get("calm", 0) != 0;
    var start = game.start(options);
    if (start.seats() != 2 || !(game.heuristics(start) instanceof LinearHeuristics)) {
      throw new BadCommandException("only games of two with weighted terms can be tuned");
    }
  }

  String run() {
    var samples = new ArrayList<LogisticRegression.Sample>();
    ParallelRunner.run(games, this::playSome).forEach(samples::addAll);
    var start = options.game().start(options);
    return new LogisticRegression(samples, heuristics(start).terms()).run();
  }

  private static LinearHeuristics heuristics(Position position) {
    return (LinearHeuristics) position.options().game().heuristics(position);
  }

  private List<LogisticRegression.Sample> playSome() {
    var samples = new ArrayList<LogisticRegression.Sample>();
    var engine = new Engine(MEGABYTES);
    for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
      play(game, engine, samples);
    }
    return samples;
  }

  /**
   * Plays a game with random moves at its start and some later, for variety. The target of a
   * position is the mean of the game's result and the search's chance, or the chance alone if a
   * random move follows.
   */
  private void play(int game, Engine engine, List<LogisticRegression.Sample> samples) {
    var random = new Random(seed + game);
    var position = options.game().start(options);
    var heuristics = heuristics(position);
    int opening = 2 + random.nextInt(10);
    int first = samples.size();
    for (int ply = 0; !position.isOver() && ply < MAX_PLIES; ply++) {
      int move =
          ply < opening
              ? Position.PASS
              : addSample(game, position, heuristics, engine, random, samples);
      if (ply < opening || random.nextInt(100) < RANDOM_MOVE_PERCENT) {
        move = exploringMove(position, engine, random);
        first = samples.size();
      }
      position.play(move);
    }
    int winners = position.isOver() ? position.winners() : 3;
    double result = winners == 3 ? 0.5 : winners == 1 ? 1 : 0;
    for (var sample : samples.subList(first, samples.size())) {
      sample.chance = (sample.chance + result) / 2;
    }
  }

  private int exploringMove(Position position, Engine engine, Random random) {
    if (calm) {
      return choose(position, engine, Level.CLUB, random, CLUB_NODES).move();
    }
    var moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private static SearchResult choose(
      Position position, Engine engine, Level level, Random random, long nodes) {
    var limits = SearchLimits.nodes(nodes);
    return engine.choose(
        position, level, random.nextLong(), limits, new CancelFlag(), progress -> {});
  }

  /** Adds a sample of the position with the chance found by a search, and returns its best move. */
  private int addSample(
      int game,
      Position position,
      LinearHeuristics heuristics,
      Engine engine,
      Random random,
      List<LogisticRegression.Sample> samples) {
    var result =
        calm
            ? choose(position, engine, Level.MASTER, random, nodes)
            : engine.think(position, SearchLimits.nodes(nodes), new CancelFlag(), progress -> {});
    var sample = LogisticRegression.Sample.of(game, heuristics);
    double chance = result.chance() / 100.0;
    sample.chance = position.turn() == 0 ? chance : 1 - chance;
    samples.add(sample);
    return result.move();
  }
}
