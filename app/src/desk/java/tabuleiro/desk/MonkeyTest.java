package tabuleiro.desk;

import static org.junit.Assert.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import tabuleiro.app.TestScale;

/** Runs a short walk of the {@link Monkey} twice and compares the walks. */
public class MonkeyTest {
  private static final int STEPS = TestScale.times(100);
  private static final long SEED = 7;

  @Rule public final TemporaryFolder folders = new TemporaryFolder();

  @Test
  public void walksWithoutHarm_andWithTheSameSeedAgainTheSameWay() throws IOException {
    assertEquals(walk(folders.newFolder()), walk(folders.newFolder()));
  }

  private static List<String> walk(File folder) throws IOException {
    EntryRunner.run(
        MonkeyWalk.class,
        Map.of("monkey.steps", STEPS, "monkey.seed", SEED, "monkey.folder", folder.getPath()));
    return Files.readAllLines(folder.toPath().resolve("diary-" + SEED + ".txt"));
  }
}
