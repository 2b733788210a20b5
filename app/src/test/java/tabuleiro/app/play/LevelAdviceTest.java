package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;
import tabuleiro.rules.ai.Level;

public final class LevelAdviceTest {
  @Test
  public void twoWinsLeadUpAndTwoLossesDown() {
    assertEquals(Level.CASUAL, LevelAdvice.advise(Level.BEGINNER, 2));
    assertEquals(Level.MASTER, LevelAdvice.advise(Level.EXPERT, 4));
    assertEquals(Level.CLUB, LevelAdvice.advise(Level.EXPERT, -2));
  }

  @Test
  public void nobodyIsAdvisedAfterEveryGame() {
    assertNull(LevelAdvice.advise(Level.CLUB, 0));
    assertNull(LevelAdvice.advise(Level.CLUB, 1));
    assertNull(LevelAdvice.advise(Level.CLUB, -1));
    assertNull(LevelAdvice.advise(Level.CLUB, 3));
  }

  @Test
  public void theLadderHasTwoEnds() {
    assertNull(LevelAdvice.advise(Level.MASTER, 2));
    assertNull(LevelAdvice.advise(Level.BEGINNER, -2));
  }
}
