package tabuleiro.app.data;

import androidx.annotation.Nullable;

/**
 * Result of a storage operation: either a value or the problem that prevented it.
 *
 * @param value the value; null if there is a problem
 * @param problem why there is no value, or null
 */
public record DataResult<T>(T value, @Nullable StorageProblem problem) {
  static <T> DataResult<T> of(T value) {
    return new DataResult<>(value, null);
  }

  @SuppressWarnings("NullAway") // whoever asks for the value has asked isDone before
  static <T> DataResult<T> failed(StorageProblem problem) {
    return new DataResult<>(null, problem);
  }

  /** Returns whether the operation succeeded. */
  public boolean isDone() {
    return problem == null;
  }
}
