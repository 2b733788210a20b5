package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/** Confirms and corrects puzzles by searching them again, usually with more nodes. */
public final class PuzzleRefiner {
  private final OnlyMoveFinder finder;

  /** Creates a refiner with an engine and a node limit for each search. */
  public PuzzleRefiner(Engine engine, long nodes) {
    finder = new OnlyMoveFinder(engine, SearchLimits.nodes(nodes));
  }

  /** Returns whether a puzzle is found again, unchanged, with this refiner's nodes. */
  public boolean confirms(Puzzle puzzle, CancelFlag cancel) {
    return puzzle.equals(refine(puzzle, cancel));
  }

  /**
   * Returns a puzzle corrected by this refiner's searches: the smaller gain, the longer win, and
   * more correct moves. Null if the solution is another one.
   */
  public @Nullable Puzzle refine(Puzzle puzzle, CancelFlag cancel) {
    try {
      var position = puzzle.match().position();
      var refined = puzzle;
      for (int step = 0; step < puzzle.solution().size(); step++) {
        int move = position.parse(puzzle.solution().get(step));
        var answer = step % 2 == 0 ? finder.find(position, cancel) : null;
        if (answer != null && isSameTask(answer.aim(), puzzle.aim(), step)) {
          refined = refine(refined, step, position, answer);
        } else if (step % 2 == 0) {
          return null;
        }
        if (refined == null) {
          return null;
        }
        position.play(move);
      }
      return refined;
    } catch (RefusalException illegal) {
      return null;
    }
  }

  /** Returns whether a found move has the puzzle's aim; a later one may turn a defence round. */
  private static boolean isSameTask(Aim found, Aim aim, int step) {
    return found == aim || step > 0 && found.isScored() && aim.isScored();
  }

  private static @Nullable Puzzle refine(
      Puzzle puzzle, int step, Position position, OnlyMove answer) {
    var right = new TreeSet<>(answer.also());
    right.add(position.format(answer.move()));
    if (!right.remove(puzzle.solution().get(step)) || step > 0 && !right.isEmpty()) {
      return null;
    }
    if (step > 0) {
      return puzzle;
    }
    right.addAll(puzzle.also());
    boolean win = puzzle.aim() == Aim.WIN;
    return new Puzzle(
        puzzle.options(),
        puzzle.layout(),
        puzzle.moves(),
        puzzle.aim(),
        win
            ? Math.max(puzzle.amount(), answer.amount())
            : Math.min(puzzle.amount(), answer.amount()),
        answer.within(),
        puzzle.difficulty(),
        right.isEmpty() ? puzzle.solution() : puzzle.solution().subList(0, 1),
        new ArrayList<>(right));
  }
}
