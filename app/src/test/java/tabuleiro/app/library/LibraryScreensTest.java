package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertTrue;

import android.content.ClipboardManager;
import android.content.DialogInterface;
import android.content.Intent;
import android.view.View;
import android.widget.CompoundButton;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.appcompat.widget.SearchView;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.slider.Slider;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.SamplePuzzles;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Tests library and replay by touch. */
@RunWith(AndroidJUnit4.class)
public final class LibraryScreensTest {
  private LibraryFixture games;

  @Before
  public void openLibrary() {
    games = new LibraryFixture();
  }

  @Test
  public void deletedGamesLeaveTheListAndComeBackWithUndo() {
    games.usual();
    in(
        activity -> {
          openLibrary(activity, 13);
          list(activity).getChildAt(0).performLongClick();
          TestWait.pass(100);
          list(activity).getChildAt(1).performClick();
          TestWait.pass(100);
          MaterialToolbar selection = activity.findViewById(R.id.selection);
          assertEquals("2 selected", selection.getTitle().toString());
          selection.getMenu().performIdentifierAction(R.id.delete, 0);
          TestWait.until("two are gone", () -> count(activity) == 11);
          assertFalse("selection has ended", selection.isShown());
          activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
          TestWait.until("they are back", () -> count(activity) == 13);
        });
  }

  @Test
  public void nothingIsLeftOfTheLastGameThatWasDeleted() {
    long id = games.one(match(12));
    in(
        activity -> {
          openLibrary(activity, 1);
          var card = list(activity).getChildAt(0);
          model(activity).games().delete(List.of(id), deleted -> {});
          TestWait.until("it has left the list", () -> count(activity) == 0);
          card.performLongClick();
          assertFalse("a card that fades away can be selected", model(activity).isSelecting());
          TestWait.until("its card is gone", () -> list(activity).getChildCount() == 0);
        });
  }

  @Test
  public void searchAndFiltersThatFindNothingCanBeTakenAway() {
    games.usual();
    in(
        activity -> {
          openLibrary(activity, 13);
          var model = model(activity);
          model.ask(
              new LibraryQuery(
                  "shi", LibraryQuery.State.RUNNING, "nobody", LibraryQuery.Sort.LATEST));
          TestWait.until("nothing is found", () -> activity.findViewById(R.id.empty).isShown());
          activity.findViewById(R.id.empty_action).performClick();
          TestWait.until("all are back", () -> count(activity) == 13);
        });
  }

  @Test
  public void searchFindsGamesHoweverTheirNamesAreWritten() {
    games.usual();
    in(
        activity -> {
          openLibrary(activity, 13);
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          var search = bar.getMenu().findItem(R.id.search);
          search.expandActionView();
          var field = (SearchView) search.getActionView();
          for (var name : List.of("niju", "Ni-Ju", "NIJU", "ni-j")) {
            field.setQuery("", true);
            TestWait.until("all are listed", () -> count(activity) == 13);
            field.setQuery(name, true);
            TestWait.until("those of Ni-Ju, for " + name, () -> count(activity) == 2);
          }
        });
  }

  @Test
  public void aDamagedTextSaysWhatWasExpected() {
    var good = GameRecord.of(match(12), "").toText();
    assertDamage(
        good.replaceFirst("(?m)^3\\..*$", "3. nonsense"), "“nonsense” isn’t a move; a move looks");
    assertDamage(good.replaceFirst("(?m)^3\\.", "4."), "expected move number 3 here, not 4");
    assertDamage(good.replace("[Game ", "[Game"), "a tag looks like [Game \"shacru\"]");
  }

  @Test
  public void aTextWithoutAGameSaysHowOneStarts() {
    in(
        activity -> {
          paste(activity, "Hello, how are you?");
          TestWait.until(
              "it is said", () -> notice(activity).endsWith("a line like [Game \"shacru\"]."));
        });
  }

