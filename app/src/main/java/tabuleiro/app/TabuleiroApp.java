package tabuleiro.app;

import android.app.Application;
import androidx.annotation.VisibleForTesting;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.settings.ThemeApplier;

/** Application class: sets up what must exist before the first screen. */
public final class TabuleiroApp extends Application implements AppContainer.Owner {
  private AppContainer container;

  @Override
  public void onCreate() {
    super.onCreate();
    container = new AppContainer(this);
    ThemeApplier.install(this, container.settings());
  }

  @Override
  public AppContainer container() {
    return container;
  }

  /** Replaces the container, as a new process would, and closes the old one. */
  @VisibleForTesting
  public void setContainer(AppContainer other) {
    container.close();
    container = other;
  }

  /** Called in tests, where a process has several applications in turn; never on a device. */
  @Override
  public void onTerminate() {
    container.close();
    super.onTerminate();
  }
}
