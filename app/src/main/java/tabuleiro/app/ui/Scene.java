package tabuleiro.app.ui;

import java.util.List;
import tabuleiro.rules.game.Position;

/**
 * What a {@link MoveStage} brings to the board: moves from a position on, and what a person may do
 * after them.
 *
 * @param task tells what is to be done here from any other task
 * @param start the position before the moves
 * @param moves what was played, by whomever
 * @param open whether the person may touch the board then
 * @param help a move whose piece is taken up for the person, or {@code BoardView.NO_MOVE}
 * @param tries how often it was tried in vain
 */
public record Scene(
    Object task, Position start, List<Integer> moves, boolean open, int help, int tries) {
  /** The position after so many of the moves. */
  public Position positionAt(int ply) {
    var position = start.copy();
    for (int i = 0; i < ply; i++) {
      position.play(moves.get(i));
    }
    return position;
  }

  /** The position after all of them. */
  public Position position() {
    return positionAt(moves.size());
  }

  /** Whether this is the same task as another, some moves further. */
  boolean follows(Scene before) {
    int known = before.moves.size();
    return task.equals(before.task)
        && moves.size() > known
        && moves.subList(0, known).equals(before.moves);
  }

  /** Whether nothing but what the person may do differs. */
  boolean isSamePlace(Scene before) {
    return task.equals(before.task) && moves.equals(before.moves);
  }
}
