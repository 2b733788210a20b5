package tabuleiro.app.play;

import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.match.Match;

/**
 * What a board shows of a match: the position after so many moves, as a copy that stays as it is
 * while the match goes on.
 */
record Shown(Position position, int lastMove, int ply) {
  /** The match where it stands. */
  static Shown now(Match match) {
    return new Shown(
        match.position().copy(),
        match.canUndo() ? match.lastMove() : BoardView.NO_MOVE,
        match.ply());
  }

  /** The match after so many moves; the match itself keeps its place. */
  static Shown at(Match match, int ply) {
    var position = match.position().copy();
    int place = match.ply();
    int lastMove = BoardView.NO_MOVE;
    while (place > Math.max(0, ply - 1)) {
      position.undo();
      place--;
    }
    try {
      while (place < ply) {
        lastMove = position.parse(match.notation().get(place));
        position.play(lastMove);
        place++;
      }
    } catch (Refusal impossible) {
      throw new IllegalStateException("a match holds legal moves only", impossible);
    }
    return new Shown(position, lastMove, ply);
  }
}
