package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.os.Bundle;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import tabuleiro.app.library.LibraryFragment;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests that content shared by other apps reaches the one window, whatever it shows. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = {24, 35, 36})
public final class SharedContentIntentTest {
  private static final GameRecord GAME = game("a3-a2");

  private ActivityController<MainActivity> app = ActivityController.of(new MainActivity()).setup();

  @After
  public void close() {
    app.close();
  }

  private static GameRecord game(String... moves) {
    try {
      var options = Options.parse(Games.byId("shi"), "size=3");
      var players = List.of(Player.person("Ana"), Player.person("Rui"));
      return new GameRecord(options, "", players, "", List.of(moves), null);
    } catch (RefusalException wrong) {
      throw new AssertionError(wrong);
    }
  }

  /**
   * Delivers an intent as Android does to the only activity of a task: stopped, then onNewIntent.
   */
  private void send() {
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    app.newIntent(intent.putExtra(Intent.EXTRA_TEXT, GAME.toText()));
    app.restart().resume();
  }

  private void leave(Bundle state) {
    app.pause().stop().saveInstanceState(state);
  }

  private <T> void waitFor(Class<T> screen) {
    TestWait.until(
        screen.getSimpleName() + " is shown",
        () ->
            screen.isInstance(app.get().getSupportFragmentManager().findFragmentById(R.id.screen)));
  }

  private int wayBack() {
    return app.get().getSupportFragmentManager().getBackStackEntryCount();
  }

  @Test
  public void thereIsOneTaskAndOneWindow() throws Exception {
    var context = ApplicationProvider.getApplicationContext();
    var activity =
        context
            .getPackageManager()
            .getActivityInfo(new android.content.ComponentName(context, MainActivity.class), 0);
    assertEquals(ActivityInfo.LAUNCH_SINGLE_TASK, activity.launchMode);
  }

  @Test
  public void whileAGameIsOnTheScreen() {
    app.get().playNew(game());
    waitFor(PlayFragment.class);
    leave(new Bundle());
    send();
    waitFor(LibraryFragment.class);
    assertEquals(2, wayBack());
    app.get().getOnBackPressedDispatcher().onBackPressed();
    waitFor(PlayFragment.class);
  }

  @Test
  public void whileADialogIsOpen() {
    app.get().playNew(game("a3-a2"));
    waitFor(PlayFragment.class);
    TestWait.until("the menu is there", () -> app.get().findViewById(R.id.board) != null);
    com.google.android.material.appbar.MaterialToolbar bar = app.get().findViewById(R.id.bar);
    assertTrue(bar.getMenu().performIdentifierAction(R.id.resign, 0));
    leave(new Bundle());
    send();
    waitFor(LibraryFragment.class);
    app.get().getOnBackPressedDispatcher().onBackPressed();
    waitFor(PlayFragment.class);
  }

  @Test
  public void afterTheProcessWasEnded() {
    app.get().playNew(game());
    waitFor(PlayFragment.class);
    var kept = new Bundle();
    leave(kept);
    app.destroy();
    app = ActivityController.of(new MainActivity());
    app.create(kept).start().restoreInstanceState(kept);
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    app.newIntent(intent.putExtra(Intent.EXTRA_TEXT, GAME.toText())).resume();
    waitFor(LibraryFragment.class);
    assertEquals("the game lies below", 2, wayBack());
  }
}
