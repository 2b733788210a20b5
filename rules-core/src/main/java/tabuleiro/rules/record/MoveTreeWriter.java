package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes moves as a record holds them: the main line, a numbered round a line, and behind a move in
 * brackets whatever else was tried in its place, {@code (} its name {@code …)}.
 */
final class MoveTreeWriter {
  /** Stands on the pile for the end of a variation. */
  private static final int CLOSE = -1;

  private final MoveTree tree;
  private final int seats;
  private final StringBuilder text = new StringBuilder();
  private int nested;
  private boolean needsNumber = true;

  /** Writes a tree of moves that so many seats make in turn. */
  MoveTreeWriter(MoveTree tree, int seats) {
    this.tree = tree;
    this.seats = seats;
  }

  String write() {
    // A pile of what is left to be written instead of recursion: a line may be long, or nested.
    var pile = new ArrayDeque<Integer>();
    pushMain(pile, 0);
    while (!pile.isEmpty()) {
      int place = pile.pop();
      if (place == CLOSE) {
        text.append(')');
        nested--;
        needsNumber = true;
        continue;
      }
      move(place);
      pushMain(pile, place);
      if (!tree.isVariation(place)) {
        pushVariations(pile, tree.before(place));
      }
    }
    return text.append(text.length() == 0 ? "" : "\n").toString();
  }

  private void pushMain(Deque<Integer> pile, int place) {
    if (!tree.next(place).isEmpty()) {
      pile.push(tree.next(place).get(0));
    }
  }

  private void pushVariations(Deque<Integer> pile, int place) {
    var moves = tree.next(place);
    for (int i = moves.size() - 1; i > 0; i--) {
      pile.push(CLOSE);
      pile.push(moves.get(i));
    }
  }

  private void move(int place) {
    int before = tree.ply(place) - 1;
    boolean beginsRound = before % seats == 0;
    if (tree.isVariation(place)) {
      text.append(" (");
      nested++;
      needsNumber = true;
      braced(tree.name(place));
      text.append(tree.name(place).isEmpty() ? "" : " ");
    } else if (text.length() > 0) {
      text.append(beginsRound && nested == 0 ? '\n' : ' ');
    }
    if (beginsRound || needsNumber) {
      text.append(before / seats + 1).append(beginsRound ? ". " : "... ");
    }
    needsNumber = false;
    text.append(tree.move(place));
    if (!tree.comment(place).isEmpty()) {
      text.append(' ');
      braced(tree.comment(place));
    }
  }

  private void braced(String words) {
    if (!words.isEmpty()) {
      text.append('{').append(words).append('}');
    }
  }
}
