package tabuleiro.app;

import android.content.Intent;
import android.os.Bundle;
import android.view.KeyboardShortcutGroup;
import android.view.Menu;
import androidx.activity.EdgeToEdge;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.fragment.app.FragmentTransaction;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.analysis.AnalysisFragment;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.ActivityMainBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.editor.EditorFragment;
import tabuleiro.app.home.HomeFragment;
import tabuleiro.app.learn.LessonFragment;
import tabuleiro.app.learn.RulesFragment;
import tabuleiro.app.library.LibraryFragment;
import tabuleiro.app.library.ReplayFragment;
import tabuleiro.app.play.PlayArguments;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.puzzles.PuzzleFragment;
import tabuleiro.app.puzzles.PuzzleListFragment;
import tabuleiro.app.settings.SettingsFragment;
import tabuleiro.app.settings.ThemeApplier;
import tabuleiro.app.setup.FirstGameFactory;
import tabuleiro.app.setup.SetupFragment;
import tabuleiro.app.stats.StatsFragment;
import tabuleiro.app.ui.KeyboardShortcuts;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle;
import tabuleiro.rules.record.GameRecord;
import tabuleiro.rules.record.MoveTree;

/** The app's only activity: hosts one fragment at a time and owns the back stack. */
public final class MainActivity extends AppCompatActivity implements Navigator {
  @Override
  protected void onCreate(@Nullable Bundle saved) {
    boolean isThere = saved != null && AppContainer.of(this).savedState().restore(saved);
    var state = isThere ? saved : null;
    ThemeApplier.applyTo(this, AppContainer.of(this).settings());
    EdgeToEdge.enable(this);
    super.onCreate(state);
    var binding = ActivityMainBinding.inflate(getLayoutInflater());
    setContentView(binding.getRoot());
    keepClearOfBars(binding);
    if (state == null) {
      getSupportFragmentManager()
          .beginTransaction()
          .setReorderingAllowed(true)
          .add(R.id.screen, new HomeFragment())
          .commit();
      openAsked(getIntent());
    }
  }

  /** Saves the state of all screens; a change of the configuration keeps it in this process. */
  @Override
  protected void onSaveInstanceState(@NonNull Bundle state) {
    super.onSaveInstanceState(state);
    if (!isChangingConfigurations()) {
      AppContainer.of(this).savedState().save(state);
    }
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    if (isFinishing()) {
      AppContainer.of(this).savedState().forget();
    }
  }

  @Override
  protected void onStop() {
    super.onStop();
    if (!isChangingConfigurations()) {
      LauncherShortcuts.update(this, () -> {});
    }
  }

  /** Routes the intents of other apps to the one window, so that no game is open twice. */
  @Override
  protected void onNewIntent(@NonNull Intent intent) {
    super.onNewIntent(intent);
    openAsked(intent);
  }

  /** Opens what an intent asks for: content shared by another app, or a shortcut's target. */
  private void openAsked(Intent intent) {
    var handedOver = LibraryFragment.importing(intent);
    var action = intent.getAction();
    var game = LauncherShortcuts.game(intent);
    if (handedOver != null) {
      open(handedOver);
    } else if (LauncherShortcuts.CONTINUE.equals(action)) {
      AppContainer.of(this).games().findLatest(this::openLatest);
    } else if (LauncherShortcuts.NEW_GAME.equals(action) && game != null) {
      setup(game);
    } else if (LauncherShortcuts.DAILY_PUZZLE.equals(action)) {
      var puzzle = AppContainer.of(this).puzzles().today();
      puzzle(puzzle.game().id(), puzzle);
    }
  }

  /** Opens the latest game unless it is already open or the activity has gone to the background. */
  private void openLatest(DataResult<LoadedGame.Playable> latest) {
    var screens = getSupportFragmentManager();
    if (latest.value() == null || screens.isStateSaved() || isDestroyed()) {
      return; // if nothing could be read, the home screen reports it
    }
    long id = latest.value().id();
    boolean open =
        screens.findFragmentById(R.id.screen) instanceof PlayFragment play && play.shows(id);
    if (!open) {
      play(id);
    }
  }

