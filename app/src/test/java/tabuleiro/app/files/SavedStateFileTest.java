package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.Bundle;
import android.os.Parcel;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** Tests which states go to a file, at the limit and on a full disk. */
@RunWith(AndroidJUnit4.class)
public final class SavedStateFileTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private File file() {
    return new File(folder.getRoot(), "kept/state");
  }

  private static Bundle state(int letters) {
    var inner = new Bundle();
    inner.putString("record", "é".repeat(letters));
    var state = new Bundle();
    state.putBundle("screen", inner);
    return state;
  }

  private static int size(Bundle state) {
    var parcel = Parcel.obtain();
    parcel.writeBundle(state);
    int size = parcel.dataSize();
    parcel.recycle();
    return size;
  }

  private static String record(Bundle state) {
    return state.getBundle("screen").getString("record");
  }

  /** Returns the letters of the largest state within a limit. */
  private static int letters(int limit) {
    int letters = limit / 2;
    while (size(state(letters)) > limit) {
      letters--;
    }
    assertTrue("the next is larger", size(state(letters + 1)) > limit);
    return letters;
  }

  /** One below, at and one above the limit. */
  @Test
  public void aStateAboveTheLimitGoesToTheFileAndComesBack() {
    int letters = letters(SavedStateFile.LARGEST_KEPT);
    for (int length : new int[] {letters - 2, letters, letters + 1, 1_000_000}) {
      var state = state(length);
      new SavedStateFile(file()).save(state);
      assertEquals(length > letters, file().exists());
      assertTrue(size(state) <= SavedStateFile.LARGEST_KEPT);
      assertTrue(new SavedStateFile(file()).restore(state));
      assertEquals("é".repeat(length), record(state));
    }
    new SavedStateFile(file()).forget();
    assertFalse(file().exists());
  }

  @Test
  public void onAFullDiskTheSystemKeepsWhatItCanAndTheRestIsDropped() throws IOException {
    var full = new SavedStateFile(new File(folder.newFile(), "state"));
    var state = state(60_000);
    full.save(state);
    assertTrue(full.restore(state));
    assertEquals(60_000, record(state).length());
    var large = state(1_000_000);
    full.save(large);
    assertTrue(size(large) < 1000);
    assertFalse(full.restore(large));
    assertTrue(large.isEmpty());
  }

  /** One below, at and one above what the system can keep. */
  @Test
  public void onAFullDiskAStateIsDroppedAboveTheLimitOnly() throws IOException {
    var full = new SavedStateFile(new File(folder.newFile(), "state"));
    int letters = letters(SavedStateFile.LARGEST_POSSIBLE);
    for (int length : new int[] {letters - 2, letters, letters + 1}) {
      var state = state(length);
      full.save(state);
      assertEquals(length <= letters, full.restore(state));
      assertEquals(length > letters, state.isEmpty());
    }
  }

  @Test
  public void aStateWhoseFileIsGoneIsLost() {
    var state = state(1_000_000);
    var file = new SavedStateFile(file());
    file.save(state);
    file.forget();
    assertFalse(file.restore(state));
  }
}
