package tabuleiro.app.home;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.longClick;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyAbove;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyBelow;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.isCompletelyDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.learn.LessonFragment;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.puzzles.PuzzleFragment;
import tabuleiro.app.puzzles.PuzzleListFragment;
import tabuleiro.app.setup.SetupFragment;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.puzzle.Puzzle;

/** Tests the home screen: all games, and navigation from there. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w480dp-h2000dp")
public class HomeFragmentTest {
  private final BeginnerTipStore memory = TestApp.container().tips();
  private ActivityScenario<MainActivity> app;

  @Before
  public void open() {
    app = ActivityScenario.launch(MainActivity.class);
  }

  @After
  public void close() {
    app.close();
  }

  @Test
  public void everyGameHasACardThatOpensItsBoard() {
    for (var gameUi : GameUiRegistry.all()) {
      memory.setOffered(gameUi.game().id());
      onView(withText(gameUi.summary())).check(matches(isDisplayed()));
      onView(allOf(withText(gameUi.game().name()), isDescendantOfA(withId(R.id.games))))
          .perform(click());
      TestWait.until("the board is there", () -> shown() instanceof PlayFragment);
      onView(withId(R.id.status)).check(matches(withText(R.string.play_begins_you)));
      onView(withId(R.id.detail)).check(matches(withText(startsWith("Goal: "))));
      onView(withId(R.id.change)).perform(click());
      assertShows(SetupFragment.class);
      pressBack();
      assertShows(PlayFragment.class);
      app.onActivity(MainActivity::home);
    }
    assertFalse("a game without a move is not kept", isOffered());
  }

  /** Catches anything between a newcomer and the board, or a lesson that is out of reach there. */
  @Test
  public void theFirstTapPlaysWithTipsAndTheLessonIsOneTapAway() {
    tapCard("Shi");
    TestWait.until("the board is there", () -> shown() instanceof PlayFragment);
    onView(withId(R.id.status)).check(matches(withText(R.string.play_begins_you)));
    onView(withId(R.id.goal)).check(matches(withText(startsWith("Goal: "))));
    assertTrue(memory.isWanted("shi"));
    assertTrue("each game is met by itself", memory.isNew("shakti"));
    var players = shown().requireArguments().getString("record");
    assertTrue(players, players.contains(Level.BEGINNER.id()));
    onView(withText(startsWith("Learn it ("))).perform(click());
    assertShows(LessonFragment.class);
    pressBack();
    assertShows(PlayFragment.class);
  }

  /** Catches a card that begins another game beside the running one, or resumes another kind. */
  @Test
  public void aCardResumesTheRunningGameOfItsKind() throws Exception {
    memory.setOffered("shi");
    memory.setOffered("shakti");
    create("shi", "b8-b7");
    TestWait.until("the card is there", this::isOffered);
    tapCard("Shakti");
    TestWait.until("the board is there", () -> shown() instanceof PlayFragment);
    onView(withId(R.id.status)).check(matches(withText(R.string.play_begins_you)));
    app.onActivity(MainActivity::home);
    tapCard("Shi");
    TestWait.until("the board is there", () -> shown() instanceof PlayFragment);
    assertTrue("the running game", shown().requireArguments().containsKey("savedId"));
  }

  @Test
  public void aLongPressOffersANewGameWithItsForm() {
    onView(allOf(withText("Shi"), isDescendantOfA(withId(R.id.games)))).perform(longClick());
    onView(withText(R.string.home_new_game)).inRoot(isPlatformPopup()).perform(click());
    assertShows(SetupFragment.class);
  }

  @Test
  public void theBoardHasTheLevelOfTheLastFinishedGame() {
    memory.setOffered("shi");
    var match =
        new Match(
            Options.standard(GameUiRegistry.byId("shi").game()),
            List.of(Player.person("Ana"), Player.cpu(Level.CLUB)));
    match.close(new ChosenEnding(0));
    var stored = new AtomicBoolean();
    TestApp.container().games().create(match, false, saved -> stored.set(true));
    TestWait.until("it is stored", stored::get);
    TestWait.pass(100); // the cards find their places
    tapCard("Shi");
    TestWait.until("the board is there", () -> shown() instanceof PlayFragment);
    var players = shown().requireArguments().getString("record");
    assertTrue(players, players.contains(Level.CLUB.id()));
  }

  private static void tapCard(String game) {
    onView(allOf(withText(game), isDescendantOfA(withId(R.id.games)))).perform(click());
  }

  private void assertShows(Class<?> screen) {
    assertEquals(screen, shown().getClass());
  }

  private Fragment shown() {
    var found = new Fragment[1];
    app.onActivity(
        activity -> found[0] = activity.getSupportFragmentManager().findFragmentById(R.id.screen));
    return found[0];
  }

  @Test
  public void picturesAreOfGamesThatGoOn() {
    for (var gameUi : GameUiRegistry.all()) {
      assertFalse(gameUi.game().id(), gameUi.cover().toPosition().isOver());
    }
  }

  @Test
  public void settingsAreOneTapAway() {
    onView(withContentDescription(R.string.settings_title)).perform(click());
    onView(withText(R.string.settings_theme)).check(matches(isDisplayed()));
  }

  @Test
  public void theLastGameCanBeContinued() throws Exception {
    var game = GameUiRegistry.all().get(0).game();
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(game), players);
    match.play("c9-d8");
    assertFalse(isOffered());
    TestApp.container().games().create(match, false, saved -> {});
    TestWait.until("the card is there", this::isOffered);
    onView(withText("Ana – Rui")).check(matches(isDisplayed()));
    onView(withText("Rui to move · 1 move played")).check(matches(isDisplayed()));
    onView(withId(R.id.latest)).perform(click());
    app.onActivity(
        activity ->
            assertEquals(
                PlayFragment.class,
                activity.getSupportFragmentManager().findFragmentById(R.id.screen).getClass()));
  }

  @Test
  public void thePuzzleOfTheDayIsOneTapAwayAndMarkedWhenSolved() {
    onView(withText(R.string.puzzles_daily_solved)).check(doesNotExist());
    onView(withId(R.id.daily)).perform(click());
    assertShows(PuzzleFragment.class);
    onView(withText(R.string.puzzles_of_the_day)).check(matches(isDisplayed()));
    TestApp.container().puzzles().setSolved(TestApp.container().puzzles().today());
    pressBack();
    onView(withText(R.string.puzzles_daily_solved)).check(matches(isDisplayed()));
    onView(withContentDescription(R.string.puzzles_all)).perform(click());
    assertShows(PuzzleListFragment.class);
  }

  /** Catches a card that stays while the app is open at midnight or on a journey. */
  @Test
  public void thePuzzleOfTheDayIsThatOfTheDayOnTheDevice() {
    var zone = TimeZone.getDefault();
    try {
      // Two zones whose dates always differ.
      TimeZone.setDefault(TimeZone.getTimeZone("GMT-12"));
      send(Intent.ACTION_TIMEZONE_CHANGED);
      var before = assertShowsToday();
      TimeZone.setDefault(TimeZone.getTimeZone("GMT+14"));
      send(Intent.ACTION_DATE_CHANGED);
      assertNotEquals(before, assertShowsToday());
      app.moveToState(Lifecycle.State.CREATED);
      TimeZone.setDefault(TimeZone.getTimeZone("GMT-12"));
      send(Intent.ACTION_TIMEZONE_CHANGED);
      app.moveToState(Lifecycle.State.RESUMED);
      assertEquals(before, assertShowsToday());
    } finally {
      TimeZone.setDefault(zone);
    }
  }

  private void send(String action) {
    app.onActivity(activity -> activity.sendBroadcast(new Intent(action)));
    TestWait.pass(50);
  }

  /** Returns the puzzle that the card opens, which must be that of today. */
  private Puzzle assertShowsToday() {
    var today = TestApp.container().puzzles().today();
    onView(withId(R.id.daily)).perform(click());
    var arguments = shown().requireArguments();
    assertTrue(arguments.toString(), arguments.containsKey("puzzle"));
    assertEquals(today.format(), arguments.getString("puzzle"));
    pressBack();
    return today;
  }

  @Test
  public void newcomersSeeTheGamesBeforeThePuzzleOfTheDay() {
    onView(withId(R.id.now)).check(isCompletelyBelow(withId(R.id.games)));
    memory.setOffered("shi");
    app.recreate();
    onView(withId(R.id.now)).check(isCompletelyAbove(withId(R.id.games)));
  }

  @Test
  @Config(qualifiers = "en-w411dp-h891dp")
  public void aUsualPhoneShowsEverythingWithoutScrolling() throws Exception {
    assertShowsEverythingAtOnce();
  }

  @Test
  @Config(qualifiers = "pt-rPT-w360dp-h740dp")
  public void aSmallPhoneShowsEverythingWithoutScrolling() throws Exception {
    assertShowsEverythingAtOnce();
  }

  @Test
  @Config(qualifiers = "en-w891dp-h411dp-land")
  public void aPhoneOnItsSideShowsEverythingWithoutScrolling() throws Exception {
    assertShowsEverythingAtOnce();
  }

  /** Checks that a game to continue, the puzzle of the day and all games fit on the screen. */
  private void assertShowsEverythingAtOnce() throws Exception {
    memory.setOffered("shi");
    create("shi", "b8-b7");
    app.recreate();
    TestWait.until("the card is there", this::isOffered);
    onView(withId(R.id.latest)).check(matches(isCompletelyDisplayed()));
    onView(withId(R.id.daily)).check(matches(isCompletelyDisplayed()));
    for (var gameUi : GameUiRegistry.all()) {
      onView(withText(gameUi.summary())).check(matches(isCompletelyDisplayed()));
    }
  }

  /** Creates a running game with one move. */
  private static void create(String gameId, String move) throws RefusalException {
    var match =
        new Match(
            Options.standard(GameUiRegistry.byId(gameId).game()),
            List.of(Player.person("Ana"), Player.person("Rui")));
    match.play(move);
    TestApp.container().games().create(match, false, saved -> {});
  }

  private boolean isOffered() {
    var found = new AtomicBoolean();
    app.onActivity(activity -> found.set(activity.findViewById(R.id.latest) != null));
    return found.get();
  }
}
