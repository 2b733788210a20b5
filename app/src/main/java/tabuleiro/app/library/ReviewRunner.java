package tabuleiro.app.library;

import androidx.annotation.Nullable;
import java.util.List;
import java.util.function.IntConsumer;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewCodec;
import tabuleiro.rules.review.ReviewSnapshot;

/**
 * Runs a review of a game on the CPU's thread, request by request, so that other requests come in
 * between.
 */
final class ReviewRunner {
  private final CpuWorker worker;
  private final Review review;
  private final IntConsumer listener;
  private ReviewSnapshot snapshot;
  @Nullable private CpuWorker.Ticket asked;

  /**
   * Prepares to continue a review. The listener is called after every result with the index of the
   * move, from 0, that is now judged, or {@link Review#UNKNOWN}.
   */
  ReviewRunner(CpuWorker worker, Review review, IntConsumer listener) {
    this.worker = worker;
    this.listener = listener;
    this.review = review;
    snapshot = review.snapshot();
  }

  /** Returns a runner of a deeper review of the same game. */
  ReviewRunner deeper() {
    return new ReviewRunner(worker, review.deeper(), listener);
  }

  /** Returns the review so far. */
  ReviewSnapshot snapshot() {
    return snapshot;
  }

  /** Returns the finished review as notes on the moves; none before. */
  List<String> notes() {
    return ReviewCodec.write(review);
  }

  /** Returns the notes from which the review goes on in another process. */
  List<String> unfinishedNotes() {
    return ReviewCodec.writeUnfinished(review);
  }

  boolean isUnderWay() {
    return asked != null;
  }

  /** Starts, or continues after {@link #stop}. */
  void start() {
    var question = review.next();
    if (question != null && asked == null) {
      int move = question.move() == Review.UNKNOWN ? CpuRequest.ANY : question.move();
      var request = CpuRequest.reproducible(question.position(), move, question.limits());
      asked = worker.ask(request, this::answered);
    }
  }

  private void answered(SearchResult thought) {
    asked = null;
    int judged = review.answer(thought);
    snapshot = review.snapshot();
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
