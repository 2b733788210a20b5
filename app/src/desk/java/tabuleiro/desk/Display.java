package tabuleiro.desk;

import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Detects whether the machine has a display. */
final class Display {
  private static final int PATIENCE_SECONDS = 20;

  private Display() {}

  /**
   * Returns whether a window can be opened. Another JVM tries, since one that has failed to connect
   * can no longer draw, not even into memory.
   */
  static boolean isThere() throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var builder =
        new ProcessBuilder(java, Display.class.getName())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    var process = builder.start();
    try {
      return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    } finally {
      process.destroyForcibly();
    }
  }

  /** Exits with 0 if there is a display. */
  public static void main(String[] args) {
    if (GraphicsEnvironment.isHeadless()) {
      System.exit(1);
    }
    GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
    System.exit(0);
  }
}
