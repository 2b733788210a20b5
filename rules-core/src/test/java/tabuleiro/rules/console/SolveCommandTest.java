package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.rules.game.RefusalException;

public class SolveCommandTest {
  private static String solve(String... words) throws BadCommandException, RefusalException {
    return new SolveCommand(List.of(words)).run();
  }

  private static void check(String answer, String outcome, String end) {
    assertTrue(answer, answer.startsWith(outcome + "\n"));
    assertTrue(answer, answer.endsWith(end));
  }

  @Test
  public void smallBoardsEndAsPublishedAndEveryPositionFitsToThoseAfterIt()
      throws BadCommandException, RefusalException {
    String fits = "500 positions fit to those after them";
    check(solve("shi", "size=3", "check=500"), "seat 1 wins in 11 plies", ", win 1\n" + fits);
    check(solve("shi", "size=4", "check=500"), "seat 1 wins in 27 plies", ", win 1\n" + fits);
    check(
        solve("shi", "size=4", "win=more", "check=500"),
        "draw: neither side can force a win",
        fits);
  }

  @Test
  public void whoBeginsWinsWhicheverSeatItIs() throws BadCommandException, RefusalException {
    check(solve("shi", "size=3", "first=ninja"), "seat 2 wins in 11 plies", ", win 2");
  }

  @Test
  public void whatIsTooLargeIsRefused() {
    var problem = assertThrows(BadCommandException.class, () -> solve("shi"));
    assertEquals("that is too large to be solved", problem.getMessage());
  }
}
