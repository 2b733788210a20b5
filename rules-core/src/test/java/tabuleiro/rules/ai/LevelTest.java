package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;

public class LevelTest {
  @Test
  public void idsAreThoseOfEveryRecordEverWritten() {
    assertEquals(
        List.of(
            "beginner",
            "casual",
            "club",
            "expert",
            "master",
            "report-random",
            "report-greedy",
            "report-medium",
            "report-hard"),
        Arrays.stream(Level.values()).map(Level::id).collect(Collectors.toList()));
  }

  @Test
  public void levelsAreFoundByIdAndByTitle() {
    for (var level : Level.values()) {
      assertSame(level, Level.byId(level.id()));
      assertSame(level, Level.byId(" " + level.title().toUpperCase(Locale.ROOT) + " "));
    }
    assertEquals("historic-hard", Level.HISTORIC_HARD.title());
    assertNull(Level.byId("genius"));
  }

  @Test
  public void everyLevelIsStrongerThanTheOneBelow() {
    for (var game : Games.all()) {
      assertEquals(game.id(), 800, Level.BEGINNER.rating(game));
      for (var level = Level.MASTER; level.below() != null; level = level.below()) {
        assertTrue(game.id() + level, level.rating(game) > level.below().rating(game));
      }
    }
    assertNull(Level.BEGINNER.below());
    assertNull(Level.HISTORIC_RANDOM.below());
  }

  @Test
  public void oddsAreToldInNumbersThatPeopleSay() {
    assertEquals(new WinFraction(1, 2), WinFraction.near(0.5));
    assertEquals(new WinFraction(2, 3), WinFraction.near(0.65));
    assertEquals(new WinFraction(3, 4), WinFraction.near(Rating.expected(1000, 800)));
    assertEquals(new WinFraction(9, 10), WinFraction.near(0.91));
    assertEquals(new WinFraction(19, 20), WinFraction.near(0.999));
  }

  @Test
  public void onlyMastersLookBeyondTheHorizon() {
    int limited = 0;
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      int horizon = game.heuristics(start).maxDepth();
      limited += horizon < AlphaBetaSearch.MAX_PLY ? 1 : 0;
      for (var level = Level.EXPERT; level != null; level = level.below()) {
        assertTrue(
            game.id() + level, SearchParameters.forLevel(level, start, 1).depth() <= horizon);
      }
      assertEquals(
          game.id(),
          AlphaBetaSearch.MAX_PLY,
          SearchParameters.forLevel(Level.MASTER, start, 1).depth());
    }
    assertTrue("no game has one", limited > 0);
  }

  @Test
  public void historicAreOnlyTheBots() {
    assertFalse(Level.MASTER.isHistoric());
    assertTrue(Level.HISTORIC_RANDOM.isHistoric());
  }
}
