package tabuleiro.app.data;

import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.os.Looper;
import java.util.concurrent.TimeUnit;

/** Database in a real file, with a fixed clock and synchronous execution. */
final class TestDatabase {
  long now = TimeUnit.DAYS.toMillis(20_000);

  private final Context context;
  private GamesFile file;
  private SavedGames games;

  TestDatabase(Context context) {
    this.context = context;
    reopen();
  }

  void reopen() {
    if (file != null) {
      file.close();
    }
    file = open(context, "test.db");
    games = new SavedGames(file, Runnable::run, Runnable::run, Runnable::run, () -> now);
  }

  /** Opens the database with the app's settings, but on the test's thread. */
  static GamesFile open(Context context, String name) {
    return new GamesFile(
        context.getDatabasePath(name),
        path -> GamesDatabase.builder(context, path).allowMainThreadQueries().build());
  }

  GamesDatabase database() {
    return file.database();
  }

  GamesFile file() {
    return file;
  }

  SavedGames games() {
    return games;
  }

  void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  void close() {
    file.close();
    context.deleteDatabase("test.db");
  }
}
