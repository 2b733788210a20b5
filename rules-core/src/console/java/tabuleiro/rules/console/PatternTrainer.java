package tabuleiro.rules.console;

import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Trains the learned pattern weights of a game's evaluation by self-play between two seats and
 * gradient descent. One game in ten is held out for validation.
 */
final class PatternTrainer {
  private static final List<String> KEYS = List.of("games", "nodes", "seed", "rounds");
  private static final int MEGABYTES = 1;
  private static final int MAX_PLIES = 300;
  private static final int HELD_OUT = 10;

  /** The lead in half points at which the odds are e to one. */
  private static final double SCALE = 2 * 400 / Math.log(10);

  private static final double LEARNING_RATE = 1.5;

  /** The regularization, which pulls weights with few data towards zero. */
  private static final double REGULARIZATION = 2e-7;

  private final Options options;
  private final String file;
  private final int games;
  private final long nodes;
  private final long seed;
  private final int rounds;
  private final TrainableWeights table;
  private final AtomicInteger next = new AtomicInteger();

  PatternTrainer(List<String> words) throws BadCommandException, RefusalException {
    var numbers = new NumericArguments(words, KEYS);
    int last = numbers.rest().size() - 1;
    if (last < 1) {
      throw new BadCommandException("learn needs a game and a file");
    }
    var game = Games.byId(numbers.rest().get(0));
    options = Options.parse(game, numbers.rest().subList(1, last));
    file = numbers.rest().get(last);
    games = (int) numbers.get("games", 1000);
    nodes = numbers.get("nodes", 500);
    seed = numbers.get("seed", 1);
    rounds = (int) numbers.get("rounds", 20);
    var patterns = GameToolRegistry.patterns(options);
    if (patterns == null) {
      throw new BadCommandException("nothing is learned for " + game.id() + " " + options);
    }
    table = patterns;
  }

