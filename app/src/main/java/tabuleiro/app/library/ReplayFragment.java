package tabuleiro.app.library;

import android.os.Bundle;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import androidx.recyclerview.widget.LinearLayoutManager;
import com.google.android.material.slider.Slider;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.FragmentReplayBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.share.GameSharing;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.BoardPresenter;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;

/** Fragment of the replay screen, on which a saved game is replayed move by move and reviewed. */
public final class ReplayFragment extends Fragment {
  private ReplayViewModel model;
  private FragmentReplayBinding binding;
  private ReplayTexts texts;
  private BoardView board;
  private BoardPresenter presenter;
  private ReplayMoveList moves;
  private ReviewPanel panel;
  private GameSharing sharing;
  private OnBackPressedCallback leavingLine;
  private int shownLine;

  /** Created by the activity and by the system. */
  public ReplayFragment() {
    super(R.layout.fragment_replay);
  }

  /** Creates the screen for a saved game. */
  public static ReplayFragment of(long id, boolean isReviewWanted) {
    var arguments = new Bundle();
    arguments.putLong(ReplayViewModel.ID, id);
    arguments.putBoolean(ReplayViewModel.REVIEW, isReviewWanted);
    var screen = new ReplayFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    model =
        ScreenViewModels.of(
            this,
            ReplayViewModel.class,
            (app, handle) ->
                new ReplayViewModel(
                    handle, app.games(), app.cpu(), app.puzzles().own(), app.scheduler()));
    binding = FragmentReplayBinding.bind(view);
    texts = new ReplayTexts(requireContext());
    TopBar.withBack(this, binding.bar);
    binding.bar.getMenu().setGroupEnabled(Menu.NONE, false); // enabled once there is a game
    moves = new ReplayMoveList(requireContext(), this::jump);
    binding.moves.setLayoutManager(
        new LinearLayoutManager(requireContext(), LinearLayoutManager.HORIZONTAL, false));
    binding.moves.setItemAnimator(null);
    binding.moves.setAdapter(moves.adapter());
    binding.steps.first.setOnClickListener(button -> jump(0));
    binding.steps.previous.setOnClickListener(button -> jump(model.place() - 1));
    binding.steps.next.setOnClickListener(button -> jump(model.place() + 1));
    binding.steps.last.setOnClickListener(button -> jump(model.length()));
    binding.steps.run.setOnClickListener(button -> model.toggleRunning());
    binding.ways.branch.setOnClickListener(button -> Navigator.of(this).playBranch(model.branch()));
    binding.ways.analyse.setOnClickListener(button -> model.analyse(Navigator.of(this)));
    binding.slider.addOnChangeListener(this::slid);
    sharing = new GameSharing(this);
    panel =
        new ReviewPanel(
            requireContext(),
            binding,
            model,
            task -> Navigator.of(this).puzzle(PuzzleBook.TRIED_ONCE, task));
    leavingLine = TopBar.onBack(this, model::leaveLine);
    model.puzzles().observe(getViewLifecycleOwner(), this::showPuzzleCount);
    model.reviewNotSaved().observe(getViewLifecycleOwner(), this::showReviewNotSaved);
    model.game().observe(getViewLifecycleOwner(), this::loaded);
  }

  @Override
  public void onStop() {
    model.pause();
    super.onStop();
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    binding = null;
    board = null;
    if (presenter != null) {
      presenter.stop();
    }
    super.onDestroyView();
  }

  private void showPuzzleCount(int made) {
    if (model.isNews(made)) {
      var navigator = Navigator.of(this); // the snackbar may outlive this screen
      SnackbarNotice.show(
          this,
          getResources().getQuantityString(R.plurals.puzzles_made, made, made),
          R.string.puzzles_solve,
          () -> navigator.puzzles(PuzzleBook.OWN));
    }
  }

  private void showReviewNotSaved(boolean isLost) {
    if (isLost) {
      model.confirmReviewNotSaved();
      SnackbarNotice.show(this, getString(R.string.review_not_kept));
    }
  }

  private void slid(Slider slider, float value, boolean byPerson) {
    if (byPerson) {
      jump(Math.round(value));
    }
  }

