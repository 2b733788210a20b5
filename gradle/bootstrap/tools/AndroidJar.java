import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * Makes the compile-time jars of an Android platform, cut down to the public API of one level:
 * android.jar (framework stubs, Java core library, framework resources) and
 * core-for-system-modules.jar (the core library alone). The framework comes from Robolectric's
 * android-all, the core library, which that lacks, from this JDK.
 */
final class AndroidJar {
  private static final List<String> JDK_MODULES =
      List.of("java.base", "java.logging", "java.sql", "java.xml", "java.prefs", "java.desktop");

  private final ApiDatabase api;
  private final int level;
  private final Map<String, byte[]> core = new TreeMap<>();
  private final Map<String, byte[]> classes = new TreeMap<>();
  private final Map<String, byte[]> resources = new TreeMap<>();

  /** The super class, "" for Object's, followed by the interfaces. */
  private final Map<String, List<String>> supers = new HashMap<>();

  private AndroidJar(ApiDatabase api, int level) {
    this.api = api;
    this.level = level;
  }

  static void build(Path androidAll, Path r8, int level, Path platform) throws IOException {
    AndroidJar jar = new AndroidJar(new ApiDatabase(r8), level);
    jar.readJdk();
    jar.readFramework(androidAll);
    jar.write(platform);
  }

  private void readJdk() throws IOException {
    var jrt = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String module : JDK_MODULES) {
      Path root = jrt.getPath("/modules/" + module);
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : (Iterable<Path>) files::iterator) {
          String name = root.relativize(file).toString();
          if (name.endsWith(".class")) {
            readJdkClass(name.substring(0, name.length() - 6), file);
          }
        }
      }
    }
  }

  private void readJdkClass(String name, Path file) throws IOException {
    if (!isCore(name) || isAnonymous(name)) {
      return;
    }
    byte[] data = Files.readAllBytes(file);
    // jlink generates these itself and refuses an image that has them already.
    boolean generated =
        name.startsWith("java/lang/invoke/")
            && (name.contains("Species_")
                || (new ClassReader(data).getAccess() & Opcodes.ACC_PUBLIC) == 0);
    if (!generated) {
      core.put(name, data);
    }
  }

  private void readFramework(Path androidAll) throws IOException {
    try (ZipFile zip = new ZipFile(androidAll.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        String file = entry.getName();
        String name = file.replaceFirst("\\.class$", "");
        if (file.equals("resources.arsc") || file.equals("AndroidManifest.xml")) {
          resources.put(file, zip.getInputStream(entry).readAllBytes());
        } else if (file.endsWith(".class") && isFramework(name) && !isAnonymous(name)) {
          classes.put(name, zip.getInputStream(entry).readAllBytes());
        }
      }
    }
    classes.putAll(core);
    classes.forEach(
        (name, data) -> {
          ClassReader reader = new ClassReader(data);
          List<String> types = new ArrayList<>();
          types.add(reader.getSuperName() == null ? "" : reader.getSuperName());
          types.addAll(List.of(reader.getInterfaces()));
          supers.put(name, types);
        });
  }

  private void write(Path platform) throws IOException {
    Set<String> kept = reachable();
    Set<String> anyMember = api.allMembers();
    Map<String, byte[]> android = new TreeMap<>(resources);
    Map<String, byte[]> coreOnly = new TreeMap<>();
    for (String name : kept) {
      Predicate<String> isPublic = member -> api.level(name, member) <= level;
      if (javacNeeds(name)) {
        isPublic = member -> true;
      } else if (!api.hasClass(name)) {
        isPublic = anyMember::contains;
      }
      Set<String> interfaces = javacNeeds(name) ? null : publicInterfaces(name);
      byte[] stub =
          Stub.of(
              classes.get(name), kept, isPublic, interfaces, classes.get(supers.get(name).get(0)));
      if (stub != null) {
        android.put(name + ".class", stub);
        if (core.containsKey(name)) {
          coreOnly.put(name + ".class", stub);
        }
      }
    }
    Jars.write(platform.resolve("android.jar"), android);
    Jars.write(platform.resolve("core-for-system-modules.jar"), coreOnly);
    Files.createDirectories(platform.resolve("data"));
    api.writeXml(platform.resolve("data/api-versions.xml"), supers);
  }

  /** The public classes, with everything they extend, implement or are nested in. */
  private Set<String> reachable() {
    Set<String> kept = new TreeSet<>();
    Deque<String> todo = new ArrayDeque<>();
    classes.keySet().stream().filter(this::isPublic).forEach(todo::add);
    while (!todo.isEmpty()) {
      String name = todo.poll();
      if (classes.containsKey(name) && kept.add(name)) {
        todo.addAll(supers.get(name));
        if (name.contains("$")) {
          todo.add(name.substring(0, name.lastIndexOf('$')));
        }
      }
    }
    return kept;
  }

  /** As in the real stubs, hidden interfaces give way to the public ones they extend. */
  private Set<String> publicInterfaces(String name) {
    Set<String> result = new LinkedHashSet<>();
    List<String> direct = supers.getOrDefault(name, List.of(""));
    for (String i : direct.subList(1, direct.size())) {
      if (isPublic(i)) {
        result.add(i);
      } else {
        result.addAll(publicInterfaces(i));
      }
    }
    return result;
  }

  private boolean isPublic(String name) {
    return javacNeeds(name) || api.level(name) <= level;
  }

  /** The database leaves out what javac itself refers to. */
  private static boolean javacNeeds(String name) {
    return name.equals("java/lang/Object")
        || name.matches("java/lang/(invoke|runtime|annotation)/[^/]*");
  }

  private static boolean isAnonymous(String name) {
    return name.matches(".*\\$\\d.*");
  }

  private static boolean isCore(String name) {
    if (name.matches("java/(awt|applet|lang/module|lang/foreign)/.*")
        || name.matches("java/lang/(Module|ProcessHandle|Compiler|StackStreamFactory).*")) {
      return false;
    }
    if (name.startsWith("java/beans/")) {
      return name.matches("java/beans/(IndexedPropertyChangeEvent|PropertyChange\\w+)");
    }
    return name.matches("(java|javax/(crypto|net|security|sql|xml)|org/w3c/dom|org/xml/sax)/.*");
  }

  private static boolean isFramework(String name) {
    return !name.matches(
        "(java|javax/xml|javax/annotation|org/w3c|org/xml/sax|org/apache|com/android/server"
            + "|com/android/ims|com/google|com/sun|META-INF|co|libcore)/.*|kotlin.*");
  }
}
