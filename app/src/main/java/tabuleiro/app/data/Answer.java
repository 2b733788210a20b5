package tabuleiro.app.data;

import androidx.annotation.Nullable;

/**
 * The answer to a question or a change: what was asked for, or why there is none.
 *
 * @param value what was asked for; null if there is a problem
 * @param problem why there is no value, or null
 */
public record Answer<T>(T value, @Nullable Problem problem) {
  static <T> Answer<T> of(T value) {
    return new Answer<>(value, null);
  }

  static <T> Answer<T> failed(Problem problem) {
    return new Answer<>(null, problem);
  }

  /** Whether all went well. */
  public boolean isDone() {
    return problem == null;
  }
}
