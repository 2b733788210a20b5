package tabuleiro.app;

import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.di.AppContainer;

/**
 * The application under test. Robolectric creates an application per test and closes its container
 * afterwards.
 */
public final class TestApp {
  private TestApp() {}

  /** Returns the application's container. */
  public static AppContainer container() {
    return AppContainer.of(ApplicationProvider.getApplicationContext());
  }

  /** Replaces the application's CPU worker by one with another backend. */
  public static CpuWorker useCpuBackend(Supplier<CpuBackend> maker) {
    var worker = new CpuWorker(maker, Executors.newSingleThreadExecutor(), container().scheduler());
    container().setCpu(worker);
    return worker;
  }
}
