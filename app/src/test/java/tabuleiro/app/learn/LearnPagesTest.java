package tabuleiro.app.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import org.junit.Test;
import tabuleiro.app.R;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Refusal;

/** The pages tell all there is to tell, and their positions are possible. */
public class LearnPagesTest {
  @Test
  public void everyGameHasGoalSetUpTurnAndEnd() {
    for (var game : Games.all()) {
      var headings = new HashSet<Integer>();
      for (var section : LearnPages.of(game.id()).sections()) {
        assertTrue(game.id(), headings.add(section.heading()));
      }
      assertTrue(headings.contains(R.string.learn_goal));
      assertTrue(headings.contains(R.string.learn_setup));
      assertTrue(headings.contains(R.string.learn_turn));
      assertTrue(headings.contains(R.string.learn_end));
    }
  }

  @Test
  public void everyOptionIsExplained() {
    for (var game : Games.all()) {
      var keys = new HashSet<>(game.options().stream().map(Option::key).toList());
      assertEquals(keys, LearnPages.of(game.id()).options().keySet());
    }
  }

  @Test
  public void everyDiagramIsAPositionOfItsGameAndEveryMoveIsLegal() throws Refusal {
    for (var game : Games.all()) {
      int figures = 0;
      for (var section : LearnPages.of(game.id()).sections()) {
        for (var figure : section.figures()) {
          var diagram = figure.diagram();
          assertEquals(game.id(), diagram.toGame().id());
          var position = diagram.toPosition();
          assertFalse(diagram.toString(), position.isOver());
          assertNotNull(diagram.way());
          if (!diagram.move().isEmpty()) {
            var moves = new MoveList();
            position.moves(moves);
            assertTrue(moves.contains(position.parse(diagram.move())));
          }
          figures++;
        }
      }
      assertTrue(game.id(), figures > 0);
    }
  }
}