  /** Plays, trains and writes the table; returns the losses before and after. */
  String run() throws IOException {
    var samples = new ArrayList<Sample>();
    ParallelRunner.run(games, this::playSome).forEach(samples::addAll);
    var bytes = table.weights();
    var weights = new double[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      weights[i] = bytes[i];
    }
    var before = weights.clone();
    var text = samples.size() + " positions, loss " + losses(samples, before, before) + " -> ";
    learn(samples, before, weights);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Math.max(-127, Math.min(127, Math.round(weights[i])));
    }
    try (var stream = new FileOutputStream(file)) {
      stream.write(bytes);
    }
    return text + losses(samples, before, weights);
  }

  private List<Sample> playSome() {
    var samples = new ArrayList<Sample>();
    var engine = new Engine(MEGABYTES);
    for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
      play(game, engine, samples);
    }
    return samples;
  }

  /** Plays a game with a few random moves at its start, for variety. */
  private void play(int game, Engine engine, List<Sample> samples) {
    var random = new Random(seed + game);
    var position = options.game().start(options);
    var heuristics = (LinearHeuristics) options.game().heuristics(position);
    var counts = new int[table.weights().length / 2];
    var scores = new int[2];
    int opening = 2 + random.nextInt(7);
    int first = samples.size();
    for (int ply = 0; !position.isOver() && ply < MAX_PLIES; ply++) {
      if (ply < opening) {
        var moves = position.legalMoves();
        position.play(moves.get(random.nextInt(moves.size())));
        continue;
      }
      heuristics.evaluate(scores);
      table.count(position, counts);
      // A weaker level sometimes, for variety.
      var level = random.nextInt(4) == 0 ? Level.EXPERT : Level.MASTER;
      var found =
          engine.choose(
              position,
              level,
              random.nextLong(),
              SearchLimits.nodes(nodes),
              new CancelFlag(),
              at -> {});
      double chance = found.chance() / 100.0;
      samples.add(
          new Sample(
              game,
              (double) heuristics.phase() / EvaluationTerms.LAST_PHASE,
              2 * (scores[0] - scores[1]),
              position.turn() == 0 ? chance : 1 - chance,
              counts));
      position.play(found.move());
    }
    int winners = position.isOver() ? position.winners() : 3;
    double result = winners == 3 ? 0.5 : winners == 1 ? 1 : 0;
    for (var sample : samples.subList(first, samples.size())) {
      sample.chance = (sample.chance + result) / 2;
    }
  }

  /**
   * Trains by stochastic gradient descent with an adaptive learning rate for each weight (AdaGrad).
   */
  private void learn(List<Sample> samples, double[] before, double[] weights) {
    var order = new ArrayList<>(samples);
    var squaredGradients = new double[weights.length];
    for (int round = 0; round < rounds; round++) {
      Collections.shuffle(order, new Random(round));
      for (var sample : order) {
        if (!sample.isHeldOut()) {
          double error = sample.predicted(before, weights) - sample.chance;
          learn(
              sample.weights,
              sample.counts,
              0,
              error * (1 - sample.phase),
              weights,
              squaredGradients);
          learn(
              sample.weights,
              sample.counts,
              weights.length / 2,
              error * sample.phase,
              weights,
              squaredGradients);
        }
      }
    }
  }

  private static void learn(
      short[] touched,
      byte[] counts,
      int offset,
      double error,
      double[] weights,
      double[] squaredGradients) {
    for (int i = 0; i < touched.length; i++) {
      int at = offset + touched[i];
      double gradient = error * counts[i] + REGULARIZATION * weights[at];
      squaredGradients[at] += gradient * gradient;
      weights[at] -= LEARNING_RATE * gradient / Math.sqrt(squaredGradients[at] + 1);
    }
  }

  private static String losses(List<Sample> samples, double[] before, double[] weights) {
    var losses = new double[2];
    var counts = new int[2];
    for (var sample : samples) {
      double predicted = sample.predicted(before, weights);
      int kind = sample.isHeldOut() ? 1 : 0;
      losses[kind] -= sample.chance * Math.log(predicted);
      losses[kind] -= (1 - sample.chance) * Math.log(1 - predicted);
      counts[kind]++;
    }
    return String.format(
        Locale.ROOT,
        "%.4f (held out %.4f)",
        losses[0] / Math.max(1, counts[0]),
        losses[1] / Math.max(1, counts[1]));
  }

  /** Training sample: a position. */
  private static final class Sample {
    private final int game;
    private final double phase;

    /** The evaluation for the first seat with the old table, in half points. */
    private final int evaluation;

    /** The weights that apply; {@link #counts} holds how often. */
    private final short[] weights;

    private final byte[] counts;

    /** The first seat's chance: the mean of the search's chance and the result. */
    private double chance;

    Sample(int game, double phase, int evaluation, double chance, int[] counted) {
      this.game = game;
      this.phase = phase;
      this.evaluation = evaluation;
      this.chance = chance;
      int size = 0;
      for (int count : counted) {
        size += count == 0 ? 0 : 1;
      }
      weights = new short[size];
      counts = new byte[size];
      for (int i = 0, place = 0; i < counted.length; i++) {
        if (counted[i] != 0) {
          weights[place] = (short) i;
          counts[place++] = (byte) counted[i];
        }
      }
    }

    boolean isHeldOut() {
      return game % HELD_OUT == 0;
    }

    /** Returns the chance that the evaluation predicts with a new table. */
    double predicted(double[] before, double[] table) {
      double sum = evaluation;
      int half = table.length / 2;
      for (int i = 0; i < weights.length; i++) {
        int early = weights[i];
        int ending = half + early;
        sum += counts[i] * (1 - phase) * (table[early] - before[early]);
        sum += counts[i] * phase * (table[ending] - before[ending]);
      }
      return Math.max(1e-6, Math.min(1 - 1e-6, 1 / (1 + Math.exp(-sum / SCALE))));
    }
  }
}
