import java.nio.file.Path;
import java.util.List;

/** Makes a Gradle distribution and an Android SDK out of verified artifacts. */
final class Prepare {
  private Prepare() {}

  /**
   * Arguments: this folder of the project, the folder to fill, a scratch folder, then the artifacts
   * in the order of artifacts.txt.
   */
  public static void main(String[] args) throws Exception {
    Path bootstrap = Path.of(args[0]);
    Path target = Path.of(args[1]);
    Path work = Path.of(args[2]);
    List<Path> artifacts = List.of(args).subList(3, args.length).stream().map(Path::of).toList();
    Path gradleApi = artifacts.get(0);
    Path androidAll = artifacts.get(1);
    Path apktool = artifacts.get(2);
    Path r8 = artifacts.get(3);
    List<Path> libraries = artifacts.subList(4, artifacts.size());

    System.err.println("bootstrap: building Gradle");
    Path missing = bootstrap.resolve("missing");
    GradleDistribution.build(gradleApi, libraries, missing, target.resolve("gradle/lib"), work);
    System.err.println("bootstrap: building the Android SDK");
    AndroidSdk.build(androidAll, r8, apktool, target.resolve("sdk"));
  }
}
