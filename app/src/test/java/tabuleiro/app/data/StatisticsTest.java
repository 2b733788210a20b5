package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.Rating;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the statistics of finished games. */
public final class StatisticsTest {
  private static final Player ANA = Player.person("Ana");

  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private RepositoryHarness test;

  @Before
  public void open() {
    test = new InMemoryRepositoryHarness();
  }

  @After
  public void close() {
    test.close();
  }

  @Test
  public void ratingFollowsTheResultsInTheOrderOfPlaying() throws RefusalException {
    var game = Games.byId("shi");
    finish(game, "", Level.CLUB, 0, "");
    finish(game, "", Level.BEGINNER, 1, "");
    finish(game, "", Level.CASUAL, -1, "");
    var first = Rating.unplayed(800).after(Level.CLUB.rating(game), 0);
    var second = first.after(Level.BEGINNER.rating(game), 1);
    var third = second.after(Level.CASUAL.rating(game), 0.5);
    var expected = new ArrayList<>(List.of(800));
    for (var next : List.of(first, second, third)) {
      expected.add((int) Math.round(next.points()));
    }
    assertEquals(expected, statistics().game("shi").ratings());
  }

  @Test
  public void notRatedIsWhatNobodyKnowsTheStrengthOf() throws RefusalException {
    finish(Games.byId("shi"), "", Level.HISTORIC_RANDOM, 1, "");
    finish(Games.byId("azacru"), "players=3", Level.CLUB, 1, "");
    assertEquals(List.of(), statistics().game("shi").ratings());
    assertEquals(List.of(), statistics().game("azacru").ratings());
    assertEquals(new ResultTally(1, 0, 0), statistics().game("shi").tally());
    assertEquals("the one played last is first", "azacru", statistics().games().get(0).game());
  }

  /** What happens to a game of its own kind before it is counted. */
  private interface Fate {
    void of(GameRepository games, Match match) throws RefusalException;
  }

  /** The table of docs/storage.md: which games count, and which of these are rated. */
  @Test
  public void whichGamesCountAndWhichAreRated() throws RefusalException {
    var club = Player.cpu(Level.CLUB);
    count("a game played to its end", 1, 1, "", club, (games, match) -> save(match, false));
    count(
        "one that is not finished",
        0,
        0,
        "",
        club,
        (games, match) -> {
          match.reopen();
          save(match, false);
        });
    count("practice", 0, 0, "", club, (games, match) -> save(match, true));
    count("two people", 0, 0, "", Player.person("Rui"), (games, match) -> save(match, false));
    count("other options", 1, 0, "size=6", club, (games, match) -> save(match, false));
    count("other first player", 1, 1, "first=ninja", club, (games, match) -> save(match, false));
    var bot = Player.cpu(Level.HISTORIC_RANDOM);
    count("a historic bot", 1, 0, "", bot, (games, match) -> save(match, false));
    count(
        "three copies",
        1,
        1,
        "",
        club,
        (games, match) -> {
          long id = save(match, false);
          for (int i = 0; i < 3; i++) {
            games.duplicate(id, "copy", copied -> assertTrue(copied.isDone()));
          }
        });
    count(
        "a copy that is played on",
        1,
        1,
        "",
        club,
        (games, match) -> {
          long id = save(match, false);
          games.duplicate(id, "copy", copied -> finishAgain(copied.value()));
        });
    count(
        "a branch, from the last move on",
        1,
        1,
        "",
        club,
        (games, match) -> {
          save(match, false);
          games.save(
              GameVersion.copy(++test.now), match, false, saved -> assertTrue(saved.isDone()));
        });
    count(
        "a branch alone",
        0,
        0,
        "",
        club,
        (games, match) ->
            games.save(
                GameVersion.copy(++test.now), match, false, saved -> assertTrue(saved.isDone())));
    count(
        "a deleted game",
        0,
        0,
        "",
        club,
        (games, match) ->
            games.delete(List.of(save(match, false)), deleted -> assertTrue(deleted.isDone())));
    count(
        "an export that is imported again",
        1,
        1,
        "",
        club,
        (games, match) -> {
          var id = save(match, false);
          var text = new AtomicReference<String>();
          games.transfer().exportAll(exported -> text.set(exported.value()));
          games.delete(List.of(id), deleted -> {});
          load(text.get(), ImportSource.PICKED);
        });
    count(
        "the same from somebody else",
        0,
        0,
        "",
        club,
        (games, match) -> {
          var id = save(match, false);
          var text = new AtomicReference<String>();
          games.transfer().exportAll(exported -> text.set(exported.value()));
          games.delete(List.of(id), deleted -> {});
          load(text.get(), ImportSource.PASTED);
        });
    count(
        "an exported copy that is imported again",
        0,
        0,
        "",
        club,
        (games, match) -> {
          var id = save(match, false);
          var copy = new AtomicReference<Long>();
          games.duplicate(id, "copy", copied -> copy.set(copied.value()));
          var text = new AtomicReference<String>();
          games.transfer().export(List.of(copy.get()), exported -> text.set(exported.value()));
          games.delete(List.of(id, copy.get()), deleted -> {});
          load(text.get(), ImportSource.PICKED);
        });
    count(
        "before a reset",
        0,
        0,
        "",
        club,
        (games, match) -> {
          save(match, false);
          games.resetStatistics(reset -> assertTrue(reset.isDone()));
        });
    count(
        "after a reset, with the clock set back",
        1,
        1,
        "",
        club,
        (games, match) -> {
          games.resetStatistics(reset -> assertTrue(reset.isDone()));
          test.now -= 1_000_000_000;
          save(match, false);
        });
    count(
        "before a reset that is undone",
        1,
        1,
        "",
        club,
        (games, match) -> {
          save(match, false);
          games.resetStatistics(reset -> games.undoReset(reset.value(), undone -> {}));
        });
  }

