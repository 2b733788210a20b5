package tabuleiro.app.data;

import androidx.annotation.Nullable;

/**
 * Result of a storage operation: a value or a problem.
 *
 * @param value the value; null if there is a problem
 * @param problem why there is no value, or null
 */
public record Answer<T>(T value, @Nullable Problem problem) {
  static <T> Answer<T> of(T value) {
    return new Answer<>(value, null);
  }

  static <T> Answer<T> failed(Problem problem) {
    return new Answer<>(null, problem);
  }

  /** Returns whether the operation succeeded. */
  public boolean isDone() {
    return problem == null;
  }
}
