package tabuleiro.app.library;

import android.content.Context;
import android.view.View;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentReplayBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewedMove;

/** What the replay shows of a review: its progress, the chances, and ways to other lines. */
final class ReviewPanel {
  private final Context context;
  private final FragmentReplayBinding views;
  private final ReplayViewModel model;
  private final ReviewTexts texts;
  private final Consumer<Puzzle> onTry;

  /** Whoever wants to find a better move is handed over to {@code onTry}. */
  ReviewPanel(
      Context context, FragmentReplayBinding views, ReplayViewModel model, Consumer<Puzzle> onTry) {
    this.onTry = onTry;
    this.context = context;
    this.views = views;
    this.model = model;
    texts = new ReviewTexts(context);
    views.graph.setListener(model::goToInGame);
    views.ways.leave.setOnClickListener(button -> model.leaveLine());
  }

  void show(ReplayState state) {
    var review = state.review();
    var item = views.bar.getMenu().findItem(R.id.review);
    item.setTitle(state.reviewing() ? R.string.review_stop : R.string.review_start);
    item.setIcon(state.reviewing() ? R.drawable.ic_close : R.drawable.ic_review);
    item.setVisible(state.reviewing() || review.next() != null);
    int percent = review.percent();
    show(views.reviewing, state.reviewing());
    views.reviewing.setProgressCompat(percent, false);
    views.reviewing.setContentDescription(context.getString(R.string.review_progress, percent));
    showGraph(state, state.reviewing() || percent > 0);
    showWays(state);
  }

  /** Once there is a review, its graph is what leads through the game. */
  private void showGraph(ReplayState state, boolean isReviewed) {
    show(views.graph, isReviewed);
    show(views.slider, !isReviewed);
    if (isReviewed) {
      var look = GameLooks.of(state.match().options().game());
      var graph = context.getString(R.string.review_graph);
      views.graph.show(look, state, graph + "\n" + texts.summary(state.match(), state.review()));
    }
  }

  private void showWays(ReplayState state) {
    var reviewed = state.isLine() ? null : state.reviewed();
    boolean isMistake = reviewed != null && !reviewed.better().isEmpty();
    show(views.ways.attempt, isMistake);
    show(views.ways.better, isMistake);
    show(views.ways.why, isMistake);
    show(views.ways.leave, state.isLine());
    show(views.ways.branch, !isMistake);
    if (isMistake) {
      int ply = state.place() - 1;
      views.ways.attempt.setOnClickListener(button -> onTry.accept(task(state, ply, reviewed)));
      views.ways.better.setOnClickListener(button -> model.showLine(ply, reviewed.better()));
      views.ways.why.setOnClickListener(button -> model.showLine(ply, reviewed.refutation()));
    }
  }

  /** What the person is asked to find without being told. */
  private static Puzzle task(ReplayState state, int ply, ReviewedMove reviewed) {
    var match = state.match();
    return new Puzzle(
        match.options(),
        match.notation().subList(0, ply),
        Puzzle.Aim.BETTER,
        reviewed.before(),
        1,
        reviewed.better().subList(0, 1),
        List.of());
  }

  private static void show(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** What is said at the start and the end of a game that was reviewed; empty if it was not. */
  String summary(ReplayState state) {
    var review = state.review();
    if (state.isLine() || review.next() != null || review.accuracy(0) == Review.UNKNOWN) {
      return "";
    }
    return state.place() == 0
        ? texts.summary(state.match(), review)
        : texts.accuracies(state.match(), review);
  }
}
