package tabuleiro.app.data;

import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import java.io.File;
import java.io.IOException;
import java.util.concurrent.Executors;
import org.junit.rules.ExternalResource;

/** Gives every test an empty database of its own, and can make it refuse to be written to. */
public final class FreshGames extends ExternalResource {
  @Override
  protected void before() {
    SavedGames.replace(null);
  }

  /** The process's only instance outlives a test, the files of the test do not. */
  @Override
  protected void after() {
    SavedGames.replace(null);
  }

  /** From now on not even the file with the games can be opened. */
  public void loseDisk() throws IOException {
    Context app = ApplicationProvider.getApplicationContext();
    var noFolder = File.createTempFile("no-folder", "", app.getCacheDir());
    SavedGames.replace(
        new SavedGames(
            GamesDatabase.builder(app, new File(noFolder, GamesDatabase.FILE).getPath()).build(),
            Executors.newSingleThreadExecutor(),
            Executors.newSingleThreadExecutor(),
            ContextCompat.getMainExecutor(app),
            System::currentTimeMillis));
  }

  /** From now on nothing can be stored, or everything again. */
  public void setReadOnly(boolean readOnly) {
    SavedGames.of(ApplicationProvider.getApplicationContext())
        .database()
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }
}