  /** Keeps screens clear of system bars, display cut-outs and the keyboard. */
  private static void keepClearOfBars(ActivityMainBinding binding) {
    int taken =
        WindowInsetsCompat.Type.systemBars()
            | WindowInsetsCompat.Type.displayCutout()
            | WindowInsetsCompat.Type.ime();
    ViewCompat.setOnApplyWindowInsetsListener(
        binding.screen,
        (view, insets) -> {
          var edges = insets.getInsets(taken);
          view.setPadding(edges.left, edges.top, edges.right, edges.bottom);
          return WindowInsetsCompat.CONSUMED;
        });
  }

  @Override
  public void home() {
    getSupportFragmentManager().popBackStack(null, FragmentManager.POP_BACK_STACK_INCLUSIVE);
  }

  @Override
  public void setup(String gameId) {
    open(SetupFragment.of(gameId));
  }

  @Override
  public void setup(Options options, String layout) {
    open(SetupFragment.of(options, layout));
  }

  @Override
  public void play(long savedId) {
    open(PlayFragment.with(PlayArguments.saved(savedId)));
  }

  @Override
  public void playNew(GameRecord record) {
    AppContainer.of(this).puzzles().setPlayed(record.options().game().id());
    home(); // back from a new game leads neither to its setup nor to the previous game
    open(PlayFragment.with(PlayArguments.fresh(record)));
  }

  @Override
  public void resumeOrPlay(String gameId) {
    var games = AppContainer.of(this).games();
    var asking = getSupportFragmentManager().findFragmentById(R.id.screen);
    games.findLatestOwn(
        gameId,
        running ->
            games.lastLevel(
                gameId,
                level -> {
                  if (!isOnTop(asking)) {
                    return; // the person has gone elsewhere
                  }
                  if (running.value() == null) {
                    playNew(FirstGameFactory.of(this, gameId, level.value()));
                  } else {
                    play(running.value().id());
                  }
                }));
  }

  private boolean isOnTop(@Nullable Fragment screen) {
    var screens = getSupportFragmentManager();
    return !screens.isStateSaved()
        && !isDestroyed()
        && Objects.equals(screen, screens.findFragmentById(R.id.screen));
  }

  @Override
  public void playFirst(String gameId) {
    playNew(FirstGameFactory.of(this, gameId));
  }

  @Override
  public void playBranch(GameRecord record) {
    open(PlayFragment.with(PlayArguments.fresh(record)));
  }

  @Override
  public void editPosition(GameRecord from) {
    open(EditorFragment.of(from));
  }

  @Override
  public void editPosition(String gameId) {
    editPosition(FirstGameFactory.of(this, gameId));
  }

  @Override
  public void onProvideKeyboardShortcuts(
      List<KeyboardShortcutGroup> groups, @Nullable Menu menu, int device) {
    super.onProvideKeyboardShortcuts(groups, menu, device);
    var screen = getSupportFragmentManager().findFragmentById(R.id.screen);
    if (screen instanceof KeyboardShortcuts.Owner owner) {
      groups.add(owner.keys().group(this));
    }
  }

  @Override
  public void library() {
    open(new LibraryFragment());
  }

  @Override
  public void replay(long savedId) {
    open(ReplayFragment.of(savedId, false));
  }

  @Override
  public void review(long savedId) {
    open(ReplayFragment.of(savedId, true));
  }

  @Override
  public void analyse(ReadableMatch match, MoveTree tree, int place) {
    open(AnalysisFragment.of(match, tree, place));
  }

  @Override
  public void analyse(long savedId) {
    open(AnalysisFragment.of(savedId));
  }

  @Override
  public void learn(String gameId, @StringRes int topic) {
    open(RulesFragment.of(gameId, topic));
  }

  @Override
  public void lesson(String gameId, int number) {
    open(LessonFragment.of(gameId, number));
  }

  @Override
  public void puzzles(String chapter) {
    open(PuzzleListFragment.of(chapter));
  }

  @Override
  public void puzzle(String chapter, Puzzle puzzle) {
    open(PuzzleFragment.of(chapter, puzzle));
  }

  @Override
  public void stats() {
    open(new StatsFragment());
  }

  @Override
  public void settings() {
    open(new SettingsFragment());
  }

  private void open(Fragment screen) {
    SnackbarNotice.end(this);
    getSupportFragmentManager()
        .beginTransaction()
        .setReorderingAllowed(true)
        .setTransition(FragmentTransaction.TRANSIT_FRAGMENT_OPEN)
        .replace(R.id.screen, screen)
        .addToBackStack(null)
        .commit();
  }
}
