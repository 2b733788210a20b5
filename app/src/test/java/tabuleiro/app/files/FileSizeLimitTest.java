package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;

import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.InputStream;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;
import tabuleiro.app.R;
import tabuleiro.app.time.FakeScheduler;

/** Tests the size limit of files: one byte below, at and above it. */
@RunWith(AndroidJUnit4.class)
public final class FileSizeLimitTest {
  private static final int LARGEST = 32 << 20;

  /** Blanks, which need no memory. */
  private static InputStream blanks(int size) {
    return new InputStream() {
      private int read;

      @Override
      public int read() {
        return read++ < size ? ' ' : -1;
      }
    };
  }

  @Test
  public void aFileOfTheLargestSizeIsRead() throws InterruptedException {
    for (int size = LARGEST - 1; size <= LARGEST + 1; size++) {
      var resolver = ApplicationProvider.getApplicationContext().getContentResolver();
      var uri = Uri.parse("content://test/" + size);
      Shadows.shadowOf(resolver).registerInputStream(uri, blanks(size));
      var main = new FakeScheduler();
      var thread = Executors.newSingleThreadExecutor();
      var found = new AtomicReference<TextDocumentAccess.ReadResult>();
      new TextDocumentAccess(resolver, thread, main).read(uri, found::set);
      thread.shutdown();
      thread.awaitTermination(1, TimeUnit.MINUTES);
      main.runDue();
      assertEquals(size > LARGEST ? R.string.import_too_large : 0, found.get().problem());
    }
  }
}
