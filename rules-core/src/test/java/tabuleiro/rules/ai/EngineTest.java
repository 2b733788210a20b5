package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests the contract of the engine in every game. */
public class EngineTest {
  private final Engine engine = new Engine(1);

  @Test
  public void everyLevelFindsALegalMoveWhereverAGameGets() throws RefusalException {
    for (var start : starts()) {
      var random = new Random(start.options().hashCode());
      var position = start.copy();
      for (int ply = 0; !position.isOver() && ply < 200; ply++) {
        if (ply % 10 == 0) {
          for (var level : Level.values()) {
            if (level.suits(start.options().game())) {
              assertLegal(position, choose(position, level, ply, 150));
            }
          }
        }
        var moves = position.legalMoves();
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  public void sameSeedAndNodesRepeatTheSameThought() throws RefusalException {
    for (var start : starts()) {
      var first = new ArrayList<SearchResult>();
      for (int run = 0; run < 2; run++) {
        var position = start.copy();
        for (int ply = 0; !position.isOver() && ply < 6; ply++) {
          var result = choose(position, Level.EXPERT, 42, 1000);
          if (run == 0) {
            first.add(result);
          } else {
            assertEquals(start.options().toString(), first.get(ply), result);
          }
          position.play(result.move());
        }
      }
    }
  }

  @Test
  public void aJudgementDoesNotDependOnWhatWasAskedBefore() throws RefusalException {
    for (var start : starts()) {
      var position = start.copy();
      var fresh =
          new Engine(1).think(position, SearchLimits.nodes(1500), new CancelFlag(), told -> {});
      choose(position, Level.MASTER, 3, 1000);
      var again = engine.think(position, SearchLimits.nodes(1500), new CancelFlag(), told -> {});
      assertEquals(start.options().toString(), fresh, again);
    }
  }

  @Test
  public void whatWasFoundForTheLastMoveHelpsWithTheNext() {
    long kept = 0;
    long anew = 0;
    for (var game : Games.all()) {
      var position = game.start(Options.standard(game));
      for (int round = 0; round < 8; round++) {
        var line = choose(position, Level.MASTER, round, 2000).line();
        position.play(line.get(0));
        position.play(line.size() > 1 ? line.get(1) : position.legalMoves().get(0));
        kept += choose(position, Level.MASTER, round, 2000).depth();
        var limits = SearchLimits.nodes(2000);
        var other = new Engine(1);
        anew +=
            other.choose(position, Level.MASTER, round, limits, new CancelFlag(), p -> {}).depth();
      }
    }
    assertTrue(kept + " plies, without memory " + anew, kept > anew);
  }

  @Test
  public void whatWasPonderedHelpsWithTheNextMove() {
    long pondered = 0;
    long anew = 0;
    var other = new Engine(1);
    var limits = SearchLimits.nodes(4000);
    for (var game : Games.all()) {
      var position = game.start(Options.standard(game));
      for (int round = 0; round < 5; round++) {
        var before = position.layout();
        engine.ponder(position, position.turn() ^ 1, SearchLimits.nodes(20_000), new CancelFlag());
        assertEquals("it is left alone", before, position.layout());
        position.play(
            other.think(position, SearchLimits.nodes(500), new CancelFlag(), p -> {}).move());
        pondered += choose(position, Level.MASTER, 1, 4000).depth();
        anew += other.choose(position, Level.MASTER, 1, limits, new CancelFlag(), p -> {}).depth();
      }
    }
    assertTrue(pondered + " plies, without " + anew, pondered > anew);
  }

  @Test
  public void severalThreadsFindALegalMoveAndEndWithIt() throws RefusalException {
    var many = new Engine(1, 3);
    for (var start : starts()) {
      assertLegal(start, many.think(start, SearchLimits.nodes(3000), new CancelFlag(), told -> {}));
      var limits = SearchLimits.millis(5);
      assertLegal(start, many.choose(start, Level.MASTER, 1, limits, new CancelFlag(), told -> {}));
    }
    for (var thread : Thread.getAllStackTraces().keySet()) {
      assertFalse(thread.getName().startsWith("cpu-helper"));
    }
  }

  @Test
  public void differentSeedsMakeDifferentGames() {
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      var openings = new ArrayList<Integer>();
      for (int seed = 0; seed < 12; seed++) {
        openings.add(choose(start, Level.CLUB, seed, 2000).move());
      }
      assertTrue(game.name(), openings.stream().distinct().count() > 1);
    }
  }

  @Test
  public void cancelledThinkingStillAnswersWithALegalMove() throws RefusalException {
    var cancel = new CancelFlag();
    cancel.cancel();
    for (var start : starts()) {
      var result = engine.think(start, SearchLimits.NONE, cancel, progress -> {});
      assertLegal(start, result);
      assertTrue(result.nodes() < 1000);
    }
  }

  @Test
  public void cancelDuringTheSearchStopsItSoon() {
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      var cancel = new CancelFlag();
      var nodes = new long[1];
      var result =
          engine.think(
              start,
              SearchLimits.NONE,
              cancel,
              progress -> {
                if (progress.depth() == 2) {
                  nodes[0] = progress.nodes();
                  cancel.cancel();
                }
              });
      assertLegal(start, result);
      assertTrue(game.name(), result.nodes() - nodes[0] <= 1000);
    }
  }

  @Test
  public void progressIsToldWithinARoundToo() throws RefusalException {
    var game = Games.byId("shi");
    var told = new ArrayList<SearchResult>();
    var start = game.start(Options.standard(game));
    var cancel = new CancelFlag();
    int enough = 50_000_000; // never reached: it ends with the first report within a round
    engine.think(
        start,
        SearchLimits.nodes(enough),
        cancel,
        result -> {
          if (!told.isEmpty()) {
            var before = told.get(told.size() - 1);
            assertTrue(result.nodes() >= before.nodes());
            assertTrue(result.depth() >= before.depth());
            if (result.depth() == before.depth()) {
              cancel.cancel();
            }
          }
          told.add(result);
        });
    assertTrue("told " + told, cancel.isCancelled());
  }

  @Test
  public void thinkingLeavesThePositionAlone() throws RefusalException {
    for (var start : starts()) {
      var before = GameToolRegistry.diagram(start) + start.hash() + start.ply();
      engine.think(start, SearchLimits.nodes(1000), new CancelFlag(), progress -> {});
      assertEquals(before, GameToolRegistry.diagram(start) + start.hash() + start.ply());
    }
  }

  @Test
  public void expectedLineCanBePlayed() throws RefusalException {
    for (var start : starts()) {
      var position = start.copy();
      var result = engine.think(start, SearchLimits.nodes(2000), new CancelFlag(), progress -> {});
      assertEquals(result.move(), (int) result.line().get(0));
      for (int move : result.line()) {
        assertTrue(position.legalMoves().contains(move));
        position.play(move);
      }
    }
  }

  @Test
  public void historicBotsPlayOnlyTheGamesTheyWereWrittenFor() {
    var historic = new TreeSet<String>();
    for (var game : Games.all()) {
      assertTrue(Level.BEGINNER.suits(game));
      var start = game.start(Options.standard(game));
      for (var level : Level.values()) {
        if (!level.suits(game)) {
          var refused =
              assertThrows(IllegalArgumentException.class, () -> choose(start, level, 1, 100));
          assertTrue(refused.getMessage().contains(game.name()));
        } else if (level.isHistoric()) {
          historic.add(game.id() + " " + level.title());
        }
      }
    }
    assertEquals(
        Set.of(
            "shacru historic-random",
            "azacru historic-random",
            "shakti historic-random",
            "shakti historic-greedy",
            "ni-ju historic-random",
            "ni-ju historic-medium",
            "ni-ju historic-hard",
            "shi historic-random",
            "shi historic-greedy"),
        historic);
  }

  @Test
  public void tablesTakeWhatWasGrantedAtMost() {
    for (int megabytes : new int[] {1, 3, 8, 32}) {
      long bytes = new Engine(megabytes).bytes();
      assertTrue(bytes <= megabytes * 1024L * 1024);
      assertTrue(bytes > megabytes * 1000L * 1000);
    }
  }

  @Test
  public void verdictsGoByTheChanceGivenAway() {
    assertEquals(Verdict.GOOD, Verdict.of(50, 60));
    assertEquals(Verdict.GOOD, Verdict.of(50, 43));
    assertEquals(Verdict.INACCURACY, Verdict.of(50, 42));
    assertEquals(Verdict.MISTAKE, Verdict.of(50, 35));
    assertEquals(Verdict.BLUNDER, Verdict.of(50, 25));
  }

  @Test
  public void limitsOfTheLevelsGrow() {
    var levels = List.of(Level.BEGINNER, Level.CASUAL, Level.CLUB, Level.EXPERT, Level.MASTER);
    for (int i = 1; i < levels.size(); i++) {
      assertTrue(
          SearchLimits.of(levels.get(i)).millis() > SearchLimits.of(levels.get(i - 1)).millis());
    }
  }

  @Test
  public void levelsShareLimitsAndNoneIsStarved() {
    assertEquals(new SearchLimits(300, 6000), new SearchLimits(300, 6000).share(Level.MASTER));
    assertEquals(new SearchLimits(100, 2000), new SearchLimits(300, 6000).share(Level.EXPERT));
    assertEquals(new SearchLimits(10, 500), new SearchLimits(300, 6000).share(Level.CASUAL));
    assertEquals(SearchLimits.nodes(400), SearchLimits.nodes(400).share(Level.CLUB));
    assertEquals(SearchLimits.millis(1), SearchLimits.millis(3).share(Level.CASUAL));
  }

  @Test
  public void diceOfTheExpertCostAnInaccuracyAtMostAndOfTheClubNoBlunder() {
    assertTrue(worst(Level.EXPERT).compareTo(Verdict.INACCURACY) <= 0);
    assertTrue(worst(Level.CLUB).compareTo(Verdict.MISTAKE) <= 0);
  }

  /** Returns the verdict on the worst move that a level plays without overlooking any. */
  private static Verdict worst(Level level) {
    int half = level.noise / 2; // the loss is greatest around an even game
    return Verdict.of(Score.chance(half, 2), Score.chance(half - level.noise, 2));
  }

  private SearchResult choose(Position position, Level level, long seed, long nodes) {
    return engine.choose(
        position, level, seed, SearchLimits.nodes(nodes), new CancelFlag(), progress -> {});
  }

  /**
   * Returns every game's start position with standard options and with each option's first and last
   * value.
   */
  private static List<Position> starts() throws RefusalException {
    var starts = new ArrayList<Position>();
    for (var game : Games.all()) {
      var standard = Options.standard(game);
      starts.add(game.start(standard));
      for (var option : game.options()) {
        var first = first(option.values(), option.standard());
        addStart(starts, game, standard.with(option.key(), first));
        addStart(starts, game, standard.with(option.key(), last(option.values())));
      }
    }
    return starts;
  }

  private static void addStart(List<Position> starts, Game game, Options options) {
    if (!options.equals(Options.standard(game))) {
      starts.add(game.start(options));
    }
  }

  private static String first(List<String> values, String standard) {
    return values.get(0).equals(standard) && values.size() > 2 ? values.get(1) : values.get(0);
  }

  private static String last(List<String> values) {
    return values.get(values.size() - 1);
  }

  private static void assertLegal(Position position, SearchResult result) {
    assertFalse(position.isOver());
    assertTrue(position.legalMoves().contains(result.move()));
    assertTrue(result.chance() >= 0 && result.chance() <= 100);
  }
}
