package tabuleiro.rules.match;

import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.TextSanitizer;

/**
 * Who sits at a seat: a person, or a CPU of some level.
 *
 * @param name what the player is called; runs of blanks and control characters become one blank
 * @param level the CPU's level, or null for a person
 */
public record Player(String name, Level level) {
  private static final int MAX_NAME_LENGTH = 40;

  /** Tidies the name, so that it can stand on one line of a record. */
  public Player {
    name = TextSanitizer.singleLine(name, MAX_NAME_LENGTH);
  }

  /** A person of that name. */
  public static Player person(String name) {
    return new Player(name, null);
  }

  /** A CPU without a name of its own. */
  public static Player cpu(Level level) {
    return new Player("", level);
  }

  /** Whether a person decides the moves. */
  public boolean isPerson() {
    return level == null;
  }
}
