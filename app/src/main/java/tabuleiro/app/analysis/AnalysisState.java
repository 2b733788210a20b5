package tabuleiro.app.analysis;

import java.util.List;
import java.util.Map;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.BoardSnapshot;
import tabuleiro.rules.ai.Verdict;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.record.MoveTree;

/**
 * Immutable state of the analysis screen: the tree of moves, the current node and the CPU's best
 * lines.
 *
 * @param match the moves up to the current node, and possibly some after it
 * @param tree all moves
 * @param verdicts the verdicts of a review on moves that are not good, by node
 * @param place the current node of the tree
 * @param jumps counts jumps to a node that is not the next one
 * @param lines the CPU's lines for the position
 * @param isThinking whether the CPU analyses at all
 * @param hasArrow whether an arrow shows the best move
 * @param name the study's name, or an empty text
 * @param isChanged whether there are unsaved changes
 */
record AnalysisState(
    MatchSnapshot match,
    MoveTree tree,
    Map<Integer, Verdict> verdicts,
    int place,
    int jumps,
    CpuLines lines,
    boolean isThinking,
    boolean hasArrow,
    String name,
    boolean isChanged) {
  /** Returns the child nodes of the current node, the main line first. */
  List<Integer> next() {
    return tree.children(place);
  }

  /** Returns the part of the state that the board shows. */
  BoardSnapshot board() {
    boolean isAdvised = hasArrow && isThinking && !lines.best().isEmpty();
    return BoardSnapshot.of(
            match, match.ply(), jumps, !match.isOver(), BoardSnapshot.Pauses.BETWEEN)
        .withHint(isAdvised ? lines.best().get(0).move() : BoardView.NO_MOVE);
  }

  /** Returns the node at which the current variation begins, or 0 on the main line. */
  int variation() {
    int at = place;
    while (at > 0 && !tree.isVariation(at)) {
      at = tree.parent(at);
    }
    return at;
  }
}
