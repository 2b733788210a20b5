package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;

/**
 * Interactive lesson about a game: a sequence of small positions, each with an explanation and
 * tasks. The learner has the first seat and is always to move.
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
  }

  /** Starts a lesson with positions of the game with an id. */
  public static Builder builder(String id, @StringRes int title, String game) {
    return new Builder(id, title, game);
  }

  /** Builds a lesson step by step. */
  public static final class Builder {
    private final String id;
    private final int title;
    private final String game;
    private final List<Step> steps = new ArrayList<>();
    private List<Task> tasks = List.of();
    private String options = "";

    private Builder(String id, @StringRes int title, String game) {
      this.id = id;
      this.title = title;
      this.game = game;
    }

    /** Sets the non-standard options of the steps that follow. */
    public Builder with(String newOptions) {
      options = newOptions;
      return this;
    }

    /** Adds a step with the position of a layout; its tasks follow. */
    public Builder step(@StringRes int topic, String layout, @StringRes int praise) {
      tasks = new ArrayList<>();
      steps.add(new Step(topic, Diagram.of(game, options, layout), tasks, praise));
      return this;
    }

    /** Adds a task that every legal move completes. */
    public Builder task(@StringRes int text, LessonGoal goal) {
      return task(text, goal, Task.NEVER);
    }

    /** Adds a task that only some legal moves complete. */
    public Builder task(@StringRes int text, LessonGoal goal, @StringRes int otherwise) {
      return task(text, goal, otherwise, "");
    }

    /** Adds a task with a reply of the opponent. */
    public Builder task(
        @StringRes int text, LessonGoal goal, @StringRes int otherwise, String reply) {
      tasks.add(new Task(text, goal, otherwise, reply));
      return this;
    }

    public Lesson build() {
      return new Lesson(id, title, steps);
    }
  }
}
