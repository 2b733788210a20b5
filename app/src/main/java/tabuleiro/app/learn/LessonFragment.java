package tabuleiro.app.learn;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.databinding.FragmentLessonBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardTaskFragment;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.game.RefusalException;

/** Fragment of the lesson screen, on which a game is learned by making moves on a board. */
public final class LessonFragment extends BoardTaskFragment {
  private static final int FIRST_LESSON = 100;

  private LessonViewModel model;
  private FragmentLessonBinding views;
  private LessonState state;

  /** Called by the system; use {@link #of} instead. */
  public LessonFragment() {
    super(R.layout.fragment_lesson);
  }

  /** Creates the screen for a lesson of a game, counted from 0. */
  public static LessonFragment of(String gameId, int number) {
    var screen = new LessonFragment();
    var arguments = new Bundle();
    arguments.putString(LessonViewModel.GAME, gameId);
    arguments.putInt(LessonViewModel.NUMBER, number);
    screen.setArguments(arguments);
    return screen;
  }

  /** Returns the screen's view model. */
  static LessonViewModel model(Fragment screen) {
    return ScreenViewModels.of(
        screen,
        LessonViewModel.class,
        (app, handle) -> new LessonViewModel(handle, LessonProgressStore.of(app)));
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model = model(this);
    views = FragmentLessonBinding.bind(view);
    setUp(view, views.words, views.bar, views.pass, views.confirm);
    buildBar();
    var rules = gameUi().lessons().get(model.number()).steps().get(0).diagram().toPosition();
    createBoard(views.table, Lesson.LEARNER, gameUi().side(rules.options(), Lesson.LEARNER));
    listen();
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private void buildBar() {
    var lessons = gameUi().lessons();
    views.bar.setTitle(
        model.number() == 0
            ? getString(R.string.lesson_title, gameUi().game().name())
            : getString(lessons.get(model.number()).title()));
    for (int i = 0; i < lessons.size(); i++) {
      if (i != model.number()) {
        var title = getString(R.string.lesson_other, getString(lessons.get(i).title()));
        views.bar.getMenu().add(0, FIRST_LESSON + i, i, title);
      }
    }
    TopBar.hear(
        this,
        views.bar,
        item -> {
          if (item.getItemId() == R.id.rules) {
            Navigator.of(this).learn(model.gameId());
          } else {
            Navigator.of(this).lesson(model.gameId(), item.getItemId() - FIRST_LESSON);
          }
          return true;
        });
  }

  private void listen() {
    ViewCompat.replaceAccessibilityAction(
        views.where,
        AccessibilityActionCompat.ACTION_CLICK,
        getString(R.string.lesson_steps),
        null);
    views.where.setOnClickListener(
        tapped -> new LessonStepsDialog().show(getChildFragmentManager(), "steps"));
    views.show.setOnClickListener(tapped -> model.showMe());
    views.skip.setOnClickListener(tapped -> model.goTo(state.step() + 1));
    views.next.setOnClickListener(tapped -> model.goTo(state.step() + 1));
    views.again.setOnClickListener(tapped -> model.goTo(0));
    views.analyse.setOnClickListener(
        tapped -> Navigator.of(this).analyse(Objects.requireNonNull(state.toMatch(), "hidden")));
    views.play.setOnClickListener(tapped -> playFirstGame());
  }

  /** Starts a first game after the lesson; opens the setup screen if other rules must be chosen. */
  private void playFirstGame() {
    AppContainer.of(requireContext()).tips().setWanted(model.gameId(), true);
    if (model.number() == 0) {
      Navigator.of(this).playFirst(model.gameId());
    } else {
      Navigator.of(this).setup(model.gameId());
    }
  }

  private void show(LessonState shown) {
    state = shown;
    views.dots.show(shown);
    var where = getString(R.string.lesson_where, shown.step() + 1, shown.lesson().steps().size());
    views.where.setText(where);
    views.where.setContentDescription(where + ", " + getString(shown.now().title()));
    show(shown.board());
  }

  @Override
  protected void showWords() {
    if (state.stepDone()) {
      praise();
    } else {
      words.ask(getString(state.asked().text()));
    }
    if (state.failed()) {
      words.answer(getString(state.asked().otherwise()), true);
    } else if (!state.stepDone() && state.tries() == 0) {
      words.clearAnswer();
    }
    showButtons();
    if (state.stepDone() && !views.next.isInTouchMode()) {
      (state.isLast() ? views.play : views.next).requestFocus();
    }
  }

  /** Says in the place of the task what has been learned, and cheers unless it was shown. */
  private void praise() {
    words.cheer(state.shown() ? "" : getString(R.string.lesson_right));
    var praise = getString(state.now().praise());
    words.answer(
        state.isLast() ? praise + " " + getString(R.string.lesson_finished) : praise, false);
  }

  @Override
  protected void showButtons() {
    boolean done = state.stepDone();
    boolean finished = done && state.isLast();
    Views.show(views.show, !done);
    Views.show(views.skip, !done && !state.isLast());
    Views.show(views.pass, !done && isAtRest() && state.board().mustPass());
    Views.show(views.confirm, !done && board.hasPending());
    Views.show(views.next, done && !finished);
    Views.show(views.play, finished);
    Views.show(views.again, finished);
    Views.show(views.analyse, finished && state.toMatch() != null);
  }

  /** Returns the state shown. */
  LessonState state() {
    return state;
  }

  @Override
  protected GameUi gameUi() {
    return GameUiRegistry.byId(model.gameId());
  }

  @Override
  protected boolean isHelped() {
    return state.helps();
  }

  @Override
  public void onMove(int move) {
    model.play(move);
  }

  @Override
  public void onRefused(RefusalException why) {
    model.refused();
    super.onRefused(why);
  }

  @Override
  public void onIdleTouch() {
    // During an animation or after a step the buttons say what to do.
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    views = null;
    state = null;
  }
}
