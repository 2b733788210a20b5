import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Fetches and verifies the artifacts, has {@code tools/Prepare} build from them, and moves the
 * result into place. Run from source by bootstrap.sh, so it needs nothing but the JDK.
 *
 * <p>One process at a time holds the lock, which the system releases however that process ends. All
 * is built in a scratch folder and appears by one rename: what is in place is complete.
 */
final class Bootstrap {
  private static final long NEEDED_BYTES = 2_000_000_000L;

  private final Path source;
  private final Path cache;
  private final Path product;
  private final String url;
  private final Path repository;

  private Bootstrap(Path source, Path product, String url) {
    this.source = source;
    this.cache = product.getParent();
    this.product = product;
    this.url = url;
    this.repository = cache.resolve("maven");
  }

  /** Arguments: this folder, the path of the product, the address of the wrapper's Gradle. */
  public static void main(String[] args) throws Exception {
    try {
      new Bootstrap(Path.of(args[0]), Path.of(args[1]), args[2]).run();
    } catch (Failure e) {
      fail(e.getMessage());
    } catch (FileSystemException e) {
      fail("cannot write " + e.getFile() + reason(e) + ".");
    } catch (IOException e) {
      fail("cannot write below " + args[1] + " (" + e.getMessage() + ").");
    }
  }

  private static String reason(FileSystemException e) {
    return e.getReason() == null ? "" : " (" + e.getReason() + ")";
  }

  private static void fail(String sentence) {
    System.err.println("bootstrap: " + sentence);
    System.exit(1);
  }

