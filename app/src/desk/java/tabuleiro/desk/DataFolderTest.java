package tabuleiro.desk;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import tabuleiro.driver.DataFolder;

/** Tests which files one process of the app leaves to the next. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public class DataFolderTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void whatTheAppHasDeletedIsNotKept_alsoInFoldersBelow() throws IOException {
    var live = RuntimeEnvironment.getApplication().getDataDir().toPath();
    var unsaved = live.resolve("databases/unsaved/7");
    Files.createDirectories(unsaved.getParent());
    Files.writeString(unsaved, "a game");
    var kept = new DataFolder(folder.getRoot().toPath());
    kept.keep();
    assertTrue(Files.exists(copyOf(unsaved)));

    Files.delete(unsaved);
    kept.keep();

    assertFalse(Files.exists(copyOf(unsaved)));
  }

  private Path copyOf(Path file) {
    var live = RuntimeEnvironment.getApplication().getDataDir().toPath();
    return folder.getRoot().toPath().resolve(live.getParent().relativize(file).toString());
  }
}
