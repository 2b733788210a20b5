package tabuleiro.app.analysis;

import java.util.List;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.Scene;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.record.MoveTree;

/**
 * What the analysis board shows.
 *
 * @param match the moves up to the place that is shown, and perhaps some after it
 * @param tree all moves
 * @param place the place that is shown
 * @param jumps how often another place was shown than the next one
 * @param lines what the CPU knows of the position
 * @param isThinking whether the CPU is asked at all
 * @param hasArrow whether the best move is shown on the board
 * @param name what the study is called, or an empty text
 * @param isChanged whether there is something that is not stored
 */
record AnalysisState(
    MatchSnapshot match,
    MoveTree tree,
    int place,
    int jumps,
    Lines lines,
    boolean isThinking,
    boolean hasArrow,
    String name,
    boolean isChanged) {
  /** The places that can be gone to from here, the main one first. */
  List<Integer> next() {
    return tree.next(place);
  }

  /** What the board shows of it. */
  Scene scene() {
    var moves = match.moves().subList(0, match.ply());
    return new Scene(jumps, match.positionAt(0), moves, !match.isOver(), BoardView.NO_MOVE, 0);
  }

  /** The move that is shown as the best one, or {@code BoardView.NO_MOVE}. */
  int advised() {
    return hasArrow && isThinking && !lines.best().isEmpty()
        ? lines.best().get(0).move()
        : BoardView.NO_MOVE;
  }

  /** Where the variation begins that the place lies in, or 0 if it lies in the main line. */
  int variation() {
    int at = place;
    while (at > 0 && !tree.isVariation(at)) {
      at = tree.before(at);
    }
    return at;
  }
}