  private void count(
      String name, int counted, int rated, String options, Player opponent, Fate fate)
      throws RefusalException {
    test.close();
    open();
    test.reopen();
    var match = new Match(Options.parse(Games.byId("shi"), options), List.of(ANA, opponent));
    RandomGames.play(match, 4, new Random(1));
    match.close(new ChosenEnding(1));
    fate.of(test.games(), match);
    var shi = statistics().game("shi");
    assertEquals(name, counted, shi == null ? 0 : shi.tally().played());
    assertEquals(name, rated, shi == null ? 0 : Math.max(0, shi.ratings().size() - 1));
  }

  private long save(Match match, boolean practice) {
    var saved = new AtomicReference<SaveResult>();
    var begun = GameVersion.unsaved(++test.now);
    test.games().save(begun, match, practice, answer -> saved.set(answer.value()));
    return saved.get().version().id();
  }

  /** Takes the end of a game back and ends it once more. */
  private void finishAgain(long id) {
    test.games()
        .load(
            id,
            loaded -> {
              var game = (LoadedGame.Playable) loaded.value();
              game.match().reopen();
              game.match().close(new ChosenEnding(1));
              test.games()
                  .save(
                      game.details().version(),
                      game.match(),
                      false,
                      saved -> assertTrue(saved.isDone()));
            });
  }

  private void load(String text, ImportSource source) {
    var transfer = test.games().transfer();
    transfer.plan(
        () -> text,
        source,
        plan ->
            transfer.carryOut(plan.value(), false, done -> assertEquals(1, done.value().size())));
  }

  @Test
  public void accuracyIsThePersonsAsTheReviewsHaveIt() throws RefusalException {
    var game = Games.byId("shi");
    var notes = "50 50\n?? 90 10 better a but b\n60 40\n70 70"; // exp(-1) for 20 given away
    finish(game, "", Level.CLUB, 1, notes);
    finish(game, "first=ninja", Level.CLUB, 1, notes); // the person moves second
    finish(game, "", Level.CLUB, 1, "");
    assertEquals(List.of(68, 51), statistics().game("shi").accuracies());
  }

