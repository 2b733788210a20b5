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
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameter;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/**
 * Renders what a person sees, with all open windows, to {@code
 * app/build/screenshots/NAME-LOOK.png}. A subclass named {@code …Screenshots} has one test per
 * screen that calls {@link #take}; only {@code ./gradlew screenshots} runs it.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public abstract class Screenshots {
  /** The devices, themes and languages that every screen is looked at in. */
  public enum Look {
    PHONE("en-w360dp-h740dp-port-notnight-xhdpi"),
    PHONE_DARK("en-w360dp-h740dp-port-night-xhdpi"),
    PHONE_PT("pt-rPT-w360dp-h740dp-port-notnight-xhdpi"),
    PHONE_LAND("en-w740dp-h360dp-land-notnight-xhdpi"),
    PHONE_LARGE_TEXT("en-w360dp-h740dp-port-notnight-xhdpi", 2),
    TABLET("en-w1280dp-h800dp-land-notnight-mdpi"),
    TABLET_DARK_PT("pt-rPT-w1280dp-h800dp-land-night-mdpi");

    private final String qualifiers;
    private final float fontScale;

    Look(String qualifiers) {
      this(qualifiers, 1);
    }

    Look(String qualifiers, float fontScale) {
      this.qualifiers = qualifiers;
      this.fontScale = fontScale;
    }
  }

  @Parameter public Look look;

  @Parameters(name = "{0}")
  public static List<Look> looks() {
    return List.of(Look.values());
  }

  @Before
  public final void takeOnTheLook() {
    RuntimeEnvironment.setQualifiers(look.qualifiers);
    RuntimeEnvironment.setFontScale(look.fontScale);
  }

  /** Makes the screen so tall that what else has to be scrolled is seen at once. */
  protected final void makeTall() {
    makeTall(2800);
  }

  /** Makes the screen that tall. */
  protected final void makeTall(int dp) {
    RuntimeEnvironment.setQualifiers("+h" + dp + "dp");
  }

  /** Starts the app, goes where {@code way} leads, and renders what is there then. */
  protected final void take(String name, Consumer<MainActivity> way) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(way::accept);
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      scenario.onActivity(activity -> save(render(activity), name));
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

  private void save(Bitmap bitmap, String name) {
    String file = name + "-" + look.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".png";
    Path path = Path.of(System.getProperty("screenshots"), file);
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
