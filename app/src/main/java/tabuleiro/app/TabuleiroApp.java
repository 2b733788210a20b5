package tabuleiro.app;

import android.app.Application;
import tabuleiro.app.cpu.CpuThreads;
import tabuleiro.app.settings.Appearance;

/** Application class: sets up what must exist before the first screen. */
public final class TabuleiroApp extends Application {
  @Override
  public void onCreate() {
    super.onCreate();
    Appearance.install(this);
    CpuThreads.install(this);
  }
}
