import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds the lib folder of a Gradle distribution; the wrapper needs nothing else. */
final class GradleDistribution {
  /**
   * Modules that the fat jar lacks, with the modules they need. Those without sources stay empty.
   */
  private static final Map<String, String> MISSING = new LinkedHashMap<>();

  static {
    for (String name :
        List.of(
            "build-profile",
            "declarative-dsl-tooling-builders",
            "installation-beacon",
            "instrumentation-agent",
            "java-compiler-plugin",
            "kotlin-dsl-provider-plugins",
            "kotlin-dsl-tooling-builders",
            "test-kit")) {
      MISSING.put("gradle-" + name, "");
    }
    MISSING.put(
        "gradle-gradle-cli", "gradle-launcher,gradle-client-services,gradle-installation-beacon");
    MISSING.put("gradle-daemon-server", "gradle-launcher,gradle-installation-beacon");
    MISSING.put("gradle-daemon-main", "gradle-gradle-cli-main");
  }

  private static final String VERSION = "8.11.1";
  private static final String MAIN = "gradle-gradle-cli-main";

  /** Jars that nothing here calls, or whose content is in the native-platform jar already. */
  private static final String STAND_INS =
      "(native-platform|file-events|kotlin-compiler-embeddable|kotlin-daemon-embeddable)-.*";

  private final Path lib;
  private final Path work;
  private final Map<String, Map<String, byte[]>> modules;
  private final Map<String, Properties> requirements = new HashMap<>();

  private GradleDistribution(Path lib, Path work, Map<String, Map<String, byte[]>> modules) {
    this.lib = lib;
    this.work = work;
    this.modules = modules;
  }

  /** {@code sources}: a folder per missing module with the classes written for it. */
  static void build(Path fatJar, List<Path> libraries, Path sources, Path lib, Path work)
      throws IOException {
    Files.createDirectories(lib.resolve("plugins")); // Gradle tells a distribution by it
    FatJar fat = new FatJar(fatJar);
    Jars.write(lib.resolve("native-platform-0.22-milestone-26.jar"), fat.nativePlatform);
    Jars.write(lib.resolve("fastutil-8.5.2-min.jar"), fat.fastutil);
    for (Path library : libraries) {
      Files.copy(library, lib.resolve(library.getFileName()));
    }
    var distribution = new GradleDistribution(lib, work, fat.modules);
    distribution.writeModules(fat.modules.keySet());
    distribution.addMissingModules(sources);
    distribution.writeStandIns();
    distribution.writeEntryPoints();
  }

  private void writeModules(Iterable<String> names) throws IOException {
    for (String name : names) {
      Jars.write(jar(name), modules.get(name));
      Properties properties = new Properties();
      byte[] text = modules.get(name).get(name + "-classpath.properties");
      properties.load(new StringReader(new String(text, StandardCharsets.UTF_8)));
      requirements.put(name, properties);
    }
  }

  private Path jar(String module) {
    return lib.resolve(module + "-" + VERSION + ".jar");
  }

  private void addMissingModules(Path sources) throws IOException {
    for (var missing : MISSING.entrySet()) {
      String name = missing.getKey();
      Map<String, byte[]> content = new TreeMap<>();
      String properties = "projects=" + missing.getValue() + "\nruntime=\n";
      content.put(name + "-classpath.properties", properties.getBytes(StandardCharsets.UTF_8));
      Path source = sources.resolve(name.replaceFirst("gradle-", ""));
      if (Files.isDirectory(source)) {
        content.putAll(compile(source, work.resolve(name)));
      }
      modules.put(name, content);
    }
    writeModules(MISSING.keySet());
  }

  private Map<String, byte[]> compile(Path source, Path classes) throws IOException {
    String classPath;
    try (Stream<Path> jars = Files.list(lib)) {
      classPath = jars.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
    List<String> args = new ArrayList<>(List.of("-nowarn", "-proc:none", "--release", "17"));
    args.addAll(List.of("-d", classes.toString(), "-cp", classPath));
    try (Stream<Path> files = Files.list(source)) {
      files.forEach(file -> args.add(file.toString()));
    }
    int code =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(new String[0]));
    if (code != 0) {
      throw new IOException("cannot compile " + source);
    }
    Map<String, byte[]> result = new TreeMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
        result.put(name, Files.readAllBytes(file));
      }
    }
    return result;
  }

  /** Gradle looks for every jar that a module names, whether it uses it or not. */
  private void writeStandIns() throws IOException {
    for (Properties properties : requirements.values()) {
      for (String name : split(properties.getProperty("runtime"))) {
        if (Files.exists(lib.resolve(name))) {
          continue;
        }
        if (!name.matches(STAND_INS)) {
          throw new IOException("no library " + name);
        }
        Jars.write(lib.resolve(name), Map.of());
      }
    }
  }

  /** Wrapper and daemon start from one jar each; its manifest has to lead to all the others. */
  private void writeEntryPoints() throws IOException {
    String closure = String.join(" ", closure(MAIN));
    Jars.write(jar(MAIN), closure, modules.get(MAIN));
    Jars.write(jar("gradle-daemon-main"), closure, modules.get("gradle-daemon-main"));
    Jars.write(
        jar("gradle-launcher"), jar(MAIN).getFileName().toString(), modules.get("gradle-launcher"));
  }

  private Set<String> closure(String start) {
    Set<String> jars = new LinkedHashSet<>();
    Set<String> seen = new HashSet<>();
    Deque<String> todo = new ArrayDeque<>(List.of(start, "gradle-installation-beacon"));
    while (!todo.isEmpty()) {
      String module = todo.poll();
      if (seen.add(module)) {
        if (!module.equals(start)) {
          jars.add(jar(module).getFileName().toString());
        }
        jars.addAll(split(requirements.get(module).getProperty("runtime")));
        todo.addAll(split(requirements.get(module).getProperty("projects")));
      }
    }
    return jars;
  }

  private static List<String> split(String names) {
    return names == null || names.isEmpty() ? List.of() : List.of(names.split(","));
  }
}
