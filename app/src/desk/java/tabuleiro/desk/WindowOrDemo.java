package tabuleiro.desk;

import java.io.IOException;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;
import org.junit.runners.model.InitializationError;

/**
 * Entry point of {@code ./gradlew :app:desk}: the app in a window, or its demonstration if there is
 * no display.
 */
@RunWith(WindowOrDemo.Choice.class)
public class WindowOrDemo {
  /** A suite of one class, chosen at its start. */
  public static final class Choice extends Suite {
    /** Detects a display. */
    public Choice(Class<?> suite) throws InitializationError, IOException {
      super(suite, new Class<?>[] {Display.isThere() ? Desk.class : DemoScript.class});
    }
  }
}