  private void run() throws Exception {
    Files.createDirectories(cache);
    try (FileChannel file =
            FileChannel.open(
                cache.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = lock(file)) {
      deleteLeftovers();
      Path work = Files.createTempDirectory(cache, "work-");
      try {
        prepare(work);
      } finally {
        delete(work);
      }
      say("ready.");
    }
  }

  private void prepare(Path work) throws Exception {
    if (!Files.exists(product)) { // else another checkout was faster
      if (Files.getFileStore(cache).getUsableSpace() < NEEDED_BYTES) {
        throw new Failure("the disk of " + cache + " has less than 2 GB free.");
      }
      build(work, fetch(work));
      Files.move(work.resolve("product"), product, StandardCopyOption.ATOMIC_MOVE);
    }
    pointGradleHomeAtProduct(work);
  }

  /** The home outlives the product: it holds the dependencies that all checkouts have fetched. */
  private void pointGradleHomeAtProduct(Path work) throws Exception {
    Path home = cache.resolve("gradle-home");
    Path slot = wrapperSlot(home);
    Path link = Files.createSymbolicLink(work.resolve("link"), product.resolve("gradle"));
    moveInto(link, slot.resolve("gradle"));
    String zip = url.substring(url.lastIndexOf('/') + 1);
    Files.writeString(slot.resolve(zip + ".lck"), "");
    Files.writeString(slot.resolve(zip + ".ok"), "");
    Path init = Files.copy(source.resolve("central.init.gradle"), work.resolve("init"));
    moveInto(init, home.resolve("init.d/central.init.gradle"));
    Path properties =
        Files.writeString(
            work.resolve("properties"),
            """
            # AGP 8.13 asks for Gradle 8.13; Central has the classes of 8.11.1, which do.
            android.overrideVersionCheck=true
            # Google's artifact with aapt2 is not on Central.
            android.aapt2FromMavenOverride=%s/sdk/build-tools/35.0.0/aapt2
            # The lint of AGP 8.13.2 is not on Central, that of 9.2.1 is.
            android.experimental.lint.version=9.2.1
            android.builder.sdkDownload=false
            """
                .formatted(product));
    moveInto(properties, home.resolve("gradle.properties"));
    // Last, as bootstrap.sh takes it as the sign that all is done.
    Path done = Files.writeString(work.resolve("done"), product.getFileName() + "\n");
    moveInto(done, home.resolve("product"));
  }

  /** Where the wrapper looks for the distribution of this address. */
  private Path wrapperSlot(Path home) throws Exception {
    byte[] md5 = MessageDigest.getInstance("MD5").digest(url.getBytes(StandardCharsets.UTF_8));
    String name = url.replaceFirst(".*/", "").replaceFirst("\\.zip$", "");
    return home.resolve("wrapper/dists").resolve(name).resolve(new BigInteger(1, md5).toString(36));
  }

  private static void moveInto(Path file, Path target) throws IOException {
    Files.createDirectories(target.getParent());
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
  }

  private FileLock lock(FileChannel file) throws IOException {
    FileLock lock = file.tryLock();
    if (lock == null) {
      say("waiting for another checkout that is preparing the same.");
      lock = file.lock();
    }
    return lock;
  }

  /** Of runs that were killed. */
  private void deleteLeftovers() throws IOException {
    try (Stream<Path> files = Files.list(cache)) {
      for (Path path : files.filter(f -> f.getFileName().toString().startsWith("work-")).toList()) {
        try {
          delete(path);
        } catch (IOException | UncheckedIOException e) {
          // What a killed run had started may still write there; the next bootstrap deletes it.
        }
      }
    }
  }

  private List<Path> fetch(Path work) throws Exception {
    List<Artifact> artifacts;
    try (Stream<String> lines = Files.lines(source.resolve("artifacts.txt"))) {
      artifacts = lines.filter(l -> !l.startsWith("#")).map(Artifact::parse).toList();
    }
    if (artifacts.stream().anyMatch(a -> !Files.exists(a.in(repository)))) {
      resolve(artifacts, work);
    }
    say("checking " + artifacts.size() + " artifacts");
    List<Path> files = new ArrayList<>();
    for (Artifact artifact : artifacts) {
      Path file = artifact.in(repository);
      if (!sha256(file).equals(artifact.sha256)) {
        Files.delete(file);
        throw new Failure(
            artifact.name() + " has not the pinned checksum; it was deleted, please try again.");
      }
      files.add(file);
    }
    return files;
  }

  /** Lets mvn download, so that the machine's mirrors and proxies apply. */
  private void resolve(List<Artifact> artifacts, Path work) throws Exception {
    say("fetching about 350 MB from Maven Central with mvn");
    StringBuilder pom = new StringBuilder("<project><modelVersion>4.0.0</modelVersion>");
    pom.append("<groupId>tabuleiro</groupId><artifactId>bootstrap</artifactId>");
    pom.append("<version>1</version><packaging>pom</packaging><dependencies>");
    artifacts.forEach(a -> pom.append(a.dependency()));
    pom.append("</dependencies></project>");
    Files.writeString(work.resolve("pom.xml"), pom);
    Process mvn =
        new ProcessBuilder(
                "mvn",
                "-B",
                "-f",
                work.resolve("pom.xml").toString(),
                "-Dmaven.repo.local=" + repository,
                "-Dstyle.color=never",
                "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:resolve")
            .redirectErrorStream(true)
            .start();
    mvn.getOutputStream().close();
    String error = null;
    int jars = 0;
    try (BufferedReader output = mvn.inputReader()) {
      for (String line; (line = output.readLine()) != null; ) {
        if (line.contains("Downloaded from") && line.contains(".jar (")) {
          jars++;
          if (jars % 20 == 0) {
            say("  " + jars + " jars");
          }
        } else if (line.startsWith("[ERROR]") && error == null) {
          error = line.substring("[ERROR]".length()).strip();
        }
      }
    }
    if (mvn.waitFor() != 0) {
      throw new Failure(
          "mvn could not fetch from Maven Central; is there a network? It says: " + error);
    }
  }

  private void build(Path work, List<Path> artifacts) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Path asm =
        artifacts.stream()
            .filter(f -> f.getFileName().toString().matches("asm-[0-9.]+jar"))
            .findFirst()
            .orElseThrow();
    String classPath = work.resolve("classes") + ":" + asm;
    List<String> compile =
        new ArrayList<>(List.of(java + "c", "-cp", asm.toString(), "-d", work + "/classes"));
    try (Stream<Path> files = Files.list(source.resolve("tools"))) {
      files.forEach(file -> compile.add(file.toString()));
    }
    execute(compile);
    List<String> prepare = new ArrayList<>(List.of(java, "-Xmx2g", "-XX:+UseSerialGC"));
    prepare.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", classPath, "Prepare"));
    prepare.addAll(List.of(source.toString(), work + "/product", work.toString()));
    artifacts.forEach(artifact -> prepare.add(artifact.toString()));
    execute(prepare);
  }

  private static void execute(List<String> command) throws Exception {
    // Standard output belongs to Gradle.
    Process process =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (process.waitFor() != 0) {
      throw new Failure("building failed, see above.");
    }
  }

  private static String sha256(Path file) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      byte[] buffer = new byte[1 << 16];
      while (in.read(buffer) >= 0) {
        // the stream feeds the digest
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void delete(Path root) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(root)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.deleteIfExists(path);
    }
  }

  private static void say(String text) {
    System.err.println("bootstrap: " + text);
  }

  /** A line of artifacts.txt. */
  private record Artifact(String group, String id, String version, String sha256) {
    static Artifact parse(String line) {
      String[] parts = line.split("[: ]");
      return new Artifact(parts[0], parts[1], parts[2], parts[3]);
    }

    String name() {
      return group + ":" + id + ":" + version;
    }

    Path in(Path repository) {
      return repository
          .resolve(group.replace('.', '/'))
          .resolve(id)
          .resolve(version)
          .resolve(id + "-" + version + ".jar");
    }

    /** Without what it needs itself: the list is complete. */
    String dependency() {
      return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
              .formatted(group, id, version)
          + "<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion>"
          + "</exclusions></dependency>";
    }
  }

  /** Ends the bootstrap with one sentence. */
  private static final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    Failure(String sentence) {
      super(sentence);
    }
  }
}
