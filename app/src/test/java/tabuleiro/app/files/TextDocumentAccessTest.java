package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.app.Application;
import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ContentProviderController;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.TestApp;
import tabuleiro.app.data.StorageFaults;
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
  public static final class Documents extends ContentProvider {
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
    var documents = ContentProviderController.of(new Documents()).create(AUTHORITY).get();
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

  /** The system's picker creates the file before the games are read. */
  @Test
  public void anExportWhoseGamesCannotBeReadLeavesNoEmptyFile() throws IOException {
    StorageFaults.loseDisk();
    var documents = ContentProviderController.of(new Documents()).create(AUTHORITY).get();
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.library();
            TestWait.until("it is there", () -> activity.findViewById(R.id.library_games) != null);
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            bar.getMenu().performIdentifierAction(R.id.export_all, 0);
            answerPicker(activity);
            TestWait.until("the file is deleted", () -> !documents.calls.isEmpty());
          });
    }
    assertEquals(List.of("android:deleteDocument"), documents.calls);
  }

  /** Answers like the system's picker, which knows the code of the request. */
  private static void answerPicker(MainActivity activity) {
    var state = new Bundle();
    activity.getActivityResultRegistry().onSaveInstanceState(state);
    var codes = state.getIntegerArrayList("KEY_COMPONENT_ACTIVITY_REGISTERED_RCS");
    var keys = state.getStringArrayList("KEY_COMPONENT_ACTIVITY_REGISTERED_KEYS");
    var asked = state.getStringArrayList("KEY_COMPONENT_ACTIVITY_LAUNCHED_KEYS");
    activity
        .getActivityResultRegistry()
        .dispatchResult(
            codes.get(keys.indexOf(asked.get(0))), Activity.RESULT_OK, new Intent().setData(FILE));
  }
}
