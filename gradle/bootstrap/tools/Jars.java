import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes jars with a fixed order and date, so that equal content gives equal bytes everywhere. */
final class Jars {
  /** 1980-01-02: the first day that a zip entry can carry in every time zone. */
  private static final long DATE = 315619200000L;

  private Jars() {}

  static void write(Path jar, Map<String, byte[]> content) throws IOException {
    write(jar, null, content);
  }

  /** With {@code classPath}, the jar's manifest names further jars in its folder. */
  static void write(Path jar, String classPath, Map<String, byte[]> content) throws IOException {
    Files.createDirectories(jar.getParent());
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(jar), 1 << 20);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.setLevel(Deflater.BEST_SPEED);
      if (classPath != null) {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        zip.putNextEntry(entry("META-INF/MANIFEST.MF"));
        manifest.write(zip);
        zip.closeEntry();
      }
      for (var e : content.entrySet()) {
        ZipEntry entry = entry(e.getKey());
        if (e.getKey().equals("resources.arsc")) {
          store(entry, e.getValue()); // aapt2 maps it into memory
        }
        zip.putNextEntry(entry);
        zip.write(e.getValue());
        zip.closeEntry();
      }
    }
  }

  private static ZipEntry entry(String name) {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(DATE);
    return entry;
  }

  private static void store(ZipEntry entry, byte[] data) {
    CRC32 crc = new CRC32();
    crc.update(data);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(data.length);
    entry.setCrc(crc.getValue());
  }
}
