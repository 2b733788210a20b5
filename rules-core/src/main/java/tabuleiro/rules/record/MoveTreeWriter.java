package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.rules.match.Rounds;

/**
 * Writes a move tree as record text: the main line with one numbered round per line, and variations
 * in brackets after the move they replace, {@code ({name} …)}. The name of a line that is no
 * variation stands there alone, {@code ({name})}.
 */
final class MoveTreeWriter {
  /** Stands on the stack for the end of a variation. */
  private static final int CLOSE = -1;

  private final MoveTree tree;
  private final int seats;
  private final StringBuilder text = new StringBuilder();
  private int depth;
  private boolean needsNumber = true;

  /** Creates a writer of a tree whose moves some number of seats make in turn. */
  MoveTreeWriter(MoveTree tree, int seats) {
    this.tree = tree;
    this.seats = seats;
  }

  String write() {
    // A stack instead of recursion, since lines may be long and deeply nested.
    var stack = new ArrayDeque<Integer>();
    pushMain(stack, 0);
    while (!stack.isEmpty()) {
      int node = stack.pop();
      if (node == CLOSE) {
        text.append(')');
        depth--;
        needsNumber = true;
        continue;
      }
      appendMove(node);
      pushMain(stack, node);
      if (!tree.isVariation(node)) {
        pushVariations(stack, tree.parent(node));
      }
    }
    return text.append(text.length() == 0 ? "" : "\n").toString();
  }

  private void pushMain(Deque<Integer> stack, int node) {
    if (!tree.children(node).isEmpty()) {
      stack.push(tree.children(node).get(0));
    }
  }

  private void pushVariations(Deque<Integer> stack, int node) {
    var moves = tree.children(node);
    for (int i = moves.size() - 1; i > 0; i--) {
      stack.push(CLOSE);
      stack.push(moves.get(i));
    }
  }

  private void appendMove(int node) {
    int ply = tree.ply(node);
    boolean beginsRound = Rounds.begins(ply, seats);
    if (tree.isVariation(node)) {
      text.append(" (");
      depth++;
      needsNumber = true;
      appendBraced(tree.name(node));
      text.append(tree.name(node).isEmpty() ? "" : " ");
    } else if (text.length() > 0) {
      text.append(beginsRound && depth == 0 ? '\n' : ' ');
    }
    if (beginsRound || needsNumber) {
      text.append(Rounds.of(ply, seats)).append(beginsRound ? ". " : "... ");
    }
    needsNumber = false;
    text.append(tree.move(node));
    if (!tree.comment(node).isEmpty()) {
      text.append(' ');
      appendBraced(tree.comment(node));
    }
    if (!tree.name(node).isEmpty() && !tree.isVariation(node)) {
      text.append(" (");
      appendBraced(tree.name(node));
      text.append(')');
      needsNumber = true;
    }
  }

  private void appendBraced(String words) {
    if (!words.isEmpty()) {
      text.append('{').append(words).append('}');
    }
  }
}
