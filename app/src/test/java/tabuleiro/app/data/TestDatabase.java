package tabuleiro.app.data;

import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.os.Looper;
import java.util.concurrent.TimeUnit;

/** A database on a real file, a clock that stands still, and everything done at once. */
final class TestDatabase {
  long now = TimeUnit.DAYS.toMillis(20_000);

  private final Context context;
  private GamesDatabase database;
  private SavedGames games;

  TestDatabase(Context context) {
    this.context = context;
    reopen();
  }

  void reopen() {
    if (database != null) {
      database.close();
    }
    // The same settings as in the app, but on the test's own thread.
    database = GamesDatabase.builder(context, "test.db").allowMainThreadQueries().build();
    games = new SavedGames(database, Runnable::run, Runnable::run, Runnable::run, () -> now);
  }

  GamesDatabase database() {
    return database;
  }

  SavedGames games() {
    return games;
  }

  void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  void close() {
    database.close();
    context.deleteDatabase("test.db");
  }
}
