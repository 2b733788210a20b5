package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import org.junit.Test;
import tabuleiro.rules.Games;

public class EvaluationTermsTest {
  @Test
  public void weightsGoEvenlyFromTheOpeningToTheEnding() {
    var terms = new EvaluationTerms();
    assertEquals(0, terms.add("score", 100, 300, "fields"));
    assertEquals(1, terms.add("turn", -64, 0, "1 on its turn"));
    assertEquals("fields", terms.rows().get(0).description());
    assertEquals(100, terms.weights()[0][0]);
    assertEquals(200, terms.weights()[EvaluationTerms.LAST_PHASE / 2][0]);
    assertEquals(300, terms.weights()[EvaluationTerms.LAST_PHASE][0]);
    assertEquals(-63, terms.weights()[1][1]);
  }

  @Test
  public void weightsGoEvenlyFromEachPhaseToTheNext() {
    var terms = new EvaluationTerms();
    terms.add("score", "fields", 0, 160, 32, 32, -64);
    var expected = new int[] {0, 80, 160, 96, 32, 32, 32, -16, -64};
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], terms.weights()[i * EvaluationTerms.LAST_PHASE / 8][0]);
    }
    assertEquals(152, terms.weights()[EvaluationTerms.LAST_PHASE / 4 + 1][0]);
  }

  @Test
  public void everyTermOfEveryGameIsNamedAndExplained() {
    for (var game : Games.all()) {
      var heuristics = (LinearHeuristics) game.heuristics(game.start(Options.standard(game)));
      var names = new HashSet<String>();
      for (var term : heuristics.terms().rows()) {
        assertTrue(game.id() + " has two terms " + term.name(), names.add(term.name()));
        assertTrue(game.id() + " " + term.name(), term.description().length() > 5);
      }
      assertTrue(game.id(), names.size() >= 8);
    }
  }
}
