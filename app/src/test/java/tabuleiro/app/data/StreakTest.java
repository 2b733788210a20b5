package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Closing;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests the streak of wins or losses against a level. */
@RunWith(AndroidJUnit4.class)
public final class StreakTest {
  private final Random random = new Random(4);
  private TestDatabase test;
  private SavedGames games;

  @Before
  public void open() {
    test = new TestDatabase(ApplicationProvider.getApplicationContext());
    games = test.games();
  }

  @After
  public void close() {
    test.close();
  }

  @Test
  public void itCountsWinsOrLossesUntilNow() throws Refusal {
    assertEquals(0, streak());
    store(finished(Level.CLUB, false), false);
    assertEquals(-1, streak());
    store(finished(Level.CLUB, true), false);
    store(finished(Level.CLUB, true), false);
    assertEquals(2, streak());
  }

  @Test
  public void onlyClearGamesOfTheLevelCount() throws Refusal {
    store(finished(Level.CLUB, true), false);
    store(finished(Level.CLUB, true), true); // practice
    store(finished(Level.CASUAL, false), false);
    var resigned = new Match(options("size=3"), players(Level.CLUB));
    resigned.close(new Closing(0));
    store(resigned, false);
    assertEquals(1, streak());
  }

  @Test
  public void gamesWithMoreThanTwoPlayersDoNotCount() throws Refusal {
    var players = new ArrayList<>(players(Level.CLUB));
    players.add(Player.cpu(Level.CLUB));
    var options = Options.parse(Games.byId("shacru"), "players=3");
    store(RandomGames.play(new Match(options, players), 300, random), false);
    assertEquals(0, (int) answer("shacru"));
  }

  @Test
  public void theLastLevelIsThatOfTheLastFinishedGame() throws Refusal {
    assertNull(lastLevel());
    store(finished(Level.CLUB, true), false);
    store(new Match(options("size=3"), players(Level.MASTER)), false);
    assertEquals(Level.CLUB, lastLevel());
  }

  private int streak() {
    return answer("shi");
  }

  private Integer answer(String game) {
    var answer = new AtomicReference<Integer>();
    games.streak(game, Level.CLUB, streak -> answer.set(streak.value()));
    return answer.get();
  }

  private Level lastLevel() {
    var answer = new AtomicReference<Level>();
    games.lastLevel("shi", level -> answer.set(level.value()));
    return answer.get();
  }

  private void store(Match match, boolean practice) {
    games.create(match, practice, saved -> {});
  }

  /** Creates a game of Shi that the person won, or lost, on the board. */
  private Match finished(Level level, boolean won) throws Refusal {
    while (true) {
      var match = RandomGames.play(new Match(options("size=3"), players(level)), 300, random);
      if (!match.result().isDraw() && match.result().favours(0) == won) {
        return match;
      }
    }
  }

  private static Options options(String words) throws Refusal {
    return Options.parse(Games.byId("shi"), words);
  }

  private static List<Player> players(Level level) {
    return List.of(Player.person("Ana"), Player.cpu(level));
  }
}
