package tabuleiro.rules.match;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.TextSanitizer;

/**
 * Player of a match: a person, or the CPU at some level.
 *
 * @param name the name; runs of blanks and control characters become one blank
 * @param level the CPU's level, or null for a person
 */
public record Player(String name, @Nullable Level level) {
  private static final int MAX_NAME_LENGTH = 40;

  /** Sanitizes the name for one line of a record. */
  public Player {
    name = TextSanitizer.singleLine(name, MAX_NAME_LENGTH);
  }

  /** Creates a person with a name. */
  public static Player person(String name) {
    return new Player(name, null);
  }

  /** Creates a CPU player without a name. */
  public static Player cpu(Level level) {
    return new Player("", level);
  }

  /** Returns whether a name is cut because it is too long. */
  public static boolean isTooLong(String name) {
    return TextSanitizer.isLonger(name, MAX_NAME_LENGTH);
  }

  /** Returns whether the player is a person. */
  public boolean isPerson() {
    return level == null;
  }
}
