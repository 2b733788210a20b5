package tabuleiro.app.board;

import java.util.List;
import java.util.function.Predicate;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Condition that a move must fulfil to complete a task of a lesson. */
public sealed interface LessonGoal {
  /** Returns moves that fulfil it, in notation; one of them is legal whatever was played before. */
  List<String> solutions();

  /** Returns whether this legal move of the position fulfils it. */
  boolean isReached(Position position, int move);

  /** Fulfilled by one of these moves. */
  record Moves(List<String> solutions) implements LessonGoal {
    @Override
    public boolean isReached(Position position, int move) {
      return solutions.contains(position.format(move));
    }
  }

  /** Fulfilled by any move after which a predicate holds. */
  record After(List<String> solutions, Predicate<Position> wanted) implements LessonGoal {
    @Override
    public boolean isReached(Position position, int move) {
      var after = position.copy();
      after.play(move);
      return wanted.test(after);
    }
  }

  /** Returns a goal that one of these moves fulfils. */
  static LessonGoal moves(String... accepted) {
    return new Moves(List.of(accepted));
  }

  /** Returns a goal that any move fulfils. */
  static LessonGoal anyMove(String example) {
    return new After(List.of(example), after -> true);
  }

  /** Returns a goal that the learner, who has the first seat, fulfils by at least this score. */
  static LessonGoal score(int least, String... solutions) {
    return new After(List.of(solutions), after -> after.score(Lesson.LEARNER) >= least);
  }

  /** Returns a goal that the learner fulfils by winning. */
  static LessonGoal win(String... solutions) {
    return new After(List.of(solutions), LessonGoal::isWon);
  }

  /**
   * Returns a goal that is fulfilled if the opponent can neither win nor score with the next move.
   */
  static LessonGoal parry(String... solutions) {
    return new After(List.of(solutions), LessonGoal::isParried);
  }

  /** Returns the first solution that is legal in the position. */
  default int solution(Position position) {
    for (var text : solutions()) {
      try {
        return position.parse(text);
      } catch (RefusalException other) {
        // another move is right after what was played before
      }
    }
    throw new IllegalStateException("none of " + solutions() + " is legal");
  }

  private static boolean isWon(Position after) {
    return after.winners() == 1 << Lesson.LEARNER;
  }

  private static boolean isParried(Position after) {
    int opponent = after.turn();
    int score = after.score(opponent);
    var replies = after.legalMoves();
    for (int i = 0; i < replies.size(); i++) {
      after.play(replies.get(i));
      boolean harms = after.isOver() || after.score(opponent) > score;
      after.undo();
      if (harms) {
        return false;
      }
    }
    return true;
  }
}
