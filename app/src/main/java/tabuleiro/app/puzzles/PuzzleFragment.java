package tabuleiro.app.puzzles;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.databinding.FragmentPuzzleBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.puzzles.PuzzleState.Phase;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TaskBoardFactory;
import tabuleiro.app.ui.TaskBoardPresenter;
import tabuleiro.app.ui.TaskPanel;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.MovePicker;
import tabuleiro.rules.puzzle.Puzzle;

/** Fragment on which a puzzle is solved by playing. */
public final class PuzzleFragment extends Fragment implements BoardView.Listener {
  private PuzzleViewModel model;
  private FragmentPuzzleBinding views;
  private PuzzleFeedbackTexts texts;
  private TaskPanel words;

  @SuppressWarnings("NullAway.Init") // set by the first state
  private BoardView board;

  @SuppressWarnings("NullAway.Init") // likewise
  private TaskBoardPresenter boardPresenter;

  @SuppressWarnings("NullAway.Init") // likewise
  private PuzzleState state;

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
    words = new TaskPanel(views.words);
    view.setKeepScreenOn(AppContainer.of(requireContext()).settings().keepScreenOn());
    TopBar.withBack(this, views.bar);
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
    views.retry.setOnClickListener(tapped -> model.tryAgain());
    views.again.setOnClickListener(tapped -> model.again());
    views.analyse.setOnClickListener(tapped -> Navigator.of(this).analyse(state.toMatch()));
    views.next.setOnClickListener(tapped -> model.next());
    views.list.setOnClickListener(tapped -> back());
    views.pass.setOnClickListener(tapped -> model.play(Position.PASS));
    views.confirm.setOnClickListener(tapped -> board.confirm());
  }

  private void back() {
    requireActivity().getOnBackPressedDispatcher().onBackPressed();
  }

  private void show(PuzzleState shown) {
    if (state == null || !state.puzzle().equals(shown.puzzle())) {
      build(shown);
    }
    state = shown;
    boardPresenter.show(shown.boardState());
    if (boardPresenter.isAtRest()) {
      showWords();
    } else {
      words.clearAnswer();
      showButtons();
    }
  }

  /** Creates the views that depend on the puzzle; another one may be seen from the other side. */
  private void build(PuzzleState shown) {
    if (boardPresenter != null) {
      boardPresenter.stop();
    }
    views.table.removeAllViews();
    var puzzle = shown.puzzle();
    var gameUi = GameUiRegistry.of(puzzle.game());
    int solver = shown.solver();
    int quarters = gameUi.side(puzzle.options(), solver);
    board = TaskBoardFactory.lay(views.table, gameUi, solver, quarters, this);
    boardPresenter =
        new TaskBoardPresenter(
            board, AppContainer.of(requireContext()).scheduler(), this::showWords);
    views.bar.setTitle(title(puzzle));
    views.bar.setSubtitle(puzzle.game().name());
    views.list.setText(model.isTriedOnce() ? R.string.review_leave : R.string.puzzles_all);
  }

  private String title(Puzzle puzzle) {
    if (model.isTriedOnce()) {
      return getString(R.string.review_try);
    }
    if (puzzle.equals(AppContainer.of(requireContext()).puzzles().today())) {
      return getString(R.string.puzzles_of_the_day);
    }
    int number =
        AppContainer.of(requireContext()).puzzles().chapter(model.chapter()).indexOf(puzzle) + 1;
    return getString(R.string.puzzles_number, number);
  }

  /** Shows the task and the feedback once the animation of the board has ended. */
  private void showWords() {
    words.ask(texts.task(state));
    words.answer(texts.answer(state, board.describeSelection()), isWrong());
    board.setHint(state.hints() > 1 ? state.next() : BoardView.NO_MOVE);
    showButtons();
    if (!views.next.isInTouchMode()) {
      focusOnWhatComesNext();
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

  private void showButtons() {
    boolean rest = boardPresenter.isAtRest();
    boolean open = rest && state.isOpen();
    boolean finished = rest && state.isFinished();
    visible(views.hint, open && state.hints() < 2);
    visible(views.solution, open || rest && isWrong());
    visible(views.pass, open && boardPresenter.mustPass());
    visible(views.confirm, open && board.hasPending());
    visible(views.retry, rest && isWrong());
    visible(views.step, state.phase() == Phase.SHOWING);
    views.step.setEnabled(rest);
    visible(views.next, finished && model.hasNext());
    visible(views.list, finished && !model.hasNext());
    visible(views.again, finished);
    visible(views.analyse, finished);
  }

  private static void visible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** Returns whether the board shows the current state without a running animation. */
  boolean isAtRest() {
    return boardPresenter != null && boardPresenter.isAtRest();
  }

  /** Returns the state shown. */
  PuzzleState state() {
    return state;
  }

  @Override
  public void onMove(int move) {
    model.play(move);
  }

  @Override
  public void onRefused(Refusal why) {
    var gameUi = GameUiRegistry.of(state.puzzle().game());
    words.answer(gameUi.reason(requireContext(), why.reason(), why.details()), true);
  }

  /** A touch on the board under a refutation means to try again. */
  @Override
  public void onIdleTouch() {
    if (isAtRest() && isWrong()) {
      model.tryAgain();
    }
  }

  @Override
  public void onPickChanged(MovePicker picker) {
    if (state == null || !state.isOpen() || !boardPresenter.isAtRest()) {
      return;
    }
    showButtons();
    if (!board.hasPending() && picker.isTurnLeft()) {
      words.answer(getString(R.string.play_choose_turn), false);
    } else if (!picker.held().isEmpty() && state.hints() == 0) {
      words.clearAnswer();
    }
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    boardPresenter.stop();
    boardPresenter = null;
    board = null;
    words = null;
    views = null;
    state = null;
  }
}
