package tabuleiro.app.share;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Intent;
import androidx.core.content.IntentCompat;
import androidx.fragment.app.Fragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.ui.TestWait;

/** Tests texts one below, at and one above the length that is sent or copied as such. */
@RunWith(AndroidJUnit4.class)
public final class SharingTest {
  private final Application app = ApplicationProvider.getApplicationContext();
  private final File file = new File(app.getCacheDir(), "shared/tabuleiro.txt");

  @Before
  public void forget() {
    SharedFiles.forget();
  }

  private static void on(Consumer<Fragment> steps) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity ->
              steps.accept(activity.getSupportFragmentManager().findFragmentById(R.id.screen)));
    }
  }

  private static String text(int length) {
    return "é".repeat(length - 1) + "!";
  }

  /** Returns what is handed to the share sheet. */
  private Intent sent() {
    var sent = new AtomicReference<Intent>();
    TestWait.until(
        "it is shared",
        () -> {
          sent.set(shadowOf(app).getNextStartedActivity());
          return sent.get() != null;
        });
    assertEquals(Intent.ACTION_CHOOSER, sent.get().getAction());
    return IntentCompat.getParcelableExtra(sent.get(), Intent.EXTRA_INTENT, Intent.class);
  }

  @Test
  public void aTextOfFiftyThousandLettersIsSentAndALongerOneIsAFile() {
    on(
        screen -> {
          for (int length = 49_999; length <= 50_000; length++) {
            Sharing.send(screen, text(length));
            var intent = sent();
            assertEquals(text(length), intent.getStringExtra(Intent.EXTRA_TEXT));
            assertFalse(intent.hasExtra(Intent.EXTRA_STREAM));
          }
          Sharing.send(screen, text(50_001));
          var intent = sent();
          assertFalse(intent.hasExtra(Intent.EXTRA_TEXT));
          assertTrue(intent.hasExtra(Intent.EXTRA_STREAM));
          assertEquals(text(50_001), contents());
        });
  }

  private String contents() {
    try {
      return new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  @Test
  public void aTextOfFiftyThousandLettersIsCopiedAndALongerOneLeavesTheClipboard() {
    on(
        screen -> {
          var clipboard = screen.requireContext().getSystemService(ClipboardManager.class);
          for (int length = 49_999; length <= 50_001; length++) {
            clipboard.setPrimaryClip(ClipData.newPlainText("", "before"));
            Sharing.copy(screen, text(length));
            var copied = clipboard.getPrimaryClip().getItemAt(0).getText().toString();
            assertTrue(
                length + " letters", copied.equals(length <= 50_000 ? text(length) : "before"));
          }
        });
  }
}
