package tabuleiro.app;

import androidx.arch.core.executor.ArchTaskExecutor;
import androidx.arch.core.executor.TaskExecutor;
import org.junit.rules.ExternalResource;

/** JUnit rule that allows LiveData on the test's thread, without Android. */
public final class LiveDataRule extends ExternalResource {
  @Override
  protected void before() {
    ArchTaskExecutor.getInstance()
        .setDelegate(
            new TaskExecutor() {
              @Override
              public void executeOnDiskIO(Runnable task) {
                task.run();
              }

              @Override
              public void postToMainThread(Runnable task) {
                task.run();
              }

              @Override
              public boolean isMainThread() {
                return true;
              }
            });
  }

  @Override
  protected void after() {
    ArchTaskExecutor.getInstance().setDelegate(null);
  }
}
