package tabuleiro.app.play;

import java.util.List;
import java.util.Objects;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * What the board shows of a match: the position after so many moves. Two are equal when the same
 * moves of the same game led to them.
 *
 * @param position the position, which stays as it is while the match goes on
 * @param moves the moves that led to it
 */
record BoardSnapshot(Position position, List<Integer> moves) {
  /** The match as it stood after so many moves. */
  static BoardSnapshot of(ReadableMatch match, int ply) {
    return new BoardSnapshot(match.positionAt(ply), List.copyOf(match.moves().subList(0, ply)));
  }

  /** How many moves led to it. */
  int ply() {
    return moves.size();
  }

  /** The move that led to it, or {@link BoardView#NO_MOVE}. */
  int lastMove() {
    return moves.isEmpty() ? BoardView.NO_MOVE : moves.get(ply() - 1);
  }

  /** Whether one move leads from the other to this. */
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
