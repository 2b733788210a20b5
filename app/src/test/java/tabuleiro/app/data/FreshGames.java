package tabuleiro.app.data;

import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.concurrent.Executors;
import org.junit.rules.ExternalResource;

/** JUnit rule that gives every test an empty database, which can be made read-only. */
public final class FreshGames extends ExternalResource {
  @Override
  protected void before() {
    SavedGames.replace(null);
  }

  /** Closes the process's only instance, which would outlive the test and its files. */
  @Override
  protected void after() {
    SavedGames.replace(null);
  }

  /** Damages part of a page with games, which is detected when the app next opens the file. */
  public void damageFile() throws IOException {
    SavedGames.replace(null);
    Context app = ApplicationProvider.getApplicationContext();
    var path = app.getDatabasePath(GamesDatabase.FILE).toPath();
    var bytes = Files.readAllBytes(path);
    for (int at = bytes.length - DiskImage.PAGE; at > 0; at -= DiskImage.PAGE) {
      if (bytes[at] == 13 && SqlitePages.number(bytes, at + 3, 2) > 1) {
        Arrays.fill(bytes, at + DiskImage.PAGE * 3 / 4, at + DiskImage.PAGE, (byte) 0x5A);
        Files.write(path, bytes);
        return;
      }
    }
    throw new AssertionError("there are no games");
  }

  /** Makes the database file impossible to open. */
  public void loseDisk() throws IOException {
    Context app = ApplicationProvider.getApplicationContext();
    var noFolder = File.createTempFile("no-folder", "", app.getCacheDir());
    SavedGames.replace(
        new SavedGames(
            GamesDatabase.open(app, new File(noFolder, GamesDatabase.FILE).getPath()),
            Executors.newSingleThreadExecutor(),
            Executors.newSingleThreadExecutor(),
            ContextCompat.getMainExecutor(app),
            System::currentTimeMillis));
  }

  /** Makes the database read-only, or writable again. */
  public void setReadOnly(boolean readOnly) {
    SavedGames.of(ApplicationProvider.getApplicationContext())
        .database()
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }
}
