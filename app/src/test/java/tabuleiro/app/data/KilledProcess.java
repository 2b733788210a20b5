package tabuleiro.app.data;

import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeNotNull;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.rules.match.Match;

/**
 * The process that {@link KillTest} freezes and kills: plays several games endlessly, like the app,
 * and logs every save before its request and after its confirmation.
 */
@RunWith(AndroidJUnit4.class)
public final class KilledProcess {
  static final String DIRECTORY = "kill.directory";
  static final String PID = "pid";
  private static final int TABLES = 5;

  /** Tasks of the main thread. */
  private final BlockingQueue<Runnable> answers = new LinkedBlockingQueue<>();

  @Test
  public void play() throws IOException, InterruptedException {
    var path = System.getProperty(DIRECTORY);
    assumeNotNull(path); // only KillTest sets the path
    var directory = new File(path);
    var database =
        GamesDatabase.open(
            ApplicationProvider.getApplicationContext(), new File(directory, "games.db").getPath());
    var work = Executors.newSingleThreadExecutor();
    var games = new GameRepository(database, work, work, answers::add, System::currentTimeMillis);
    var random = new Random(99);
    try (var pid = new FileOutputStream(new File(directory, PID))) {
      pid.write(
          new File("/proc/self").getCanonicalFile().getName().getBytes(StandardCharsets.UTF_8));
    }
    var matches = new Match[TABLES];
    var versions = new GameVersion[TABLES];
    try (var log = new FileOutputStream(new File(directory, "log"))) {
      while (true) {
        int table = random.nextInt(TABLES);
        if (matches[table] == null || matches[table].isOver() && random.nextInt(20) == 0) {
          matches[table] = RandomGames.play(RandomGames.fresh(random), 1, random);
          versions[table] = GameVersion.unsaved(System.nanoTime());
        } else if (random.nextInt(8) == 0) {
          matches[table].goTo(random.nextInt(matches[table].length() + 1));
        } else {
          RandomGames.play(matches[table], 1, random);
        }
        save(games, versions, table, matches[table], log);
      }
    }
  }

  private void save(
      GameRepository games, GameVersion[] versions, int table, Match match, FileOutputStream log)
      throws IOException, InterruptedException {
    var state = match.ply() + ":" + String.join(" ", match.notation());
    write(log, "try\t" + versions[table].id() + "\t" + state);
    var answer = new AtomicReference<DataResult<SaveResult>>();
    games.save(versions[table], match, false, answer::set);
    while (answer.get() == null) {
      answers.take().run();
    }
    assertTrue(answer.get().isDone() && !answer.get().value().refused());
    versions[table] = answer.get().value().version();
    write(log, "ok\t" + versions[table].id() + "\t" + state);
  }

  private static void write(FileOutputStream log, String line) throws IOException {
    log.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }
}
