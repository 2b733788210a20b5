package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.MoveTree;

/** Cursor in a tree of moves: holds a match that always stands at the current node of the tree. */
final class MoveTreeCursor {
  private final Match match;
  private MoveTree tree;
  private int place;

  /** Begins at a node of the tree; takes ownership of the match. */
  MoveTreeCursor(Match match, MoveTree tree) {
    match.reopen(); // an end that players agreed on does not bind an analysis
    this.match = match;
    this.tree = tree;
    place = tree.find(match.notation().subList(0, match.ply()));
  }

  Match match() {
    return match;
  }

  MoveTree tree() {
    return tree;
  }

  int place() {
    return place;
  }

  /** Makes a legal move and adds it to the tree if needed. */
  void play(int move) {
    var notation = match.position().format(move);
    tree = tree.add(place, notation);
    goTo(tree.child(place, notation));
  }

  /** Goes to another node. */
  void goTo(int target) {
    place = target;
    follow(tree.movesTo(target));
  }

  /** Replaces the tree and goes to the last node that both trees share on the current path. */
  void change(MoveTree other) {
    int at = 0;
    for (var move : tree.movesTo(place)) {
      int next = other.child(at, move);
      if (next < 0) {
        break;
      }
      at = next;
    }
    tree = other;
    goTo(at);
  }

  private void follow(List<String> moves) {
    int shared = 0;
    while (shared < Math.min(match.length(), moves.size())
        && match.notation().get(shared).equals(moves.get(shared))) {
      shared++;
    }
    match.goTo(shared);
    try {
      for (var move : moves.subList(shared, moves.size())) {
        match.replay(move);
      }
    } catch (RefusalException impossible) {
      throw new IllegalStateException("a tree holds legal moves only", impossible);
    }
  }

  /** Returns the last node of the line that continues here. */
  int end() {
    int at = place;
    while (!tree.children(at).isEmpty()) {
      at = tree.children(at).get(0);
    }
    return at;
  }

  /**
   * Returns the main line as a new match, at the last node of the current path that it contains.
   */
  Match mainLine() {
    var main = new MoveTreeCursor(match.branch(), tree);
    main.goTo(tree.mainLineEnd());
    var line = main.match.branch();
    int shared = tree.ply(place);
    for (int at = place; at > 0; at = tree.parent(at)) {
      shared = tree.isVariation(at) ? tree.ply(at) - 1 : shared;
    }
    line.goTo(shared);
    return line;
  }
}