  private static void paste(MainActivity activity, String text) {
    activity.library();
    TestWait.until("the library is there", () -> list(activity) != null);
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.getMenu().performIdentifierAction(R.id.paste, 0);
    TestWait.pass(100);
    dialog().<TextView>findViewById(R.id.text).setText(text);
    press(DialogInterface.BUTTON_POSITIVE);
  }

  /** Pastes a text; the preview that follows contains this. */
  private static void assertDamage(String pasted, String told) {
    in(
        activity -> {
          paste(activity, pasted);
          TestWait.until("it is asked", () -> dialog().findViewById(R.id.damages) != null);
          var damages = dialog().<TextView>findViewById(R.id.damages).getText().toString();
          assertTrue(damages, damages.contains(told));
          press(DialogInterface.BUTTON_NEGATIVE);
        });
  }

  @Test
  public void aTextHandedOverIsImportedOnceAndReplayed() {
    var text = GameRecord.of(match(12), "").toText();
    var intent =
        new Intent(ApplicationProvider.getApplicationContext(), MainActivity.class)
            .setAction(Intent.ACTION_SEND)
            .setType("text/plain")
            .putExtra(Intent.EXTRA_TEXT, text);
    try (var scenario = ActivityScenario.<MainActivity>launch(intent)) {
      scenario.onActivity(
          activity -> {
            TestWait.until("it is asked", () -> dialog() != null && dialog().isShowing());
            press(DialogInterface.BUTTON_POSITIVE);
            TestWait.until("it is imported", () -> count(activity) == 1);
          });
    }
    try (var scenario = ActivityScenario.<MainActivity>launch(intent)) {
      scenario.onActivity(
          activity ->
              TestWait.until(
                  "it is known", () -> notice(activity).equals("1 game is already here.")));
    }
    assertEquals(1, games.ids().size());
  }

