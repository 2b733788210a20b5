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
  static final int DEEPEST = 50;

  /** A variation that is open. */
  private static final class Open {
    final int instead; // the place of the move that it stands beside
    final int undone; // that move
    final int begins; // where in the text
    String name = "";
    int played;

    Open(int instead, int undone, int begins) {
      this.instead = instead;
      this.undone = undone;
      this.begins = begins;
    }
  }

  private final Match match;
  private final MoveTreeBuilder tree = new MoveTreeBuilder();
  private final Deque<Open> open = new ArrayDeque<>();
  private Position aside;
  private int asidePly; // how many moves of the match were played there
  private int lastMove;
  private int at;

  MoveTreeReader(Match match) {
    this.match = match;
  }

  boolean isInVariation() {
    return !open.isEmpty();
  }

  /** Where in the text the outermost variation begins that is open. */
  int begins() {
    return open.getLast().begins;
  }

  /** The number that stands before the next move. */
  int number() {
    return tree.ply(at) / match.players().size() + 1;
  }

  /** Plays the next move of the line, or says why it cannot be played. */
  void move(String word) throws Refusal {
    if (open.isEmpty()) {
      match.replay(word);
      at = tree.add(at, match.notation().get(match.length() - 1));
      return;
    }
    int move = aside.parse(word);
    var notation = aside.format(move);
    var line = open.getFirst();
    if (line.played == 0 && tree.isMain(at, notation)) {
      throw new Refusal(RecordReason.SAME_MOVE, notation); // or what follows would be main line
    }
    aside.play(move);
    lastMove = move;
    at = tree.add(at, notation);
    if (line.played++ == 0 && !line.name.isEmpty()) {
      tree.name(at, line.name);
    }
  }

  /** Takes a comment for the last move, or for the name of a variation that has none yet. */
  void comment(String comment) {
    if (!open.isEmpty() && open.getFirst().played == 0) {
      open.getFirst().name = comment;
    } else if (at > 0) {
      tree.comment(at, comment);
    }
  }

  /** Goes back before the last move, to what could have been played instead. */
  void open(int begins) throws Refusal {
    boolean hasMove = open.isEmpty() ? at > 0 : open.getFirst().played > 0;
    if (!hasMove) {
      throw new Refusal(RecordReason.NOTHING_BESIDE);
    }
    if (open.size() == DEEPEST) {
      throw new Refusal(RecordReason.TOO_DEEP, DEEPEST);
    }
    if (open.isEmpty()) {
      catchUp();
    }
    open.push(new Open(at, lastMove, begins));
    aside.undo();
    at = tree.before(at);
  }

  /** Lets the position aside follow the match, each move of which it plays once. */
  private void catchUp() {
    if (aside == null) {
      aside = match.positionAt(0);
    }
    while (asidePly < match.length()) {
      aside.play(match.moveAt(asidePly++));
    }
    lastMove = match.moveAt(asidePly - 1);
  }

  /** Comes back from a variation to the move that it stands beside. */
  void close() {
    var line = open.pop();
    for (; line.played > 0; line.played--) {
      aside.undo();
    }
    aside.play(line.undone);
    lastMove = line.undone;
    at = line.instead;
  }

  MoveTree tree() {
    return tree.build();
  }
}
