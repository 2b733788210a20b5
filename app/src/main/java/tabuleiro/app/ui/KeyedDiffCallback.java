package tabuleiro.app.ui;

import androidx.annotation.NonNull;
import androidx.recyclerview.widget.DiffUtil;
import java.util.Objects;
import java.util.function.Function;

/** Diff callback that identifies list entries by a key, so that only changed ones are redrawn. */
public final class KeyedDiffCallback<T> extends DiffUtil.ItemCallback<T> {
  private final Function<T, Object> key;

  /** Creates a callback; entries with the same key are the same item. */
  public KeyedDiffCallback(Function<T, Object> key) {
    this.key = key;
  }

  @Override
  public boolean areItemsTheSame(@NonNull T one, @NonNull T other) {
    return key.apply(one).equals(key.apply(other));
  }

  @Override
  public boolean areContentsTheSame(@NonNull T one, @NonNull T other) {
    return Objects.equals(one, other);
  }
}
