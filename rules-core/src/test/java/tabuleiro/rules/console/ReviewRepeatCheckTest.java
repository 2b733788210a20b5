package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.rules.TestScale;

/**
 * Tests that reviews with all nodes of the app are repeated to the last digit, beside busy threads
 * and after a kill. Unlike {@code ReviewRepeatTest} it catches what only long searches meet: tables
 * that fill up, and time. Twenty whole games before a release.
 */
public class ReviewRepeatCheckTest {
  private static final int GAMES = TestScale.times(4);
  private static final int PLIES = GAMES < 20 ? 4 : 400;

  @Test
  public void theFiguresAreTheSame() throws BadCommandException {
    var told = ReviewRepeatCheck.run(List.of("games=" + GAMES, "plies=" + PLIES));
    assertTrue(told, told.endsWith(GAMES + " games reviewed twice, all figures equal"));
    assertEquals(GAMES + 1, told.split("\n").length);
  }

  @Test
  public void anythingElseIsRefused() {
    assertThrows(BadCommandException.class, () -> ReviewRepeatCheck.run(List.of("shi")));
  }
}