  @Test
  public void whatIsTypedOrAskedSurvivesARotation() {
    var good = GameRecord.of(match(12), "").toText();
    var bad = good.replaceFirst("(?m)^3\\..*$", "3. nonsense");
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.library();
            TestWait.until("the library is there", () -> list(activity) != null);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.paste, 0);
            TestWait.pass(100);
            dialog().<TextView>findViewById(R.id.text).setText(bad);
          });
      scenario.recreate();
      scenario.onActivity(
          activity -> {
            TestWait.pass(100);
            assertEquals(bad, dialog().<TextView>findViewById(R.id.text).getText().toString());
            press(DialogInterface.BUTTON_POSITIVE);
            TestWait.until("it is asked", () -> dialog().findViewById(R.id.damages) != null);
            dialog().<CompoundButton>findViewById(R.id.recover).setChecked(true);
          });
      scenario.recreate();
      scenario.onActivity(
          activity -> {
            TestWait.pass(100);
            assertTrue("it is asked again", dialog().isShowing());
            assertTrue(dialog().<CompoundButton>findViewById(R.id.recover).isChecked());
            press(DialogInterface.BUTTON_POSITIVE);
            TestWait.until("it is imported", () -> count(activity) == 1);
          });
    }
  }

  private static AlertDialog dialog() {
    return (AlertDialog) ShadowDialog.getLatestDialog();
  }

  private static void press(int button) {
    dialog().getButton(button).performClick();
  }

  @Test
  public void theReplayStepsSlidesCopiesAndBranches() {
    long id = games.one(match(12));
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          TextView status = activity.findViewById(R.id.status);
          assertTrue(status.getText().toString().startsWith("Move 6 of 6: "));
          activity.findViewById(R.id.previous).performClick();
          activity.findViewById(R.id.previous).performClick();
          assertTrue(status.getText().toString().startsWith("Move 5 of 6: "));
          Slider slider = activity.findViewById(R.id.slider);
          assertEquals(10, slider.getValue(), 0);
          activity.findViewById(R.id.first).performClick();
          assertEquals("Start", status.getText().toString());
          activity.findViewById(R.id.run).performClick();
          TestWait.pass(3500);
          assertTrue(
              status.getText().toString(), status.getText().toString().startsWith("Move 2 of 6"));
          activity.findViewById(R.id.run).performClick();
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.copy, 0);
          var clip = activity.getSystemService(ClipboardManager.class).getPrimaryClip();
          assertNotNull(clip);
          assertTrue(clip.getItemAt(0).getText().toString().startsWith("[Game "));
          activity.findViewById(R.id.branch).performClick();
          TestWait.until("a new game is played", () -> !isShown(activity, R.id.branch));
        });
    assertEquals("the game looked at is unchanged", 1, games.ids().size());
  }

  /** The notation of Ni-Ju, 5r0@-1,0, would be read sign by sign. */
  @Test
  public void theReplaySpeaksMovesInWords() throws RefusalException {
    long id = games.one(niJu());
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          TextView status = activity.findViewById(R.id.status);
          assertEquals("Move 1 of 1: Rui, 5r0@-1,0", status.getText().toString());
          assertEquals(
              "Move 1 of 1: Rui, tile 5, to \u22121, 0", status.getContentDescription().toString());
          RecyclerView list = activity.findViewById(R.id.moves);
          TestWait.until("the moves are listed", () -> list.getChildCount() == 2);
          assertEquals(
              "Move 1, Rui: tile 5, to \u22121, 0",
              list.getChildAt(1).getContentDescription().toString());
        });
  }

  private static Match niJu() throws RefusalException {
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = Match.from(Options.parse(Games.byId("ni-ju"), ""), "", players);
    match.play("7r1@0,0");
    match.play("5r0@-1,0");
    return match;
  }

  /** Material says "Value" in English whatever the app's language is. */
  @Test
  public void theSliderSpeaksTheLanguageOfTheApp() throws RefusalException {
    RuntimeEnvironment.setQualifiers("+pt-rPT");
    long id = games.one(niJu());
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          var thumb =
              activity
                  .findViewById(R.id.slider)
                  .getAccessibilityNodeProvider()
                  .createAccessibilityNodeInfo(0);
          assertEquals("Momento da partida,valor, 2", thumb.getContentDescription().toString());
        });
  }

  @Test
  public void backFromABranchedGameLeadsToTheReplay() {
    long id = games.one(match(12));
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          activity.findViewById(R.id.previous).performClick();
          activity.findViewById(R.id.branch).performClick();
          TestWait.until("a new game is played", () -> isShown(activity, R.id.undo));
          activity.getOnBackPressedDispatcher().onBackPressed();
          TestWait.until("the replay is back", () -> isShown(activity, R.id.branch));
          TextView status = activity.findViewById(R.id.status);
          assertTrue(status.getText().toString().startsWith("Move 6 of 6: "));
          Slider slider = activity.findViewById(R.id.slider);
          assertEquals("one move before the end", 11, slider.getValue(), 0);
        });
  }

  @Test
  public void nothingIsSharedBeforeTheGameIsThere() {
    long id = games.one(match(12));
    in(
        activity -> {
          activity.replay(id);
          activity.getSupportFragmentManager().executePendingTransactions();
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          for (int item : new int[] {R.id.share, R.id.review}) {
            assertFalse(bar.getMenu().findItem(item).isEnabled());
          }
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          for (int item : new int[] {R.id.share, R.id.review}) {
            assertTrue(bar.getMenu().findItem(item).isEnabled());
          }
        });
  }

  @Test
  public void aGameWithoutMovesSaysThatThereIsNothingToReview() {
    var match = match(0);
    match.close(new ChosenEnding(0));
    long id = games.one(match);
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.review, 0);
          TestWait.until(
              "it says what is missing",
              () -> notice(activity).equals("There are no moves to review."));
        });
  }

  @Test
  public void mistakesInAGameThatIsReviewedBecomePuzzles() throws RefusalException {
    var cpuBackend = new PausedCpuBackend();
    cpuBackend.chance = 90;
    cpuBackend.worth = 10;
    cpuBackend.puzzle = SamplePuzzles.GAIN;
    cpuBackend.install();
    cpuBackend.release(100);
    long id = games.one(SamplePuzzles.missed());
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          MaterialToolbar bar = activity.findViewById(R.id.bar);
          bar.getMenu().performIdentifierAction(R.id.review, 0);
          var told = activity.getResources().getQuantityString(R.plurals.puzzles_made, 1, 1);
          TestWait.until("it is told of", () -> notice(activity).equals(told));
          assertEquals(List.of(SamplePuzzles.GAIN), TestApp.container().puzzles().own().all());
        });
  }

  @Test
  public void theReplaySaysWhoResigned() {
    var match = match(4);
    match.close(new ChosenEnding(1));
    long id = games.one(match);
    in(
        activity -> {
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          TextView status = activity.findViewById(R.id.status);
          assertEquals("Ana won. Rui resigned", status.getText().toString());
        });
  }

  @Test
  public void aGameThatBeganWithASetUpPositionSaysSo() throws RefusalException {
    var from = match(4);
    var match = Match.from(from.options(), from.position().layout(), from.players());
    long id = games.one(RandomGames.play(match, 3, new Random(5)));
    in(
        activity -> {
          openLibrary(activity, 1);
          var card = list(activity).getChildAt(0);
          TestWait.until("it is read", () -> isShown(activity, R.id.picture));
          TextView status = card.findViewById(R.id.status);
          assertEquals("2 moves · Rui to move · set-up position", status.getText().toString());
          activity.replay(id);
          TestWait.until("the game is there", () -> isShown(activity, R.id.controls));
          activity.findViewById(R.id.first).performClick();
          TextView start = activity.findViewById(R.id.status);
          assertEquals("Set-up position", start.getText().toString());
          var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
          var replay = new ViewModelProvider(screen).get(ReplayViewModel.class);
          replay.goTo(2);
          assertEquals(match.layout(), replay.branch().layout());
          assertEquals(match.notation().subList(0, 2), replay.branch().moves());
          assertTrue(replay.text(), replay.text().contains(match.layout()));
        });
  }

  private static String notice(MainActivity activity) {
    TextView text = activity.findViewById(com.google.android.material.R.id.snackbar_text);
    return text == null ? "" : text.getText().toString();
  }

  @Test
  public void whatIsSaidAboutADamagedGameSurvivesARotation() {
    games.damaged("Found on the old phone", 70).store();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            openLibrary(activity, 1);
            TestWait.until("it is read", () -> isShown(activity, R.id.damaged));
            list(activity).getChildAt(0).performClick();
            TestWait.until("it is explained", () -> dialog() != null && dialog().isShowing());
          });
      var before = dialog();
      scenario.recreate();
      scenario.onActivity(
          activity -> {
            TestWait.pass(100);
            assertFalse("it has gone with its screen", before.isShowing());
            assertNotSame(before, dialog());
            assertTrue(dialog().isShowing());
            TextView stored = dialog().findViewById(R.id.text);
            assertTrue(stored.getText().toString().endsWith("e9=e9"));
            press(DialogInterface.BUTTON_POSITIVE);
            TestWait.until("it is played on", () -> list(activity) == null);
          });
    }
  }

  private static void in(Consumer<MainActivity> test) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(test::accept);
    }
  }

  private static void openLibrary(MainActivity activity, int count) {
    activity.library();
    TestWait.until("all games are listed", () -> count(activity) == count);
    TestWait.until("cards are there", () -> list(activity).getChildCount() >= Math.min(2, count));
  }

  private static int count(MainActivity activity) {
    var list = list(activity);
    return list == null || list.getAdapter() == null ? -1 : list.getAdapter().getItemCount();
  }

  private static RecyclerView list(MainActivity activity) {
    return activity.findViewById(R.id.library_games);
  }

  private static LibraryViewModel model(MainActivity activity) {
    var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
    return new ViewModelProvider(screen).get(LibraryViewModel.class);
  }

  private static boolean isShown(MainActivity activity, int id) {
    View view = activity.findViewById(id);
    return view != null && view.isShown();
  }

  private static Match match(int moves) {
    var options = Options.standard(GameUiRegistry.all().get(2).game());
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    return RandomGames.play(new Match(options, players), moves, new Random(4));
  }
}
