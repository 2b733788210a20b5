package tabuleiro.app;

import android.app.Application;
import android.content.pm.ApplicationInfo;
import android.os.StrictMode;
import androidx.annotation.VisibleForTesting;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.settings.ThemeApplier;

/**
 * Application class of the app: owns the container of services and applies the theme before the
 * first screen.
 */
public final class TabuleiroApp extends Application implements AppContainer.Owner {
  private AppContainer container;

  @Override
  public void onCreate() {
    super.onCreate();
    if ((getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0) {
      logMistakes();
    }
    container = new AppContainer(this);
    ThemeApplier.install(this, container.settings());
  }

  /** Logs disk and network access on the main thread, and what is not closed. */
  private static void logMistakes() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder()
            .detectDiskReads()
            .detectDiskWrites()
            .detectNetwork()
            .penaltyLog()
            .build());
    StrictMode.setVmPolicy(
        new StrictMode.VmPolicy.Builder()
            .detectLeakedClosableObjects()
            .detectLeakedSqlLiteObjects()
            .detectCleartextNetwork()
            .penaltyLog()
            .build());
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
