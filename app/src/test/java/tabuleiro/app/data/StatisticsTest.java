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
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Closing;
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
  public void ratingFollowsTheResultsInTheOrderOfPlaying() throws Refusal {
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
  public void notRatedIsWhatNobodyKnowsTheStrengthOf() throws Refusal {
    finish(Games.byId("shi"), "", Level.HISTORIC_RANDOM, 1, "");
    finish(Games.byId("azacru"), "players=3", Level.CLUB, 1, "");
    assertEquals(List.of(), statistics().game("shi").ratings());
    assertEquals(List.of(), statistics().game("azacru").ratings());
    assertEquals(new Tally(1, 0, 0), statistics().game("shi").tally());
    assertEquals("the one played last is first", "azacru", statistics().games().get(0).game());
  }

  @Test
  public void accuracyIsThePersonsAsTheReviewsHaveIt() throws Refusal {
    var game = Games.byId("shi");
    var notes = "50 50\n?? 90 10 better a but b\n60 40\n70 70"; // exp(-1) for 20 given away
    finish(game, "", Level.CLUB, 1, notes);
    finish(game, "first=ninja", Level.CLUB, 1, notes); // the person moves second
    finish(game, "", Level.CLUB, 1, "");
    assertEquals(List.of(68, 51), statistics().game("shi").accuracies());
  }

  @Test
  public void rulesAndFirstMovesThatAreMostFrequentAreFound() throws Refusal {
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
    assertEquals(new Tally(1, 0, 1), opening.tally());
    var match = new Match(Options.standard(game), List.of(ANA, Player.cpu(Level.CLUB)));
    RandomGames.play(match, 2, new Random(1));
    assertEquals(String.join(" ", match.notation()), opening.moves());
  }

  @Test
  public void whoGoesFirstIsNoRule() throws Refusal {
    var game = Games.byId("shi");
    finish(game, "size=6", Level.CLUB, 1, "");
    finish(game, "first=ninja", Level.CLUB, 1, "");
    finish(game, "first=samurai", Level.CLUB, 1, "");
    var standard = Options.standard(game).toString();
    assertEquals(new GameStatistics.Rules(standard, 2), statistics().game("shi").rules());
  }

  @Test
  public void gameGivenUpBeforeItBeganHasNoOpening() throws Refusal {
    var options = Options.standard(Games.byId("shi"));
    for (int i = 0; i < 2; i++) {
      var match = new Match(options, List.of(ANA, Player.cpu(Level.CLUB)));
      RandomGames.play(match, i, new Random(1));
      match.close(new Closing(0));
      store(match, "");
    }
    assertEquals(List.of(), statistics().game("shi").openings());
    assertNull(statistics().game("shakti"));
  }

  @Test
  public void onlyTheLatestGamesAreKeptOneByOne() throws Refusal {
    for (int i = 0; i <= LevelStatistics.LATEST; i++) {
      finish(Games.byId("shi"), "", Level.CLUB, i == 0 ? 0 : 1, "");
    }
    var latest = statistics().game("shi").levels().get(0).latest();
    assertEquals(LevelStatistics.LATEST, latest.size());
    assertTrue(latest.stream().allMatch(outcome -> outcome == Outcome.WON));
  }

  /** Creates a game of four moves, the same ones for the same options, that one seat resigned. */
  private void finish(Game game, String options, Level level, int loser, String review)
      throws Refusal {
    var chosen = Options.parse(game, options);
    var players = new ArrayList<>(List.of(ANA));
    while (players.size() < game.seats(chosen)) {
      players.add(Player.cpu(level));
    }
    var match = RandomGames.play(new Match(chosen, players), 4, new Random(1));
    match.close(new Closing(loser));
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
