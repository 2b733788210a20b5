package tabuleiro.rules.ai;

import java.util.Locale;

/** How strongly a CPU plays, from a child's first opponent up, and the bots of the old reports. */
public enum Level {
  BEGINNER,
  CASUAL,
  CLUB,
  EXPERT,
  MASTER,
  REPORT_RANDOM,
  REPORT_GREEDY,
  REPORT_MEDIUM,
  REPORT_HARD;

  /** The name in records and commands, for example {@code report-random}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The level with that id, or null. */
  public static Level byId(String id) {
    for (var level : values()) {
      if (level.id().equalsIgnoreCase(id.strip())) {
        return level;
      }
    }
    return null;
  }
}
