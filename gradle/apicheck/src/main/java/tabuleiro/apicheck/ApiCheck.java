package tabuleiro.apicheck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Check that fails where the app calls what its oldest supported Android lacks. */
public final class ApiCheck {
  private final ApiVersions versions;
  private final int minSdk;
  private final String ownPackage;
  private final Listed listed;
  private final List<String> problems = new ArrayList<>();
  private final List<String> report = new ArrayList<>();

  ApiCheck(ApiVersions versions, int minSdk, String ownPackage, Listed listed) {
    this.versions = versions;
    this.minSdk = minSdk;
    this.ownPackage = ownPackage;
    this.listed = listed;
  }

  /** Arguments: api-versions.xml minSdk package list report, then each APK and its mapping.txt. */
  public static void main(String[] args) throws IOException {
    ApiCheck check =
        new ApiCheck(
            new ApiVersions(Path.of(args[0])),
            Integer.parseInt(args[1]),
            args[2],
            new Listed(Path.of(args[3])));
    for (int i = 5; i < args.length; i++) {
      boolean shrunk = i + 1 < args.length && args[i + 1].endsWith(".txt");
      Path apk = Path.of(args[i]);
      check.look(apk, shrunk ? Mapping.read(Path.of(args[++i])) : Mapping.none());
    }
    List<String> problems = check.problems();
    Files.write(Path.of(args[4]), check.report);
    if (!problems.isEmpty()) {
      problems.forEach(System.err::println);
      System.err.println("A call behind a version check goes into " + args[3]);
      System.exit(1);
    }
  }

  void look(Path apk, Mapping mapping) throws IOException {
    Scan scan = new Scan(new Code(apk, versions), mapping, ownPackage, minSdk);
    for (Finding finding : scan.findings()) {
      boolean known = listed.covers(finding);
      String line = apk.getFileName() + ": " + finding;
      report.add(line + (known ? " (listed)" : ""));
      if (!known) {
        problems.add(line);
      }
    }
    report.add(apk.getFileName() + ": " + scan.references() + " references looked up");
  }

  /** Returns the problems of the APKs read so far, and, once all were read, of the list. */
  List<String> problems() {
    List<String> all = new ArrayList<>(problems);
    listed.unused().forEach(entry -> all.add("listed, but no longer found: " + entry));
    return all;
  }
}
