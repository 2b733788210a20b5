package tabuleiro.app.play;

import android.os.Bundle;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.util.Objects;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.board.MoveWarningProvider;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.FragmentPlayBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.ui.BoardPresenter;
import tabuleiro.app.ui.KeyboardShortcuts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.StorageProblemTexts;
import tabuleiro.app.ui.TopBar;
import tabuleiro.app.ui.Views;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Fragment of the play screen, on which a game is played against the CPU or other people. */
public final class PlayFragment extends Fragment
    implements BoardView.Listener, KeyboardShortcuts.Owner {
  private static final String TURNED = "turned";
  private static final String QUESTION = "question";
  private static final String SMALL = "small";

  /** Time to read that one has to pass. */
  private static final long PASS_MILLIS = 1500;

  private PlayViewModel model;
  private Settings settings;
  private FragmentPlayBinding views;
  private SoundAndHaptics feedback;
  private boolean turned;
  private int question;

  /** Drops a selected piece on back instead of leaving the game. */
  private OnBackPressedCallback dropChoice;

  /** Asks before moves that could neither be saved nor kept are left. */
  private OnBackPressedCallback askToLeave;

  // Set once the match is loaded, which takes a moment for a saved game.
  private GameUi gameUi;
  private PlayTexts texts;
  private BoardView board;
  private BoardPresenter presenter;
  private InfoPanel info;
  private PlayMoveList moves;
  private PlayMenu menu;
  private PlayKeyboardShortcuts commands;
  @Nullable private BoardSettings style;
  private PlayState state;
  private Runnable passing = () -> {};

  /** Created by the activity and by the system. */
  public PlayFragment() {
    super(R.layout.fragment_play);
  }

  /** Creates the screen with arguments from {@link PlayArguments}. */
  public static PlayFragment with(Bundle arguments) {
    var screen = new PlayFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    turned = saved != null && saved.getBoolean(TURNED);
    question = saved == null ? PlayMenu.NO_QUESTION : saved.getInt(QUESTION);
    settings = AppContainer.of(requireContext()).settings();
    model =
        ScreenViewModels.of(
            this,
            PlayViewModel.class,
            (app, handle) ->
                new PlayViewModel(
                    handle,
                    app.games(),
                    app.cpu(),
                    app.settings(),
                    app.tips(),
                    app.puzzles().own(),
                    app.scheduler(),
                    app.clock()));
    views = FragmentPlayBinding.bind(view);
    view.setKeepScreenOn(settings.keepScreenOn());
    views.getRoot().setLeftHanded(settings.leftHanded());
    feedback = new SoundAndHaptics(view, settings);
    TopBar.withBack(this, views.bar);
    askToLeave = TopBar.onBack(this, () -> menu.ask(R.id.leave));
    dropChoice = TopBar.onBack(this, this::dropChoice);
    listen();
    ViewCompat.addOnUnhandledKeyEventListener(view, (at, event) -> keys().onKey(event));
    model.state().observe(getViewLifecycleOwner(), this::show);
    model.unplayable().observe(getViewLifecycleOwner(), this::showUnplayable);
  }

  private void listen() {
    views.undo.setOnClickListener(button -> model.undo());
    views.redo.setOnClickListener(button -> model.redo());
    views.hint.setOnClickListener(button -> model.hint());
    var about = views.about;
    about.change.setOnClickListener(button -> Navigator.of(this).setup(gameUi.game().id()));
    about.learn.setOnClickListener(button -> Navigator.of(this).lesson(gameUi.game().id()));
    about.pass.setOnClickListener(button -> model.play(Position.PASS));
    about.confirm.setOnClickListener(button -> board.confirm());
    about.takeBack.setOnClickListener(button -> model.undo());
    about.stop.setOnClickListener(button -> model.stopThinking());
    about.retry.setOnClickListener(button -> model.retrySaving());
    views.previous.setOnClickListener(button -> model.look(state.place() - 1));
    views.next.setOnClickListener(button -> model.look(state.place() + 1));
    views.backToGame.setOnClickListener(button -> model.stopLooking());
    about.pause.setOnClickListener(button -> model.togglePause());
    about.step.setOnClickListener(button -> model.step());
    about.pace.setOnClickListener(button -> model.nextPace());
    about.rematchNow.setOnClickListener(
        button -> Navigator.of(this).playNew(RematchFactory.of(state.match())));
    about.review.setOnClickListener(button -> Navigator.of(this).review(model.savedId()));
    about.savedGames.setOnClickListener(button -> Navigator.of(this).library());
    about.tryLevel.setOnClickListener(
        button -> {
          var turned = state.turningPoint();
          if (turned != null) {
            Navigator.of(this).playBranch(turned.retry(state.match()));
          } else {
            var level = Objects.requireNonNull(state.nextLevel(), "the button is hidden");
            Navigator.of(this).playNew(RematchFactory.against(level, state.match()));
          }
        });
    about.closeTip.setOnClickListener(button -> model.dismissTip());
    about.newGame.setOnClickListener(button -> Navigator.of(this).setup(gameUi.game().id()));
  }

  @Override
  public KeyboardShortcuts keys() {
    return commands == null ? new KeyboardShortcuts() : commands.keys();
  }

  private void showUnplayable(DataResult<LoadedGame> game) {
    views.about.status.setText(
        game.isDone()
            ? getString(R.string.play_unplayable)
            : StorageProblemTexts.text(requireContext(), game));
    views.about.savedGames.setVisibility(View.VISIBLE);
    views.getRoot().setSpeaking(true);
  }

  /** Creates the views that depend on the game. */
  private void build() {
    gameUi = GameUiRegistry.of(state.match().options().game());
    board = BoardPresenter.addBoard(views.table, gameUi, state.match().onlyPerson(), this);
    texts = new PlayTexts(requireContext(), gameUi, board);
    if (settings.warnings()) {
      board.setWarning(gameUi::warning);
    }
    if (state.tips().goal()) {
      views.goal.setText(gameUi.tips(state.match().options()).goal());
      views.goal.setVisibility(View.VISIBLE);
    }
    var scheduler = AppContainer.of(requireContext()).scheduler();
    presenter = new BoardPresenter(board, scheduler, settings.cpuBreathMillis());
    info = new InfoPanel(views.getRoot(), views.about, texts);
    menu = new PlayMenu(this, model, texts, this::turn, this::leave);
    commands = new PlayKeyboardShortcuts(this, views, menu);
    board.setOnContextClickListener(commands::offer);
    views.bar.setTitle(gameUi.game().name());
    TopBar.hear(this, views.bar, item -> menu.onItem(item.getItemId()));
    moves = new PlayMoveList(views.moves, texts, state.match().players().size(), model::look);
  }

  private void show(PlayState shown) {
    var before = state;
    state = shown;
    if (before == null) {
      build();
      applyStyle(state);
    } else if (state.match().isClosed() && !before.match().isClosed()) {
      feedback.ended();
    }
    askToLeave.setEnabled(model.wouldLoseMoves());
    presenter.show(state.board(), moved -> onShown(shown, moved));
    if (question != PlayMenu.NO_QUESTION) {
      menu.ask(question);
      question = PlayMenu.NO_QUESTION;
    }
  }

  private void leave() {
    askToLeave.setEnabled(false);
    TopBar.goBack(this);
  }

  private void dropChoice() {
    dropChoice.setEnabled(false);
    if (!board.clearPick()) {
      TopBar.goBack(this);
    }
  }

  private void turn() {
    turned = !turned;
    applyStyle(state);
  }

  private void applyStyle(PlayState shown) {
    var wanted =
        new BoardSettings(
            settings.coordinates(),
            settings.targets(),
            (nearSide(shown) + (turned ? 2 : 0)) % 4,
            settings.confirmMoves(),
            settings.animationMillis());
    if (!wanted.equals(style)) {
      style = wanted;
      board.setStyle(style);
    }
  }

  /** Returns the side of the only person or, if the board turns for several, of the one to move. */
  private int nearSide(PlayState shown) {
    var match = shown.match();
    boolean turns = match.onlyPerson() < 0 && settings.turnBoard() && shown.personInCharge() >= 0;
    return turns ? gameUi.side(match.options(), shown.personInCharge()) : gameUi.nearSide(match);
  }

  /** Returns whether this saved game is played here. */
  public boolean shows(long savedId) {
    return model != null && model.savedId() == savedId;
  }

  /** Returns the view model. */
  PlayViewModel model() {
    return model;
  }

  /** Returns whether the board shows the current state without a running animation. */
  boolean isAtRest() {
    return presenter != null && presenter.isAtRest();
  }

  @Override
  public void onMove(int move) {
    int warning = board.warningOf(move);
    if (warning == MoveWarningProvider.NONE) {
      model.play(move);
    } else {
      MoveWarningDialog.of(warning, move, state.place()).show(getChildFragmentManager(), "warning");
    }
  }

  /** Plays a confirmed move if the match has not changed meanwhile. */
  void playAt(int ply, int move) {
    if (state != null && state.match().ply() == ply) {
      model.play(move);
    }
  }

  @Override
  public void onRefused(RefusalException why) {
    info.refuse(texts.refusal(why));
    feedback.refused();
  }

  @Override
  public void onIdleTouch() {
    var why = texts.idle(state);
    if (why != null) {
      info.refuse(why);
      feedback.refused();
    }
  }

  @Override
  public void onTouchesChanged(TouchMoveBuilder moveBuilder) {
    info.setPick(board.hasPending(), moveBuilder.isTurnLeft());
    info.clearMessage();
    if (board.isUncertain()) {
      explainOnce();
    }
    boolean held = !moveBuilder.held().isEmpty();
    dropChoice.setEnabled(held);
    if (held) {
      model.touched(moveBuilder.candidates());
    }
    if (held && isAnotherPlan(moveBuilder)) {
      model.hideHint();
    }
  }

  /** Returns whether a hint names another piece than the one that is held. */
  private boolean isAnotherPlan(TouchMoveBuilder moveBuilder) {
    var hint = state.hint();
    return hint != null
        && hint.tellsPiece()
        && !state.position().touches(hint.move()).contains(moveBuilder.held().get(0));
  }

  /** Explains, the first time, why a move on a small spot waits for confirmation. */
  private void explainOnce() {
    var memory = AppContainer.of(requireContext()).tips();
    if (!memory.wasShown(gameUi.game().id(), SMALL)) {
      memory.setShown(gameUi.game().id(), SMALL);
      info.refuse(getString(R.string.play_small));
    }
  }

  private void onShown(PlayState shown, boolean moved) {
    applyStyle(shown);
    if (moved && shown.position().isOver()) {
      feedback.ended();
      board.playEnding(() -> tell(state)); // which may have come meanwhile
    } else if (moved) {
      feedback.moved();
    }
    if (board.isEnding()) {
      if (!texts.isCounted()) {
        views.seats.show(gameUi, shown);
      }
      info.showEnding(shown);
      views.hint.setEnabled(false);
    } else {
      tell(shown);
    }
  }

  @Override
  public void onEnding(float counted) {
    if (views != null) {
      views.seats.count(gameUi, state.position(), counted);
    }
  }

  /** Updates texts and numbers to what the board shows. */
  private void tell(PlayState shown) {
    if (views == null) {
      return; // a detached board may end its animation after the screen has gone
    }
    board.setGlowing(shown.tips().glow());
    views.seats.show(gameUi, shown);
    views.evaluation.show(gameUi, shown);
    info.show(shown);
    views.getRoot().setOver(shown.isEndShown());
    menu.show(views.bar.getMenu(), shown);
    showControls(shown);
    moves.show(shown);
    if (shown.canPlay() && shown.match().mustPass() && settings.autoPass()) {
      passAfterAMoment(shown.match().ply());
    }
  }

  /** Shows the controls of the game, or while looking back those that step through it. */
  private void showControls(PlayState shown) {
    boolean looking = shown.looking();
    Views.show(views.undo, !looking);
    Views.show(views.redo, !looking);
    Views.show(views.hint, !looking);
    Views.show(views.previous, looking);
    Views.show(views.next, looking);
    Views.show(views.backToGame, looking);
    views.undo.setEnabled(shown.canUndo());
    views.redo.setEnabled(shown.canRedo());
    views.hint.setEnabled(shown.canPlay());
    views.previous.setEnabled(shown.place() > 0);
    views.next.setEnabled(shown.place() < shown.match().length());
  }

  /** Passes after a delay, so that a person can read why there is no move. */
  private void passAfterAMoment(int ply) {
    views.getRoot().removeCallbacks(passing);
    passing = () -> playAt(ply, Position.PASS);
    views.getRoot().postDelayed(passing, PASS_MILLIS);
  }

  @Override
  public void onStart() {
    super.onStart();
    model.setVisible(true);
  }

  @Override
  public void onStop() {
    super.onStop();
    if (!requireActivity().isChangingConfigurations()) {
      model.setVisible(false);
    }
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle saved) {
    saved.putBoolean(TURNED, turned);
    saved.putInt(QUESTION, menu == null ? PlayMenu.NO_QUESTION : menu.question());
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    feedback.release();
    views.getRoot().removeCallbacks(passing);
    if (presenter != null) {
      presenter.stop();
    }
    if (menu != null) {
      menu.dismiss();
    }
    views = null;
    commands = null;
    presenter = null;
    state = null;
    style = null;
  }
}
