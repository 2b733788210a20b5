package tabuleiro.app.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.robolectric.Shadows.shadowOf;

import android.content.DialogInterface;
import android.content.Intent;
import android.view.View;
import androidx.appcompat.app.AlertDialog;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.File;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Options;

/** Tests that one film is made at a time, and only while somebody waits for it. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class FilmDialogTest {
  private ActivityScenario<MainActivity> app;

  @Before
  public void open() {
    SharedFiles.forget();
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var random = new Random(1);
    long id =
        new LibraryFixture().one(RandomGames.play(RandomGames.fresh(options, random), 40, random));
    app = ActivityScenario.launch(MainActivity.class);
    in(
        activity -> {
          activity.replay(id);
          TestWait.until(
              "the game is there",
              () -> {
                var controls = activity.findViewById(R.id.controls);
                return controls != null && controls.getVisibility() == View.VISIBLE;
              });
        });
  }

  @After
  public void close() {
    app.close();
  }

  private void in(Consumer<MainActivity> steps) {
    app.onActivity(steps::accept);
  }

  private static Fragment screen(MainActivity activity) {
    return activity.getSupportFragmentManager().findFragmentById(R.id.screen);
  }

  private static FilmDialog film(MainActivity activity) {
    return (FilmDialog) screen(activity).getChildFragmentManager().findFragmentByTag("film");
  }

  private static void choose(MainActivity activity) {
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.getMenu().performIdentifierAction(R.id.share_film, 0);
  }

  /** Begins a film and lets it go on for some frames. */
  private static void begin(MainActivity activity) {
    choose(activity);
    TestWait.until("it is being written", () -> files().size() == 1);
    assertNotNull(film(activity));
  }

  private static List<String> files() {
    var folder = new File(ApplicationProvider.getApplicationContext().getCacheDir(), "shared");
    var names = folder.list();
    return names == null ? List.of() : List.of(names);
  }

  private static Intent sent() {
    return shadowOf(ApplicationProvider.<android.app.Application>getApplicationContext())
        .getNextStartedActivity();
  }

  private static void assertNothingIsLeft() {
    TestWait.until("it is deleted", () -> files().isEmpty());
    TestWait.pass(2000);
    assertEquals("nothing is written any more", List.of(), files());
    assertNull("nothing is shared", sent());
  }

  @Test
  public void aSecondTouchBeginsNoSecondFilm() {
    in(
        activity -> {
          choose(activity);
          choose(activity);
          assertEquals(1, screen(activity).getChildFragmentManager().getFragments().size());
          TestWait.until("it is made", () -> files().equals(List.of("shacru.gif")));
          TestWait.until("it is shared", () -> film(activity) == null);
          assertNotNull(sent());
          assertNull("once", sent());
        });
  }

  @Test
  public void whoStopsItGetsNothing() {
    in(
        activity -> {
          begin(activity);
          var dialog = (AlertDialog) ShadowDialog.getLatestDialog();
          dialog.getButton(DialogInterface.BUTTON_NEGATIVE).performClick();
          assertNothingIsLeft();
        });
  }

  @Test
  public void aScreenThatIsLeftMakesNoFilm() {
    in(
        activity -> {
          begin(activity);
          activity.home();
          assertNothingIsLeft();
        });
  }

  @Test
  public void itPausesOutOfSightAndGoesOn() {
    in(FilmDialogTest::begin);
    app.moveToState(Lifecycle.State.CREATED);
    TestWait.pass(2000);
    assertFalse("it waits", files().contains("shacru.gif"));
    app.moveToState(Lifecycle.State.RESUMED);
    in(activity -> TestWait.until("it is shared", () -> film(activity) == null));
    assertNotNull(sent());
  }

  @Test
  public void aRotationBeginsItAnew() {
    in(FilmDialogTest::begin);
    app.recreate();
    in(activity -> TestWait.until("it is shared", () -> film(activity) == null));
    assertEquals(List.of("shacru.gif"), files());
  }
}
