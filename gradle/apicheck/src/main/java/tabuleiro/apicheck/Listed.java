package tabuleiro.apicheck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** List of known, safe calls, one per line: {@code caller | member | the version check}. */
final class Listed {
  private record Entry(String caller, String member) {}

  private final Map<Entry, Boolean> used = new LinkedHashMap<>();

  Listed(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] parts = line.split(" \\| ");
      if (parts.length != 3 || parts[2].isBlank()) {
        throw new IOException(file + ": not \"caller | member | reason\": " + line);
      }
      used.put(new Entry(parts[0].strip(), parts[1].strip()), false);
    }
  }

  boolean covers(Finding finding) {
    return used.computeIfPresent(
            new Entry(finding.caller(), finding.member()), (entry, before) -> true)
        != null;
  }

  /** Returns the entries that matched no call. */
  List<String> unused() {
    return used.entrySet().stream()
        .filter(entry -> !entry.getValue())
        .map(entry -> entry.getKey().caller() + " | " + entry.getKey().member())
        .toList();
  }
}
