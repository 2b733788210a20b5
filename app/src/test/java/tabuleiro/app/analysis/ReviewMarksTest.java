package tabuleiro.app.analysis;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;

/** Tests that verdicts stay on their moves whatever is done to the tree. */
public class ReviewMarksTest {
  private static final List<String> MOVES = List.of("b2-a1", "f6-f5", "f2-f3", "d6-d7", "d2-e2");
  private static final List<String> NOTES =
      List.of(
          "50 50",
          "?! 50 40 better d6-d7 but f6-f5",
          "50 50",
          "50 50",
          "?? 80 20 better f3xf5 but d2-e2");

  private final Match match = match();
  private final MoveTree tree = MoveTree.of(match, List.of());

  private static Match match() {
    try {
      var match = new Match(Options.standard(Games.byId("shakti")), players());
      for (var move : MOVES) {
        match.play(move);
      }
      return match;
    } catch (RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static List<Player> players() {
    return List.of(Player.person("Ana"), Player.person("Rui"));
  }

  private int node(MoveTree in, int ply) {
    return in.find(MOVES.subList(0, ply));
  }

  @Test
  public void onlyMovesThatAreNotGoodAreMarked() {
    var marks = ReviewMarks.read(match, NOTES);
    assertEquals(
        Map.of(node(tree, 2), Verdict.INACCURACY, node(tree, 5), Verdict.BLUNDER), marks.in(tree));
    assertEquals(marks.in(tree), ReviewMarks.restore(marks.save()).in(tree));
    var unfinished = Arrays.asList("", "~ ?! 50 40 better d6-d7 but f6-f5", "", "", "");
    assertEquals(
        Map.of(node(tree, 2), Verdict.INACCURACY), ReviewMarks.read(match, unfinished).in(tree));
  }

  @Test
  public void aChangedTreeKeepsThemWhereTheMovesAre() {
    var marks = ReviewMarks.read(match, NOTES);
    var other = tree.add(node(tree, 1), "d6-d7");
    var promoted = other.withMainLine(List.of("b2-a1", "d6-d7"));
    assertEquals(Verdict.BLUNDER, marks.in(promoted).get(node(promoted, 5)));
    assertEquals(2, marks.in(promoted).size());
    var cut = tree.without(node(tree, 3));
    assertEquals(Map.of(node(cut, 2), Verdict.INACCURACY), marks.in(cut));
  }

  @Test
  public void otherCommentsAreNoVerdicts() {
    assertNull(ReviewMarks.read(match, List.of()));
    assertNull(ReviewMarks.read(match, List.of("?? Ana was late", "", "", "", "")));
    assertEquals(Map.of(), ReviewMarks.restore(null).in(tree));
  }
}
