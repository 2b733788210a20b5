package tabuleiro.rules.puzzle;

import java.util.Arrays;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * Rates the difficulty of a puzzle in points, by search depth, tempting wrong moves, moves that
 * score as much at once, and rotations or tiles that matter.
 */
final class PuzzleDifficulty {
  /** The depths from which a move is deep and very deep. */
  private static final int[] DEPTHS = {4, 8};

  /** The numbers of tempting wrong moves from which a move is hidden and well hidden. */
  private static final int[] TEMPTATIONS = {1, 4};

  /** The number of other moves up to which the right one is easier to find. */
  private static final int FEW = 6;

  private final Position position;
  private final Heuristics heuristics;
  private final int seat;
  private final int move;
  private int temptingMoves;
  private int equalScorers;
  private int siblings;
  private int otherMoves;

  private PuzzleDifficulty(Position shown, int move) {
    position = shown.copy();
    heuristics = position.options().game().heuristics(position);
    seat = position.turn();
    this.move = move;
  }

  /**
   * Returns the difficulty from 1 to {@link Puzzle#HARDEST}; a recapture is never of the hardest.
   */
  static int of(Position position, OnlyMove answer, boolean takesBack) {
    var difficulty = new PuzzleDifficulty(position, answer.move());
    difficulty.compare();
    int points = difficulty.points(answer);
    int hardest = takesBack ? Puzzle.HARDEST - 1 : Puzzle.HARDEST;
    return Math.max(1, Math.min(points, hardest));
  }

  private int points(OnlyMove answer) {
    return reached(DEPTHS, answer.plies())
        + reached(TEMPTATIONS, temptingMoves)
        + (equalScorers > 0 ? 1 : 0)
        + (answer.also().size() < siblings ? 1 : 0)
        - (otherMoves <= FEW ? 1 : 0);
  }

  private static int reached(int[] bounds, int value) {
    return (int) Arrays.stream(bounds).filter(bound -> value >= bound).count();
  }

  private void compare() {
    int[] right = quickLook(move);
    var place = OnlyMoveFinder.place(position, move);
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) == move) {
        continue;
      }
      if (OnlyMoveFinder.place(position, moves.get(i)).equals(place)) {
        siblings++;
      } else {
        otherMoves++;
        int[] other = quickLook(moves.get(i));
        temptingMoves += other[0] > right[0] ? 1 : 0;
        equalScorers += other[1] >= right[1] ? 1 : 0;
      }
    }
  }

  /** Returns the evaluation after a move for the seat that makes it, and its lead in score. */
  private int[] quickLook(int tried) {
    var values = new int[2];
    position.play(tried);
    if (!position.isOver()) {
      heuristics.evaluate(values);
    } else if (position.winners() == 1 << seat) {
      values[seat] = Integer.MAX_VALUE;
    }
    int lead = position.score(seat) - position.score(seat ^ 1);
    position.undo();
    return new int[] {values[seat] - values[seat ^ 1], lead};
  }
}
