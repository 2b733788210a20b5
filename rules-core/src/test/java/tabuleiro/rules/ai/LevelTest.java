package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

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
      assertSame(level, Level.byId(" " + level.title().toUpperCase() + " "));
    }
    assertEquals("historic-hard", Level.HISTORIC_HARD.title());
    assertNull(Level.byId("genius"));
  }

  @Test
  public void historicAreOnlyTheBots() {
    assertFalse(Level.MASTER.isHistoric());
    assertTrue(Level.HISTORIC_RANDOM.isHistoric());
  }
}
