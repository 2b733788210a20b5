package tabuleiro.app.data;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.rules.ExternalResource;

/** JUnit rule that logs no failures of the storage, for tests that cause thousands. */
public final class SilentStorage extends ExternalResource {
  private final Logger log = Logger.getLogger("DatabaseExecutor");

  @Override
  protected void before() {
    log.setLevel(Level.OFF);
  }

  @Override
  protected void after() {
    log.setLevel(null);
  }
}
