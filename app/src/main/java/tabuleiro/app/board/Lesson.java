package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;

/**
 * A game learned by playing it: small positions, a sentence each, and something to be done there.
 * The learner has the first seat and is always to move.
 *
 * @param id under which the progress is kept; never changes
 * @param title what is learned
 * @param steps the positions, in order
 */
public record Lesson(String id, @StringRes int title, List<Step> steps) {
  /** The seat of the one who learns. */
  public static final int LEARNER = 0;

  /**
   * A position and what is to be done there.
   *
   * @param title what it is about, in a word or two
   * @param diagram the position
   * @param tasks what is asked, one after the other
   * @param praise what is said when all of it is done
   */
  public record Step(
      @StringRes int title, Diagram diagram, List<Task> tasks, @StringRes int praise) {}

  /**
   * One move that is asked for.
   *
   * @param text what to do, in one sentence or two short ones
   * @param goal which moves do it
   * @param otherwise what is said of any other legal move; {@link #NEVER} if there is none
   * @param reply what the opponent plays then, in notation; empty for nothing
   */
  public record Task(@StringRes int text, Goal goal, @StringRes int otherwise, String reply) {
    /** Stands for the sentence about other moves where every legal move is right. */
    public static final int NEVER = 0;

    /** A task that every legal move does. */
    public static Task of(@StringRes int text, Goal goal) {
      return new Task(text, goal, NEVER, "");
    }

    /** A task that some legal moves do not do. */
    public static Task of(@StringRes int text, Goal goal, @StringRes int otherwise) {
      return new Task(text, goal, otherwise, "");
    }

    /** The same task, answered by a move of the opponent. */
    public Task answeredBy(String move) {
      return new Task(text, goal, otherwise, move);
    }
  }
}
