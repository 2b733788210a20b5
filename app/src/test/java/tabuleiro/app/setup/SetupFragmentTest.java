package tabuleiro.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyAbove;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyBelow;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isNotChecked;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hamcrest.Matcher;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the setup by touch, and that it is remembered. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w480dp-h2000dp")
public class SetupFragmentTest {
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
  public void everyGameStartsWhoeverPlays() {
    for (var gameUi : GameUiRegistry.all()) {
      for (int who : new int[] {R.id.people, R.id.cpu, R.id.watch}) {
        setup(gameUi.game().id());
        onView(withId(who)).perform(click()).check(matches(isChecked()));
        onView(withId(R.id.start)).perform(click());
        assertPlays();
        app.onActivity(MainActivity::home);
      }
    }
  }

  @Test
  public void optionsOfEveryGameComeBackAfterARotation() {
    for (var gameUi : GameUiRegistry.all()) {
      setup(gameUi.game().id());
      app.recreate();
      onView(withId(R.id.start)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void whoPlaysIsRemembered() throws RefusalException {
    setup("shi");
    onView(withId(R.id.watch)).perform(click());
    var shi = remembered("shi");
    assertEquals(GameSetup.standard(Games.byId("shi")).watchCpus(), shi);
    assertTrue("another game keeps its own", remembered("shakti").entrants().get(0).person());
  }

  @Test
  public void optionsAreChosenRememberedAndClosed() throws RefusalException {
    setup("shakti");
    onView(withText(startsWith("Custom"))).perform(click());
    onView(withText(R.string.shakti_option_strict_on)).perform(click());
    assertEquals("rules=capture strict=on", remembered("shakti").options().toString());
    onView(withText(R.string.shakti_option_rules_freeling)).perform(click());
    assertEquals("rules=freeling strict=off", remembered("shakti").options().toString());
    onView(withText(R.string.shakti_option_strict))
        .check(matches(withEffectiveVisibility(Visibility.GONE)));
    app.onActivity(MainActivity::home);
    setup("shakti");
    onView(withText(R.string.shakti_option_rules_freeling)).check(matches(isChecked()));
    app.recreate();
    onView(withText(R.string.shakti_option_rules_freeling)).check(matches(isChecked()));
  }

  @Test
  public void presetsAreChosenAndRemembered() throws RefusalException {
    setup("shacru");
    onView(withText(startsWith("Standard rules"))).check(matches(isChecked()));
    onView(withText(R.string.shacru_option_trails))
        .check(matches(withEffectiveVisibility(Visibility.GONE)));
    onView(allOf(withText("3"), isDescendantOfA(withId(R.id.count)))).perform(click());
    onView(withText(startsWith("Inventor’s rules"))).perform(click());
    assertEquals(
        "players=3 trails=open twist=on start=neutral", remembered("shacru").options().toString());
    app.onActivity(MainActivity::home);
    setup("shacru");
    onView(withText(startsWith("Inventor’s rules"))).check(matches(isChecked()));
    app.recreate();
    onView(withText(startsWith("Inventor’s rules"))).check(matches(isChecked()));
  }

  @Test
  public void ownRulesStayOpenEvenIfTheyAreThoseOfAPreset() throws RefusalException {
    setup("shacru");
    onView(withText(startsWith("Custom"))).perform(click());
    onView(withText(R.string.shacru_option_trails)).check(matches(isDisplayed()));
    onView(withText(R.string.shacru_option_trails_open)).perform(click());
    assertEquals("open", remembered("shacru").options().get("trails"));
    onView(withText(startsWith("Custom"))).check(matches(isChecked()));
    app.onActivity(MainActivity::home);
    setup("shacru");
    onView(withText(startsWith("Custom"))).check(matches(isChecked()));
    onView(withText(startsWith("Standard rules"))).perform(click());
    assertEquals(Options.standard(Games.byId("shacru")), remembered("shacru").options());
    onView(withText(R.string.shacru_option_trails))
        .check(matches(withEffectiveVisibility(Visibility.GONE)));
  }

  @Test
  public void gamesWithOneSetOfRulesOfferNoPresets() {
    for (var gameUi : GameUiRegistry.all()) {
      setup(gameUi.game().id());
      var seen = gameUi.presets().isEmpty() ? Visibility.GONE : Visibility.VISIBLE;
      onView(withId(R.id.presets)).check(matches(withEffectiveVisibility(seen)));
      app.onActivity(MainActivity::home);
    }
  }

  @Test
  public void theFirstGameOfNiJuIsAShortOne() throws RefusalException {
    assertEquals("10", remembered("ni-ju").options().get("tiles"));
    setup("ni-ju");
    onView(withText(startsWith("Standard rules"))).check(matches(isChecked()));
    var niju = remembered("ni-ju");
    var tiles = niju.options().game().options().get(0);
    LastSetupStore.of(TestApp.container()).save(niju.with(tiles, "20"));
    assertEquals("20", remembered("ni-ju").options().get("tiles"));
  }

  @Test
  public void theLevelOfTheLastFinishedGameIsProposed() {
    var match =
        new Match(
            Options.standard(GameUiRegistry.byId("shi").game()),
            List.of(Player.person("Ana"), Player.cpu(Level.CLUB)));
    match.close(new ChosenEnding(0));
    var stored = new AtomicBoolean();
    TestApp.container().games().create(match, false, saved -> stored.set(true));
    TestWait.until("it is stored", stored::get);
    setup("shi");
    TestWait.pass(200);
    onView(beginner("CPU club")).check(matches(isDisplayed()));
  }

  @Test
  public void whoGoesFirstAndOnWhichSideAreTwoQuestions() throws RefusalException {
    setup("shi");
    onView(beginner("You")).check(matches(isChecked()));
    onView(side("Samurai")).check(matches(isChecked()));
    onView(side("Ninja")).perform(click()).check(matches(isChecked()));
    onView(beginner("CPU beginner")).perform(click()).check(matches(isChecked()));
    onView(beginner("You")).check(matches(isNotChecked()));
    var setup = remembered("shi");
    assertEquals("ninja", setup.options().get("first"));
    assertEquals(1, setup.beginner());
    assertEquals("the CPU has Ninja", 1, setup.seatOf(1, 1));
    onView(beginner("Random")).perform(click()).check(matches(isChecked()));
    onView(side("Ninja")).check(matches(isChecked()));
  }

  /** Catches a choice that a second tap clears, and one that stays beside other players. */
  @Test
  public void whoPlaysIsShownAsItIs() throws RefusalException {
    setup("shacru");
    onView(withId(R.id.cpu)).check(matches(isChecked()));
    onView(withId(R.id.cpu)).perform(click()).check(matches(isChecked()));
    onView(allOf(withText("3"), isDescendantOfA(withId(R.id.count)))).perform(click());
    onView(withId(R.id.cpu)).check(matches(isChecked()));
    onView(withId(R.id.people)).perform(click()).check(matches(isChecked()));
    onView(withId(R.id.cpu)).check(matches(isNotChecked()));
    app.onActivity(MainActivity::home);
    var setup = remembered("shacru");
    LastSetupStore.of(TestApp.container()).save(setup.with(1, setup.entrants().get(1).asCpu()));
    setup("shacru");
    onView(withId(R.id.people)).check(matches(isNotChecked()));
    onView(withId(R.id.cpu)).check(matches(isNotChecked()));
  }

  @Test
  public void morePlayersMeanMoreSeats() {
    setup("shacru");
    onView(beginner("CPU beginner")).check(matches(isDisplayed()));
    onView(allOf(withText("4"), isDescendantOfA(withId(R.id.count)))).perform(click());
    onView(beginner("4. CPU beginner")).perform(click()).check(matches(isChecked()));
  }

  @Test
  public void playersAreNamedAndCpusGetALevel() throws RefusalException {
    setup("shi");
    onView(allOf(withText("You"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withId(R.id.name)).inRoot(isDialog()).perform(replaceText("Ana"));
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    onView(beginner("Ana")).check(matches(isDisplayed()));
    onView(allOf(withText("CPU beginner"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withText(startsWith("CPU expert"))).inRoot(isDialog()).perform(click());
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    onView(beginner("CPU expert")).check(matches(isDisplayed()));
    var setup = remembered("shi");
    assertEquals("Ana", setup.entrants().get(0).name());
    assertEquals(new Entrant(false, "", Level.EXPERT), setup.entrants().get(1));
    assertEquals("names hold for all games", "Ana", remembered("shakti").entrants().get(0).name());
  }

  @Test
  public void betweenTwoALevelSaysHowItFaresAgainstTheWeakerOne() throws RefusalException {
    var game = Games.byId("shacru");
    var odds = Level.CLUB.winsAgainstBelow(game);
    var text = "Wins " + odds.wins() + " of " + odds.games() + " games against CPU casual.";
    LastSetupStore.of(TestApp.container()).save(GameSetup.standard(game).withLevel(Level.CLUB));
    setup("shacru");
    onView(allOf(withText(endsWith(text)), isDisplayed())).check(matches(isDisplayed()));
    onView(allOf(withText("3"), isDescendantOfA(withId(R.id.count)))).perform(click());
    onView(allOf(withText(endsWith(text)), isDisplayed())).check(doesNotExist());
  }

  @Test
  public void aLevelIsDescribedOnceAndNotForEverySeat() throws RefusalException {
    var game = Games.byId("shacru");
    var setup = GameSetup.standard(game).with(game.options().get(0), "4");
    LastSetupStore.of(TestApp.container())
        .save(setup.with(3, new Entrant(false, "", Level.MASTER)).watchCpus());
    setup("shacru");
    var beginner = withText(R.string.setup_level_beginner);
    var master = withText(R.string.setup_level_master);
    onView(allOf(beginner, withEffectiveVisibility(Visibility.VISIBLE)))
        .check(matches(isDisplayed()));
    onView(allOf(master, withEffectiveVisibility(Visibility.VISIBLE)))
        .check(matches(isDisplayed()));
  }

  @Test
  public void whoPlaysIsAskedForASeat() {
    setup("shi");
    onView(allOf(withText("CPU beginner"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withText("Ninja: person or CPU?")).inRoot(isDialog()).check(matches(isDisplayed()));
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    onView(beginner("Random")).perform(click());
    onView(allOf(withText("CPU beginner"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withText("Player 2: person or CPU?")).inRoot(isDialog()).check(matches(isDisplayed()));
  }

  @Test
  public void historicBotsStandApartFromTheLevels() {
    for (var gameUi : GameUiRegistry.all()) {
      setup(gameUi.game().id());
      onView(allOf(withText("CPU beginner"), isDescendantOfA(withId(R.id.players))))
          .perform(click());
      onView(withText(R.string.setup_historic))
          .inRoot(isDialog())
          .check(isCompletelyBelow(withText(startsWith("CPU master"))))
          .check(isCompletelyAbove(withText(startsWith("CPU historic: random"))));
      onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
      app.onActivity(MainActivity::home);
    }
  }

  /** One below, at and one above the limit of the field. */
  @Test
  public void aNameOfFortyLettersIsTyped() throws RefusalException {
    setup("shi");
    onView(allOf(withText("You"), isDescendantOfA(withId(R.id.players)))).perform(click());
    for (int length = 39; length <= 41; length++) {
      onView(withId(R.id.name))
          .inRoot(isDialog())
          .perform(replaceText("x".repeat(length)))
          .check(matches(withText("x".repeat(Math.min(40, length)))));
    }
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    assertEquals("x".repeat(40), remembered("shi").entrants().get(0).name());
  }

  /** Catches a choice that counts although its dialog was left by back. */
  @Test
  public void backInTheDialogOfASeatDropsTheChoice() throws RefusalException {
    setup("shi");
    var before = remembered("shi").entrants();
    onView(allOf(withText("You"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withId(R.id.name)).inRoot(isDialog()).perform(replaceText("Eva"));
    onView(withText(startsWith("CPU expert"))).inRoot(isDialog()).perform(click());
    pressBack();
    assertEquals(before, remembered("shi").entrants());
    onView(beginner("You")).check(matches(isDisplayed()));
  }

  @Test
  public void theLevelThatWasChosenSurvivesARotation() throws RefusalException {
    setup("shi");
    onView(allOf(withText("You"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withText(startsWith("CPU expert"))).inRoot(isDialog()).perform(click());
    app.recreate();
    onView(withText(startsWith("CPU expert"))).inRoot(isDialog()).check(matches(isChecked()));
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    assertEquals(new Entrant(false, "", Level.EXPERT), remembered("shi").entrants().get(0));
  }

  @Test
  public void playerIsStillAskedForAfterARotation() throws RefusalException {
    setup("shi");
    onView(allOf(withText("You"), isDescendantOfA(withId(R.id.players)))).perform(click());
    onView(withId(R.id.name)).inRoot(isDialog()).perform(replaceText("Eva"));
    app.recreate();
    onView(withId(R.id.name)).inRoot(isDialog()).check(matches(withText("Eva")));
    onView(withText(R.string.setup_done)).inRoot(isDialog()).perform(click());
    assertEquals("Eva", remembered("shi").entrants().get(0).name());
  }

  @Test
  @Config(qualifiers = "pt-rPT-w480dp-h2000dp")
  public void whoBeginsIsSaidWithoutAVerbThatWouldHaveToAgree() {
    for (var gameUi : GameUiRegistry.all()) {
      setup(gameUi.game().id());
      onView(withText(endsWith(", primeira jogada"))).check(matches(isDisplayed()));
      app.onActivity(MainActivity::home);
    }
  }

  private static Matcher<View> beginner(String name) {
    return allOf(withText(name), isDescendantOfA(withId(R.id.begins)));
  }

  private static Matcher<View> side(String name) {
    return allOf(withText(name), isDescendantOfA(withId(R.id.side)));
  }

  private void setup(String game) {
    app.onActivity(activity -> activity.setup(game));
  }

  private static GameSetup remembered(String game) throws RefusalException {
    return LastSetupStore.of(TestApp.container()).load(Games.byId(game));
  }

  private void assertPlays() {
    app.onActivity(
        activity -> {
          activity.getSupportFragmentManager().executePendingTransactions();
          assertEquals(
              PlayFragment.class,
              activity.getSupportFragmentManager().findFragmentById(R.id.screen).getClass());
        });
  }
}
