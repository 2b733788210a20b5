package tabuleiro.app.ui;

import java.util.List;
import tabuleiro.rules.game.Position;

/**
 * Immutable state that a {@link TaskBoardPresenter} presents: moves from a position, and what a
 * person may do after them.
 *
 * @param task identifies the task; moves of the same task are animated
 * @param start the position before the moves
 * @param moves the moves of all sides
 * @param open whether the person may touch the board afterwards
 * @param help a move whose piece is selected for the person, or {@code BoardView.NO_MOVE}
 * @param tries number of failed tries
 */
public record BoardState(
    Object task, Position start, List<Integer> moves, boolean open, int help, int tries) {
  /** Returns the position after some of the moves. */
  public Position positionAt(int ply) {
    var position = start.copy();
    for (int i = 0; i < ply; i++) {
      position.play(moves.get(i));
    }
    return position;
  }

  /** Returns the position after all moves. */
  public Position position() {
    return positionAt(moves.size());
  }

  /** Returns whether this is the same task as another, with more moves. */
  boolean follows(BoardState before) {
    int known = before.moves.size();
    return task.equals(before.task)
        && moves.size() > known
        && moves.subList(0, known).equals(before.moves);
  }

  /** Returns whether both show the same moves of the same task. */
  boolean isSamePlace(BoardState before) {
    return task.equals(before.task) && moves.equals(before.moves);
  }
}
