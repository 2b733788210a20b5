package tabuleiro.app.di;

import androidx.fragment.app.Fragment;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;

/** Makes the view models of screens, with what they need from the container. */
public final class ScreenModels {
  private ScreenModels() {}

  /** Makes one view model. */
  @FunctionalInterface
  public interface Maker<M extends ViewModel> {
    /**
     * Makes it.
     *
     * @param app the container, from which the view model is given what it needs
     * @param handle the screen's arguments, and what the system keeps of it
     */
    M make(AppContainer app, SavedStateHandle handle);
  }

  /** The view model of a screen, which is made if there is none yet. */
  public static <M extends ViewModel> M of(Fragment screen, Class<M> type, Maker<M> maker) {
    var app = AppContainer.of(screen.requireContext());
    var initializer =
        new ViewModelInitializer<>(
            type,
            extras -> maker.make(app, SavedStateHandleSupport.createSavedStateHandle(extras)));
    return new ViewModelProvider(screen, ViewModelProvider.Factory.from(initializer)).get(type);
  }
}
