package tabuleiro.app.cpu;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.MoveList;

/** Thinks until the test lets it go on, and then names the first legal move. */
public final class HeldThinker implements Thinker {
  /** What it was asked, in order. */
  public final List<CpuQuestion> questions = new CopyOnWriteArrayList<>();

  /** What it has answered, whether anybody heard it or not. */
  public final List<Thought> answers = new CopyOnWriteArrayList<>();

  /** The winning chance it names. */
  public volatile int chance = 50;

  private final Semaphore permits = new Semaphore(0);

  /** The worker of the app from now on, which thinks with this. */
  public CpuWorker install() {
    var worker = new CpuWorker(() -> this);
    CpuWorker.setShared(worker);
    return worker;
  }

  /** Lets it answer so many questions. */
  public void release(int count) {
    permits.release(count);
  }

  @Override
  public Thought answer(CpuQuestion question, Cancel cancel, Consumer<Thought> progress) {
    questions.add(question);
    var moves = new MoveList();
    question.position().moves(moves);
    int move = moves.get(0);
    var thought = new Thought(move, chance, 0, 3, 1000, new int[] {move});
    progress.accept(thought);
    try {
      while (!permits.tryAcquire(1, TimeUnit.MILLISECONDS) && !cancel.isCancelled()) {
        // Held: the test decides how long.
      }
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    answers.add(thought);
    return thought;
  }
}
