package tabuleiro.app.di;

import androidx.fragment.app.Fragment;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;

/** Creates view models, with their services from the container. */
public final class ScreenModels {
  private ScreenModels() {}

  /** Factory of one view model. */
  @FunctionalInterface
  public interface Maker<M extends ViewModel> {
    /**
     * Creates the view model.
     *
     * @param app the container of the services
     * @param handle the screen's arguments and saved state
     */
    M make(AppContainer app, SavedStateHandle handle);
  }

  /** Returns the screen's view model, created on first use. */
  public static <M extends ViewModel> M of(Fragment screen, Class<M> type, Maker<M> maker) {
    var app = AppContainer.of(screen.requireContext());
    var initializer =
        new ViewModelInitializer<>(
            type,
            extras -> maker.make(app, SavedStateHandleSupport.createSavedStateHandle(extras)));
    return new ViewModelProvider(screen, ViewModelProvider.Factory.from(initializer)).get(type);
  }
}
