package tabuleiro.app.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tabuleiro.rules.record.MoveTree;

/**
 * Breaks a tree into lines as people read them: what else was tried stands below the move that it
 * was tried instead of, and then the line goes on.
 */
final class TreeLines {
  /**
   * Some moves that follow each other.
   *
   * @param depth in how many variations, one in the other, they lie
   * @param places where the moves lead to
   */
  record Line(int depth, List<Integer> places) {
    int first() {
      return places.get(0);
    }
  }

  private final MoveTree tree;
  private final List<Line> lines = new ArrayList<>();

  private TreeLines(MoveTree tree) {
    this.tree = tree;
  }

  static List<Line> of(MoveTree tree) {
    var broken = new TreeLines(tree);
    broken.walk();
    return broken.lines;
  }

  private void walk() {
    // A pile instead of recursion, since a line may be long.
    var pile = new ArrayDeque<Line>();
    pushMain(pile, 0, 0);
    while (!pile.isEmpty()) {
      var line = pile.pop();
      int at = line.first();
      while (!tree.next(at).isEmpty() && !hasVariations(at)) {
        at = tree.next(at).get(0);
        line.places().add(at);
      }
      lines.add(line);
      pushMain(pile, at, line.depth());
      if (hasVariations(at)) {
        pushVariations(pile, at, line.depth() + 1);
      }
    }
  }

  /** Whether something else was tried instead of the move to a place, to stand below it. */
  private boolean hasVariations(int place) {
    return !tree.isVariation(place) && tree.next(tree.before(place)).size() > 1;
  }

  private void pushMain(Deque<Line> pile, int at, int depth) {
    if (!tree.next(at).isEmpty()) {
      pile.push(begin(depth, tree.next(at).get(0)));
    }
  }

  private void pushVariations(Deque<Line> pile, int beside, int depth) {
    var moves = tree.next(tree.before(beside));
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
