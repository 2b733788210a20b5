package tabuleiro.app.learn;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup.LayoutParams;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.color.MaterialColors;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardStyle;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.BoardWithHand;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.board.Lesson;
import tabuleiro.app.databinding.FragmentLessonBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.ui.LargeLetters;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.MovePicker;

/** The screen on which a game is learned by playing. */
public final class LessonFragment extends Fragment implements BoardView.Listener {
  private static final int FIRST_LESSON = 100;

  private LessonViewModel model;
  private FragmentLessonBinding views;
  private GameLook look;
  private BoardView board;
  private LessonStage stage;
  private LessonState state;

  /** Made by the system; others call {@link #of}. */
  public LessonFragment() {
    super(R.layout.fragment_lesson);
  }

  /** One of the lessons of the game with that id, from 0. */
  public static LessonFragment of(String gameId, int number) {
    var screen = new LessonFragment();
    screen.setArguments(LessonViewModel.arguments(gameId, number));
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model = new ViewModelProvider(this).get(LessonViewModel.class);
    views = FragmentLessonBinding.bind(view);
    look = GameLooks.byId(model.gameId());
    view.setKeepScreenOn(new Settings(requireContext()).keepScreenOn());
    LargeLetters.keepModest(views.task);
    buildBar();
    buildBoard();
    listen();
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private void buildBar() {
    TopBar.withBack(this, views.bar);
    var lessons = look.lessons();
    views.bar.setTitle(
        model.number() == 0
            ? getString(R.string.lesson_title, look.game().name())
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

  private void buildBoard() {
    var settings = new Settings(requireContext());
    board = look.createBoard(requireContext());
    board.setId(R.id.board);
    board.setListener(this);
    board.setViewer(Lesson.LEARNER);
    // The sentences name fields, and a beginner needs to see what is possible.
    board.setStyle(
        new BoardStyle(true, true, false, settings.confirmMoves(), settings.animationMillis()));
    views.table.addView(
        new BoardWithHand(board, look.createHand(board)),
        LayoutParams.WRAP_CONTENT,
        LayoutParams.WRAP_CONTENT);
    stage = new LessonStage(board, this::showWords);
  }

  private void listen() {
    ViewCompat.replaceAccessibilityAction(
        views.where,
        AccessibilityActionCompat.ACTION_CLICK,
        getString(R.string.lesson_steps),
        null);
    views.where.setOnClickListener(
        tapped -> new StepsDialog().show(getChildFragmentManager(), "steps"));
    views.show.setOnClickListener(tapped -> model.showMe());
    views.skip.setOnClickListener(tapped -> model.goTo(state.step() + 1));
    views.next.setOnClickListener(tapped -> model.goTo(state.step() + 1));
    views.pass.setOnClickListener(tapped -> model.play(Position.PASS));
    views.confirm.setOnClickListener(tapped -> board.confirm());
    views.again.setOnClickListener(tapped -> model.again());
    views.readRules.setOnClickListener(tapped -> Navigator.of(this).learn(model.gameId()));
    views.play.setOnClickListener(tapped -> Navigator.of(this).setup(model.gameId()));
  }

  private void show(LessonState shown) {
    state = shown;
    var steps = shown.lesson().steps();
    views.dots.show(shown);
    var where = getString(R.string.lesson_where, shown.step() + 1, steps.size());
    views.where.setText(where);
    views.where.setContentDescription(where + ", " + getString(shown.now().title()));
    stage.show(shown);
    if (stage.isAtRest()) {
      showWords();
    } else {
      answer("", false);
    }
  }

  /** Says what is asked and how it went, once the board has come to rest. */
  private void showWords() {
    setText(views.task, getString(state.asked().text()));
    visible(views.task, !state.stepDone()); // what is done makes room for the praise
    if (state.stepDone()) {
      praise();
    } else if (state.failed()) {
      answer(getString(state.asked().otherwise()), true);
    } else if (state.tries() == 0) {
      answer("", false);
    }
    showButtons();
    if (state.stepDone() && !views.next.isInTouchMode()) {
      (state.isLast() ? views.play : views.next).requestFocus();
    }
  }

  private void praise() {
    var words = getString(R.string.lesson_right, getString(state.now().praise()));
    answer(state.isLast() ? words + " " + getString(R.string.lesson_finished) : words, false);
  }

  private void answer(String text, boolean wrong) {
    views.answer.setVisibility(text.isEmpty() ? View.GONE : View.VISIBLE);
    views.answer.setTextColor(
        MaterialColors.getColor(
            views.answer,
            wrong ? androidx.appcompat.R.attr.colorError : androidx.appcompat.R.attr.colorPrimary));
    setText(views.answer, text);
    if (!text.isEmpty()) {
      views.scroll.post(this::scrollToAnswer);
    }
  }

  /** With large letters the answer may begin below what can be seen. */
  private void scrollToAnswer() {
    if (views != null) {
      views.scroll.smoothScrollTo(0, views.answer.getBottom());
    }
  }

  /** A live region speaks whenever its text is set, so it is set only when it differs. */
  private static void setText(TextView view, String text) {
    if (!Objects.equals(view.getText().toString(), text)) {
      view.setText(text);
    }
  }

  private void showButtons() {
    boolean done = state.stepDone();
    boolean finished = done && state.isLast();
    visible(views.show, !done);
    visible(views.skip, !done && !state.isLast());
    visible(views.pass, !done && mustPass());
    visible(views.confirm, !done && board.hasPending());
    visible(views.next, done && !finished);
    visible(views.play, finished);
    visible(views.readRules, finished);
    visible(views.again, finished);
  }

  private boolean mustPass() {
    var moves = new MoveList();
    state.position().moves(moves);
    return moves.size() == 1 && moves.get(0) == Position.PASS;
  }

  private static void visible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** Whether the board shows the lesson as it is. */
  boolean isAtRest() {
    return stage != null && stage.isAtRest();
  }

  /** What is shown. */
  LessonState state() {
    return state;
  }

  @Override
  public void onMove(int move) {
    model.play(move);
  }

  @Override
  public void onRefused(Refusal why) {
    model.refused();
    answer(look.reason(requireContext(), why.reason(), why.details()), true);
  }

  @Override
  public void onIdleTouch() {
    // While a move is shown or a step is done there is nothing to touch: the buttons say so.
  }

  @Override
  public void onPickChanged(MovePicker picker) {
    if (state == null) {
      return;
    }
    showButtons();
    if (!board.hasPending() && isTurnLeft(picker)) {
      answer(getString(R.string.play_choose_turn), false);
    } else if (!picker.held().isEmpty() && !state.helps()) {
      answer("", false);
    }
  }

  /** Whether only the way in which a piece points is still open. */
  private static boolean isTurnLeft(MovePicker picker) {
    var offers = picker.offers();
    return !picker.held().isEmpty()
        && !offers.isEmpty()
        && offers.stream().allMatch(Touch.Turn.class::isInstance);
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    stage.stop();
    stage = null;
    board = null;
    views = null;
    state = null;
  }
}
