package tabuleiro.app.play;

import java.util.List;
import java.util.Objects;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Immutable snapshot of a match for the board: the position after some moves. Two snapshots are
 * equal if the same moves of the same game led to them.
 *
 * @param position the position, which does not change with the match
 * @param moves the moves that led to it
 */
record BoardSnapshot(Position position, List<Integer> moves) {
  /** Returns the match as it was after {@code ply} moves. */
  static BoardSnapshot of(ReadableMatch match, int ply) {
    return new BoardSnapshot(match.positionAt(ply), List.copyOf(match.moves().subList(0, ply)));
  }

  /** Returns the number of moves that led to it. */
  int ply() {
    return moves.size();
  }

  /** Returns the last move, or {@link BoardView#NO_MOVE}. */
  int lastMove() {
    return moves.isEmpty() ? BoardView.NO_MOVE : moves.get(ply() - 1);
  }

  /** Returns whether a single move leads from the other snapshot to this one. */
  boolean follows(BoardSnapshot before) {
    return ply() == before.ply() + 1 && moves.subList(0, before.ply()).equals(before.moves);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardSnapshot that
        && position.options().equals(that.position.options())
        && moves.equals(that.moves);
  }

  @Override
  public int hashCode() {
    return Objects.hash(position.options(), moves);
  }
}
