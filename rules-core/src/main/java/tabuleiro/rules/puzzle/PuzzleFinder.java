package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Finds puzzles in games: positions in which exactly one move wins, saves the game or gains points
 * and every other is clearly worse. With the same nodes it finds the same puzzles.
 *
 * <p>It works on the calling thread.
 */
public final class PuzzleFinder {
  /** The maximum number of moves to find in one puzzle. */
  private static final int MAX_STEPS = 4;

  private final Engine engine;
  private final SearchLimits limits;
  private final OnlyMoveFinder finder;

  /** Creates a maker with an engine and a node limit for each search. */
  public PuzzleFinder(Engine engine, long nodes) {
    this.engine = engine;
    limits = SearchLimits.nodes(nodes);
    finder = new OnlyMoveFinder(engine, limits);
  }

  /**
   * Returns the puzzle at a ply of a match, or null if there is none or the flag was raised. Games
   * of more than two seats have none, because no reply is certain there.
   */
  public @Nullable Puzzle find(ReadableMatch match, int ply, CancelFlag cancel) {
    var position = match.positionAt(ply);
    if (position.isOver() || position.seats() != 2) {
      return null;
    }
    var answer = finder.find(position, cancel);
    boolean takesBack = answer != null && isRecapture(match, ply, answer.move());
    if (answer == null || takesBack && answer.aim().isScored()) {
      return null; // there is none, or it is obvious
    }
    var solution = solution(position, answer, cancel);
    if (cancel.isCancelled()) {
      return null;
    }
    int difficulty = PuzzleDifficulty.of(position, answer, takesBack);
    return new Puzzle(
        match.options(),
        match.layout(),
        match.notation().subList(0, ply),
        answer.aim(),
        answer.amount(),
        answer.within(),
        difficulty,
        solution,
        new ArrayList<>(new TreeSet<>(answer.also())));
  }

  /** Returns the only good move, the best reply, and so on while only one move is good. */
  private List<String> solution(Position shown, OnlyMove answer, CancelFlag cancel) {
    var position = shown.copy();
    var solution = new ArrayList<String>();
    var next = answer;
    while (true) {
      solution.add(position.format(next.move()));
      position.play(next.move());
      if (isComplete(answer, solution.size()) || position.isOver()) {
        return solution;
      }
      int reply = engine.think(position, limits, cancel, progress -> {}).move();
      var replyText = position.format(reply);
      position.play(reply);
      next = position.isOver() ? null : finder.find(position, cancel);
      if (next == null || !isSameTask(next, answer) || !next.also().isEmpty()) {
        return solution;
      }
      solution.add(replyText);
    }
  }

  /** Returns whether the next move pursues the aim of the first. */
  private static boolean isSameTask(OnlyMove next, OnlyMove first) {
    return next.aim() == first.aim() || next.aim().isScored() && first.aim().isScored();
  }

  /** Returns whether the solution is complete with this number of moves. */
  private static boolean isComplete(OnlyMove answer, int size) {
    boolean gained = answer.aim().isScored() && size + 1 >= answer.plies();
    return gained || !answer.also().isEmpty() || size / 2 + 1 >= MAX_STEPS;
  }

  /** Returns whether a move goes to the target of the rival's last move: mostly a recapture. */
  private static boolean isRecapture(ReadableMatch match, int ply, int move) {
    return ply > 0
        && destination(match.positionAt(ply - 1), match.moveAt(ply - 1))
            .equals(destination(match.positionAt(ply), move));
  }

  /** Returns the last place that a person touches to make a move. */
  private static List<Touch> destination(Position position, int move) {
    var place = OnlyMoveFinder.place(position, move);
    return place.subList(Math.max(0, place.size() - 1), place.size());
  }
}
