package tabuleiro.app.library;

import android.content.Context;
import androidx.annotation.Nullable;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BetterMove;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.ExplanationTexts;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.VerdictTexts;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewSnapshot;
import tabuleiro.rules.review.ReviewedMove;

/** Formats the visible and spoken texts of the replay screen and of the review of a game. */
final class ReplayTexts {
  private final Context context;

  ReplayTexts(Context context) {
    this.context = context;
  }

  /** Returns the last move with its evaluation, or the result of the game. */
  String status(ReplayState state) {
    int last = state.place() - 1;
    return status(state, last < 0 ? "" : MatchTexts.move(context, state.match(), last));
  }

  private String status(ReplayState state, String move) {
    var match = state.match();
    int last = state.place() - 1;
    if (last >= 0 && state.isUnplayed(last)) {
      var player = MatchTexts.player(context, match, match.seatAt(last));
      var unplayed =
          context.getString(R.string.review_line, match.rounds(state.place()), player, move);
      return match.isOver() ? unplayed + "\n" + MatchTexts.ended(context, match) : unplayed;
    }
    var summary = summary(state);
    if (match.isOver()) {
      return summary.isEmpty()
          ? MatchTexts.ended(context, match)
          : MatchTexts.ended(context, match) + "\n" + summary;
    }
    if (last < 0) {
      return start(match, summary);
    }
    var evaluated = written(place(state, move), state.reviewed());
    boolean isEnd = state.place() == match.length() && !summary.isEmpty();
    return isEnd ? evaluated + "\n" + summary : evaluated;
  }

  private String start(ReadableMatch match, String summary) {
    boolean isSetUp = !match.layout().isEmpty();
    var start = context.getString(isSetUp ? R.string.replay_set_up : R.string.replay_start);
    if (summary.isEmpty()) {
      return start;
    }
    return isSetUp ? start + "\n" + summary : summary;
  }

  private String place(ReplayState state, String move) {
    var match = state.match();
    var player = MatchTexts.player(context, match, match.seatAt(state.place() - 1));
    return context.getString(
        R.string.replay_place,
        match.rounds(state.place()),
        match.rounds(match.length()),
        player,
        move);
  }

  /** Returns the summary shown at the start and the end of a reviewed game, or an empty text. */
  private String summary(ReplayState state) {
    var known = state.review();
    if (state.isLine() || !known.isDone() || known.accuracy(0) == Review.UNKNOWN) {
      return "";
    }
    return state.place() == 0 ? summary(state.match(), known) : accuracies(state.match(), known);
  }

  /**
   * Returns the spoken text with the move in words; a mistake includes the better move once it is
   * revealed.
   */
  String spoken(ReplayState state) {
    var move = state.place() == 0 ? "" : playedMove(state);
    if (state.mistake() == null) {
      return status(state, move);
    }
    var mistake =
        state.match().isOver() ? status(state, move) : spoken(place(state, move), state.mistake());
    return state.isRevealed() ? mistake + "\n" + better(state).words() : mistake;
  }

  /** Returns the last move in words. */
  String playedMove(ReplayState state) {
    return describeMove(state, state.match().moveAt(state.place() - 1));
  }

  /** Returns an alternative to the last move in words. */
  private String describeMove(ReplayState state, int move) {
    var match = state.match();
    var gameUi = GameUiRegistry.of(match.options().game());
    return gameUi.describeMove(context, match.positionAt(state.place() - 1), move);
  }

  /** Returns the better move than the last mistake, if it is revealed. */
  BetterMove better(ReplayState state) {
    if (!state.isRevealed()) {
      return BetterMove.NONE;
    }
    int move = state.match().positionAt(state.place() - 1).parseLegal(bestMove(state));
    int played = state.match().moveAt(state.place() - 1);
    var words = context.getString(R.string.review_better, describeMove(state, move));
    return new BetterMove(move, played, words);
  }

  /** Returns the better move in notation. */
  String betterNotation(ReplayState state) {
    var better = better(state);
    return better.move() == Position.PASS
        ? better.words()
        : context.getString(R.string.review_better, bestMove(state));
  }

  private static String bestMove(ReplayState state) {
    return Objects.requireNonNull(state.mistake(), "no mistake").better().get(0);
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
    var verdict = VerdictTexts.word(context, reviewed.verdict());
    return reviewed.verdict() == Verdict.GOOD
        ? context.getString(R.string.replay_with_verdict, move, verdict)
        : context.getString(text, move, verdict, reviewed.before(), reviewed.after());
  }

  /**
   * Returns why the last move was a mistake; while the better move is not revealed, only what can
   * be said without it. With the line that refutes a mistake there is always a sentence: at least
   * that no other can be said. Empty where nothing is to be explained.
   */
  String why(ReplayState state) {
    int place = state.explained();
    if (place == ReplayState.NO_PLACE) {
      return "";
    }
    var from = state.match().positionAt(place - 1);
    var mistake = Objects.requireNonNull(state.review().moves().get(place - 1));
    var unnamed = state.isLine() ? context.getString(R.string.review_better_unnamed) : "";
    var told = why(from, mistake, state.revealed() == place ? mistake.better().get(0) : unnamed);
    return told.isEmpty() && state.isLine() ? context.getString(R.string.review_no_reason) : told;
  }

  private String why(Position from, ReviewedMove mistake, String better) {
    var told = ExplanationFinder.of(from, mistake.refutation(), mistake.better());
    return new ExplanationTexts(context, from.options().game()).say(told, better);
  }

  /** Returns the accuracy of each player in one line; empty while unknown. */
  String accuracies(ReadableMatch match, ReviewSnapshot review) {
    var told = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      if (review.accuracy(seat) != Review.UNKNOWN) {
        told.add(
            context.getString(
                R.string.review_accuracy_of,
                MatchTexts.player(context, match, seat),
                review.accuracy(seat)));
      }
    }
    return told.isEmpty()
        ? ""
        : context.getString(R.string.review_accuracy, String.join(", ", told));
  }

  /** Returns the accuracy and the number of mistakes of each player, a line each. */
  String summary(ReadableMatch match, ReviewSnapshot review) {
    var lines = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      int accuracy = review.accuracy(seat);
      if (accuracy != Review.UNKNOWN) {
        var line =
            context.getString(
                R.string.review_accuracy_words,
                MatchTexts.player(context, match, seat),
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

  private List<String> counts(ReviewSnapshot review, int seat) {
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
