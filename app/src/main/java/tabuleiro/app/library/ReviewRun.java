package tabuleiro.app.library;

import java.util.function.IntConsumer;
import tabuleiro.app.cpu.CpuQuestion;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.review.Review;

/**
 * Reviews a game on the CPU's thread, question by question, so that others are heard in between.
 */
final class ReviewRun {
  private static final long GLANCE_MILLIS = 120;
  private static final long THOROUGH_MILLIS = 400;

  private final CpuWorker worker;
  private final Review review;
  private final IntConsumer listener;
  private CpuWorker.Ticket asked;

  /**
   * Prepares to go on with a review; the listener hears of every answer, and of the move, from 0,
   * that is judged by it, or {@link Review#UNKNOWN}.
   */
  ReviewRun(CpuWorker worker, Review review, IntConsumer listener) {
    this.worker = worker;
    this.listener = listener;
    this.review = review;
  }

  /** What is known so far. */
  Review review() {
    return review;
  }

  boolean isUnderWay() {
    return asked != null;
  }

  /** Begins, or goes on after {@link #stop}. */
  void start() {
    var question = review.next();
    if (question != null && asked == null) {
      asked = worker.ask(toCpu(question), this::answered);
    }
  }

  private static CpuQuestion toCpu(Review.Question question) {
    long millis = question.isThorough() ? THOROUGH_MILLIS : GLANCE_MILLIS;
    return question.move() == Review.UNKNOWN
        ? CpuQuestion.best(question.position(), millis)
        : CpuQuestion.worth(question.position(), question.move(), millis);
  }

  private void answered(Thought thought) {
    asked = null;
    int judged = review.answer(thought);
    start();
    listener.accept(judged);
  }

  void stop() {
    if (asked != null) {
      asked.cancel();
      asked = null;
    }
  }
}
