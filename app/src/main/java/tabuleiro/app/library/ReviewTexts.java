package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.Review;

/** What is said about a game that was reviewed. */
final class ReviewTexts {
  private final Context context;

  ReviewTexts(Context context) {
    this.context = context;
  }

  /** How accurately each played, in a line; empty while nothing is known. */
  String accuracies(Match match, Review review) {
    var told = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      if (review.accuracy(seat) != Review.UNKNOWN) {
        told.add(
            context.getString(
                R.string.review_accuracy_of,
                Names.player(context, match, seat),
                review.accuracy(seat)));
      }
    }
    return told.isEmpty()
        ? ""
        : context.getString(R.string.review_accuracy, String.join(", ", told));
  }

  /** How accurately each played, in words, and with how many mistakes: a line each. */
  String summary(Match match, Review review) {
    var lines = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      int accuracy = review.accuracy(seat);
      if (accuracy != Review.UNKNOWN) {
        var line =
            context.getString(
                R.string.review_accuracy_words,
                Names.player(context, match, seat),
                accuracy,
                context.getString(word(accuracy)));
        var counts = counts(review, seat);
        lines.add(
            counts.isEmpty()
                ? line
                : context.getString(R.string.review_counted, line, String.join(", ", counts)));
      }
    }
    return String.join("\n", lines);
  }

  private List<String> counts(Review review, int seat) {
    var counts = new ArrayList<String>();
    count(counts, R.plurals.review_blunders, review.count(seat, Verdict.BLUNDER));
    count(counts, R.plurals.review_mistakes, review.count(seat, Verdict.MISTAKE));
    count(counts, R.plurals.review_inaccuracies, review.count(seat, Verdict.INACCURACY));
    return counts;
  }

  private void count(List<String> counts, @PluralsRes int words, int count) {
    if (count > 0) {
      counts.add(context.getResources().getQuantityString(words, count, count));
    }
  }

  @StringRes
  private static int word(int accuracy) {
    if (accuracy >= 95) {
      return R.string.review_excellent;
    }
    if (accuracy >= 85) {
      return R.string.review_good;
    }
    return accuracy >= 70 ? R.string.review_fair : R.string.review_shaky;
  }
}
