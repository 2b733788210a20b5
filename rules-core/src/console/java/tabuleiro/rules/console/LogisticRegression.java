package tabuleiro.rules.console;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;

/**
 * Logistic regression of evaluation weights by Newton's method. Every tenth game is held out for
 * validation.
 */
final class LogisticRegression {
  private static final int ROUNDS = 8;
  private static final int HELD_OUT = 10;

  /** The smallest fraction of a Newton step that is tried. */
  private static final double MIN_STEP = 1e-3;

  /** The lead in weight units at which the odds are e to one. */
  private static final double SCALE = EvaluationTerms.SCALE * 400 / Math.log(10);

  /** The regularization, which pulls weights without data towards their old values. */
  private static final double REGULARIZATION = 1e-4;

  /** Training sample: the first seat's counts minus the second's, and the outcome. */
  static final class Sample {
    final int game;
    final int phase;
    final int[] counts;

    /** The first seat's winning chance, 0 to 1. */
    double chance;

    private Sample(int game, int phase, int[] counts) {
      this.game = game;
      this.phase = phase;
      this.counts = counts;
    }

    static Sample of(int game, LinearHeuristics heuristics) {
      var counts = new int[2][heuristics.terms().rows().size()];
      heuristics.count(counts);
      for (int i = 0; i < counts[0].length; i++) {
        counts[0][i] -= counts[1][i];
      }
      return new Sample(game, heuristics.phase(), counts[0]);
    }

    private boolean isHeldOut() {
      return game % HELD_OUT == 0;
    }
  }

  private final List<Sample> samples;
  private final List<EvaluationTerms.Term> rows;

  /** The index of the first weight of each row. */
  private final int[] places;

  private final double[] start;
  private final double[] weights;
  private final double[] inputScales;

  // The inputs of one sample that are not zero, with the indices of their weights.
  private final int[] touched;
  private final double[] inputs;

  LogisticRegression(List<Sample> samples, EvaluationTerms before) {
    this.samples = samples;
    rows = before.rows();
    places = new int[rows.size() + 1];
    for (int i = 0; i < rows.size(); i++) {
      places[i + 1] = places[i] + rows.get(i).weights().size();
    }
    start = new double[places[rows.size()]];
    for (int i = 0; i < rows.size(); i++) {
      for (int j = places[i]; j < places[i + 1]; j++) {
        start[j] = rows.get(i).weights().get(j - places[i]) / SCALE;
      }
    }
    weights = start.clone();
    touched = new int[2 * rows.size()];
    inputs = new double[2 * rows.size()];
    inputScales = inputScales();
  }

  /**
   * Fits the weights and returns the losses before and after, followed by the fitted rows as source
   * code.
   */
  String run() {
    var before = losses();
    for (int round = 0; round < ROUNDS; round++) {
      newtonStep();
    }
    return String.format(
            Locale.ROOT, "%d positions, loss %s -> %s", samples.size(), before, losses())
        + rows.stream().map(this::code).collect(Collectors.joining("\n", "\n", ""));
  }

  /** Returns a row with its new weights as source code. */
  private String code(EvaluationTerms.Term row) {
    int index = rows.indexOf(row);
    var text = new StringBuilder();
    for (int i = places[index]; i < places[index + 1]; i++) {
      text.append(", ").append(Math.round(weights[i] * SCALE));
    }
    return "add(\"" + row.name() + "\", \"" + row.description() + "\"" + text + ")";
  }

  /** Computes the weights that a sample touches with their inputs, and returns the log odds. */
  private double inputsOf(Sample sample) {
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      double place =
          (double) sample.phase / EvaluationTerms.LAST_PHASE * (places[i + 1] - places[i] - 1);
      int fraction = Math.min((int) place, places[i + 1] - places[i] - 2);
      touched[2 * i] = places[i] + fraction;
      touched[2 * i + 1] = places[i] + fraction + 1;
      inputs[2 * i] = sample.counts[i] * (1 - place + fraction);
      inputs[2 * i + 1] = sample.counts[i] * (place - fraction);
      sum += weights[touched[2 * i]] * inputs[2 * i];
      sum += weights[touched[2 * i + 1]] * inputs[2 * i + 1];
    }
    return sum;
  }

  private String losses() {
    return String.format(Locale.ROOT, "%.4f (held out %.4f)", loss(false), loss(true));
  }

  /** Returns the mean loss of the training games, or of the held out games. */
  private double loss(boolean heldOut) {
    double loss = 0;
    int count = 0;
    for (var sample : samples) {
      if (sample.isHeldOut() == heldOut) {
        double odds = inputsOf(sample);
        loss += Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, odds) - sample.chance * odds;
        count++;
      }
    }
    return loss / Math.max(1, count);
  }

  /** Makes a Newton step, halved until the loss does not grow. */
  private void newtonStep() {
    double before = loss(false);
    var step = step();
    move(step, -1);
    double fraction = 1;
    while (loss(false) > before && fraction > MIN_STEP) {
      fraction /= 2;
      move(step, fraction);
    }
  }

  private void move(double[] step, double fraction) {
    for (int i = 0; i < step.length; i++) {
      weights[i] += fraction * step[i];
    }
  }

  /** Returns the full Newton step. */
  private double[] step() {
    int size = weights.length;
    var hessian = new double[size][size];
    var gradient = new double[size];
    for (var sample : samples) {
      if (sample.isHeldOut()) {
        continue;
      }
      double chance = 1 / (1 + Math.exp(-inputsOf(sample)));
      double curve = chance * (1 - chance) + 1e-3;
      for (int i = 0; i < touched.length; i++) {
        gradient[touched[i]] += (chance - sample.chance) * inputs[i];
        for (int j = 0; j < touched.length && inputs[i] != 0; j++) {
          hessian[touched[i]][touched[j]] += curve * inputs[i] * inputs[j];
        }
      }
    }
    for (int i = 0; i < size; i++) {
      double inertia = REGULARIZATION * samples.size() * inputScales[i] * inputScales[i];
      gradient[i] += inertia * (weights[i] - start[i]);
      hessian[i][i] += inertia;
    }
    solve(hessian, gradient);
    return gradient;
  }

  /** Solves linear equations by elimination and puts the solution in place of the right side. */
  private static void solve(double[][] left, double[] right) {
    int size = right.length;
    for (int i = 0; i < size; i++) {
      for (int row = i + 1; row < size; row++) {
        double factor = left[row][i] / left[i][i];
        for (int column = i; column < size && factor != 0; column++) {
          left[row][column] -= factor * left[i][column];
        }
        right[row] -= factor * right[i];
      }
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int column = i + 1; column < size; column++) {
        right[i] -= left[i][column] * right[column];
      }
      right[i] /= left[i][i];
    }
  }

  /** Returns the standard scale of each input, by which regularization is weighted. */
  private double[] inputScales() {
    var sizes = new double[weights.length];
    for (var sample : samples) {
      inputsOf(sample);
      for (int i = 0; i < touched.length; i++) {
        sizes[touched[i]] += inputs[i] * inputs[i] / samples.size();
      }
    }
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = Math.sqrt(sizes[i]) + 0.05;
    }
    return sizes;
  }
}
