package tabuleiro.app;

import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.Thinker;
import tabuleiro.app.di.AppContainer;

/**
 * The application under test. Every test on Robolectric has an application of its own, whose
 * container is closed when the test ends.
 */
public final class TestApp {
  private TestApp() {}

  /** The container of the application. */
  public static AppContainer container() {
    return AppContainer.of(ApplicationProvider.getApplicationContext());
  }

  /** Lets the application think with something else from now on. */
  public static CpuWorker useThinker(Supplier<Thinker> maker) {
    var worker = new CpuWorker(maker, Executors.newSingleThreadExecutor(), container().scheduler());
    container().setCpu(worker);
    return worker;
  }
}
