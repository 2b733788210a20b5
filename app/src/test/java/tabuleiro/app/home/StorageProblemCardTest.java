package tabuleiro.app.home;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.IOException;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.StorageFaults;
import tabuleiro.app.ui.TestWait;

/** Tests the home screen's report about a corrupt file. */
@RunWith(AndroidJUnit4.class)
public final class StorageProblemCardTest {
  private static void onHome(Consumer<MainActivity> deed) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(deed::accept);
    }
  }

  private static boolean isShown(MainActivity app) {
    View card = app.findViewById(R.id.storage);
    return card != null && card.isShown();
  }

  private static String text(MainActivity app) {
    return ((TextView) app.findViewById(R.id.storage_text)).getText().toString();
  }

  @Test
  public void aDamagedFileIsToldAndNoted() throws IOException {
    new LibraryFixture().usual();
    StorageFaults.damageFile();
    onHome(
        app -> {
          TestWait.until("the damage is told", () -> isShown(app));
          assertTrue(text(app), text(app).matches("1?[0-9] games could be read .* couldn’t be .*"));
          assertTrue(app.findViewById(R.id.storage_export).isShown());
          app.findViewById(R.id.storage_done).performClick();
          TestWait.until("it is noted", () -> !isShown(app));
        });
    onHome(
        app -> {
          TestWait.until("the games are there", () -> app.findViewById(R.id.latest) != null);
          TestWait.pass(300);
          assertFalse("told once", isShown(app));
        });
  }

  @Test
  public void nothingIsSaidWhenAllIsWell() {
    new LibraryFixture().usual();
    onHome(
        app -> {
          TestWait.until("the games are there", () -> app.findViewById(R.id.latest) != null);
          TestWait.pass(300);
          assertFalse(isShown(app));
        });
  }
}
