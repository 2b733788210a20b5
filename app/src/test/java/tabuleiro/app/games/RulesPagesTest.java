package tabuleiro.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.R;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Option;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Refusal;

/** The pages tell all there is to tell, and their positions are possible. */
@RunWith(AndroidJUnit4.class)
public class RulesPagesTest {
  @Test
  public void everyGameHasGoalSetUpTurnAndEnd() {
    for (var game : Games.all()) {
      var headings = new HashSet<Integer>();
      for (var section : GameLooks.of(game).rulesPage().sections()) {
        assertTrue(game.id(), headings.add(section.heading()));
      }
      assertTrue(headings.contains(R.string.learn_goal));
      assertTrue(headings.contains(R.string.learn_setup));
      assertTrue(headings.contains(R.string.learn_turn));
      assertTrue(headings.contains(R.string.learn_end));
    }
  }

  @Test
  @Config(qualifiers = "en")
  public void movesAreWrittenAsTheGameWritesThem() throws Refusal {
    checkNotation();
  }

  @Test
  @Config(qualifiers = "pt-rPT")
  public void movesAreWrittenAlikeInPortuguese() throws Refusal {
    checkNotation();
  }

  /** The first example is a move at the start of the game. */
  private static void checkNotation() throws Refusal {
    var context = ApplicationProvider.getApplicationContext();
    for (var game : Games.all()) {
      var text =
          GameLooks.of(game).rulesPage().sections().stream()
              .filter(section -> section.heading() == R.string.learn_notation)
              .map(section -> context.getString(section.text()))
              .findFirst()
              .orElseThrow();
      var example = firstMove(text);
      var start = game.start(Options.standard(game));
      assertEquals(example, start.format(start.parse(example)));
    }
  }

  /** In every game moves are the only words with letters and digits. */
  private static String firstMove(String text) {
    for (var word : text.split("\\s+")) {
      if (word.matches(".*[a-z].*") && word.matches(".*[0-9].*")) {
        return word.replaceAll("[.,:;]+$", "");
      }
    }
    throw new AssertionError("no move in: " + text);
  }

  @Test
  public void everyOptionIsExplained() {
    for (var game : Games.all()) {
      var keys = new HashSet<>(game.options().stream().map(Option::key).toList());
      assertEquals(keys, GameLooks.of(game).rulesPage().options().keySet());
    }
  }

  @Test
  public void everyDiagramIsAPositionOfItsGameAndEveryMoveIsLegal() throws Refusal {
    for (var game : Games.all()) {
      int figures = 0;
      for (var section : GameLooks.of(game).rulesPage().sections()) {
        for (var figure : section.figures()) {
          var diagram = figure.diagram();
          assertEquals(game.id(), diagram.toGame().id());
          var position = diagram.toPosition();
          assertFalse(diagram.toString(), position.isOver());
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
