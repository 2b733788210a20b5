package tabuleiro.desk;

import java.io.IOException;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;
import org.junit.runners.model.InitializationError;

/**
 * What {@code ./gradlew :app:desk} runs: the app in a window, or its demonstration where there is
 * no display.
 */
@RunWith(WindowOrDemo.Choice.class)
public class WindowOrDemo {
  /** A suite of one class, chosen when it starts. */
  public static final class Choice extends Suite {
    /** Looks for a display. */
    public Choice(Class<?> suite) throws InitializationError, IOException {
      super(suite, new Class<?>[] {Display.isThere() ? Desk.class : Demo.class});
    }
  }
}
