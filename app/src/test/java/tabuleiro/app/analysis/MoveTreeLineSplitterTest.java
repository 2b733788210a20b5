package tabuleiro.app.analysis;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.record.MoveTree;

/** Tests how a move tree is split into lines. */
public final class MoveTreeLineSplitterTest {
  private static String lines(MoveTree tree) {
    return MoveTreeLineSplitter.of(tree).stream()
        .map(
            line ->
                "  ".repeat(line.depth())
                    + line.places().stream().map(tree::move).collect(Collectors.joining(" ")))
        .collect(Collectors.joining("|"));
  }

  /** Adds moves, a letter each, that follow each other from the start. */
  private static MoveTree with(MoveTree tree, String moves) {
    int at = 0;
    for (var move : moves.split("")) {
      tree = tree.add(at, move);
      at = tree.child(at, move);
    }
    return tree;
  }

  @Test
  public void withoutVariationsThereIsOneLine() {
    assertEquals("", lines(MoveTree.EMPTY));
    assertEquals("a b c", lines(with(MoveTree.EMPTY, "abc")));
  }

  @Test
  public void variationsStandBelowTheMoveThatTheyStandBeside() {
    var tree = with(MoveTree.EMPTY, "abcd");
    for (var line : new String[] {"abxy", "abxzv", "abw", "abce"}) {
      tree = with(tree, line);
    }
    assertEquals("a b c|  x y|    z v|  w|d|  e", lines(tree));
  }

  /** Catches the name of a promoted variation that stands on no line. */
  @Test
  public void aNamedMainLineBeginsALine() {
    var tree = with(with(MoveTree.EMPTY, "abc"), "xy").withName(2, "b");
    assertEquals("a|  x y|b c", lines(tree));
    assertEquals("x|  a|  b c|y", lines(tree.withMainLine(List.of("x"))));
  }

  @Test
  public void aVariationOfTheFirstMoveAndOneThatGoesOn() {
    var tree = with(with(with(MoveTree.EMPTY, "ab"), "xyz"), "xyw");
    assertEquals("a|  x y z|    w|b", lines(tree));
  }
}
