package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.Intent;
import android.os.BadParcelableException;
import androidx.core.content.pm.ShortcutInfoCompat;
import androidx.core.content.pm.ShortcutManagerCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.home.HomeFragment;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.puzzles.PuzzleFragment;
import tabuleiro.app.setup.SetupFragment;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the launcher shortcuts, from a cold start and while the app is open. */
@RunWith(AndroidJUnit4.class)
public final class LauncherShortcutsTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private ActivityController<MainActivity> app;

  @After
  public void close() {
    if (app != null) {
      app.close();
    }
  }

  /** Saves a game of Shi with one move, or finished. */
  private long store(boolean finished) {
    var match = match();
    if (finished) {
      match.close(new ChosenEnding(1));
    }
    var done = new long[1];
    TestApp.container().games().create(match, false, id -> done[0] = id.value());
    TestWait.until("it is stored", () -> done[0] != 0);
    return done[0];
  }

  private static Match match() {
    try {
      var options = Options.parse(Games.byId("shi"), "size=3");
      var match = new Match(options, List.of(Player.person("Ana"), Player.person("Rui")));
      match.play("a3-a2");
      return match;
    } catch (RefusalException wrong) {
      throw new AssertionError(wrong);
    }
  }

  private Intent intent(String action) {
    return new Intent(action, null, context, MainActivity.class).putExtra("game", "shi");
  }

  private void start(Intent intent) {
    app = ActivityController.of(new MainActivity(), intent).setup();
  }

  /** Uses a shortcut while the app is open in the background. */
  private void comeBack(Intent intent) {
    app.pause().stop();
    app.newIntent(intent);
    app.restart().resume();
  }

  private <T> void waitFor(Class<T> screen) {
    TestWait.until(screen.getSimpleName(), () -> screen.isInstance(shown()));
  }

  private Object shown() {
    return app.get().getSupportFragmentManager().findFragmentById(R.id.screen);
  }

  private int wayBack() {
    return app.get().getSupportFragmentManager().getBackStackEntryCount();
  }

  @Test
  @Config(sdk = {24, 35})
  public void continueStartsTheAppAtTheLatestGame() {
    long id = store(false);
    start(intent(LauncherShortcuts.CONTINUE));
    waitFor(PlayFragment.class);
    TestWait.until("it is this game", () -> ((PlayFragment) shown()).shows(id));
    app.get().getOnBackPressedDispatcher().onBackPressed();
    waitFor(HomeFragment.class);
  }

  @Test
  @Config(sdk = {24, 35})
  public void continueFindsTheGameWhileTheAppIsOpen() {
    long id = store(false);
    start(new Intent(Intent.ACTION_MAIN));
    app.get().settings();
    TestWait.pass(100);
    comeBack(intent(LauncherShortcuts.CONTINUE));
    waitFor(PlayFragment.class);
    TestWait.until("it is this game", () -> ((PlayFragment) shown()).shows(id));
    assertEquals(2, wayBack());
    comeBack(intent(LauncherShortcuts.CONTINUE));
    TestWait.pass(300);
    assertEquals("it is open already", 2, wayBack());
  }

  @Test
  public void whereNothingIsToBeContinuedTheFirstScreenStays() {
    store(true);
    start(intent(LauncherShortcuts.CONTINUE));
    TestWait.pass(300);
    assertTrue(shown() instanceof HomeFragment);
  }

  @Test
  public void aGameThatGoesOnWhileNobodyIsThereIsLeftAlone() {
    store(false);
    start(new Intent(Intent.ACTION_MAIN));
    app.newIntent(intent(LauncherShortcuts.CONTINUE));
    app.pause().stop().saveInstanceState(new android.os.Bundle());
    TestWait.pass(300);
    assertEquals(0, wayBack());
  }

  @Test
  @Config(sdk = {24, 35})
  public void aNewGameIsSetUp() {
    start(intent(LauncherShortcuts.NEW_GAME));
    waitFor(SetupFragment.class);
    comeBack(intent(LauncherShortcuts.NEW_GAME));
    waitFor(SetupFragment.class);
  }

  @Test
  public void aGameThatDoesNotExistIsNotSetUp() {
    start(intent(LauncherShortcuts.NEW_GAME).putExtra("game", "chess"));
    TestWait.pass(100);
    assertTrue(shown() instanceof HomeFragment);
    comeBack(new Intent(LauncherShortcuts.NEW_GAME));
    TestWait.pass(100);
    assertTrue(shown() instanceof HomeFragment);
  }

  /** Before Android 13 every extra is read with the first, also one of an unknown class. */
  @Test
  public void anIntentWhoseExtrasCannotBeReadOpensNothing() {
    start(
        new Intent(intent(LauncherShortcuts.NEW_GAME)) {
          @Override
          public String getStringExtra(String name) {
            throw new BadParcelableException("of another app");
          }
        });
    TestWait.pass(100);
    assertTrue(shown() instanceof HomeFragment);
  }

  @Test
  @Config(sdk = {24, 35})
  public void thePuzzleOfTheDayIsShown() {
    start(intent(LauncherShortcuts.DAILY_PUZZLE));
    waitFor(PuzzleFragment.class);
    app.get().getOnBackPressedDispatcher().onBackPressed();
    waitFor(HomeFragment.class);
    comeBack(intent(LauncherShortcuts.DAILY_PUZZLE));
    waitFor(PuzzleFragment.class);
  }

  private List<String> offered() {
    return ShortcutManagerCompat.getDynamicShortcuts(context).stream()
        .sorted(Comparator.comparingInt(ShortcutInfoCompat::getRank))
        .map(ShortcutInfoCompat::getShortLabel)
        .map(CharSequence::toString)
        .collect(Collectors.toList());
  }

  private void update() {
    var done = new AtomicBoolean();
    LauncherShortcuts.update(context, () -> done.set(true));
    TestWait.until("the shortcuts are offered", done::get);
  }

  @Test
  public void leavingTheAppOffersWhatMakesSense() {
    store(false);
    start(new Intent(Intent.ACTION_MAIN));
    app.pause().stop();
    TestWait.until(
        "all three",
        () -> offered().equals(List.of("Continue", "New game: Shi", "Puzzle of the day")));
  }

  @Test
  public void continueGoesWithTheLastRunningGameAndComesBack() {
    update();
    assertEquals(List.of("Puzzle of the day"), offered());
    long id = store(false);
    update();
    assertEquals(3, offered().size());
    end(id);
    update();
    assertEquals(List.of("New game: Shi", "Puzzle of the day"), offered());
    store(false);
    update();
    assertEquals("Continue", offered().get(0));
  }

  private void end(long id) {
    var deleted = new AtomicBoolean();
    TestApp.container()
        .games()
        .load(
            id,
            game -> {
              var match = match();
              match.close(ChosenEnding.AGREED);
              GameVersion version = game.value().details().version();
              TestApp.container().games().save(version, match, false, saved -> deleted.set(true));
            });
    TestWait.until("it is over", deleted::get);
  }

  @Test
  public void namesFollowTheLanguage() {
    store(false);
    update();
    RuntimeEnvironment.setQualifiers("+pt-rPT");
    update();
    assertEquals(List.of("Continuar", "Nova partida: Shi", "Problema do dia"), offered());
  }

  @Test
  public void aChangeOfTheLanguageIsHeardOf() {
    var change = new Intent(Intent.ACTION_LOCALE_CHANGED);
    var heard = context.getPackageManager().queryBroadcastReceivers(change, 0);
    assertTrue(
        heard.stream()
            .anyMatch(by -> by.activityInfo.name.equals(LocaleChangeReceiver.class.getName())));
  }

  @Test
  public void whatTheStorageDoesNotTellChangesNothing() throws Exception {
    store(false);
    update();
    StorageFaults.loseDisk();
    update();
    assertEquals(3, offered().size());
  }

  @Test
  @Config(sdk = 24)
  public void theOldestAndroidHasNone() {
    store(false);
    update();
    assertEquals(List.of(), offered());
  }
}
