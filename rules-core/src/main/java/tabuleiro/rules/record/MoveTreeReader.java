package tabuleiro.rules.record;

import java.util.ArrayDeque;
import java.util.Deque;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;

/**
 * Plays the moves of a record while they are read: those of the main line in a match, those of
 * variations, which may hold others, in a position that goes there and back.
 */
final class MoveTreeReader {
  /** So many variations may be open at once; people lose their way in fewer. */
  static final int MAX_DEPTH = 50;

  /** A variation that is open. */
  private static final class OpenVariation {
    final int sibling; // the place of the move that it stands beside
    final int siblingMove; // that move
    final int start; // where in the text
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
  private Position branch;
  private int branchPly; // how many moves of the match were played there
  private int lastMove;
  private int node;

  MoveTreeReader(Match match) {
    this.match = match;
  }

  boolean isInVariation() {
    return !open.isEmpty();
  }

  /** Where in the text the outermost variation begins that is open. */
  int start() {
    return open.getLast().start;
  }

  /** The number that stands before the next move. */
  int number() {
    return tree.ply(node) / match.players().size() + 1;
  }

  /** Plays the next move of the line, or says why it cannot be played. */
  void move(String word) throws Refusal {
    if (open.isEmpty()) {
      match.replay(word);
      node = tree.add(node, match.notation().get(match.length() - 1));
      return;
    }
    int move = branch.parse(word);
    var notation = branch.format(move);
    var line = open.getFirst();
    if (line.played == 0 && tree.isMain(node, notation)) {
      throw new Refusal(RecordReason.SAME_MOVE, notation); // or what follows would be main line
    }
    branch.play(move);
    lastMove = move;
    node = tree.add(node, notation);
    if (line.played++ == 0 && !line.name.isEmpty()) {
      tree.name(node, line.name);
    }
  }

  /** Takes a comment for the last move, or for the name of a variation that has none yet. */
  void comment(String comment) {
    if (!open.isEmpty() && open.getFirst().played == 0) {
      open.getFirst().name = comment;
    } else if (node > 0) {
      tree.comment(node, comment);
    }
  }

  /** Goes back before the last move, to what could have been played instead. */
  void open(int start) throws Refusal {
    boolean hasMove = open.isEmpty() ? node > 0 : open.getFirst().played > 0;
    if (!hasMove) {
      throw new Refusal(RecordReason.NOTHING_BESIDE);
    }
    if (open.size() == MAX_DEPTH) {
      throw new Refusal(RecordReason.TOO_DEEP, MAX_DEPTH);
    }
    if (open.isEmpty()) {
      catchUp();
    }
    open.push(new OpenVariation(node, lastMove, start));
    branch.undo();
    node = tree.parent(node);
  }

  /** Lets the position aside follow the match, each move of which it plays once. */
  private void catchUp() {
    if (branch == null) {
      branch = match.positionAt(0);
    }
    while (branchPly < match.length()) {
      branch.play(match.moveAt(branchPly++));
    }
    lastMove = match.moveAt(branchPly - 1);
  }

  /** Comes back from a variation to the move that it stands beside. */
  void close() {
    var line = open.pop();
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
