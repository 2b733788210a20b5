package tabuleiro.app.data;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** Room database of all saved games; the schema of each version is in app/schemas. */
@Database(
    entities = {GameEntity.class, SettingEntity.class},
    version = 5)
abstract class GamesDatabase extends RoomDatabase {
  /** The file name; the backup rules refer to it too. */
  static final String FILE = "games.db";

  abstract GamesDao games();

  /** Opens the file with the app's games. */
  static RecoverableDatabase open(Context context, String file) {
    return new RecoverableDatabase(
        context.getDatabasePath(file), path -> builder(context, path).build());
  }

  /** Returns the builder that the app and its tests use. */
  static Builder<GamesDatabase> builder(Context context, String file) {
    return Room.databaseBuilder(context, GamesDatabase.class, file)
        .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
        .openHelperFactory(new NonDeletingOpenHelperFactory(context))
        .addMigrations(new CountChanges(), new KeepReviews(), new KeepStudies(), new CountOnce())
        .addCallback(new Durable());
  }

  /**
   * Migration to version 2: adds a revision, since until then games were ordered by the clock, and
   * received games.
   */
  private static final class CountChanges extends Migration {
    CountChanges() {
      super(1, 2);
    }

    @Override
    public void migrate(@NonNull SupportSQLiteDatabase db) {
      db.execSQL("ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0");
      db.execSQL("ALTER TABLE games ADD COLUMN received INTEGER NOT NULL DEFAULT 0");
      db.execSQL("CREATE TEMP TABLE ordered (place INTEGER PRIMARY KEY, game INTEGER UNIQUE)");
      db.execSQL("INSERT INTO ordered (game) SELECT id FROM games ORDER BY changed, id");
      db.execSQL(
          "UPDATE games SET revision = (SELECT place FROM ordered WHERE ordered.game = games.id)");
      db.execSQL("DROP TABLE ordered");
      db.execSQL("INSERT INTO settings SELECT 'revision', count(*) FROM games");
      db.execSQL("DROP INDEX index_games_deleted_finished_changed");
      db.execSQL(
          "CREATE INDEX index_games_deleted_finished_revision"
              + " ON games (deleted, finished, revision)");
    }
  }

  /** Migration to version 3: adds reviews. */
  private static final class KeepReviews extends Migration {
    KeepReviews() {
      super(2, 3);
    }

    @Override
    public void migrate(@NonNull SupportSQLiteDatabase db) {
      db.execSQL("ALTER TABLE games ADD COLUMN review TEXT NOT NULL DEFAULT ''");
    }
  }

  /** Migration to version 4: adds layouts and variations. */
  private static final class KeepStudies extends Migration {
    KeepStudies() {
      super(3, 4);
    }

    @Override
    public void migrate(@NonNull SupportSQLiteDatabase db) {
      db.execSQL("ALTER TABLE games ADD COLUMN layout TEXT NOT NULL DEFAULT ''");
      db.execSQL("ALTER TABLE games ADD COLUMN variations TEXT NOT NULL DEFAULT ''");
    }
  }

  /**
   * Migration to version 5: marks copies, which counted in statistics until then, and replaces the
   * time of the last reset by a revision. The columns stay the same.
   */
  private static final class CountOnce extends Migration {
    CountOnce() {
      super(4, 5);
    }

    @Override
    public void migrate(@NonNull SupportSQLiteDatabase db) {
      // A copy kept the time at which its original began.
      db.execSQL(
          "UPDATE games SET received = 1 WHERE revision > 0 AND id NOT IN (SELECT min(id) FROM"
              + " games WHERE revision > 0 GROUP BY created, game, options, layout, players)");
      db.execSQL(
          "INSERT INTO settings SELECT 'statistics uncounted', coalesce((SELECT min(revision) - 1"
              + " FROM games WHERE revision > 0 AND changed > CAST(reset.value AS INTEGER)),"
              + " (SELECT max(revision) FROM games), 0) FROM settings AS reset"
              + " WHERE reset.`key` = 'statistics counted from' AND reset.value != '0'");
      db.execSQL("DELETE FROM settings WHERE `key` = 'statistics counted from'");
    }
  }

  /**
   * Callback that sets {@code synchronous=FULL}: a confirmed move must survive a power loss, not
   * only a killed process.
   */
  private static final class Durable extends Callback {
    @Override
    public void onOpen(@NonNull SupportSQLiteDatabase db) {
      db.execSQL("PRAGMA synchronous = FULL");
    }
  }
}
