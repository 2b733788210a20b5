package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.puzzle.Puzzle.Aim;

/**
 * Finds the puzzles that are hidden in games: places at which exactly one move wins, saves or gains
 * while every other is clearly worse. With the same nodes it always finds the same.
 *
 * <p>It works on the calling thread. Why a wrong try fails needs no code of its own: {@link
 * Engine#think} in the position after it gives the reply and, in its line, what follows.
 */
public final class PuzzleMaker {
  /** The most moves that a person has to find in one puzzle. */
  private static final int MAX_STEPS = 4;

  private final Engine engine;
  private final SearchLimits limits;
  private final OnlyMoveFinder finder;

  /** Makes puzzles with that engine, each question to which may take so many nodes. */
  public PuzzleMaker(Engine engine, long nodes) {
    this.engine = engine;
    limits = SearchLimits.nodes(nodes);
    finder = new OnlyMoveFinder(engine, limits);
  }

  /**
   * The puzzle at a place of a match, or null if there is none or the flag was raised. Among more
   * than two seats there is none, because nobody's best reply is certain there.
   */
  public Puzzle find(ReadableMatch match, int ply, CancelFlag cancel) {
    var position = match.positionAt(ply);
    if (position.isOver() || position.seats() != 2) {
      return null;
    }
    var answer = finder.find(position, cancel);
    boolean takesBack = answer != null && isRecapture(match, ply, answer.move());
    if (answer == null || takesBack && answer.aim() == Aim.GAIN) {
      return null; // there is none, or everybody sees it
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
        difficulty,
        solution,
        new ArrayList<>(new TreeSet<>(answer.also())));
  }

  /** Whether a puzzle is what it says, found anew with this maker's nodes at every move to find. */
  public boolean confirms(Puzzle puzzle, CancelFlag cancel) {
    return puzzle.equals(refine(puzzle, cancel));
  }

  /**
   * A puzzle with what this maker adds to it: the smaller gain, the longer way to a win, and every
   * move right that is so for it. Null if it finds another solution or none.
   */
  public Puzzle refine(Puzzle puzzle, CancelFlag cancel) {
    try {
      var position = puzzle.match().position();
      var refined = puzzle;
      for (int step = 0; step < puzzle.solution().size(); step++) {
        int move = position.parse(puzzle.solution().get(step));
        var answer = step % 2 == 0 ? finder.find(position, cancel) : null;
        if (answer != null && answer.aim() == puzzle.aim()) {
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
    } catch (Refusal illegal) {
      return null;
    }
  }

  private static Puzzle refine(Puzzle puzzle, int step, Position position, OnlyMove answer) {
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
        puzzle.difficulty(),
        right.isEmpty() ? puzzle.solution() : puzzle.solution().subList(0, 1),
        new ArrayList<>(right));
  }

  /** The only good move, the best reply, and so on as long as again only one move is good. */
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
      if (next == null || next.aim() != answer.aim() || !next.also().isEmpty()) {
        return solution;
      }
      solution.add(replyText);
    }
  }

  /** Whether so many moves of the solution are all that can be asked for. */
  private static boolean isComplete(OnlyMove answer, int size) {
    boolean gained = answer.aim() == Aim.GAIN && size + 1 >= answer.plies();
    return gained || !answer.also().isEmpty() || size / 2 + 1 >= MAX_STEPS;
  }

  /** Whether a move goes to the square that the rival has just moved to: mostly it takes back. */
  private static boolean isRecapture(ReadableMatch match, int ply, int move) {
    return ply > 0
        && destination(match.positionAt(ply - 1), match.moveAt(ply - 1))
            .equals(destination(match.positionAt(ply), move));
  }

  /** The last place that a person touches to make a move. */
  private static List<Touch> destination(Position position, int move) {
    var place = OnlyMoveFinder.place(position, move);
    return place.subList(Math.max(0, place.size() - 1), place.size());
  }
}
