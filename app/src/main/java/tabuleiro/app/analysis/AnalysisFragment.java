package tabuleiro.app.analysis;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.appcompat.widget.PopupMenu;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.FragmentAnalysisBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardPresenter;
import tabuleiro.app.ui.KeyboardShortcuts;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.record.MoveTree;

/**
 * Fragment of the analysis screen: a board on which all sides are moved by hand, the tree of
 * variations, and the CPU's best lines.
 */
public final class AnalysisFragment extends Fragment
    implements BoardView.Listener, KeyboardShortcuts.Owner {
  private AnalysisViewModel model;
  private FragmentAnalysisBinding views;
  private AnalysisTexts texts;
  private CpuLinesPanel lines;
  private AnalysisMenu menu;
  private GameUi gameUi;
  private BoardView board;
  private BoardPresenter presenter;
  private AnalysisState state;
  private OnBackPressedCallback leaving;

  /** Called by the system; use {@link #of} instead. */
  public AnalysisFragment() {
    super(R.layout.fragment_analysis);
  }

  /** Creates the screen at a node of a tree whose main line is the match. */
  public static AnalysisFragment of(ReadableMatch match, MoveTree tree, int place) {
    var screen = new AnalysisFragment();
    screen.setArguments(AnalysisViewModel.arguments(match, tree, place));
    return screen;
  }

  /** Creates the screen for a saved game. */
  public static AnalysisFragment of(long savedId) {
    var screen = new AnalysisFragment();
    screen.setArguments(AnalysisViewModel.arguments(savedId));
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model =
        ScreenViewModels.of(
            this,
            AnalysisViewModel.class,
            (app, handle) -> new AnalysisViewModel(handle, app.games(), app.cpu(), app.clock()));
    views = FragmentAnalysisBinding.bind(view);
    texts = new AnalysisTexts(requireContext());
    lines = new CpuLinesPanel(views, texts, model::play);
    menu = new AnalysisMenu(this, model);
    view.setKeepScreenOn(AppContainer.of(requireContext()).settings().keepScreenOn());
    TopBar.withBack(this, views.bar);
    views.bar.getMenu().setGroupEnabled(Menu.NONE, false); // enabled once there is a game
    views.steps.run.setVisibility(View.GONE);
    views.steps.first.setOnClickListener(button -> model.goTo(0));
    views.steps.previous.setOnClickListener(button -> model.goBack());
    views.steps.next.setOnClickListener(button -> goForward());
    views.steps.last.setOnClickListener(button -> model.goToEnd());
    views.pass.setOnClickListener(button -> model.play(Position.PASS));
    views.confirm.setOnClickListener(button -> board.confirm());
    views.tree.setListener(model::goTo);
    ViewCompat.addOnUnhandledKeyEventListener(view, (at, event) -> keys().onKey(event));
    leaving = TopBar.onBack(this, () -> menu.askToLeave(this::leave));
    model.state().observe(getViewLifecycleOwner(), this::show);
    model.unreadable().observe(getViewLifecycleOwner(), this::showUnreadable);
  }

  @Override
  public KeyboardShortcuts keys() {
    if (state == null) {
      return new KeyboardShortcuts();
    }
    return new KeyboardShortcuts()
        .on(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON, R.string.replay_previous, model::goBack)
        .on(KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON, R.string.replay_next, this::goForward)
        .on(KeyEvent.KEYCODE_MOVE_HOME, 0, R.string.replay_first, () -> model.goTo(0))
        .on(KeyEvent.KEYCODE_MOVE_END, 0, R.string.replay_last, model::goToEnd)
        .on(KeyEvent.KEYCODE_H, 0, menu.thinkingTitle(), menu::toggleThinking)
        .on(KeyEvent.KEYCODE_ESCAPE, 0, R.string.go_back, () -> TopBar.goBack(this));
  }

  private void leave() {
    leaving.setEnabled(false);
    TopBar.goBack(this);
  }

  private void showUnreadable(DataResult<LoadedGame> game) {
    views.bar.setTitle(StorageProblemTexts.unreadable(requireContext(), game));
    views.bar.getMenu().clear();
  }

  /** Goes to the next move; asks which one if there are several. */
  private void goForward() {
    var next = state.next();
    if (next.size() == 1) {
      model.goTo(next.get(0));
    } else if (next.size() > 1) {
      var popup = new PopupMenu(requireContext(), views.steps.next);
      int seats = state.match().players().size();
      for (int place : next) {
        popup.getMenu().add(0, place, 0, texts.spoken(state.tree(), seats, place));
      }
      popup.setOnMenuItemClickListener(
          item -> {
            model.goTo(item.getItemId());
            return true;
          });
      popup.show();
    }
  }

  private void show(AnalysisState shown) {
    boolean isFirst = state == null;
    if (isFirst) {
      build(shown);
    }
    boolean isElsewhere = isFirst || state.place() != shown.place();
    state = shown;
    presenter.show(shown.board(), moved -> rest());
    if (isElsewhere) {
      Views.setText(views.status, isFirst ? texts.opening(shown) : texts.status(shown));
      Views.showText(views.facts, texts.facts(shown));
    }
    lines.show(shown);
    views.tree.show(shown);
    boolean isStart = shown.place() == 0;
    views.steps.first.setEnabled(!isStart);
    views.steps.previous.setEnabled(!isStart);
    views.steps.next.setEnabled(!shown.next().isEmpty());
    views.steps.last.setEnabled(!shown.next().isEmpty());
    leaving.setEnabled(shown.isChanged());
    views.bar.setTitle(shown.name().isEmpty() ? getString(R.string.analysis_title) : shown.name());
    menu.show(views.bar.getMenu(), shown);
    rest();
  }

  /** Creates the views that depend on the game. */
  private void build(AnalysisState shown) {
    var match = shown.match();
    gameUi = GameUiRegistry.of(match.options().game());
    presenter = BoardPresenter.ofTask(views.table, gameUi, -1, gameUi.nearSide(match), this);
    board = presenter.board();
    views.bar.getMenu().setGroupEnabled(Menu.NONE, true);
    TopBar.hear(this, views.bar, item -> menu.onItem(item.getItemId(), state));
    views.content.setVisibility(View.VISIBLE);
    views.steps.getRoot().setVisibility(View.VISIBLE);
    var players = MatchTexts.players(requireContext(), match);
    views.bar.setSubtitle(getString(R.string.analysis_players, gameUi.game().name(), players));
  }

  /** Updates the texts about the position once the animation of the move has ended. */
  private void rest() {
    boolean mustPass = isAtRest() && state.board().mustPass();
    boolean mustConfirm = isAtRest() && board.hasPending();
    Views.show(views.pass, mustPass);
    Views.show(views.confirm, mustConfirm);
    Views.show(views.depth, !mustPass && !mustConfirm); // there is room for only one of them
    if (mustPass || mustConfirm) {
      views.scroll.scrollTo(0, 0);
    }
  }

  /** Returns whether the board shows the current state without a running animation. */
  boolean isAtRest() {
    return presenter != null && presenter.isAtRest();
  }

  /** Returns what is shown. */
  AnalysisState state() {
    return state;
  }

  @Override
  public void onMove(int move) {
    model.play(move);
  }

  @Override
  public void onRefused(RefusalException why) {
    Views.setText(views.status, gameUi.reason(requireContext(), why.reason(), why.details()));
  }

  @Override
  public void onIdleTouch() {
    if (isAtRest()) {
      Views.setText(views.status, texts.status(state)); // explains that the game is over
    }
  }

  @Override
  public void onTouchesChanged(TouchMoveBuilder moveBuilder) {
    if (state == null || !isAtRest()) {
      return;
    }
    rest();
    Views.setText(
        views.status,
        !board.hasPending() && moveBuilder.isTurnLeft()
            ? getString(R.string.play_choose_turn)
            : texts.status(state));
  }

  @Override
  public void onStart() {
    super.onStart();
    model.setVisible(true);
  }

  @Override
  public void onStop() {
    super.onStop();
    model.setVisible(false);
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    if (presenter != null) {
      presenter.stop();
    }
    presenter = null;
    menu.dismiss();
    menu = null;
    board = null;
    lines = null;
    views = null;
    state = null;
  }
}
