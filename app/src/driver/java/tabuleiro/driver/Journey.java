package tabuleiro.driver;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import org.junit.runner.JUnitCore;

/**
 * Runs a script in one or more lives of the app: after {@code kill}, {@code crash} and {@code
 * reinstall} the next {@link AppLifetime} begins with the files of the one before. All lives share
 * this JVM, in which Robolectric has loaded Android once, unless each gets a process of its own.
 */
public final class Journey {
  private final Path data;
  private final int sdk;
  private boolean ownProcesses;
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
    this.sdk = sdk;
    orders.setProperty(AppLifetime.SCRIPT, script.toString());
    orders.setProperty(AppLifetime.PICTURES, pictures.toString());
    orders.setProperty(AppLifetime.LINE, "0");
  }

  /** Sets a property of {@link AppLifetime}. */
  public Journey with(String name, String value) {
    orders.setProperty(name, value);
    return this;
  }

  /** Runs every life in a process of its own, so that only its files remain. */
  public Journey inOwnProcesses() {
    ownProcesses = true;
    return this;
  }

  /** Runs the script to its end; throws its failure. */
  public void go() throws IOException {
    Files.createDirectories(data);
    var told = orders;
    do {
      AppLifetime.tell(told, data);
      if (ownProcesses) {
        liveInOwnProcess();
      } else {
        live();
      }
      told = AppLifetime.told(data);
    } while (told.containsKey(AppLifetime.LINE));
  }

  private void live() {
    System.setProperty(AppLifetime.DATA, data.toString());
    try {
      var result = JUnitCore.runClasses(AppLifetime.on(sdk));
      for (var failure : result.getFailures()) {
        throw new AssertionError(failure.getMessage(), failure.getException());
      }
      if (result.getRunCount() != 1) {
        throw new AssertionError("API " + sdk + " is not among robolectric.enabledSdks");
      }
    } finally {
      System.clearProperty(AppLifetime.DATA);
    }
  }

  private void liveInOwnProcess() throws IOException {
    Files.deleteIfExists(
        data.resolve(AppLifetime.FAILURE)); // an earlier failure, if the data is kept
    // The app dies without cleaning up, and Robolectric's temporary files are large.
    var passing = Files.createTempDirectory("life");
    try {
      startProcess(passing);
    } finally {
      delete(passing);
    }
  }

  private void startProcess(Path passing) throws IOException {
    var output = data.resolve("output").toFile();
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-Djava.io.tmpdir=" + passing);
    command.add("-D" + AppLifetime.DATA + "=" + data);
    command.add("-D" + AppLifetime.OWN_PROCESS + "=true");
    command.add(JUnitCore.class.getName());
    command.add(AppLifetime.on(sdk).getName());
    int result = run(command, output);
    var failure = data.resolve(AppLifetime.FAILURE);
    if (Files.exists(failure)) {
      throw new AssertionError(Files.readString(failure));
    } else if (result != 0) {
      throw new AssertionError("the process has died:\n" + Files.readString(output.toPath()));
    }
    System.out.print(Files.readString(output.toPath()));
  }

  private static int run(List<String> command, File output) throws IOException {
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
