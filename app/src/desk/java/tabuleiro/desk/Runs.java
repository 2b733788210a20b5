package tabuleiro.desk;

import java.util.Map;
import org.junit.runner.JUnitCore;

/** Runs an entry of the desk within a test, with an app that nobody has used yet. */
final class Runs {
  private Runs() {}

  static void run(Class<?> entry, Map<String, Object> settings) {
    settings.forEach((name, value) -> System.setProperty(name, value.toString()));
    try {
      for (var failure : JUnitCore.runClasses(entry).getFailures()) {
        throw new AssertionError(failure.getMessage(), failure.getException());
      }
    } finally {
      settings.keySet().forEach(System::clearProperty);
    }
  }
}
