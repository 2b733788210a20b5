package tabuleiro.desk;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Mind;
import tabuleiro.app.cpu.Question;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.Options;

/** A CPU that thinks little, and about the same position always the same. */
final class SteadyMind implements Mind {
  private static final Limits LITTLE = Limits.nodes(300);

  private final Engine engine = new Engine(1);
  private final Question roll = question();

  private static Question question() {
    var game = Games.all().get(0);
    return new Question(game.start(Options.standard(game)), null, 0, LITTLE);
  }

  @Override
  public Thought answer(Question question, Cancel cancel, Consumer<Thought> progress) {
    if (question == roll) {
      return new Thought(0, 50, 0, 0, 0, new int[0]);
    }
    var position = question.position();
    var never = new Cancel();
    return question.level() == null
        ? engine.think(position, LITTLE, never, silent -> {})
        : engine.choose(position, question.level(), position.hash(), LITTLE, never, silent -> {});
  }

  /** Waits until everything that was asked before is answered. */
  void await(Phone phone) {
    var answered = new AtomicBoolean();
    CpuWorker.shared()
        .ask(
            roll,
            new CpuWorker.Listener() {
              @Override
              public void onProgress(Thought thought) {}

              @Override
              public void onAnswer(Thought thought) {
                answered.set(true);
              }
            });
    while (!answered.get()) {
      Driver.sleep(1);
      phone.pass(Phone.FRAME);
    }
  }
}
