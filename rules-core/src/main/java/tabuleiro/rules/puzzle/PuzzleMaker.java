package tabuleiro.rules.puzzle;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.ai.Cancel;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Limits;
import tabuleiro.rules.ai.Thought;
import tabuleiro.rules.game.MoveList;
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
  /** With fewer legal moves there is nothing to find. */
  private static final int FEWEST_MOVES = 3;

  /** The most moves that a person has to find in one puzzle. */
  private static final int MOST_STEPS = 4;

  /** The best of the other moves leaves no better chance than this beside a move that wins. */
  private static final int MOST_BESIDE_A_WIN = 60;

  /** A move that saves leaves at least this chance. */
  private static final int LEAST_SAVED = 35;

  /** A move that gains leaves at least this chance, and more than any other by so much. */
  private static final int LEAST_GAINED = 25;

  private static final int CLEARLY = 15;

  /** How soon a gain must be made, the rival's reply to it included. */
  private static final int[] GAIN_PLIES = {2, 4};

  private final Engine engine;
  private final Limits limits;

  /** Makes puzzles with that engine, each question to which may take so many nodes. */
  public PuzzleMaker(Engine engine, long nodes) {
    this.engine = engine;
    limits = Limits.nodes(nodes);
  }

  /**
   * The puzzle at a place of a match, or null if there is none or the flag was raised. Among more
   * than two seats there is none, because nobody's best reply is certain there.
   */
  public Puzzle find(ReadableMatch match, int ply, Cancel cancel) {
    var position = match.positionAt(ply);
    if (position.isOver() || position.seats() != 2) {
      return null;
    }
    var answer = onlyMove(position, cancel);
    boolean takesBack = answer != null && isAnswerToLast(match, ply, answer.move());
    if (answer == null || takesBack && answer.aim() == Aim.GAIN) {
      return null; // there is none, or everybody sees it
    }
    var solution = solution(position, answer, cancel);
    if (cancel.isCancelled()) {
      return null;
    }
    int difficulty = Difficulty.of(position, answer, solution.size() / 2 + 1, takesBack);
    return new Puzzle(
        match.options(),
        match.notation().subList(0, ply),
        answer.aim(),
        answer.amount(),
        difficulty,
        solution);
  }

  /** Whether a puzzle is what it says, found anew with this maker's nodes at every move to find. */
  public boolean confirms(Puzzle puzzle, Cancel cancel) {
    try {
      var position = puzzle.match().position();
      for (int step = 0; step < puzzle.solution().size(); step++) {
        int move = position.parse(puzzle.solution().get(step));
        if (step % 2 == 0) {
          var answer = onlyMove(position, cancel);
          if (answer == null || answer.move() != move || answer.aim() != puzzle.aim()) {
            return false;
          }
          if (step == 0 && answer.amount() != puzzle.amount()) {
            return false;
          }
        }
        position.play(move);
      }
      return true;
    } catch (Refusal illegal) {
      return false;
    }
  }

  /** The only good move, the best reply, and so on as long as again only one move is good. */
  private List<String> solution(Position shown, OnlyMove answer, Cancel cancel) {
    var position = shown.copy();
    var solution = new ArrayList<String>();
    var next = answer;
    while (true) {
      solution.add(position.format(next.move()));
      position.play(next.move());
      if (isReached(answer, solution.size()) || position.isOver()) {
        return solution;
      }
      int reply = engine.think(position, limits, cancel, progress -> {}).move();
      var replyText = position.format(reply);
      position.play(reply);
      next = position.isOver() ? null : onlyMove(position, cancel);
      if (next == null || next.aim() != answer.aim()) {
        return solution;
      }
      solution.add(replyText);
    }
  }

  /** Whether so many moves of the solution are all that can be asked for. */
  private static boolean isReached(OnlyMove answer, int size) {
    return size / 2 + 1 >= MOST_STEPS || answer.aim() == Aim.GAIN && size + 1 >= answer.plies();
  }

  /** The one move that is clearly better than all others, or null. */
  private OnlyMove onlyMove(Position position, Cancel cancel) {
    var moves = new MoveList();
    position.moves(moves);
    if (moves.size() < FEWEST_MOVES) {
      return null;
    }
    var progress = new ArrayList<Thought>();
    var best = engine.think(position, limits, cancel, progress::add);
    if (best.winsIn() < 0 || best.chance() < LEAST_GAINED || cancel.isCancelled()) {
      return null;
    }
    var second = engine.thinkWithout(position, best.move(), limits, cancel);
    if (second.winsIn() > 0 || cancel.isCancelled()) {
      return null;
    }
    int depth = depth(best, progress);
    if (best.winsIn() > 0) {
      return second.chance() > MOST_BESIDE_A_WIN
          ? null
          : new OnlyMove(best.move(), Aim.WIN, best.winsIn(), 0, depth);
    }
    if (second.winsIn() < 0) {
      return best.chance() < LEAST_SAVED
          ? null
          : new OnlyMove(best.move(), Aim.SAVE, 0, 0, Math.max(depth, -second.winsIn()));
    }
    return best.chance() - second.chance() < CLEARLY ? null : gain(position, best.move(), depth);
  }

  /** The move as one that gains more than any other, or null. */
  private OnlyMove gain(Position position, int move, int depth) {
    for (int plies : GAIN_PLIES) {
      var search = new ScoreSearch(position.copy(), limits.nodes());
      int gain = search.gain(move, plies);
      if (gain > 0 && !search.isMatched(move, plies, gain) && !search.isSpent()) {
        return new OnlyMove(move, Aim.GAIN, gain, plies, depth);
      }
    }
    return null;
  }

  /** How deep the search had to look until it preferred the best move for good. */
  private static int depth(Thought best, List<Thought> progress) {
    int depth = 1;
    for (var thought : progress) {
      if (thought.move() != best.move()) {
        depth = Math.max(depth, thought.depth() + 1);
      }
    }
    return depth;
  }

  /** Whether a move goes to the square that the rival has just moved to: mostly it takes back. */
  private static boolean isAnswerToLast(ReadableMatch match, int ply, int move) {
    if (ply == 0) {
      return false;
    }
    var last = goal(match.positionAt(ply - 1), match.moveAt(ply - 1));
    return last != null && last.equals(goal(match.positionAt(ply), move));
  }

  /** The square a move goes to, or null. */
  private static Touch goal(Position position, int move) {
    Touch goal = null;
    for (var touch : position.touches(move)) {
      goal = touch instanceof Touch.Square ? touch : goal;
    }
    return goal;
  }
}
