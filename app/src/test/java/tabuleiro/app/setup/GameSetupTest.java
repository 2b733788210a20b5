package tabuleiro.app.setup;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;

/** Tests that a setup produces the right game. */
public class GameSetupTest {
  private static final Player CPU = Player.cpu(Level.BEGINNER);

  @Test
  public void quickStartsSeatPersonsAndCpus() throws RefusalException {
    for (var game : Games.all()) {
      var setup = GameSetup.standard(game);
      var first = Player.person("P0");
      assertEquals(List.of(first, Player.person("P1")), players(setup.passAndPlay()));
      assertEquals(List.of(first, CPU), players(setup.againstCpus()));
      assertEquals(List.of(CPU, CPU), players(setup.watchCpus()));
    }
  }

  @Test
  public void namesAndLevelsOutliveTheQuickStarts() throws RefusalException {
    var setup =
        GameSetup.standard(game("shi"))
            .with(0, new Entrant(true, "Ana", Level.MASTER))
            .with(1, new Entrant(false, "Rui", Level.CLUB));
    assertEquals(List.of(Player.person("Ana"), Player.cpu(Level.CLUB)), players(setup));
    assertEquals(
        List.of(Player.cpu(Level.MASTER), Player.cpu(Level.CLUB)), players(setup.watchCpus()));
    assertEquals(
        List.of(Player.person("Ana"), Player.person("Rui")),
        players(setup.watchCpus().passAndPlay()));
  }

  @Test
  public void aRaceIsNeverLongerThanItsTilesAllow() throws RefusalException {
    var tiles = option("ni-ju", "tiles");
    var race = option("ni-ju", "race");
    var setup = GameSetup.standard(game("ni-ju")).with(race, "9");
    assertEquals("9", setup.options().get("race"));
    assertEquals("4", setup.with(tiles, "8").options().get("race"));
    assertEquals("1", setup.with(tiles, "5").with(race, "20").options().get("race"));
  }

  @Test
  public void theBeginnerGetsTheSeatThatMovesFirst() throws RefusalException {
    var other = GameSetup.standard(game("shakti")).begunBy(1);
    assertEquals(List.of(CPU, Player.person("P0")), players(other));
    var ninja = GameSetup.standard(game("shi")).with(option("shi", "first"), "ninja");
    assertEquals(List.of(CPU, Player.person("P0")), players(ninja));
    var four = GameSetup.standard(game("shacru")).with(option("shacru", "players"), "4");
    assertEquals(
        List.of("P2", "P3", "P0", "P1"),
        players(four.passAndPlay().begunBy(2)).stream().map(Player::name).toList());
  }

  @Test
  public void theLotFallsOnEveryone() throws RefusalException {
    var setup =
        GameSetup.standard(game("azacru"))
            .with(option("azacru", "players"), "3")
            .passAndPlay()
            .begunBy(GameSetup.BY_LOT);
    var beginners = new HashSet<String>();
    var lot = new Random(1);
    for (int i = 0; i < 100; i++) {
      var players = setup.toRecord(index -> "P" + index, lot).players();
      assertEquals(3, players.size());
      beginners.add(players.get(0).name());
    }
    assertEquals(3, beginners.size());
  }

  @Test
  public void everyValueOfEveryOptionCanBeChosen() {
    for (var game : Games.all()) {
      for (var option : game.options()) {
        for (var value : game.offered(option, Options.standard(game))) {
          var setup = GameSetup.standard(game).with(option, value);
          var record = setup.toRecord(index -> "P" + index, new Random(1));
          assertEquals(value, record.options().get(option.key()));
          assertEquals(setup.seats(), record.players().size());
          assertTrue(record.moves().isEmpty());
          assertFalse(record.toMatch().isOver());
        }
      }
    }
  }

  @Test
  public void anOptionThatIsClosedGoesBackToItsStandard() throws RefusalException {
    var strict = option("shakti", "strict");
    var setup = GameSetup.standard(game("shakti")).with(strict, "on");
    var freeling = setup.with(option("shakti", "rules"), "freeling");
    assertEquals("off", freeling.options().get("strict"));
    assertFalse(freeling.options().isOpen(strict));
  }

  @Test
  public void aPresetSettlesItsOptionsOnly() throws RefusalException {
    var inventor = GameUiRegistry.byId("shacru").presets().get(1);
    var three = GameSetup.standard(game("shacru")).with(option("shacru", "players"), "3");
    assertFalse("the number of players is free", three.ownRules());
    var chosen = three.with(inventor);
    assertEquals("open", chosen.options().get("trails"));
    assertEquals("3", chosen.options().get("players"));
    assertFalse(chosen.ownRules());
    var strict = GameSetup.standard(game("shakti")).with(option("shakti", "strict"), "on");
    var freeling = strict.with(GameUiRegistry.byId("shakti").presets().get(1));
    assertEquals("rules=freeling strict=off", freeling.options().toString());
  }

  @Test
  public void aSingleRuleThatIsChangedMakesTheRulesOnesOwn() throws RefusalException {
    var inventor = GameUiRegistry.byId("shacru").presets().get(1);
    var chosen = GameSetup.standard(game("shacru")).with(inventor);
    assertTrue(chosen.with(option("shacru", "twist"), "off").ownRules());
  }

  @Test
  public void aBeginnerWhoNoLongerPlaysDoesNotBegin() throws RefusalException {
    var count = option("shacru", "players");
    var four = GameSetup.standard(game("shacru")).with(count, "4").begunBy(3);
    assertEquals(0, four.with(count, "3").beginner());
    assertEquals(GameSetup.BY_LOT, four.begunBy(GameSetup.BY_LOT).with(count, "2").beginner());
  }

  private static List<Player> players(GameSetup setup) {
    return setup.toRecord(index -> "P" + index, new Random(1)).players();
  }

  private static Game game(String id) throws RefusalException {
    return Games.byId(id);
  }

  private static Option option(String id, String key) throws RefusalException {
    return game(id).options().stream()
        .filter(option -> option.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
