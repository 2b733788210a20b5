package tabuleiro.desk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.app.play.PlayProbe;

/** Counts the screens, games and actions of a walk. */
final class WalkCounts {
  /** Games of one kind, by row id. */
  private static final class Kind {
    private final Set<Long> begun = new HashSet<>();
    private final Set<Long> finished = new HashSet<>();
    private final Set<String> setups = new HashSet<>();
    private int longest;
  }

  private final Map<String, Kind> kinds = new TreeMap<>();
  private final Map<String, Integer> screens = new TreeMap<>();
  private final Map<String, Integer> deeds = new HashMap<>();
  private final Map<String, Integer> meetings = new TreeMap<>();

  void did(String deed) {
    deeds.merge(deed, 1, Integer::sum);
  }

  /** Counts an action of another app or a failure of the device. */
  void met(String what) {
    meetings.merge(what, 1, Integer::sum);
  }

  void wasOn(String screen) {
    screens.merge(screen, 1, Integer::sum);
  }

  /** Counts a stored game. */
  void saw(PlayProbe shown) {
    var match = shown.match();
    var kind = kinds.computeIfAbsent(match.options().game().name(), name -> new Kind());
    kind.begun.add(shown.id());
    kind.setups.add(match.options() + " " + match.players());
    kind.longest = Math.max(kind.longest, match.length());
    if (match.isOver()) {
      kind.finished.add(shown.id());
    }
  }

  /** Returns a short summary: kills, rotations and games. */
  String brief() {
    int kills = deeds.getOrDefault("KILL", 0) + deeds.getOrDefault("CRASH", 0);
    int rotations = deeds.getOrDefault("ROTATE", 0);
    int begun = kinds.values().stream().mapToInt(kind -> kind.begun.size()).sum();
    int finished = kinds.values().stream().mapToInt(kind -> kind.finished.size()).sum();
    return kills
        + " kills, "
        + rotations
        + " rotations, "
        + begun
        + " games begun, "
        + finished
        + " finished";
  }

  @Override
  public String toString() {
    var text = new StringBuilder();
    text.append("deeds ").append(new TreeMap<>(deeds));
    text.append("\nothers and faults ").append(meetings).append("\nscreens");
    int steps = screens.values().stream().mapToInt(Integer::intValue).sum();
    screens.forEach(
        (name, count) -> text.append(String.format(" %s %.1f%%", name, 100.0 * count / steps)));
    kinds.forEach(
        (name, kind) ->
            text.append(
                String.format(
                    "%n%s: %d games begun with %d setups, %d finished, the longest of %d moves",
                    name,
                    kind.begun.size(),
                    kind.setups.size(),
                    kind.finished.size(),
                    kind.longest)));
    return text.toString();
  }
}
