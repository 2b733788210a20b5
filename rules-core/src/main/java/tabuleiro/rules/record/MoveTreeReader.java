package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;

/**
 * Builds a move tree from the moves of a record while they are parsed. The main line is played in a
 * match, variations in a position of their own.
 */
final class MoveTreeReader {
  /** Variation that is being read. */
  private static final class OpenVariation {
    final int sibling; // the node of the move that it replaces
    final int siblingMove; // that move
    final int start; // offset in the text
    String name = "";
    int played;

    OpenVariation(int sibling, int siblingMove, int start) {
      this.sibling = sibling;
      this.siblingMove = siblingMove;
      this.start = start;
    }
  }

  private final Match match;
  private final MoveTreeBuilder tree = new MoveTreeBuilder();
  private final Deque<OpenVariation> open = new ArrayDeque<>();

  @SuppressWarnings("NullAway.Init") // catchUp sets it when the first variation opens
  private Position branch;

  private int branchPly; // moves of the match played in the branch
  private int lastMove;
  private int node;

  MoveTreeReader(Match match) {
    this.match = match;
  }

  boolean isInVariation() {
    return !open.isEmpty();
  }

  /** Returns the text offset of the outermost open variation. */
  int start() {
    return open.getLast().start;
  }

  /** Returns the expected number before the next move. */
  int number() {
    return match.rounds(tree.ply(node) + 1);
  }

  /** Plays the next move of the line, or refuses it. */
  void move(String word) throws RefusalException {
    if (open.isEmpty()) {
      match.replay(word);
      node = tree.add(node, match.notation().get(match.length() - 1));
      return;
    }
    int move = branch.parse(word);
    var notation = branch.format(move);
    var line = open.getFirst();
    if (line.played == 0 && tree.isMain(node, notation)) {
      throw new RefusalException(
          RecordReason.SAME_MOVE, notation); // else the following moves would join the main line
    }
    branch.play(move);
    lastMove = move;
    node = tree.add(node, notation);
    if (line.played++ == 0 && !line.name.isEmpty()) {
      tree.name(node, line.name);
    }
  }

  /** Adds a comment to the last move, or names a variation that has no move yet. */
  void comment(String comment) {
    if (!open.isEmpty() && open.getFirst().played == 0) {
      open.getFirst().name = comment;
    } else if (node > 0) {
      tree.comment(node, comment);
    }
  }

  /** Begins a variation beside the last move. */
  void open(int start) throws RefusalException {
    boolean hasMove = open.isEmpty() ? node > 0 : open.getFirst().played > 0;
    if (!hasMove) {
      throw new RefusalException(RecordReason.NOTHING_BESIDE);
    }
    if (open.isEmpty()) {
      catchUp();
    }
    open.push(new OpenVariation(node, lastMove, start));
    branch.undo();
    node = tree.parent(node);
  }

  /** Plays the new moves of the match in the position of the variations. */
  private void catchUp() {
    if (branch == null) {
      branch = match.positionAt(0);
    }
    while (branchPly < match.length()) {
      branch.play(match.moveAt(branchPly++));
    }
    lastMove = match.moveAt(branchPly - 1);
  }

  /**
   * Ends a variation and returns to the move beside which it began. A variation without moves only
   * names the line of that move.
   */
  void close() {
    var line = open.pop();
    if (line.played == 0 && !line.name.isEmpty()) {
      tree.name(line.sibling, line.name);
    }
    for (; line.played > 0; line.played--) {
      branch.undo();
    }
    branch.play(line.siblingMove);
    lastMove = line.siblingMove;
    node = line.sibling;
  }

  MoveTree tree() {
    return tree.build();
  }
}
