package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;

/**
 * A lesson: small positions with a sentence and a task each. The learner has the first seat and is
 * always to move.
 *
 * @param id the key of the stored progress; never changes
 * @param title what is taught
 * @param steps the positions, in order
 */
public record Lesson(String id, @StringRes int title, List<Step> steps) {
  /** The learner's seat. */
  public static final int LEARNER = 0;

  /**
   * A position and its tasks.
   *
   * @param title the topic in a word or two
   * @param diagram the position
   * @param tasks the tasks, in order
   * @param praise the text shown when all tasks are done
   */
  public record Step(
      @StringRes int title, Diagram diagram, List<Task> tasks, @StringRes int praise) {}

  /**
   * A task: one move to find.
   *
   * @param text the instruction, in one sentence or two short ones
   * @param goal the condition on the move
   * @param otherwise the text for any other legal move; {@link #NEVER} if there is none
   * @param reply the opponent's reply in notation; empty for none
   */
  public record Task(@StringRes int text, LessonGoal goal, @StringRes int otherwise, String reply) {
    /** No text is needed, since every legal move is right. */
    public static final int NEVER = 0;

    /** Creates a task that every legal move completes. */
    public static Task of(@StringRes int text, LessonGoal goal) {
      return new Task(text, goal, NEVER, "");
    }

    /** Creates a task that only some legal moves complete. */
    public static Task of(@StringRes int text, LessonGoal goal, @StringRes int otherwise) {
      return new Task(text, goal, otherwise, "");
    }

    /** Returns this task with a reply of the opponent. */
    public Task answeredBy(String move) {
      return new Task(text, goal, otherwise, move);
    }
  }
}
