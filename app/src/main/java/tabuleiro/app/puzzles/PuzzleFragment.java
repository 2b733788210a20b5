package tabuleiro.app.puzzles;

import android.animation.Animator;
import android.os.Build;
import android.os.Bundle;
import android.view.HapticFeedbackConstants;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.FragmentPuzzleBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.app.ui.BoardTaskFragment;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.puzzle.Puzzle;

/** Fragment of the puzzle screen, on which a puzzle is solved by making moves on a board. */
public final class PuzzleFragment extends BoardTaskFragment {
  private PuzzleViewModel model;
  private FragmentPuzzleBinding views;
  private PuzzleFeedbackTexts texts;
  private PuzzleState state;
  @Nullable private Animator celebration;
  private boolean isCelebrated; // as soon as the last move has landed

  /** Called by the system; use {@link #of} instead. */
  public PuzzleFragment() {
    super(R.layout.fragment_puzzle);
  }

  /** Creates the screen for a puzzle of a chapter of the {@link PuzzleBook}. */
  public static PuzzleFragment of(String chapter, Puzzle puzzle) {
    var screen = new PuzzleFragment();
    var arguments = new Bundle();
    arguments.putString(PuzzleViewModel.CHAPTER, chapter);
    arguments.putString(PuzzleViewModel.PUZZLE, puzzle.format());
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model =
        ScreenViewModels.of(
            this,
            PuzzleViewModel.class,
            (app, handle) -> new PuzzleViewModel(handle, app.puzzles(), app.cpu()));
    views = FragmentPuzzleBinding.bind(view);
    texts = new PuzzleFeedbackTexts(requireContext());
    setUp(view, views.words, views.bar, views.pass, views.confirm);
    TopBar.hear(
        this,
        views.bar,
        item -> {
          Navigator.of(this).learn(state.puzzle().game().id());
          return true;
        });
    listen();
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private void listen() {
    views.hint.setOnClickListener(tapped -> model.hint());
    views.solution.setOnClickListener(tapped -> model.showNext());
    views.step.setOnClickListener(tapped -> model.showNext());
    views.why.setOnClickListener(tapped -> model.explain());
    views.retry.setOnClickListener(tapped -> model.tryAgain());
    views.again.setOnClickListener(tapped -> model.again());
    views.analyse.setOnClickListener(tapped -> Navigator.of(this).analyse(state.toMatch()));
    views.next.setOnClickListener(tapped -> model.next());
    views.list.setOnClickListener(tapped -> TopBar.goBack(this));
  }

  private void show(PuzzleState shown) {
    boolean isNew = state == null || !state.puzzle().equals(shown.puzzle());
    isCelebrated = !isNew && !state.isFinished() && shown.phase() == Phase.SOLVED;
    state = shown;
    if (isNew) {
      build();
    }
    show(shown.board());
  }

  /** Creates the views that depend on the puzzle; another one may be seen from the other side. */
  private void build() {
    var puzzle = state.puzzle();
    createBoard(views.table, state.solver(), gameUi().side(puzzle.options(), state.solver()));
    views.bar.setTitle(title(puzzle));
    views.bar.setSubtitle(puzzle.game().name());
    views.list.setText(model.isTriedOnce() ? R.string.review_leave : R.string.puzzles_all);
  }

  private String title(Puzzle puzzle) {
    if (model.isTriedOnce()) {
      return getString(R.string.review_try);
    }
    var book = AppContainer.of(requireContext()).puzzles();
    if (puzzle.equals(book.today())) {
      return getString(R.string.puzzles_of_the_day);
    }
    return getString(R.string.puzzles_number, book.chapter(model.chapter()).indexOf(puzzle) + 1);
  }

  @Override
  protected void showWords() {
    words.ask(texts.task(state));
    words.answer(texts.answer(state, board.describeSelection()), isWrong());
    showButtons();
    if (isCelebrated) {
      isCelebrated = false;
      celebrate();
    }
    if (!views.next.isInTouchMode()) {
      focusOnWhatComesNext();
    }
  }

  /** Lets confetti fall, unless animations are off, and gives what the settings allow. */
  private void celebrate() {
    var settings = AppContainer.of(requireContext()).settings();
    if (settings.haptics()) {
      boolean hasConfirm = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R;
      views.table.performHapticFeedback(
          hasConfirm ? HapticFeedbackConstants.CONFIRM : HapticFeedbackConstants.LONG_PRESS);
    }
    if (settings.animationMillis() > 0) {
      celebration = Confetti.over(views.table);
    }
  }

  private boolean isWrong() {
    return state.phase() == Phase.REFUTED;
  }

  /** Moves the focus, since the pressed button may be gone. */
  private void focusOnWhatComesNext() {
    switch (state.phase()) {
      case REFUTED -> views.retry.requestFocus();
      case SHOWING -> views.step.requestFocus();
      case SOLVED, SHOWN -> (model.hasNext() ? views.next : views.list).requestFocus();
      default -> {}
    }
  }

  @Override
  protected void showButtons() {
    boolean rest = isAtRest();
    boolean open = rest && state.isOpen();
    boolean finished = rest && state.isFinished();
    Views.show(views.hint, open && state.hints() < 2);
    Views.show(views.solution, open || rest && isWrong());
    Views.show(views.pass, open && state.board().mustPass());
    Views.show(views.confirm, open && board.hasPending());
    Views.show(views.retry, rest && isWrong());
    Views.show(views.why, rest && isWrong() && !state.explained() && state.isRefutedByReply());
    Views.show(views.step, state.phase() == Phase.SHOWING);
    views.step.setEnabled(rest);
    Views.show(views.next, finished && model.hasNext());
    Views.show(views.list, finished && !model.hasNext());
    Views.show(views.again, finished);
    Views.show(views.analyse, finished);
  }

  /** Returns the state shown. */
  PuzzleState state() {
    return state;
  }

  @Override
  protected GameUi gameUi() {
    return GameUiRegistry.of(state.puzzle().game());
  }

  /** The sentence comes before its line. */
  @Override
  protected String wordsMeanwhile() {
    return state.explained() ? texts.reason(state) : "";
  }

  @Override
  protected boolean isHelped() {
    return state.hints() > 0;
  }

  @Override
  public void onMove(int move) {
    model.play(move);
  }

  /** A touch on the board under a refutation means to try again. */
  @Override
  public void onIdleTouch() {
    if (isAtRest() && isWrong()) {
      model.tryAgain();
    }
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    if (celebration != null) {
      celebration.cancel();
      celebration = null;
    }
    views = null;
    state = null;
  }
}
