package tabuleiro.rules.ai;

import java.util.Locale;
import tabuleiro.rules.game.Game;

/** How strongly a CPU plays, from a child's first opponent up, and the bots of the old reports. */
public enum Level {
  BEGINNER(50, 0, 0, 100),
  CASUAL(100, 1, 160, 15),
  CLUB(300, 2, 170, 0),
  EXPERT(1000, Search.DEEPEST, 95, 0),
  MASTER(3000, Search.DEEPEST, 3, 0),
  REPORT_RANDOM(50, 0, 0, 100),
  REPORT_GREEDY(50, 0, 0, 0),
  REPORT_MEDIUM(50, 0, 0, 0),
  REPORT_HARD(50, 0, 0, 0);

  private final int millis;
  private final int depth;
  private final int margin;
  private final int slips;

  Level(int millis, int depth, int margin, int slips) {
    this.millis = millis;
    this.depth = depth;
    this.margin = margin;
    this.slips = slips;
  }

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

  /** Whether this is a bot of the old reports rather than one of the five levels. */
  public boolean isReport() {
    return ordinal() > MASTER.ordinal();
  }

  /** Whether the level can play the game: not every report describes every bot. */
  public boolean suits(Game game) {
    return !isReport() || this == REPORT_RANDOM || game.bots().containsKey(id());
  }

  /** How long a move takes at most. */
  int millis() {
    return millis;
  }

  /** How many moves it looks ahead at most. */
  int depth() {
    return depth;
  }

  /** By how much a move may look worse than the best and still be played. */
  int margin() {
    return margin;
  }

  /** How many moves in a hundred are made without thinking. */
  int slips() {
    return slips;
  }
}
