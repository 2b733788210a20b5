package tabuleiro.app.data;

import androidx.test.core.app.ApplicationProvider;
import org.junit.rules.ExternalResource;

/** Gives every test an empty database of its own, and can make it refuse to be written to. */
public final class FreshGames extends ExternalResource {
  @Override
  protected void before() throws ReflectiveOperationException {
    forget();
  }

  @Override
  protected void after() {
    try {
      forget();
    } catch (ReflectiveOperationException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The process's only instance outlives a test, the files of the test do not. */
  private static void forget() throws ReflectiveOperationException {
    var field = SavedGames.class.getDeclaredField("instance");
    field.setAccessible(true);
    field.set(null, null);
  }

  /** From now on nothing can be stored, or everything again. */
  public void setReadOnly(boolean readOnly) throws ReflectiveOperationException {
    var field = SavedGames.class.getDeclaredField("database");
    field.setAccessible(true);
    var games = SavedGames.of(ApplicationProvider.getApplicationContext());
    var database = (GamesDatabase) field.get(games);
    database
        .getOpenHelper()
        .getWritableDatabase()
        .execSQL("PRAGMA query_only = " + (readOnly ? 1 : 0));
  }
}
