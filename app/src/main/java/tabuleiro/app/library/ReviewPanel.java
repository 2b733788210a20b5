package tabuleiro.app.library;

import android.content.Context;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentReplayBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.review.ReviewedMove;

/**
 * Panel with the review of a game: progress, graph of the winning chances, and links to better
 * moves and refutations.
 */
final class ReviewPanel {
  private final Context context;
  private final FragmentReplayBinding views;
  private final ReplayViewModel model;
  private final ReplayTexts texts;
  private final Consumer<Puzzle> onTry;
  private int place;

  /** Creates the panel; {@code onTry} receives the mistake that the person wants to solve alone. */
  ReviewPanel(
      Context context, FragmentReplayBinding views, ReplayViewModel model, Consumer<Puzzle> onTry) {
    this.onTry = onTry;
    this.context = context;
    this.views = views;
    this.model = model;
    texts = new ReplayTexts(context);
    views.stop.setOnClickListener(button -> model.toggleReview());
    views.graph.setListener(model::goToInGame);
    views.ways.leave.setOnClickListener(button -> model.leaveLine());
    views.ways.why.setOnClickListener(button -> model.showLine(false));
  }

  void show(ReplayState state) {
    var review = state.review();
    var item = views.bar.getMenu().findItem(R.id.review);
    item.setVisible(!state.reviewing() && !review.isDone());
    views
        .bar
        .getMenu()
        .findItem(R.id.review_deeper)
        .setVisible(!state.reviewing() && review.isDone() && !review.moves().isEmpty());
    int percent = review.percent();
    Views.show(views.reviewing, state.reviewing());
    views.progress.setProgressCompat(percent, false);
    views.progressText.setText(context.getString(R.string.review_progress, percent));
    showGraph(state, state.reviewing() || percent > 0);
    showWays(state);
  }

  /** Shows the graph, which replaces the slider once there is a review. */
  private void showGraph(ReplayState state, boolean isReviewed) {
    Views.show(views.graph, isReviewed);
    Views.show(views.slider, !isReviewed);
    if (isReviewed) {
      var gameUi = GameUiRegistry.of(state.match().options().game());
      var graph = context.getString(R.string.review_graph);
      // Before the review is complete most mistakes are unknown.
      var summary =
          state.review().isDone() ? "\n" + texts.summary(state.match(), state.review()) : "";
      views.graph.show(gameUi, state, graph + summary);
    }
  }

  private void showWays(ReplayState state) {
    var mistake = state.mistake();
    boolean isMistake = mistake != null;
    Views.show(views.ways.attempt, isMistake);
    Views.show(views.ways.better, isMistake);
    Views.show(views.ways.why, mistake != null && mistake.refutation().size() > 1);
    Views.show(views.ways.leave, state.isLine());
    int next = isMistake || state.isLine() ? ReplayState.NO_PLACE : state.nextMistake();
    Views.show(views.ways.nextMistake, next != ReplayState.NO_PLACE);
    views.ways.nextMistake.setOnClickListener(button -> model.goToInGame(next));
    Views.show(views.ways.branch, !state.match().position().isOver());
    if (place != state.place()) {
      place = state.place();
      views.ways.getRoot().scrollTo(0, 0); // the button that leads on is the first
    }
    Views.showText(views.reason, texts.why(state));
    if (mistake != null) {
      views.ways.attempt.setOnClickListener(button -> onTry.accept(task(state, mistake)));
      showBetter(state);
      views.ways.why.setContentDescription(
          context.getString(R.string.review_says_why, texts.playedMove(state)));
    }
  }

  /** Shows the button that reveals the better move, then the move and the link to its line. */
  private void showBetter(ReplayState state) {
    var button = views.ways.better;
    if (state.isRevealed()) {
      button.setText(texts.betterNotation(state));
      button.setContentDescription(texts.better(state).words());
      button.setOnClickListener(pressed -> model.showLine(true));
    } else {
      button.setText(R.string.review_reveal);
      button.setContentDescription(context.getString(R.string.review_says_reveal));
      button.setOnClickListener(pressed -> model.reveal());
    }
  }

  /** Returns the puzzle in which the person finds the better move. */
  private static Puzzle task(ReplayState state, ReviewedMove mistake) {
    var match = state.match();
    return new Puzzle(
        match.options(),
        match.layout(),
        match.notation().subList(0, state.place() - 1),
        Puzzle.Aim.BETTER,
        mistake.before(),
        Puzzle.UNTOLD,
        1,
        mistake.better().subList(0, 1),
        List.of());
  }
}
