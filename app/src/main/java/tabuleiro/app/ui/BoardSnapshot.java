package tabuleiro.app.ui;

import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.match.TouchMoveBuilder;

/**
 * Immutable snapshot of what a {@link BoardPresenter} shows on a board view: a position, the moves
 * that led to it and what a person may do.
 *
 * @param line identifies the sequence of moves; only moves of the same line are animated
 * @param position the position after the moves
 * @param moves the moves of all sides
 * @param open whether a person may move
 * @param pauses which new moves are animated, and where the pauses are
 * @param hint the move shown as a hint, or {@link BoardView#NO_MOVE}
 * @param help the move whose piece is selected for the person, or {@link BoardView#NO_MOVE}
 * @param tries number of failed tries; the piece is selected again after each
 * @param earlier marked moves before the last one, oldest first
 * @param threatened the squares or cells that are marked as threatened
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares snapshots
public record BoardSnapshot(
    int line,
    Position position,
    List<Integer> moves,
    boolean open,
    Pauses pauses,
    int hint,
    int help,
    int tries,
    int[] earlier,
    List<Touch> threatened) {
  /** Which new moves are animated, and where the pauses are. */
  public enum Pauses {
    /** One new move is animated at once. */
    NONE,
    /** One new move is animated, some time after the previous one has landed. */
    BEFORE,
    /** All new moves are animated, with pauses between them. */
    BETWEEN
  }

  /** Creates a snapshot without marks. */
  public BoardSnapshot(
      int line, Position position, List<Integer> moves, boolean open, Pauses pauses) {
    this(
        line,
        position,
        moves,
        open,
        pauses,
        BoardView.NO_MOVE,
        BoardView.NO_MOVE,
        0,
        new int[0],
        List.of());
  }

  /** Creates a snapshot of a match at a ply. */
  public static BoardSnapshot of(
      ReadableMatch match, int ply, int line, boolean open, Pauses pauses) {
    var position = ply == match.ply() ? match.position() : match.positionAt(ply);
    return new BoardSnapshot(line, position, match.moves().subList(0, ply), open, pauses);
  }

  /** Creates a snapshot of a task: moves from a position. */
  public static BoardSnapshot of(Position start, List<Integer> moves, int line, boolean open) {
    var position = start.copy();
    moves.forEach(position::play);
    return new BoardSnapshot(line, position, moves, open, Pauses.BETWEEN);
  }

  /** Returns this snapshot with a move shown as a hint, or {@link BoardView#NO_MOVE}. */
  public BoardSnapshot withHint(int move) {
    return new BoardSnapshot(
        line, position, moves, open, pauses, move, help, tries, earlier, threatened);
  }

  /** Returns this snapshot with the piece of a move selected. */
  public BoardSnapshot withHelp(int move, int failed) {
    return new BoardSnapshot(
        line, position, moves, open, pauses, hint, move, failed, earlier, threatened);
  }

  /** Returns this snapshot with marked moves. */
  public BoardSnapshot withEarlier(int[] marked) {
    return new BoardSnapshot(
        line, position, moves, open, pauses, hint, help, tries, marked, threatened);
  }

  /** Returns this snapshot with squares or cells marked as threatened. */
  public BoardSnapshot withThreatened(List<Touch> marked) {
    return new BoardSnapshot(
        line, position, moves, open, pauses, hint, help, tries, earlier, marked);
  }

  /** Returns the position after some of the moves. */
  public Position positionAt(int ply) {
    var there = position.copy();
    for (int at = moves.size(); at > ply; at--) {
      there.undo();
    }
    return there;
  }

  /** Returns whether passing is the only legal move. */
  public boolean mustPass() {
    return open && position.mustPass();
  }

  /** Returns the last move, or {@link BoardView#NO_MOVE}. */
  int lastMove() {
    return moves.isEmpty() ? BoardView.NO_MOVE : moves.get(moves.size() - 1);
  }

  /** Returns whether both show the same moves of the same line. */
  boolean isSamePlace(BoardSnapshot other) {
    return line == other.line && moves.equals(other.moves);
  }

  /** Returns whether moves that are animated lead from another snapshot to this one. */
  boolean follows(BoardSnapshot before) {
    int known = before.moves.size();
    int added = moves.size() - known;
    return line == before.line
        && (pauses == Pauses.BETWEEN ? added > 0 : added == 1)
        && moves.subList(0, known).equals(before.moves);
  }

  /** Returns whether a person who was at the same place begins the move anew. */
  boolean restarts(BoardSnapshot before) {
    boolean isHelped = help != BoardView.NO_MOVE;
    return open != before.open || help != before.help || isHelped && tries != before.tries;
  }

  /** Returns a move builder for the next move, with the help selected; null if nobody may move. */
  @Nullable
  TouchMoveBuilder moveBuilder() {
    if (!open) {
      return null;
    }
    var moveBuilder = new TouchMoveBuilder(position);
    if (help != BoardView.NO_MOVE && help != Position.PASS) {
      moveBuilder.take(position.touches(help).get(0));
    }
    return moveBuilder;
  }
}
