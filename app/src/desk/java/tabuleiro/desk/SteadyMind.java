package tabuleiro.desk;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.cpu.CpuQuestion;
import tabuleiro.app.cpu.Thinker;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Position;

/** CPU backend with a small, deterministic search. */
final class SteadyMind implements Thinker {
  private static final Limits LITTLE = Limits.nodes(300);

  private final Thinker engine = Thinker.engine(1);

  @Override
  public Thought answer(CpuQuestion question, Cancel cancel, Consumer<Thought> progress) {
    var position = question.position();
    var steady =
        new CpuQuestion(position, question.level(), question.move(), position.hash(), LITTLE);
    return engine.answer(steady, new Cancel(), silent -> {});
  }

  @Override
  public List<Thought> lines(
      Position position,
      int count,
      Limits limits,
      Cancel cancel,
      Consumer<List<Thought>> progress) {
    return engine.lines(position, count, LITTLE, new Cancel(), silent -> {});
  }
}
