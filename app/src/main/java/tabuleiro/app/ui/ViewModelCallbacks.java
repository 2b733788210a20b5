package tabuleiro.app.ui;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import java.util.function.Consumer;

/**
 * Binds callbacks and observers to a view model's life: once the view model is cleared, none of
 * them runs. A view model binds every callback that it passes to a service. Main thread only.
 */
public final class ViewModelCallbacks {
  private final ViewModel owner;
  private boolean isCleared;

  /** Creates the scope of a view model. */
  public ViewModelCallbacks(ViewModel owner) {
    this.owner = owner;
    owner.addCloseable(() -> isCleared = true);
  }

  /** Returns a callback that does nothing once the view model is cleared. */
  public <T> Consumer<T> bind(Consumer<T> callback) {
    return value -> {
      if (!isCleared) {
        callback.accept(value);
      }
    };
  }

  /** Observes values until the view model is cleared. */
  public <T> void observe(LiveData<T> values, Observer<T> observer) {
    values.observeForever(observer);
    owner.addCloseable(() -> values.removeObserver(observer));
  }
}
