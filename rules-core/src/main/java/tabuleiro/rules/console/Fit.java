package tabuleiro.rules.console;

import java.util.List;
import java.util.Locale;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.game.Terms;

/** Finds the weights that predict results best, by gradient descent on the logistic loss. */
final class Fit {
  private static final int ROUNDS = 3000;

  /** A lead of so many units of weight makes the odds e to one. */
  private static final double SCALE = Terms.SCALE * 400 / Math.log(10);

  /** Pulls weights about which the games say nothing towards what they were. */
  private static final double INERTIA = 1e-4;

  /** A position that was met: the first seat's counts minus the second's, and what came of it. */
  static final class Sample {
    final int phase;
    final int[] counts;
    double result;

    private Sample(int phase, int[] counts) {
      this.phase = phase;
      this.counts = counts;
    }

    static Sample of(TermHeuristics heuristics) {
      var counts = new int[2][heuristics.terms().rows().size()];
      heuristics.count(counts);
      for (int i = 0; i < counts[0].length; i++) {
        counts[0][i] -= counts[1][i];
      }
      return new Sample(heuristics.phase(), counts[0]);
    }
  }

  private final List<Sample> samples;
  private final List<Terms.Term> rows;
  private final int terms;
  private final double[] start;
  private final double[] weights;
  private final double[] spread;

  Fit(List<Sample> samples, Terms before) {
    this.samples = samples;
    rows = before.rows();
    terms = rows.size();
    start = new double[2 * terms];
    for (int i = 0; i < terms; i++) {
      start[i] = rows.get(i).opening();
      start[terms + i] = rows.get(i).ending();
    }
    weights = start.clone();
    spread = spread();
  }

  /** The fitted weights beside those before, then as rows to be put in their place. */
  String run() {
    double lossBefore = descend(null);
    var mean = new double[2 * terms];
    var square = new double[2 * terms];
    var slope = new double[2 * terms];
    for (int round = 1; round <= ROUNDS; round++) {
      descend(slope);
      double rate = 0.02 * SCALE / terms * (round < ROUNDS / 2 ? 1 : 0.2);
      for (int i = 0; i < weights.length; i++) {
        mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
        square[i] = 0.999 * square[i] + 0.001 * slope[i] * slope[i];
        double size = Math.sqrt(square[i] / (1 - Math.pow(0.999, round))) + 1e-12;
        weights[i] -= rate / spread[i] * mean[i] / (1 - Math.pow(0.9, round)) / size;
      }
    }
    var text = new StringBuilder();
    text.append(samples.size()).append(" positions, loss ");
    text.append(String.format(Locale.ROOT, "%.4f -> %.4f", lossBefore, descend(null)));
    for (int i = 0; i < terms; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "\n%-14s %6.0f -> %6.0f   %6.0f -> %6.0f",
              rows.get(i).name(),
              start[i],
              weights[i],
              start[terms + i],
              weights[terms + i]));
    }
    for (int i = 0; i < terms; i++) {
      text.append('\n').append(code(i));
    }
    return text.toString();
  }

  /** A row with its new weights, as it stands in the source. */
  private String code(int term) {
    return String.format(
        Locale.ROOT,
        "add(\"%s\", %d, %d, \"%s\")",
        rows.get(term).name(),
        Math.round(weights[term]),
        Math.round(weights[terms + term]),
        rows.get(term).counted());
  }

  /** The loss, and its slope if wanted. */
  private double descend(double[] slope) {
    double loss = 0;
    if (slope != null) {
      for (int i = 0; i < slope.length; i++) {
        slope[i] = INERTIA * (weights[i] - start[i]) * spread[i] * spread[i] / SCALE / SCALE;
      }
    }
    for (var sample : samples) {
      double late = (double) sample.phase / Terms.LAST_PHASE;
      double sum = 0;
      for (int i = 0; i < terms; i++) {
        sum += sample.counts[i] * (weights[i] * (1 - late) + weights[terms + i] * late);
      }
      double chance = 1 / (1 + Math.exp(-sum / SCALE));
      chance = Math.min(1 - 1e-9, Math.max(1e-9, chance));
      loss -= sample.result * Math.log(chance) + (1 - sample.result) * Math.log(1 - chance);
      if (slope != null) {
        double error = (chance - sample.result) / samples.size();
        for (int i = 0; i < terms; i++) {
          slope[i] += error * sample.counts[i] * (1 - late) / SCALE;
          slope[terms + i] += error * sample.counts[i] * late / SCALE;
        }
      }
    }
    return loss / Math.max(1, samples.size());
  }

  /** How much each term varies, so that all weights can be moved by fitting steps. */
  private double[] spread() {
    var sizes = new double[2 * terms];
    for (var sample : samples) {
      for (int i = 0; i < terms; i++) {
        sizes[i] += (double) sample.counts[i] * sample.counts[i] / samples.size();
      }
    }
    for (int i = 0; i < terms; i++) {
      sizes[i] = Math.sqrt(sizes[i]) + 0.05;
      sizes[terms + i] = sizes[i];
    }
    return sizes;
  }
}
