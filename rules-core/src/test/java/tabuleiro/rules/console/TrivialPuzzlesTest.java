package tabuleiro.rules.console;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.rules.puzzle.Puzzle;

/** Tests the detection of trivial puzzles. */
public class TrivialPuzzlesTest {
  @Test
  public void theOnlyCaptureThereIsIsPlain() {
    assertTrue(isTrivial("shi gain 1 1||b8-e5 a1-c3 g8-e6 e1-d2|h8xc3"));
  }

  @Test
  public void oneCaptureAmongSeveralIsNot() {
    assertFalse(isTrivial("shi gain 1 1||a8-e4 d1-d4 c8-d7 f1-f7|d8xd4"));
  }

  private static boolean isTrivial(String line) {
    return TrivialPuzzles.isTrivial(Puzzle.parse(line));
  }
}
