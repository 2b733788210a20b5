package tabuleiro.app.cpu;

import java.util.function.Consumer;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Thought;

/** What the CPU's worker thinks with: the engine, or in tests something that can be held still. */
@FunctionalInterface
public interface Thinker {
  /** Thinks until it knows, the limits are reached or it is told to stop. */
  Thought answer(CpuQuestion question, Cancel cancel, Consumer<Thought> progress);

  /** The engine, with tables of that size. */
  static Thinker engine(int megabytes) {
    var engine = new Engine(megabytes);
    return (question, cancel, progress) -> {
      var position = question.position();
      var limits = question.limits();
      if (question.move() != CpuQuestion.ANY) {
        return engine.weigh(position, question.move(), limits, cancel);
      }
      return question.level() == null
          ? engine.think(position, limits, cancel, progress)
          : engine.choose(position, question.level(), question.seed(), limits, cancel, progress);
    };
  }
}
