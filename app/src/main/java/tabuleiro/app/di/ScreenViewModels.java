package tabuleiro.app.di;

import androidx.fragment.app.Fragment;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;

/** Creates the view models of screens, with their services from the container. */
public final class ScreenViewModels {
  private ScreenViewModels() {}

  /** Factory of one view model. */
  @FunctionalInterface
  public interface Creator<M extends ViewModel> {
    /**
     * Creates the view model.
     *
     * @param app the container of the services
     * @param handle the screen's arguments and saved state
     */
    M create(AppContainer app, SavedStateHandle handle);
  }

  /** Returns the screen's view model, created on first use. */
  public static <M extends ViewModel> M of(Fragment screen, Class<M> type, Creator<M> creator) {
    var app = AppContainer.of(screen.requireContext());
    var initializer =
        new ViewModelInitializer<>(
            type,
            extras -> creator.create(app, SavedStateHandleSupport.createSavedStateHandle(extras)));
    return new ViewModelProvider(screen, ViewModelProvider.Factory.from(initializer)).get(type);
  }
}
