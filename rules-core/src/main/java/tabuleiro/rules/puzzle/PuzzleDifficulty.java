package tabuleiro.rules.puzzle;

import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Says how hard a move is to find, in points: for how far one must look, for wrong moves that look
 * better, for not scoring more than others at once, and for a turn or a tile that matters.
 */
final class PuzzleDifficulty {
  /** Plies ahead from which a move is deep, and from which very deep. */
  private static final int[] DEPTHS = {4, 8};

  /** Tempting wrong moves from which a move is hidden, and from which well hidden. */
  private static final int[] TEMPTATIONS = {1, 4};

  /** Among so few other moves one finds the right one more easily. */
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

  /** From 1 to {@link Puzzle#HARDEST}; a move that takes back is never of the hardest. */
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
    int count = 0;
    for (int bound : bounds) {
      count += value >= bound ? 1 : 0;
    }
    return count;
  }

  private void compare() {
    int[] right = quickLook(move);
    var place = OnlyMoveFinder.place(position, move);
    var moves = new MoveList();
    position.moves(moves);
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

  /** How good a move looks to the seat that makes it, and by how much it leads then. */
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
