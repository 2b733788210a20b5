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
import java.util.concurrent.locks.LockSupport;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;

/**
 * Tests process death: freezes a playing process at random moments, in the middle of transactions
 * and checkpoints, and copies its files, which is what a kill would leave. Finally kills it. Every
 * copy must open and contain every confirmed move.
 */
@RunWith(AndroidJUnit4.class)
public final class KillTest {
  private static final int POINTS = TestScale.times(250);
  private static final long SEED = Long.getLong("fault.seed", 15);
  private static final int MOST_PAUSE_MICROS = 5_000;

  /** Size of the log in bytes from which games are being saved. */
  private static final int UNDER_WAY = 5_000;

  /** Number of pauses, of a millisecond each; far more than a busy machine needs. */
  private static final int MOST_NAPS = 600_000;

  private static final String[] FILES = {"games.db", "games.db-wal", "games.db-shm"};

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Random random = new Random(SEED);
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
    var shell = new ProcessBuilder("sh").start();
    try {
      awaitLog(victim, log, UNDER_WAY);
      var pid = read(new File(directory, KilledProcess.PID));
      for (int point = 0; point < POINTS; point++) {
        awaitLog(victim, log, log.length() + 1);
        LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(random.nextInt(MOST_PAUSE_MICROS)));
        var copy = folder.newFolder("copy" + point);
        freeze(shell, pid);
        copy(directory, copy);
        tell(shell, "kill -CONT " + pid);
        check(copy, log(new File(copy, "log")));
        delete(copy);
      }
    } finally {
      shell.destroyForcibly().waitFor();
      victim.destroyForcibly().waitFor();
    }
    check(directory, log(log));
    assertTrue(saves + " saves", saves > POINTS / 2);
    System.out.printf(
        "kill test: seed %d, %d points and one kill, %d games checked, %d saves confirmed, %d"
            + " points within a save, 0 losses%n",
        SEED, POINTS, checked, saves, halfDone);
  }

  private static Process start(File directory) throws IOException {
    var java = new File(System.getProperty("java.home"), "bin/java").getPath();
    var command =
        new ProcessBuilder(
            java,
            "-Xmx512m",
            // The folder contains the killed process's temporary files too.
            "-Djava.io.tmpdir=" + directory,
            "-D" + KilledProcess.DIRECTORY + "=" + directory,
            "org.junit.runner.JUnitCore",
            KilledProcess.class.getName());
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

  /** Waits until the killed process has written a number of bytes, however slow the machine is. */
  private static void awaitLog(Process victim, File log, long bytes) throws IOException {
    for (int naps = 0; log.length() < bytes; naps++) {
      if (!victim.isAlive() || naps == MOST_NAPS) {
        throw new AssertionError(read(new File(log.getParentFile(), "output")));
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
  }

  /** Waits until the system reports that the process has stopped, which takes a moment. */
  private static void freeze(Process shell, String pid) throws IOException {
    tell(shell, "kill -STOP " + pid);
    var stat = new File("/proc/" + pid + "/stat");
    while (!read(stat).contains(") T ")) {
      Thread.onSpinWait();
    }
  }

  /**
   * Sends all signals through one shell, since a process per signal would take most of the time.
   */
  private static void tell(Process shell, String command) throws IOException {
    shell.getOutputStream().write((command + "\n").getBytes(StandardCharsets.UTF_8));
    shell.getOutputStream().flush();
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
    var rows = new HashMap<Long, GameEntity>();
    for (var row : database.games().all()) {
      rows.put(row.id, row);
    }
    for (var entry : states.entrySet()) {
      var row = rows.get(entry.getKey());
      var state = row.ply + ":" + row.moves;
      var allowed = entry.getValue();
      assertTrue(
          "row " + row.id + " is " + state + " but was " + allowed[0] + ", seed " + SEED,
          state.equals(allowed[0]) || state.equals(allowed[1]));
      checked++;
    }
    // Replaying checks the moves, not only the bytes; the latest rows are those being saved.
    for (var row : database.games().games(database.games().latest(5))) {
      assertTrue(GameMapper.load(row) instanceof LoadedGame.Playable);
    }
    assertTrue(rows.size() - states.size() <= 1);
    database.close();
  }
}
