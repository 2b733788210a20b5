package tabuleiro.app.data;

import android.content.Context;
import android.util.Log;
import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import java.io.File;

/**
 * Opens the database as usual, but where the system would delete a file that it finds damaged, the
 * file is put aside: someone may still get the games out of it.
 */
final class KeepDamagedFile implements SupportSQLiteOpenHelper.Factory {
  private static final String TAG = "KeepDamagedFile";

  private final Context context;

  KeepDamagedFile(Context context) {
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
      var path = db.getPath();
      if (path == null) {
        return;
      }
      long now = System.currentTimeMillis();
      for (var end : new String[] {"", "-wal", "-shm"}) {
        var file = new File(path + end);
        if (file.exists() && !file.renameTo(new File(path + ".damaged-" + now + end))) {
          Log.e(TAG, "cannot put " + file + " aside");
        }
      }
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
      room.onOpen(db);
    }
  }
}
