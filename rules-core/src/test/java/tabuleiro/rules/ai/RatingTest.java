package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Tests ratings against values worked out by hand. */
public class RatingTest {
  private static final double EXACT = 1e-9;

  @Test
  public void fourHundredPointsAreTenWinsForEachLoss() {
    assertEquals(0.5, Rating.expected(1200, 1200), EXACT);
    assertEquals(10 / 11.0, Rating.expected(1200, 800), EXACT);
    assertEquals(1, Rating.expected(1200, 950) + Rating.expected(950, 1200), EXACT);
  }

  @Test
  public void firstGamesMoveItByMuchAndLaterOnesByLittle() {
    var first = Rating.unplayed(800).after(800, 1);
    assertEquals(920, first.points(), EXACT); // half of 240
    assertEquals(1, first.games());
    assertEquals(1000 + 180 / 2.0, new Rating(1000, 2).after(1000, 1).points(), EXACT);
    assertEquals(1000 + 120 / 2.0, new Rating(1000, 6).after(1000, 1).points(), EXACT);
    assertEquals(1000 + 24 / 2.0, new Rating(1000, 900).after(1000, 1).points(), EXACT);
  }

  @Test
  public void beatingTheStrongerRaisesItMore() {
    var before = new Rating(1000, 10);
    double last = before.points();
    for (int opponent = 200; opponent <= 2600; opponent += 200) {
      double after = before.after(opponent, 1).points();
      assertTrue("a win against " + opponent, after > last);
      last = after;
    }
  }

  @Test
  public void lossTakesWhatAWinAgainstTheMirroredOpponentGives() {
    var before = new Rating(1000, 3);
    for (int gap = -900; gap <= 900; gap += 150) {
      double won = before.after(1000 + gap, 1).points() - 1000;
      double lost = before.after(1000 - gap, 0).points() - 1000;
      assertEquals(won, -lost, EXACT);
    }
  }

  @Test
  public void drawLeadsTowardsTheOpponent() {
    assertEquals(1000, new Rating(1000, 7).after(1000, 0.5).points(), EXACT);
    assertTrue(new Rating(1000, 7).after(1300, 0.5).points() > 1000);
    assertTrue(new Rating(1000, 7).after(700, 0.5).points() < 1000);
  }

  @Test
  public void strongPersonIsFoundOutInTwentyGames() {
    var rating = Rating.unplayed(800);
    for (int game = 0; game < 20; game++) {
      rating = rating.after(1700, game % 2); // every other game is won
    }
    assertEquals(1700, rating.points(), 150);
  }
}
