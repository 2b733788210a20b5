import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;

/** Lays out an Android SDK with one platform and one version of the build tools. */
final class AndroidSdk {
  private static final int LEVEL = 36;
  private static final String TOOLS = "35.0.0";

  /** Tools that the Android plugin wants to see in the SDK but never calls for this kind of app. */
  private static final List<String> UNUSED_TOOLS =
      List.of(
          "aapt",
          "aidl",
          "bcc_compat",
          "dexdump",
          "lld",
          "llvm-rs-cc",
          "split-select",
          "zipalign",
          "aarch64-linux-android-ld",
          "arm-linux-androideabi-ld",
          "i686-linux-android-ld",
          "mipsel-linux-android-ld",
          "x86_64-linux-android-ld");

  private AndroidSdk() {}

  static void build(Path androidAll, Path r8, Path apktool, Path sdk) throws IOException {
    Path platform = sdk.resolve("platforms/android-" + LEVEL);
    AndroidJar.build(androidAll, r8, LEVEL, platform);
    write(platform.resolve("build.prop"), "ro.build.version.sdk=" + LEVEL + "\n");
    write(
        platform.resolve("source.properties"),
        "Pkg.Revision=2\nAndroidVersion.ApiLevel=36\nAndroidVersion.ExtensionLevel=17\n"
            + "AndroidVersion.IsBaseSdk=true\nPlatform.Version=16\nLayoutlib.Api=15\n");
    write(platform.resolve("framework.aidl"), "");
    write(platform.resolve("optional/optional.json"), "[]\n");
    describe(
        platform,
        "platforms;android-" + LEVEL,
        "<type-details xsi:type=\"sdk:platformDetailsType\"><api-level>36</api-level><codename/>"
            + "<extension-level>17</extension-level><base-extension>true</base-extension>"
            + "<layoutlib api=\"15\"/></type-details><revision><major>2</major></revision>");

    Path tools = sdk.resolve("build-tools/" + TOOLS);
    Files.createDirectories(tools.resolve("renderscript/include"));
    Files.createDirectories(tools.resolve("renderscript/clang-include"));
    extractAapt2(apktool, tools.resolve("aapt2"));
    for (String tool : UNUSED_TOOLS) {
      writeUnused(tools.resolve(tool));
    }
    Jars.write(tools.resolve("core-lambda-stubs.jar"), Map.of());
    write(tools.resolve("source.properties"), "Pkg.Revision=" + TOOLS + "\n");
    describeTool(tools, "build-tools;" + TOOLS);

    Path adb = sdk.resolve("platform-tools/adb");
    writeUnused(adb);
    write(adb.resolveSibling("source.properties"), "Pkg.Revision=" + TOOLS + "\n");
    describeTool(adb.getParent(), "platform-tools");
    write(sdk.resolve("licenses/android-sdk-license"), "24333f8a63b6825ea9c5514f83c2829b004d1fee");
  }

  /** Google's own Maven artifact with aapt2 is not on Central; apktool carries the program. */
  private static void extractAapt2(Path apktool, Path aapt2) throws IOException {
    String system = System.getProperty("os.name").startsWith("Mac") ? "macosx" : "linux";
    try (ZipFile zip = new ZipFile(apktool.toFile())) {
      Files.copy(zip.getInputStream(zip.getEntry("prebuilt/" + system + "/aapt2")), aapt2);
    }
    makeExecutable(aapt2);
  }

  private static void writeUnused(Path tool) throws IOException {
    String name = tool.getFileName().toString();
    write(tool, "#!/bin/sh\necho '" + name + ": not part of this prepared SDK' >&2\nexit 1\n");
    makeExecutable(tool);
  }

  private static void makeExecutable(Path file) throws IOException {
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
  }

  private static void describeTool(Path folder, String path) throws IOException {
    describe(
        folder,
        path,
        "<type-details xsi:type=\"generic:genericDetailsType\"/>"
            + "<revision><major>35</major><minor>0</minor><micro>0</micro></revision>");
  }

  private static void describe(Path folder, String path, String details) throws IOException {
    write(
        folder.resolve("package.xml"),
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <common:repository
            xmlns:common="http://schemas.android.com/repository/android/common/02"
            xmlns:generic="http://schemas.android.com/repository/android/generic/02"
            xmlns:sdk="http://schemas.android.com/sdk/android/repo/repository2/03"
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
          <license id="android-sdk-license" type="text"/>
          <localPackage path="%1$s" obsolete="false">
            %2$s
            <display-name>%1$s</display-name>
            <uses-license ref="android-sdk-license"/>
          </localPackage>
        </common:repository>
        """
            .formatted(path, details));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
