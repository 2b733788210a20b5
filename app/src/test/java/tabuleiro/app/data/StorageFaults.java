package tabuleiro.app.data;

import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.concurrent.Executors;
import tabuleiro.app.TabuleiroApp;
import tabuleiro.app.TestApp;
import tabuleiro.app.di.AppContainer;

/** Makes the storage of the application under test fail. */
public final class StorageFaults {
  private StorageFaults() {}

  /** Damages part of a page with games, which is detected when the app next opens the file. */
  public static void damageFile() throws IOException {
    TabuleiroApp app = ApplicationProvider.getApplicationContext();
    app.setContainer(new AppContainer(app));
    var path = app.getDatabasePath(GamesDatabase.FILE).toPath();
    var bytes = Files.readAllBytes(path);
    for (int at = bytes.length - DiskImage.PAGE; at > 0; at -= DiskImage.PAGE) {
      if (bytes[at] == 13 && SqlitePageReader.number(bytes, at + 3, 2) > 1) {
        Arrays.fill(bytes, at + DiskImage.PAGE * 3 / 4, at + DiskImage.PAGE, (byte) 0x5A);
        Files.write(path, bytes);
        return;
      }
    }
    throw new AssertionError("there are no games");
  }

  /** Makes the database file impossible to open. */
  public static void loseDisk() throws IOException {
    TabuleiroApp app = ApplicationProvider.getApplicationContext();
    var noFolder = File.createTempFile("no-folder", "", app.getCacheDir());
    var file = GamesDatabase.open(app, new File(noFolder, GamesDatabase.FILE).getPath());
    app.container()
        .setGames(
            new GameRepository(
                file,
                Executors.newSingleThreadExecutor(),
                Executors.newSingleThreadExecutor(),
                ContextCompat.getMainExecutor(app),
                System::currentTimeMillis));
  }

  /** Makes the database read-only, or writable again. */
  public static void setReadOnly(boolean readOnly) {
    ((RecoverableDatabase) TestApp.container().games().store())
        .database()
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }
}
