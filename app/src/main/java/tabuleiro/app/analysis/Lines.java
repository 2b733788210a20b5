package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.rules.ai.Thought;

/**
 * What the CPU knows of a position.
 *
 * @param best the best lines, best first
 * @param isDone whether it thinks no longer
 */
record Lines(List<Thought> best, boolean isDone) {
  static final Lines NONE = new Lines(List.of(), false);

  /** How many moves ahead all of the lines were looked at. */
  int depth() {
    return best.stream().mapToInt(Thought::depth).max().orElse(0);
  }

  /** These and what was found since; who has begun anew has first to catch up. */
  Lines with(List<Thought> found, boolean done) {
    var others = new Lines(found, done);
    boolean isDeeper = others.depth() >= depth() && found.size() >= best.size();
    return isDeeper ? others : new Lines(best, done);
  }
}
