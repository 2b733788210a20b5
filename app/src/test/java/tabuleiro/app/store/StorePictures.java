package tabuleiro.app.store;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameter;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/**
 * Pictures that app stores show, drawn by {@code ./gradlew :app:storePictures} once for every
 * language that has a folder in {@code fastlane/metadata/android}.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public abstract class StorePictures {
  /** The language's folder, which is named as stores name it: pt-BR. */
  @Parameter public String language;

  @Parameters(name = "{0}")
  public static List<String> languages() {
    var folders = new File(System.getProperty("store")).list();
    Arrays.sort(folders);
    return List.of(folders);
  }

  /** Takes on a device, with the qualifiers of resources. */
  final void hold(String device) {
    RuntimeEnvironment.setQualifiers(language.replace("-", "-r") + "-" + device);
  }

  /** Where a picture belongs. */
  final Path file(String name) {
    return Path.of(System.getProperty("store"), language, "images", name + ".png");
  }
}
