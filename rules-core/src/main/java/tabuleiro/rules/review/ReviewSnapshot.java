package tabuleiro.rules.review;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rules.ai.Verdict;

/**
 * Immutable snapshot of the results of a review so far: verdicts on the moves, winning chances and
 * progress.
 *
 * @param moves the judgement of each move, null where it is not known
 * @param seats the seat that made each move
 * @param chances the seats' winning chances at every ply, {@link Review#UNKNOWN} where not known
 * @param percent the progress, 0 to 100
 */
public record ReviewSnapshot(
    List<ReviewedMove> moves, List<Integer> seats, List<List<Integer>> chances, int percent) {
  /** Returns whether the review is finished. */
  public boolean isDone() {
    return percent == 100;
  }

  /** Returns the number of a seat's moves with a verdict. */
  public int count(int seat, Verdict verdict) {
    return (int) moves(seat).filter(move -> move.verdict() == verdict).count();
  }

  /**
   * Returns the accuracy of a seat's moves, 0 to 100, or {@link Review#UNKNOWN} if it made none. It
   * is halved by an average loss of about 14 percentage points of winning chance.
   */
  public int accuracy(int seat) {
    return accuracy(moves(seat).map(ReviewedMove::loss).collect(Collectors.toList()));
  }

  /** Returns the judged moves of a seat. */
  private Stream<ReviewedMove> moves(int seat) {
    return IntStream.range(0, moves.size())
        .filter(ply -> moves.get(ply) != null && seats.get(ply) == seat)
        .mapToObj(moves::get);
  }

  static int accuracy(List<Integer> losses) {
    double sum = 0;
    for (int loss : losses) {
      sum += Math.exp(-loss / 20.0);
    }
    return losses.isEmpty() ? Review.UNKNOWN : (int) Math.round(100 * sum / losses.size());
  }
}
