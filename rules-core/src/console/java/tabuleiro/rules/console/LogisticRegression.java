package tabuleiro.rules.console;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;

/**
 * Finds the weights that predict best how positions turn out, by Newton's method on the logistic
 * loss. Every tenth game is held out: it is not fitted, but says how good the weights are.
 */
final class LogisticRegression {
  private static final int ROUNDS = 8;
  private static final int HELD_OUT = 10;

  /** Of a step that leads up, no smaller part is tried. */
  private static final double MIN_STEP = 1e-3;

  /** A lead of so many units of weight makes the odds e to one. */
  private static final double SCALE = EvaluationTerms.SCALE * 400 / Math.log(10);

  /** Pulls weights about which the games say nothing towards what they were. */
  private static final double REGULARIZATION = 1e-4;

  /** A position that was met: the first seat's counts minus the second's, and what came of it. */
  static final class Sample {
    final int game;
    final int phase;
    final int[] counts;

    /** The first seat's chance to win, 0 to 1. */
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

  /** Where the weights of each row begin. */
  private final int[] places;

  private final double[] start;
  private final double[] weights;
  private final double[] inputScales;

  // The inputs of one sample that are not zero: which weights they belong to, and what they are.
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

  /** The losses before and after, then the fitted weights as rows to be put in their place. */
  String run() {
    var before = losses();
    for (int round = 0; round < ROUNDS; round++) {
      newtonStep();
    }
    return String.format(
            Locale.ROOT, "%d positions, loss %s -> %s", samples.size(), before, losses())
        + rows.stream().map(this::code).collect(Collectors.joining("\n", "\n", ""));
  }

  /** A row with its new weights, as it stands in the source. */
  private String code(EvaluationTerms.Term row) {
    int index = rows.indexOf(row);
    var text = new StringBuilder();
    for (int i = places[index]; i < places[index + 1]; i++) {
      text.append(", ").append(Math.round(weights[i] * SCALE));
    }
    return "add(\"" + row.name() + "\", \"" + row.description() + "\"" + text + ")";
  }

  /** Looks at a sample: the weights it touches and by how much, and the log odds they make. */
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

  /** The mean loss of the fitted games, or of those held out. */
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

  /** One of Newton's steps; as long as it leads up instead of down, half of it is taken back. */
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

  /** How far the weights are from the bottom if the loss is taken for a bowl. */
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

  /** Puts the solution of the equations in the place of their right side. */
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

  /** How much each input varies, so that every weight is pulled back with the same force. */
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
