package tabuleiro.app;

import android.app.Application;
import tabuleiro.app.cpu.CpuThreads;
import tabuleiro.app.settings.Appearance;

/** The app's process: what has to be there before the first screen. */
public final class TabuleiroApp extends Application {
  @Override
  public void onCreate() {
    super.onCreate();
    Appearance.install(this);
    CpuThreads.install(this);
  }
}
