package tabuleiro.app.board;

import java.util.List;
import java.util.function.Predicate;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Refusal;

/** What a move has to be, or to bring about, so that a task of a lesson is done. */
public sealed interface Goal {
  /** Moves that reach it, in notation; one of them is legal whatever was played before. */
  List<String> solutions();

  /** Whether this legal move of the position reaches it. */
  boolean isReached(Position position, int move);

  /** One of these moves. */
  record Moves(List<String> solutions) implements Goal {
    @Override
    public boolean isReached(Position position, int move) {
      return solutions.contains(position.format(move));
    }
  }

  /** Any move after which this is true. */
  record After(List<String> solutions, Predicate<Position> wanted) implements Goal {
    @Override
    public boolean isReached(Position position, int move) {
      var after = position.copy();
      after.play(move);
      return wanted.test(after);
    }
  }

  /** One of these moves. */
  static Goal moves(String... accepted) {
    return new Moves(List.of(accepted));
  }

  /** Any move at all. */
  static Goal anyMove(String example) {
    return new After(List.of(example), after -> true);
  }

  /** The learner, who has the first seat, comes to at least this score. */
  static Goal score(int least, String... solutions) {
    return new After(List.of(solutions), after -> after.score(Lesson.LEARNER) >= least);
  }

  /** The learner wins. */
  static Goal win(String... solutions) {
    return new After(List.of(solutions), Goal::isWon);
  }

  /** The opponent can neither win nor score with the next move. */
  static Goal parry(String... solutions) {
    return new After(List.of(solutions), Goal::isParried);
  }

  /** The first solution that is legal in the position. */
  default int solution(Position position) {
    for (var text : solutions()) {
      try {
        return position.parse(text);
      } catch (Refusal other) {
        continue; // what was played before made another one the right one
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
    var replies = new MoveList();
    after.moves(replies);
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
