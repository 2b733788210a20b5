package tabuleiro.app.library;

import android.content.Context;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BetterMove;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.Review;

/** Formats the texts about the current ply of the replay, visible ones and spoken ones. */
final class ReplayTexts {
  private final Context context;
  private final GameTexts game;
  private final ReviewTexts review;

  ReplayTexts(Context context) {
    this.context = context;
    game = new GameTexts(context);
    review = new ReviewTexts(context);
  }

  /** Returns the last move with its evaluation, or the result of the game. */
  String status(ReplayState state) {
    var match = state.match();
    int last = state.place() - 1;
    if (last >= 0 && state.isUnplayed(last)) {
      var move = DisplayNames.move(context, match, last);
      var player = game.player(match, match.seatAt(last));
      var unplayed = context.getString(R.string.review_line, state.place(), player, move);
      return match.isOver() ? unplayed + "\n" + end(match) : unplayed;
    }
    var summary = summary(state);
    if (match.isOver()) {
      return summary.isEmpty() ? end(match) : end(match) + "\n" + summary;
    }
    if (last < 0) {
      return start(match, summary);
    }
    var move =
        review.written(place(state, DisplayNames.move(context, match, last)), state.reviewed());
    boolean isEnd = state.place() == match.length() && !summary.isEmpty();
    return isEnd ? move + "\n" + summary : move;
  }

  private String start(Match match, String summary) {
    boolean isSetUp = !match.layout().isEmpty();
    var start = context.getString(isSetUp ? R.string.replay_set_up : R.string.replay_start);
    if (summary.isEmpty()) {
      return start;
    }
    return isSetUp ? start + "\n" + summary : summary;
  }

  private String end(Match match) {
    var result = Objects.requireNonNull(match.result());
    return context.getString(
        R.string.replay_ended,
        DisplayNames.outcome(context, match, result),
        DisplayNames.reason(context, match, result));
  }

  private String place(ReplayState state, String move) {
    var match = state.match();
    var player = game.player(match, match.seatAt(state.place() - 1));
    return context.getString(R.string.replay_place, state.place(), match.length(), player, move);
  }

  /** Returns the summary shown at the start and the end of a reviewed game, or an empty text. */
  private String summary(ReplayState state) {
    var known = state.review();
    if (state.isLine() || known.next() != null || known.accuracy(0) == Review.UNKNOWN) {
      return "";
    }
    return state.place() == 0
        ? review.summary(state.match(), known)
        : review.accuracies(state.match(), known);
  }

  /** Returns the spoken text; a mistake includes the better move once it is revealed. */
  String spoken(ReplayState state) {
    if (state.mistake() == null) {
      return status(state);
    }
    var mistake =
        state.match().isOver()
            ? status(state)
            : review.spoken(place(state, playedMove(state)), state.mistake());
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
    var notation = bestMove(state);
    try {
      int move = state.match().positionAt(state.place() - 1).parse(notation);
      return new BetterMove(
          move, context.getString(R.string.review_better, describeMove(state, move)));
    } catch (Refusal refusal) {
      throw new IllegalStateException("a review tells of legal moves only", refusal);
    }
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
}
