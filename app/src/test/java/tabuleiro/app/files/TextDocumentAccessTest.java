package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowContentResolver;
import tabuleiro.app.TestApp;
import tabuleiro.app.ui.TestWait;

/**
 * Tests exports to another app's storage; that an unfinished one stays there is found by no other.
 */
@RunWith(AndroidJUnit4.class)
public final class TextDocumentAccessTest {
  private static final String AUTHORITY = "other.app.documents";
  private static final Uri FILE = Uri.parse("content://" + AUTHORITY + "/document/games.txt");

  private final Application app = ApplicationProvider.getApplicationContext();
  private final List<Boolean> heard = new ArrayList<>();

  /** Storage of another app, which hears what is deleted. */
  private static final class Documents extends ContentProvider {
    private final List<String> calls = new ArrayList<>();

    @Override
    public Bundle call(@NonNull String method, @Nullable String about, @Nullable Bundle extras) {
      calls.add(method);
      return new Bundle();
    }

    @Override
    public boolean onCreate() {
      return true;
    }

    @Nullable
    @Override
    public Cursor query(
        @NonNull Uri uri, String[] columns, String where, String[] values, String order) {
      return null;
    }

    @Nullable
    @Override
    public String getType(@NonNull Uri uri) {
      return null;
    }

    @Nullable
    @Override
    public Uri insert(@NonNull Uri uri, ContentValues values) {
      return null;
    }

    @Override
    public int delete(@NonNull Uri uri, String where, String[] values) {
      return 0;
    }

    @Override
    public int update(@NonNull Uri uri, ContentValues changed, String where, String[] values) {
      return 0;
    }
  }

  private List<String> write(OutputStream out) {
    var documents = new Documents();
    ShadowContentResolver.registerProviderInternal(AUTHORITY, documents);
    shadowOf(app.getContentResolver()).registerOutputStream(FILE, out);
    TestApp.container().files().write(FILE, "[Game \"shi\"]\né", heard::add);
    TestWait.until("it is over", () -> !heard.isEmpty());
    return documents.calls;
  }

  @Test
  public void anExportThatIsWholeStays() {
    var out = new ByteArrayOutputStream();
    assertEquals(List.of(), write(out));
    assertEquals(List.of(true), heard);
    assertEquals("[Game \"shi\"]\né", new String(out.toByteArray(), StandardCharsets.UTF_8));
  }

  @Test
  public void anExportThatDoesNotFitIsDeleted() {
    var full =
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    assertEquals(List.of("android:deleteDocument"), write(full));
    assertEquals(List.of(false), heard);
  }
}
