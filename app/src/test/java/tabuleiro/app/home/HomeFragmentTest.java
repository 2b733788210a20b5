package tabuleiro.app.home;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.FreshGames;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.play.PlayFragment;
import tabuleiro.app.setup.SetupFragment;
import tabuleiro.app.ui.Waiting;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** The first screen shows every game and leads on from there. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w480dp-h2000dp")
public class HomeFragmentTest {
  @Rule public final FreshGames games = new FreshGames();

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
  public void everyGameHasACardThatOpensItsSetup() {
    for (var look : GameLooks.all()) {
      onView(withText(look.summary())).check(matches(isDisplayed()));
      onView(allOf(withText(look.game().name()), isDescendantOfA(withId(R.id.games))))
          .perform(click());
      app.onActivity(
          activity ->
              assertEquals(
                  SetupFragment.class,
                  activity.getSupportFragmentManager().findFragmentById(R.id.screen).getClass()));
      onView(withId(R.id.start)).check(matches(isDisplayed()));
      app.onActivity(MainActivity::home);
    }
  }

  @Test
  public void picturesAreOfGamesThatGoOn() {
    for (var look : GameLooks.all()) {
      assertFalse(look.game().id(), look.cover().toPosition().isOver());
    }
  }

  @Test
  public void settingsAreOneTapAway() {
    onView(withContentDescription(R.string.settings_title)).perform(click());
    onView(withText(R.string.settings_theme)).check(matches(isDisplayed()));
  }

  @Test
  public void theLastGameCanBeContinued() throws Exception {
    var game = GameLooks.all().get(0).game();
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(game), players);
    match.play("c9-d8");
    assertFalse(isOffered());
    SavedGames.of(ApplicationProvider.getApplicationContext()).create(match, false, saved -> {});
    Waiting.until("the card is there", this::isOffered);
    onView(withText("Ana – Rui")).check(matches(isDisplayed()));
    onView(withText("Rui to move · 1 move played")).check(matches(isDisplayed()));
    onView(withId(R.id.latest)).perform(click());
    app.onActivity(
        activity ->
            assertEquals(
                PlayFragment.class,
                activity.getSupportFragmentManager().findFragmentById(R.id.screen).getClass()));
  }

  private boolean isOffered() {
    var found = new AtomicBoolean();
    app.onActivity(activity -> found.set(activity.findViewById(R.id.latest) != null));
    return found.get();
  }
}