  @Test
  public void rulesAndFirstMovesThatAreMostFrequentAreFound() throws RefusalException {
    var game = Games.byId("shacru");
    finish(game, "trails=open", Level.CLUB, 1, "");
    finish(game, "", Level.CLUB, 0, "");
    finish(game, "", Level.CASUAL, 1, "");
    var counted = statistics().game("shacru");
    var standard = Options.standard(game).toString();
    assertEquals(new GameStatistics.Rules(standard, 2), counted.rules());
    assertEquals(1, counted.openings().size());
    var opening = counted.openings().get(0);
    assertEquals(standard, opening.options());
    assertEquals(new ResultTally(1, 0, 1), opening.tally());
    var match = new Match(Options.standard(game), List.of(ANA, Player.cpu(Level.CLUB)));
    RandomGames.play(match, 2, new Random(1));
    assertEquals(String.join(" ", match.notation()), opening.moves());
  }

  @Test
  public void whoGoesFirstIsNoRule() throws RefusalException {
    var game = Games.byId("shi");
    finish(game, "size=6", Level.CLUB, 1, "");
    finish(game, "first=ninja", Level.CLUB, 1, "");
    finish(game, "first=samurai", Level.CLUB, 1, "");
    var standard = Options.standard(game).toString();
    assertEquals(new GameStatistics.Rules(standard, 2), statistics().game("shi").rules());
  }

  @Test
  public void gameGivenUpBeforeItBeganHasNoOpening() throws RefusalException {
    var options = Options.standard(Games.byId("shi"));
    for (int i = 0; i < 2; i++) {
      var match = new Match(options, List.of(ANA, Player.cpu(Level.CLUB)));
      RandomGames.play(match, i, new Random(1));
      match.close(new ChosenEnding(0));
      store(match, "");
    }
    assertEquals(List.of(), statistics().game("shi").openings());
    assertNull(statistics().game("shakti"));
  }

  /** Below, at and above the limit of reviews; the latest count. */
  @Test
  public void theAccuracyOfThreeHundredGamesIsShown() throws RefusalException {
    for (int i = 1; i <= 301; i++) {
      finish(Games.byId("shi"), "", Level.CLUB, 1, i == 1 ? "?? 90 10 a but b" : "50 50");
      if (i == 1 || i >= 299) {
        var accuracies = statistics().game("shi").accuracies();
        assertEquals(Math.min(i, 300), accuracies.size());
        assertEquals(i > 300, accuracies.get(0) == 100);
      }
    }
  }

  @Test
  public void onlyTheLatestGamesAreKeptOneByOne() throws RefusalException {
    for (int i = 0; i <= LevelStatistics.LATEST; i++) {
      finish(Games.byId("shi"), "", Level.CLUB, i == 0 ? 0 : 1, "");
    }
    var latest = statistics().game("shi").levels().get(0).latest();
    assertEquals(LevelStatistics.LATEST, latest.size());
    assertTrue(latest.stream().allMatch(outcome -> outcome == Outcome.WON));
  }

  /** Creates a game of four moves, the same ones for the same options, that one seat resigned. */
  private void finish(Game game, String options, Level level, int loser, String review)
      throws RefusalException {
    var chosen = Options.parse(game, options);
    var players = new ArrayList<>(List.of(ANA));
    while (players.size() < game.seats(chosen)) {
      players.add(Player.cpu(level));
    }
    var match = RandomGames.play(new Match(chosen, players), 4, new Random(1));
    match.close(new ChosenEnding(loser));
    store(match, review);
  }

  private void store(Match match, String review) {
    test.now += 1000;
    var row = GameMapper.of(match, false, test.now);
    row.review = review;
    test.tables().add(row);
  }

  private Statistics statistics() {
    var statistics = new AtomicReference<Statistics>();
    test.games().statistics(answer -> statistics.set(answer.value()));
    return statistics.get();
  }
}
