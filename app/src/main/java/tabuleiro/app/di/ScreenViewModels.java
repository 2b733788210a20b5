package tabuleiro.app.di;

import androidx.fragment.app.Fragment;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.function.BiFunction;

/** Creates the view models of screens, with their services from the container. */
public final class ScreenViewModels {
  private ScreenViewModels() {}

  /**
   * Returns the screen's view model, created on first use from the services and from the screen's
   * arguments and saved state.
   */
  public static <M extends ViewModel> M of(
      Fragment screen, Class<M> type, BiFunction<AppContainer, SavedStateHandle, M> creator) {
    var app = AppContainer.of(screen.requireContext());
    var initializer =
        new ViewModelInitializer<>(
            type,
            extras -> creator.apply(app, SavedStateHandleSupport.createSavedStateHandle(extras)));
    return new ViewModelProvider(screen, ViewModelProvider.Factory.from(initializer)).get(type);
  }
}
