package tabuleiro.app;

import android.app.Application;
import androidx.annotation.VisibleForTesting;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.settings.Appearance;

/** The app's process: what has to be there before the first screen. */
public final class TabuleiroApp extends Application implements AppContainer.Owner {
  private AppContainer container;

  @Override
  public void onCreate() {
    super.onCreate();
    container = new AppContainer(this);
    Appearance.install(this, container.settings());
  }

  @Override
  public AppContainer container() {
    return container;
  }

  /** Goes on with another container, as another process would; the one in use is closed. */
  @VisibleForTesting
  public void setContainer(AppContainer other) {
    container.close();
    container = other;
  }

  /** Called where a process has many applications, one after the other: never on a device. */
  @Override
  public void onTerminate() {
    container.close();
    super.onTerminate();
  }
}
