package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.MoveTree;

/** A walk through a tree of moves: a match that always stands at the place that is looked at. */
final class TreeWalk {
  private final Match match;
  private MoveTree tree;
  private int place;

  /** Begins with a match at any of the tree's places; the match is the walk's own from then on. */
  TreeWalk(Match match, MoveTree tree) {
    match.reopen(); // an end that players chose is none for those who look what else there was
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

  /** Makes a legal move, which is added to the tree unless it is there; whether it has room. */
  boolean play(int move) {
    var notation = match.position().format(move);
    var grown = tree.add(place, notation);
    if (grown.isTooDeep()) {
      return false;
    }
    tree = grown;
    goTo(tree.next(place, notation));
    return true;
  }

  /** Goes to another place. */
  void goTo(int target) {
    place = target;
    follow(tree.movesTo(target));
  }

  /** Goes on with another tree, to the last place that it shares with the way to this one. */
  void change(MoveTree other) {
    int at = 0;
    for (var move : tree.movesTo(place)) {
      int next = other.next(at, move);
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
    } catch (Refusal impossible) {
      throw new IllegalStateException("a tree holds legal moves only", impossible);
    }
  }

  /** The last place of the line that goes on from here. */
  int end() {
    int at = place;
    while (!tree.next(at).isEmpty()) {
      at = tree.next(at).get(0);
    }
    return at;
  }

  /** The main line as a match of its own, at the last place that leads here. */
  Match mainLine() {
    var main = new TreeWalk(match.branch(), tree);
    main.goTo(tree.end());
    var line = main.match.branch();
    int shared = tree.ply(place);
    for (int at = place; at > 0; at = tree.before(at)) {
      shared = tree.isVariation(at) ? tree.ply(at) - 1 : shared;
    }
    line.goTo(shared);
    return line;
  }
}
