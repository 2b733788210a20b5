package tabuleiro.app.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tabuleiro.rules.record.MoveTree;

/**
 * Splits a move tree into lines for display: a variation follows the move it replaces, then the
 * line continues. A line with a name begins anew.
 */
final class MoveTreeLineSplitter {
  /**
   * A sequence of consecutive moves.
   *
   * @param depth nesting depth of the variation
   * @param places the nodes that the moves lead to
   */
  record Line(int depth, List<Integer> places) {
    int first() {
      return places.get(0);
    }
  }

  private final MoveTree tree;
  private final List<Line> lines = new ArrayList<>();

  private MoveTreeLineSplitter(MoveTree tree) {
    this.tree = tree;
  }

  static List<Line> of(MoveTree tree) {
    var broken = new MoveTreeLineSplitter(tree);
    broken.walk();
    return broken.lines;
  }

  private void walk() {
    // An explicit stack instead of recursion, since lines may be long.
    var pile = new ArrayDeque<Line>();
    pushMain(pile, 0, 0);
    while (!pile.isEmpty()) {
      var line = pile.pop();
      int at = line.first();
      while (!tree.children(at).isEmpty() && !hasVariations(at) && !continuesNamed(at)) {
        at = tree.children(at).get(0);
        line.places().add(at);
      }
      lines.add(line);
      pushMain(pile, at, line.depth());
      if (hasVariations(at)) {
        pushVariations(pile, at, line.depth() + 1);
      }
    }
  }

  /** Returns whether the move to a node has alternatives, which are shown below it. */
  private boolean hasVariations(int place) {
    return !tree.isVariation(place) && tree.children(tree.parent(place)).size() > 1;
  }

  private boolean continuesNamed(int place) {
    return !tree.name(tree.children(place).get(0)).isEmpty();
  }

  private void pushMain(Deque<Line> pile, int at, int depth) {
    if (!tree.children(at).isEmpty()) {
      pile.push(begin(depth, tree.children(at).get(0)));
    }
  }

  private void pushVariations(Deque<Line> pile, int beside, int depth) {
    var moves = tree.children(tree.parent(beside));
    for (int i = moves.size() - 1; i > 0; i--) {
      pile.push(begin(depth, moves.get(i)));
    }
  }

  private static Line begin(int depth, int place) {
    var places = new ArrayList<Integer>();
    places.add(place);
    return new Line(depth, places);
  }
}
