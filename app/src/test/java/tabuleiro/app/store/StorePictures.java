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
 * Base class of pictures for app stores, drawn by {@code ./gradlew :app:storePictures} for every
 * language with a folder in {@code fastlane/metadata/android}.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public abstract class StorePictures {
  /** The language's folder, named as stores name it: pt-BR. */
  @Parameter public String language;

  @Parameters(name = "{0}")
  public static List<String> languages() {
    var folders = new File(System.getProperty("store")).list();
    Arrays.sort(folders);
    return List.of(folders);
  }

  /** Takes pictures on a device with these resource qualifiers. */
  final void hold(String device) {
    RuntimeEnvironment.setQualifiers(language.replace("-", "-r") + "-" + device);
  }

  /** Returns the file of a picture. */
  final Path file(String name) {
    return Path.of(System.getProperty("store"), language, "images", name + ".png");
  }
}
