package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/**
 * Tests process death: freezes a playing process at random moments, in the middle of transactions
 * and checkpoints, and copies its files, which is what a kill would leave. Finally kills it. Every
 * copy must open and contain every confirmed move.
 */
@RunWith(AndroidJUnit4.class)
public final class KillTest {
  private static final int POINTS = 250;
  private static final String[] FILES = {"games.db", "games.db-wal", "games.db-shm"};

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Random random = new Random();
  private int checked;
  private int halfDone;
  private int saves;

  @Test
  public void everyInstantHoldsAllConfirmedMoves() throws IOException, InterruptedException {
    assumeTrue(
        "only where there is /proc can be seen that a process is frozen",
        new File("/proc/self/stat").exists());
    var directory = folder.newFolder("victim");
    var victim = start(directory);
    var log = new File(directory, "log");
    try {
      waitForGames(victim, log);
      var pid = read(new File(directory, KillVictim.PID));
      for (int point = 0; point < POINTS; point++) {
        TimeUnit.MICROSECONDS.sleep(random.nextInt(20_000));
        var copy = folder.newFolder("copy" + point);
        signal(pid, "STOP");
        copy(directory, copy);
        signal(pid, "CONT");
        check(copy, log(new File(copy, "log")));
        delete(copy);
      }
    } finally {
      victim.destroyForcibly().waitFor();
    }
    check(directory, log(log));
    assertTrue(saves + " saves", saves > POINTS);
    System.out.printf(
        "kill test: %d points and one kill, %d games checked, %d saves confirmed, %d points within"
            + " a save, 0 losses%n",
        POINTS, checked, saves, halfDone);
  }

  private static Process start(File directory) throws IOException {
    var java = new File(System.getProperty("java.home"), "bin/java").getPath();
    var command =
        new ProcessBuilder(
            java,
            "-Xmx512m",
            // The folder contains the killed process's temporary files too.
            "-Djava.io.tmpdir=" + directory,
            "-D" + KillVictim.DIRECTORY + "=" + directory,
            "org.junit.runner.JUnitCore",
            KillVictim.class.getName());
    command.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    System.getProperties()
        .forEach(
            (key, value) -> {
              if (key.toString().startsWith("robolectric")) {
                command.command().add(1, "-D" + key + "=" + value);
              }
            });
    command.redirectErrorStream(true).redirectOutput(new File(directory, "output"));
    return command.start();
  }

  private static void waitForGames(Process victim, File log)
      throws IOException, InterruptedException {
    for (int i = 0; i < 1200 && log.length() < 5000; i++) {
      assertTrue(read(new File(log.getParentFile(), "output")), victim.isAlive());
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  /** Waits until the system reports that the process has stopped, which takes a moment. */
  private static void signal(String pid, String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, pid).start().waitFor();
    var stat = new File("/proc/" + pid + "/stat");
    while (signal.equals("STOP") && !read(stat).contains(") T ")) {
      Thread.yield();
    }
  }

  private static String read(File file) throws IOException {
    return new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
  }

  private static void copy(File from, File to) throws IOException {
    for (var name : new String[] {"log", FILES[0], FILES[1], FILES[2]}) {
      var file = new File(from, name);
      if (file.exists()) {
        Files.copy(file.toPath(), new File(to, name).toPath(), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static void delete(File copy) throws IOException {
    for (var file : copy.listFiles()) {
      Files.delete(file.toPath());
    }
  }

  /**
   * Returns the possible states of each row: the last confirmed one, and a later one being saved.
   */
  private Map<Long, String[]> log(File log) throws IOException {
    var states = new HashMap<Long, String[]>();
    var text = read(log);
    int confirmed = 0;
    boolean open = false;
    for (var line : text.substring(0, text.lastIndexOf('\n') + 1).split("\n")) {
      var parts = line.split("\t");
      long id = Long.parseLong(parts[1]);
      open = parts[0].equals("try");
      if (!open) {
        states.put(id, new String[] {parts[2], parts[2]});
        confirmed++;
      } else if (id != 0) {
        states.get(id)[1] = parts[2];
      }
    }
    saves = confirmed;
    halfDone += open ? 1 : 0;
    return states;
  }

  private void check(File copy, Map<Long, String[]> states) {
    var database =
        GamesDatabase.builder(
                ApplicationProvider.getApplicationContext(), new File(copy, FILES[0]).getPath())
            .allowMainThreadQueries()
            .build();
    try (var integrity =
        database.getOpenHelper().getWritableDatabase().query("PRAGMA integrity_check")) {
      integrity.moveToFirst();
      assertEquals("ok", integrity.getString(0));
    }
    var rows = new HashMap<Long, StoredGame>();
    for (var row : database.games().all()) {
      rows.put(row.id, row);
    }
    for (var entry : states.entrySet()) {
      var row = rows.get(entry.getKey());
      var state = row.ply + ":" + row.moves;
      var allowed = entry.getValue();
      assertTrue(
          "row " + row.id + " is " + state + " but was " + allowed[0],
          state.equals(allowed[0]) || state.equals(allowed[1]));
      checked++;
    }
    // Replaying checks the moves, not only the bytes; the latest rows are those being saved.
    for (var row : database.games().latest(5)) {
      assertTrue(GameMapper.load(row) instanceof LoadedGame.Playable);
    }
    assertTrue(rows.size() - states.size() <= 1);
    database.close();
  }
}
