package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.app.ui.ExplanationTexts;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.Explanation;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewedMove;

/** Formats the texts about a review. */
final class ReviewTexts {
  private final Context context;

  ReviewTexts(Context context) {
    this.context = context;
  }

  /** Returns a move with its evaluation, if known, as displayed. */
  String written(String move, @Nullable ReviewedMove reviewed) {
    return withChances(R.string.review_chances, move, reviewed);
  }

  /** Returns a move with its evaluation, if known, as spoken. */
  String spoken(String move, @Nullable ReviewedMove reviewed) {
    return withChances(R.string.review_says_chances, move, reviewed);
  }

  private String withChances(@StringRes int text, String move, @Nullable ReviewedMove reviewed) {
    if (reviewed == null) {
      return move;
    }
    var verdict = word(reviewed.verdict());
    return reviewed.verdict() == Verdict.GOOD
        ? context.getString(R.string.replay_with_verdict, move, verdict)
        : context.getString(text, move, verdict, reviewed.before(), reviewed.after());
  }

  /** Returns why a move was a mistake, with or without the better move; may be empty. */
  String why(Position from, ReviewedMove mistake, boolean withBetter) {
    try {
      var told = Explanation.of(from, mistake.refutation(), mistake.better());
      var better = withBetter ? mistake.better().get(0) : "";
      return new ExplanationTexts(context, from.options().game()).say(told, better);
    } catch (Refusal refusal) {
      throw new IllegalStateException("a review tells of legal moves only", refusal);
    }
  }

  private String word(Verdict verdict) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.replay_verdict_good;
          case INACCURACY -> R.string.replay_verdict_inaccuracy;
          case MISTAKE -> R.string.replay_verdict_mistake;
          case BLUNDER -> R.string.replay_verdict_blunder;
        });
  }

  /** Returns the accuracy of each player in one line; empty while unknown. */
  String accuracies(Match match, Review review) {
    var told = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      if (review.accuracy(seat) != Review.UNKNOWN) {
        told.add(
            context.getString(
                R.string.review_accuracy_of,
                DisplayNames.player(context, match, seat),
                review.accuracy(seat)));
      }
    }
    return told.isEmpty()
        ? ""
        : context.getString(R.string.review_accuracy, String.join(", ", told));
  }

  /** Returns the accuracy and the number of mistakes of each player, a line each. */
  String summary(Match match, Review review) {
    var lines = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      int accuracy = review.accuracy(seat);
      if (accuracy != Review.UNKNOWN) {
        var line =
            context.getString(
                R.string.review_accuracy_words,
                DisplayNames.player(context, match, seat),
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
