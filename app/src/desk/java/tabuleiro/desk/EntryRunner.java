package tabuleiro.desk;

import java.util.Map;
import org.junit.runner.JUnitCore;

/** Runs an entry point of the desk inside a test, with a fresh app. */
final class EntryRunner {
  private EntryRunner() {}

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
