package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.ui.Languages;
import tabuleiro.rules.Games;
import tabuleiro.rules.explain.ExplanationFinder;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.pacru.PacruReason;

/** Tests that every game has all required texts, in all languages. */
@RunWith(AndroidJUnit4.class)
public final class GameUiTest {
  private static final List<String> DETAILS = List.of("1", "2", "3", "4");

  @Test
  public void everyGameHasALookInTheOrderOfTheGames() {
    assertEquals(Games.all(), GameUiRegistry.all().stream().map(GameUi::game).toList());
    for (var gameUi : GameUiRegistry.all()) {
      assertSame(gameUi, GameUiRegistry.of(gameUi.game()));
    }
  }

  @Test
  public void everyReasonHasAText() {
    Context app = ApplicationProvider.getApplicationContext();
    var english = reasons(Languages.localizedContext(app, Locale.ENGLISH));
    for (var language : Languages.all(app)) {
      var texts = reasons(Languages.localizedContext(app, language));
      for (int i = 0; i < texts.size() && !language.equals(Locale.ENGLISH); i++) {
        assertNotEquals(english.get(i), texts.get(i));
      }
    }
  }

  private static List<String> reasons(Context context) {
    var texts = new ArrayList<String>();
    for (var gameUi : GameUiRegistry.all()) {
      var all = new ArrayList<Reason>(gameUi.game().reasons());
      all.addAll(List.of(CommonReason.values()));
      for (var reason : all) {
        int details = places(reason);
        var text = gameUi.reason(context, reason, DETAILS.subList(0, details));
        assertFalse(text, text.isBlank() || text.contains("{") || text.contains("%"));
        texts.add(text);
      }
    }
    return texts;
  }

  @Test
  public void everyFactHasWords() {
    Context app = ApplicationProvider.getApplicationContext();
    var english = facts(Languages.localizedContext(app, Locale.ENGLISH));
    for (var language : Languages.all(app)) {
      var texts = facts(Languages.localizedContext(app, language));
      for (int i = 0; i < texts.size() && !language.equals(Locale.ENGLISH); i++) {
        assertNotEquals(english.get(i), texts.get(i));
      }
    }
  }

  private static List<String> facts(Context context) {
    var texts = new ArrayList<String>();
    for (var gameUi : GameUiRegistry.all()) {
      var name = gameUi.seatName(context, 1);
      for (var fact : gameUi.game().facts()) {
        for (int count = 0; count < 3; count++) {
          texts.add(gameUi.fact(context, fact, 1, count));
        }
      }
      texts.add(gameUi.fact(context, ExplanationFinder.WINS, 1, 1));
      for (var text :
          texts.subList(texts.size() - 1 - 3 * gameUi.game().facts().size(), texts.size())) {
        assertTrue(text, text.contains(name) && text.endsWith(".") && !text.contains("%"));
      }
    }
    return texts;
  }

  @Test
  public void factsAreToldWithTheirNumber() throws RefusalException {
    Context context = ApplicationProvider.getApplicationContext();
    var shi = GameUiRegistry.of(Games.byId("shi"));
    var taken = shi.game().facts().get(0);
    assertEquals("The Ninja have captured nothing.", shi.fact(context, taken, 1, 0));
    assertEquals("The Ninja have captured 1 piece.", shi.fact(context, taken, 1, 1));
    assertEquals("The Ninja have captured 2 pieces.", shi.fact(context, taken, 1, 2));
  }

  @Test
  public void seatsAreToldByTheirNames() throws RefusalException {
    Context context = ApplicationProvider.getApplicationContext();
    var pacru = GameUiRegistry.of(Games.byId("azacru"));
    assertEquals(
        "The chevron on i5 belongs to Orange",
        pacru.reason(context, PacruReason.NOT_YOURS, List.of("i5", "2")));
    RuntimeEnvironment.setQualifiers("pt-rPT");
    context = ApplicationProvider.getApplicationContext();
    assertEquals(
        "A seta em i5 é do jogador Laranja",
        pacru.reason(context, PacruReason.NOT_YOURS, List.of("i5", "2")));
  }

  /** Returns the number of details in a reason's text. */
  private static int places(Reason reason) {
    int count = 0;
    while (reason.template().contains("{" + count + "}")) {
      count++;
    }
    return count;
  }

  @Test
  public void everyOptionIsExplained() {
    Context app = ApplicationProvider.getApplicationContext();
    for (var language : Languages.all(app)) {
      var context = Languages.localizedContext(app, language);
      for (var gameUi : GameUiRegistry.all()) {
        assertFalse(context.getString(gameUi.summary()).isBlank());
        assertFalse(gameUi.scoreLabel(context).isBlank());
        for (var option : gameUi.game().options()) {
          assertNotEquals(option.key(), gameUi.optionName(context, option));
          assertFalse(gameUi.optionHelp(context, option).isBlank());
          var values = new HashSet<String>();
          for (var value : option.values()) {
            values.add(gameUi.optionValue(context, option, value));
          }
          assertEquals(option.values().size(), values.size());
          if (option.values().contains("on")) {
            assertFalse(values.contains("on"));
          }
        }
      }
    }
  }

  @Test
  public void everySeatHasANameAndAColourOfItsOwn() throws RefusalException {
    Context context = ApplicationProvider.getApplicationContext();
    for (var gameUi : GameUiRegistry.all()) {
      int seats = mostSeats(gameUi.game());
      var names = new HashSet<String>();
      var colors = new HashSet<Integer>();
      for (int seat = 0; seat < seats; seat++) {
        names.add(gameUi.seatName(context, seat));
        colors.add(gameUi.seatColor(context, seat));
      }
      assertEquals(gameUi.game().id(), seats, names.size());
      assertEquals(gameUi.game().id(), seats, colors.size());
    }
  }

  /** Returns the number of seats with the option value that gives the most. */
  private static int mostSeats(Game game) throws RefusalException {
    int most = game.seats(Options.standard(game));
    for (var option : game.options()) {
      for (var value : option.values()) {
        var chosen = option.needs().isEmpty() ? "" : option.needs() + " ";
        var options = Options.parse(game, chosen + option.key() + "=" + value);
        most = Math.max(most, game.seats(options));
      }
    }
    return most;
  }
}
