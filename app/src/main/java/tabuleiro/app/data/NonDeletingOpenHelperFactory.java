package tabuleiro.app.data;

import android.content.Context;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.util.Log;
import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;

/**
 * Factory of SQLite open helpers that, unlike Android's, do not delete a corrupt database file;
 * {@link RecoverableDatabase} recovers what is readable.
 */
final class NonDeletingOpenHelperFactory implements SupportSQLiteOpenHelper.Factory {
  private static final String TAG = "OpenHelperFactory";

  private final Context context;

  NonDeletingOpenHelperFactory(Context context) {
    this.context = context;
  }

  @NonNull
  @Override
  public SupportSQLiteOpenHelper create(@NonNull SupportSQLiteOpenHelper.Configuration wanted) {
    var configuration =
        SupportSQLiteOpenHelper.Configuration.builder(context)
            .name(wanted.name)
            .callback(new Keeping(wanted.callback))
            .build();
    return new FrameworkSQLiteOpenHelperFactory().create(configuration);
  }

  private static final class Keeping extends SupportSQLiteOpenHelper.Callback {
    private final SupportSQLiteOpenHelper.Callback room;

    Keeping(SupportSQLiteOpenHelper.Callback room) {
      super(room.version);
      this.room = room;
    }

    @Override
    public void onCorruption(@NonNull SupportSQLiteDatabase db) {
      // A statement is running, so nothing can be closed or moved here. It goes on to throw, and
      // its caller handles that.
      Log.e(TAG, "damaged: " + db.getPath());
    }

    @Override
    public void onConfigure(@NonNull SupportSQLiteDatabase db) {
      room.onConfigure(db);
    }

    @Override
    public void onCreate(@NonNull SupportSQLiteDatabase db) {
      room.onCreate(db);
    }

    @Override
    public void onUpgrade(@NonNull SupportSQLiteDatabase db, int oldVersion, int newVersion) {
      room.onUpgrade(db, oldVersion, newVersion);
    }

    @Override
    public void onDowngrade(@NonNull SupportSQLiteDatabase db, int oldVersion, int newVersion) {
      room.onDowngrade(db, oldVersion, newVersion);
    }

    @Override
    public void onOpen(@NonNull SupportSQLiteDatabase db) {
      try {
        room.onOpen(db);
      } catch (IllegalStateException strange) {
        // The file has the right version but no tables, so it is corrupt.
        var damaged = new SQLiteDatabaseCorruptException("not the tables of this version");
        damaged.initCause(strange);
        throw damaged;
      }
    }
  }
}