  private void jump(int place) {
    board.finishAnimation(); // steps may be faster than the animation
    model.pause();
    model.goTo(place);
  }

  private void loaded(DataResult<LoadedGame> answer) {
    if (answer.value() instanceof LoadedGame.Playable playable) {
      build(playable);
    } else {
      binding.bar.setTitle(StorageProblemTexts.unreadable(requireContext(), answer));
      binding.bar.getMenu().clear();
    }
  }

  private void build(LoadedGame.Playable playable) {
    var match = playable.match();
    var rules = match.options().game();
    var gameUi = GameUiRegistry.of(rules);
    board = gameUi.createBoard(requireContext());
    var app = AppContainer.of(requireContext());
    var settings = app.settings();
    presenter = new BoardPresenter(board, app.scheduler(), 0);
    shownLine = ReplayState.NO_LINE;
    board.setStyle(
        new BoardSettings(
            settings.coordinates(),
            false,
            gameUi.nearSide(match),
            false,
            settings.animationMillis()));
    binding.table.addView(board);
    var name = playable.details().name();
    binding.bar.setTitle(name.isEmpty() ? rules.name() : name);
    var day = new GameTexts(requireContext()).day(playable.details().created());
    var players = MatchTexts.players(requireContext(), match);
    binding.bar.setSubtitle(getString(R.string.replay_subtitle, day, players));
    TopBar.hear(this, binding.bar, this::chosen);
    binding.bar.getMenu().setGroupEnabled(Menu.NONE, true);
    binding.slider.setEnabled(match.length() > 0);
    binding.controls.setVisibility(View.VISIBLE);
    binding.ways.getRoot().setVisibility(View.VISIBLE);
    binding.steps.getRoot().setVisibility(View.VISIBLE);
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private boolean chosen(MenuItem item) {
    int id = item.getItemId();
    if (id == R.id.share_text) {
      Sharing.send(this, model.text());
    } else if (id == R.id.copy) {
      Sharing.copy(this, model.text());
    } else if (sharing.onItem(id, state().match())) {
      return true;
    } else if (id == R.id.review_deeper) {
      model.reviewDeeper();
    } else if (model.canReview()) {
      model.toggleReview();
    } else {
      SnackbarNotice.show(this, getString(R.string.review_nothing));
    }
    return true;
  }

  private ReplayState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  private void show(ReplayState state) {
    var match = state.match();
    int place = state.place();
    showBoard(state);
    leavingLine.setEnabled(state.isLine());
    binding.slider.setValueTo(Math.max(1, match.length()));
    binding.slider.setValue(place);
    binding.steps.previous.setEnabled(place > 0);
    binding.steps.first.setEnabled(place > 0);
    binding.steps.next.setEnabled(place < match.length());
    binding.steps.last.setEnabled(place < match.length());
    binding.steps.run.setEnabled(match.length() > 0);
    binding.steps.run.setIconResource(state.running() ? R.drawable.ic_pause : R.drawable.ic_resume);
    binding.steps.run.setContentDescription(
        getString(state.running() ? R.string.replay_pause : R.string.replay_play));
    binding.status.setText(texts.status(state));
    Views.setDescription(binding.status, texts.spoken(state));
    panel.show(state);
    moves.show(state, () -> scrollTo(place));
  }

  /** Shows the board; the first move of a line is animated from where the line begins. */
  private void showBoard(ReplayState state) {
    if (shownLine != state.line() && state.isLine()) {
      presenter.show(state.board(state.line()), moved -> {});
    }
    shownLine = state.line();
    presenter.show(state.board(state.shownPlace()), moved -> compare());
  }

  /** Shows the better move once the animation has ended. */
  private void compare() {
    if (presenter.isAtRest()) {
      board.setBetterMove(texts.better(state()));
    }
  }

  private void scrollTo(int place) {
    if (binding != null) {
      ((LinearLayoutManager) binding.moves.getLayoutManager())
          .scrollToPositionWithOffset(
              Math.max(0, place - 1), place == 0 ? 0 : binding.moves.getWidth() / 3);
    }
  }
}
