package tabuleiro.apicheck;

import com.android.tools.r8.CompilationFailedException;
import com.android.tools.r8.D8;
import com.android.tools.r8.D8Command;
import com.android.tools.r8.R8;
import com.android.tools.r8.R8Command;
import com.android.tools.r8.origin.Origin;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles a few lines of Java to an APK with dex, as the Android plugin does with the app. */
final class Planted {
  /** The List of Android 15 and of Java 21, which the JDK that runs this need not have. */
  private static final String LIST_WITH_FIRST =
      """
      package java.util;
      public interface List<E> extends Collection<E> {
        E getFirst();
      }
      """;

  private final Path folder;
  private final List<Path> sources = new ArrayList<>();

  Planted(File folder) {
    this.folder = folder.toPath();
  }

  /** Adds a class of the package {@code planted}. */
  Planted with(String name, String source) throws IOException {
    sources.add(write("src/planted/" + name + ".java", "package planted;\n" + source));
    return this;
  }

  Path debugApk() throws IOException, CompilationFailedException {
    Path apk = folder.resolve("debug.zip");
    List<String> args = arguments(apk, "--debug");
    D8.run(D8Command.parse(args.toArray(String[]::new), Origin.unknown()).build());
    return apk;
  }

  /** Shrunk, with a mapping.txt; {@code rules} say what is to be kept. */
  Path releaseApk(String rules) throws IOException, CompilationFailedException {
    Path apk = folder.resolve("release.zip");
    List<String> args = arguments(apk, "--release");
    args.addAll(List.of("--pg-conf", write("rules.pro", rules).toString()));
    args.addAll(List.of("--pg-map-output", mapping().toString()));
    R8.run(R8Command.parse(args.toArray(String[]::new), Origin.unknown()).build());
    return apk;
  }

  Path mapping() {
    return folder.resolve("mapping.txt");
  }

  Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private List<String> arguments(Path apk, String mode) throws IOException {
    List<String> args = new ArrayList<>(List.of(mode, "--min-api", "24", "--output"));
    args.add(apk.toString());
    args.addAll(List.of("--lib", System.getProperty("java.home")));
    try (Stream<Path> files = Files.walk(classes())) {
      files.map(Path::toString).filter(name -> name.endsWith(".class")).forEach(args::add);
    }
    return args;
  }

  private Path classes() throws IOException {
    Path classes = folder.resolve("classes");
    Path patch = write("patch/java/util/List.java", LIST_WITH_FIRST);
    List<String> args = new ArrayList<>(List.of("-d", classes.toString(), "-implicit:none"));
    args.add("--patch-module=java.base=" + patch.getParent().getParent().getParent());
    sources.forEach(source -> args.add(source.toString()));
    int code =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new));
    if (code != 0) {
      throw new IOException("the planted code does not compile");
    }
    return classes;
  }
}
