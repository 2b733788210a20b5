package tabuleiro.app;

import androidx.test.core.app.ActivityScenario;
import androidx.test.platform.app.InstrumentationRegistry;
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
 * Base class of screenshot tests: renders all open windows to {@code
 * app/build/screenshots/NAME-LOOK.png}. A subclass named {@code …Screenshots} has one test per
 * screen that calls {@link #take}; only {@code ./gradlew screenshots} runs it.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public abstract class Screenshots {
  /** The devices, themes and languages of the screenshots. */
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

  /** Makes the screen tall enough to show scrolling content at once. */
  protected final void makeTall() {
    makeTall(2800);
  }

  /** Sets the height of the screen. */
  protected final void makeTall(int dp) {
    RuntimeEnvironment.setQualifiers("+h" + dp + "dp");
  }

  /** Starts the app, navigates with {@code way}, and renders the result. */
  protected final void take(String name, Consumer<MainActivity> way) {
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(way::accept);
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      scenario.onActivity(activity -> ScreenPictures.save(ScreenPictures.of(activity), file(name)));
    }
  }

  private Path file(String name) {
    String ending = look.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".png";
    return Path.of(System.getProperty("screenshots"), name + "-" + ending);
  }
}
