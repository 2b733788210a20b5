package tabuleiro.desk;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import tabuleiro.driver.Journey;

/** Runs the demonstration script where there is no display; writes a film and pictures. */
public class DemoScript {
  private static final Path SCRIPT = Path.of("src/desk/demo/demo.txt");
  private static final Path PICTURES = Path.of("build/desk/demo");
  private static final int SDK = 35;

  @Rule public final TemporaryFolder data = new TemporaryFolder();

  /** Runs the script to its end. */
  @Test
  public void run() throws IOException {
    int sdk = Integer.getInteger("robolectric.enabledSdks", SDK);
    var out = System.out;
    out.println("No display: the app plays a demonstration, in less than a minute.");
    // The driver's messages about the film are for authors of scripts.
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    try {
      new Journey(SCRIPT, sdk, data.getRoot().toPath(), PICTURES.toAbsolutePath()).go();
    } finally {
      System.setOut(out);
    }
    out.println(
        "Look at film.gif and the pictures in app/"
            + PICTURES
            + "; with a display, this command opens the app in a window.");
  }
}
