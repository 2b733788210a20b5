package tabuleiro.driver;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Properties;

/**
 * Runs a script in one or more processes of the app: after {@code kill}, {@code crash} and {@code
 * reinstall} the next one begins. Each is a JVM that runs a {@link Life} and shares only files with
 * the others.
 */
public final class Journey {
  private final Path data;
  private final Properties orders = new Properties();

  /**
   * Creates a journey that begins on a phone in English.
   *
   * @param sdk the Android version
   * @param data the folder for the app's data and the files that it writes
   * @param pictures the folder for pictures
   */
  public Journey(Path script, int sdk, Path data, Path pictures) {
    this.data = data;
    orders.setProperty(Life.SDK, String.valueOf(sdk));
    orders.setProperty(Life.SCRIPT, script.toString());
    orders.setProperty(Life.PICTURES, pictures.toString());
    orders.setProperty(Life.LINE, "0");
  }

  /** Sets a property of {@link Life}. */
  public Journey with(String name, String value) {
    orders.setProperty(name, value);
    return this;
  }

  /** Runs the script to its end; throws its failure. */
  public void go() throws IOException {
    Files.createDirectories(data);
    Files.deleteIfExists(data.resolve(Life.FAILURE)); // an earlier failure, if the data is kept
    var told = orders;
    do {
      Life.tell(told, data);
      live(told.getProperty(Life.SDK));
      told = Life.told(data);
    } while (told.containsKey(Life.LINE));
  }

  private void live(String sdk) throws IOException {
    // The app dies without cleaning up, and Robolectric's temporary files are large.
    var passing = Files.createTempDirectory("life");
    try {
      live(sdk, passing);
    } finally {
      delete(passing);
    }
  }

  private void live(String sdk, Path passing) throws IOException {
    var output = data.resolve("output").toFile();
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-Djava.io.tmpdir=" + passing);
    command.add("-D" + Life.DATA + "=" + data);
    command.add("-Drobolectric.enabledSdks=" + sdk);
    command.add("org.junit.runner.JUnitCore");
    command.add(Life.class.getName());
    int result = run(command, output);
    var failure = data.resolve(Life.FAILURE);
    if (Files.exists(failure)) {
      throw new AssertionError(Files.readString(failure));
    } else if (result != 0) {
      throw new AssertionError("the process has died:\n" + Files.readString(output.toPath()));
    }
    System.out.print(Files.readString(output.toPath()));
  }

  private static int run(ArrayList<String> command, File output) throws IOException {
    var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    var process = builder.start();
    try {
      return process.waitFor();
    } catch (InterruptedException stopped) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
