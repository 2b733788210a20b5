package tabuleiro.app;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.WindowManager;
import android.view.inspector.WindowInspector;
import androidx.test.core.app.ActivityScenario;
import androidx.test.platform.app.InstrumentationRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.robolectric.RuntimeEnvironment;

/**
 * Renders what a person sees, with all open windows, to {@code app/build/screenshots/NAME-LOOK.png}.
 * To be used in test classes named {@code …Screenshots}, which only {@code ./gradlew screenshots}
 * runs.
 */
public final class Screenshot {
  /** The devices, themes and languages that every screen is looked at in. */
  public enum Look {
    PHONE("en-w360dp-h740dp-port-notnight-xhdpi"),
    PHONE_DARK("en-w360dp-h740dp-port-night-xhdpi"),
    PHONE_PT("pt-rPT-w360dp-h740dp-port-notnight-xhdpi"),
    PHONE_LAND("en-w740dp-h360dp-land-notnight-xhdpi"),
    TABLET("en-w1280dp-h800dp-land-notnight-mdpi"),
    TABLET_DARK_PT("pt-rPT-w1280dp-h800dp-land-night-mdpi");

    private final String qualifiers;

    Look(String qualifiers) {
      this.qualifiers = qualifiers;
    }
  }

  private Screenshot() {}

  /** In every look: starts the app, goes where {@code way} leads, and renders what is there. */
  public static void take(String name, Consumer<MainActivity> way) {
    for (Look look : Look.values()) {
      take(name, look, way);
    }
  }

  /** The same in one look. */
  public static void take(String name, Look look, Consumer<MainActivity> way) {
    RuntimeEnvironment.setQualifiers(look.qualifiers);
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(way::accept);
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      scenario.onActivity(activity -> save(render(activity), name, look));
    }
  }

  private static Bitmap render(Activity activity) {
    View screen = activity.getWindow().getDecorView();
    Bitmap bitmap =
        Bitmap.createBitmap(screen.getWidth(), screen.getHeight(), Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(bitmap);
    for (View window : WindowInspector.getGlobalWindowViews()) {
      if (window.getLayoutParams() instanceof WindowManager.LayoutParams params
          && (params.flags & WindowManager.LayoutParams.FLAG_DIM_BEHIND) != 0) {
        canvas.drawColor((int) (params.dimAmount * 255) << 24);
      }
      int[] corner = new int[2];
      window.getLocationOnScreen(corner);
      int saved = canvas.save();
      canvas.translate(corner[0], corner[1]);
      window.draw(canvas);
      canvas.restoreToCount(saved);
    }
    return bitmap;
  }

  private static void save(Bitmap bitmap, String name, Look look) {
    String file = name + "-" + look.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    Path path = Path.of(System.getProperty("screenshots"), file + ".png");
    try {
      Files.createDirectories(path.getParent());
      try (var out = Files.newOutputStream(path)) {
        bitmap.compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
