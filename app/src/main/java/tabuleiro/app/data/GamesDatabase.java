package tabuleiro.app.data;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The database of all games; each version's schema is kept in app/schemas. */
@Database(
    entities = {StoredGame.class, StoredSetting.class},
    version = 1)
abstract class GamesDatabase extends RoomDatabase {
  /** The name of the file; the backup rules name it too. */
  static final String FILE = "games.db";

  abstract GamesDao games();

  /** How the app opens its games; tests open them likewise. */
  static Builder<GamesDatabase> builder(Context context, String file) {
    return Room.databaseBuilder(context, GamesDatabase.class, file)
        .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
        .openHelperFactory(new KeepDamagedFile(context))
        .addCallback(new Durable());
  }

  /** A move that was confirmed must survive an empty battery, not only a killed process. */
  private static final class Durable extends Callback {
    @Override
    public void onOpen(@NonNull SupportSQLiteDatabase db) {
      db.execSQL("PRAGMA synchronous = FULL");
    }
  }
}
