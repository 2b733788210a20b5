import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Takes dev.gradleplugins:gradle-api apart: one jar with every Gradle module, third-party code
 * relocated below org.gradle.internal.impldep.
 *
 * <ul>
 *   <li>Its entries are in the order in which the modules were merged, and a module ends with its
 *       generated {@code gradle-<module>-classpath.properties}: an entry belongs to the next such
 *       marker.
 *   <li>The relocation is undone in the constant pools, so that Gradle's classes refer to the
 *       original libraries.
 *   <li>The merged META-INF/services files are handed back to the modules that own the providers.
 * </ul>
 */
final class FatJar {
  private static final String SLASHES = "org/gradle/internal/impldep/";
  private static final String DOTS = "org.gradle.internal.impldep.";
  private static final Set<String> ROOT_FILES =
      Set.of(
          "release-features.txt",
          "api-mapping.txt",
          "default-imports.txt",
          "gradle-plugins.properties",
          "gradle-implementation-plugins.properties",
          "instrumented-super-types.properties",
          "upgraded-properties.json",
          "gradle-wrapper.jar");

  /** Module name, e.g. gradle-core, to its entries. */
  final Map<String, Map<String, byte[]>> modules = new LinkedHashMap<>();

  /** What is on Maven Central in no other form, so it stays cut out of the jar. */
  final Map<String, byte[]> nativePlatform = new TreeMap<>();

  final Map<String, byte[]> fastutil = new TreeMap<>();

  private final Map<String, String> owners = new HashMap<>();
  private final Map<String, String> services = new LinkedHashMap<>();
  private Map<String, byte[]> pending = new TreeMap<>();
  private String lastModule;
  private boolean classSinceMarker;

  FatJar(Path jar) throws IOException {
    try (ZipInputStream in =
        new ZipInputStream(new BufferedInputStream(Files.newInputStream(jar), 1 << 20))) {
      for (ZipEntry entry; (entry = in.getNextEntry()) != null; ) {
        if (!entry.isDirectory()) {
          read(entry.getName(), in);
        }
      }
    }
    // Behind the last marker come resources of its module, such as gradle-wrapper.jar.
    pending.forEach((name, data) -> give(lastModule, name, data));
    services.forEach(this::distribute);
  }

  private void read(String name, ZipInputStream in) throws IOException {
    if (name.startsWith("net/rubygrapefruit/")) {
      nativePlatform.put(name, in.readAllBytes());
    } else if (name.startsWith(SLASHES + "it/unimi/")) {
      fastutil.put(name.substring(SLASHES.length()), undoRelocation(in.readAllBytes()));
    } else if (name.startsWith(SLASHES)) {
      return; // the original library replaces it
    } else if (name.startsWith("META-INF/services/")) {
      services.put(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } else if (name.matches("gradle-.*-classpath\\.properties")) {
      endModule(name.replaceAll("-classpath\\.properties$", ""));
      modules.get(lastModule).put(name, in.readAllBytes());
    } else if (name.matches("gradle-.*-parameter-names\\.properties")) {
      modules
          .get(name.replaceAll("-parameter-names\\.properties$", ""))
          .put(name, in.readAllBytes());
    } else if (isGradles(name)) {
      keep(name, in.readAllBytes());
    }
  }

  private static boolean isGradles(String name) {
    return name.startsWith("org/gradle/")
        || name.startsWith("org/slf4j/impl/")
        || name.startsWith("META-INF/gradle")
        || ROOT_FILES.contains(name);
  }

  private void endModule(String module) {
    modules.put(module, pending);
    pending.keySet().forEach(name -> owners.put(name, module));
    pending = new TreeMap<>();
    lastModule = module;
    classSinceMarker = false;
  }

  private void keep(String name, byte[] data) throws IOException {
    boolean isClass = name.endsWith(".class");
    classSinceMarker |= isClass;
    if (!isClass && !classSinceMarker && lastModule != null && !name.startsWith("META-INF/")) {
      give(lastModule, name, data); // a further generated resource, e.g. build-receipt.properties
    } else {
      // The relocator itself must keep the prefix it works with.
      boolean relocated = isClass && !name.contains("ImplementationDependencyRelocator");
      pending.put(name, relocated ? undoRelocation(data) : data);
    }
  }

  private void give(String module, String name, byte[] data) {
    modules.get(module).putIfAbsent(name, data);
    owners.putIfAbsent(name, module);
  }

  private void distribute(String file, String providers) {
    Map<String, StringBuilder> byModule = new TreeMap<>();
    for (String provider : providers.split("\\s*\n\\s*")) {
      String module = owners.get(provider.replace('.', '/') + ".class");
      if (module != null) {
        byModule.computeIfAbsent(module, m -> new StringBuilder()).append(provider).append('\n');
      }
    }
    byModule.forEach(
        (module, text) ->
            modules
                .get(module)
                .put(file.replace(DOTS, ""), text.toString().getBytes(StandardCharsets.UTF_8)));
  }

  /** Copies a class file, with the prefix removed from every UTF-8 constant. */
  private static byte[] undoRelocation(byte[] classFile) throws IOException {
    // Latin-1 maps bytes to chars one to one, and the prefix is ASCII.
    if (!new String(classFile, StandardCharsets.ISO_8859_1).contains("impldep")) {
      return classFile;
    }
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(in.readNBytes(8)); // magic and version
    int constants = in.readUnsignedShort();
    out.writeShort(constants);
    for (int i = 1; i < constants; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case 1 -> {
          byte[] utf8 = in.readNBytes(in.readUnsignedShort());
          String text = new String(utf8, StandardCharsets.ISO_8859_1);
          utf8 = text.replace(SLASHES, "").replace(DOTS, "").getBytes(StandardCharsets.ISO_8859_1);
          out.writeShort(utf8.length);
          out.write(utf8);
        }
        case 5, 6 -> { // long and double take two slots
          out.write(in.readNBytes(8));
          i++;
        }
        case 7, 8, 16, 19, 20 -> out.write(in.readNBytes(2));
        case 15 -> out.write(in.readNBytes(3));
        default -> out.write(in.readNBytes(4));
      }
    }
    out.write(in.readAllBytes());
    return bytes.toByteArray();
  }
}
