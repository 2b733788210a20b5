package tabuleiro.app.files;

import android.os.Bundle;
import android.os.Parcel;
import android.os.StrictMode;
import android.util.AtomicFile;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/**
 * File in which an activity's saved state is kept while it is too large for the system. The state
 * contains the arguments and the saved state of every screen of the back stack, and a record may be
 * longer than the megabyte that a binder transaction can carry. So screens keep whatever they need,
 * and this is the only place that limits it. The system drops the saved state when the device
 * restarts, so no other version of Android ever reads the file.
 */
public final class SavedStateFile {
  /** Largest state in bytes that is left to the system. */
  static final int LARGEST_KEPT = 50_000;

  /** Largest state in bytes that is left to the system if it cannot be written to the file. */
  static final int LARGEST_POSSIBLE = 200_000;

  private static final String MOVED = "saved state is in a file";

  private final AtomicFile file;

  /** Creates the access to a file in a folder of its own. */
  public SavedStateFile(File file) {
    this.file = new AtomicFile(file);
  }

  /** Moves the contents of a large state to the file. */
  public void save(Bundle state) {
    var parcel = Parcel.obtain();
    try {
      parcel.writeBundle(state);
      int size = parcel.dataSize();
      if (size <= LARGEST_KEPT) {
        return;
      }
      boolean isMoved = atOnce(() -> isWritten(parcel));
      if (isMoved || size > LARGEST_POSSIBLE) {
        state.clear();
        state.putBoolean(MOVED, isMoved);
      }
    } finally {
      parcel.recycle();
    }
  }

  private boolean isWritten(Parcel parcel) {
    FileOutputStream out = null;
    try {
      var bytes = parcel.marshall();
      out = file.startWrite();
      out.write(bytes);
      file.finishWrite(out);
      return true;
    } catch (IOException | OutOfMemoryError full) {
      file.failWrite(out);
      return false; // the caller decides what the system can keep
    }
  }

  /**
   * Fills a state with what was moved to the file, if anything was. Returns false if that is lost,
   * so that the app has to start anew.
   */
  public boolean restore(Bundle state) {
    if (!state.containsKey(MOVED)) {
      return true;
    }
    boolean isMoved = state.getBoolean(MOVED);
    state.clear();
    return isMoved && atOnce(() -> isRead(state));
  }

  private boolean isRead(Bundle state) {
    var parcel = Parcel.obtain();
    try {
      var bytes = file.readFully();
      parcel.unmarshall(bytes, 0, bytes.length);
      parcel.setDataPosition(0);
      state.putAll(parcel.readBundle(SavedStateFile.class.getClassLoader()));
      return true;
    } catch (IOException | OutOfMemoryError lost) {
      return false; // the disk or the memory is full, or somebody has cleared the app's files
    } finally {
      parcel.recycle();
    }
  }

  /** Deletes the file and whatever earlier versions kept beside it. */
  public void forget() {
    atOnce(
        () -> {
          file.delete();
          var others = file.getBaseFile().getParentFile().listFiles();
          for (var other : others == null ? new File[0] : others) {
            other.delete();
          }
          return true;
        });
  }

  /** Allows the disk on the main thread: the process may end once the state is handed over. */
  private static boolean atOnce(BooleanSupplier access) {
    var policy = StrictMode.allowThreadDiskWrites();
    try {
      return access.getAsBoolean();
    } finally {
      StrictMode.setThreadPolicy(policy);
    }
  }
}
