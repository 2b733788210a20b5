package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.Games;

public class OptionsTest {
  private static Options parse(String game, String line) throws RefusalException {
    return Options.parse(Games.byId(game), line);
  }

  private static RefusalException refusal(String game, String line) {
    return assertThrows(RefusalException.class, () -> parse(game, line));
  }

  @Test
  public void whoGoesFirstIsToldFromRules() throws RefusalException {
    var shi = Games.byId("shi");
    var deciding =
        shi.options().stream()
            .filter(Options.parse(shi, "size=5 first=ninja")::decidesFirst)
            .map(Option::key)
            .collect(Collectors.toList());
    assertEquals(List.of("first"), deciding);
  }

  @Test
  public void standardsAreTheRuleBooksFirstValues() throws RefusalException {
    assertEquals("players=2 trails=closed twist=on start=neutral", parse("shacru", "").toString());
    assertEquals("players=2", parse("azacru", "").toString());
    assertEquals("rules=capture strict=off", parse("shakti", "").toString());
    assertEquals("tiles=20 race=0", parse("ni-ju", "").toString());
    assertEquals("size=8 first=samurai win=half", parse("shi", "").toString());
  }

  @Test
  public void everyAllowedValueIsReadAndWrittenBack() throws RefusalException {
    for (var game : Games.all()) {
      for (var option : game.options()) {
        for (var value : option.values()) {
          var line = option.key() + "=" + value;
          var options = parse(game.id(), line);
          assertTrue(line, options.is(option.key(), value));
          assertEquals(options, parse(game.id(), options.toString()));
          assertEquals(options.hashCode(), parse(game.id(), options.toString()).hashCode());
        }
      }
    }
  }

  @Test
  public void readingIsLenientAboutCaseAndOrder() throws RefusalException {
    assertEquals(
        parse("shacru", "trails=open players=3"), parse("SHACRU", "  Players=3   TRAILS=Open "));
  }

  @Test
  public void anUnknownKeyNamesTheKnownOnes() {
    var refusal = refusal("shi", "colour=red");
    assertEquals(CommonReason.UNKNOWN_OPTION, refusal.reason());
    assertEquals("Shi has no option \"colour\"; it has size, first, win", refusal.getMessage());
  }

  @Test
  public void aValueOutOfRangeNamesTheAllowedOnes() {
    assertEquals(
        "size=13 is not possible; allowed is size=3…12", refusal("shi", "size=13").getMessage());
    assertEquals(
        "players=5 is not possible; allowed is players=2|3|4",
        refusal("azacru", "players=5").getMessage());
    assertEquals(CommonReason.BAD_OPTION, refusal("ni-ju", "tiles").reason());
    assertEquals(CommonReason.BAD_OPTION, refusal("ni-ju", "race=-1").reason());
  }

  @Test
  public void strictGoesWithCaptureOnly() throws RefusalException {
    assertEquals(
        "strict=on is only possible with rules=capture",
        refusal("shakti", "strict=on rules=freeling").getMessage());
    var strict = Games.byId("shakti").options().get(1);
    assertTrue(parse("shakti", "rules=capture").isOpen(strict));
    assertFalse(parse("shakti", "rules=freeling").isOpen(strict));
  }

  @Test
  public void anUnknownGameNamesTheKnownOnes() {
    var known = Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
    assertEquals(
        "there is no game \"chess\"; there are " + known,
        assertThrows(RefusalException.class, () -> Games.byId("chess")).getMessage());
  }
}
