package tabuleiro.app.data;

import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.os.Looper;

/** Saved games in a database file, for tests. */
final class DatabaseRepositoryHarness extends RepositoryHarness {
  private final Context context;
  private RecoverableDatabase file;

  DatabaseRepositoryHarness(Context context) {
    this.context = context;
    reopen();
  }

  @Override
  GameDataSource open() {
    if (file != null) {
      file.close();
    }
    file = open(context, "test.db");
    return file;
  }

  /** Opens the database with the app's settings, but on the test's thread. */
  static RecoverableDatabase open(Context context, String name) {
    return new RecoverableDatabase(
        context.getDatabasePath(name),
        path -> GamesDatabase.builder(context, path).allowMainThreadQueries().build());
  }

  GamesDatabase database() {
    return file.database();
  }

  RecoverableDatabase file() {
    return file;
  }

  @Override
  GameDataSource store() {
    return file;
  }

  @Override
  void setReadOnly(boolean readOnly) {
    database()
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }

  @Override
  void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  @Override
  void close() {
    file.close();
    context.deleteDatabase("test.db");
  }
}
