package tabuleiro.app.data;

import androidx.annotation.Nullable;

/**
 * The answer to a save.
 *
 * @param id the row; 0 if a new game could not be stored
 * @param problem why it could not be stored, or null; the next save writes the whole game again
 */
public record Saved(long id, @Nullable Problem problem) {
  /** Whether the game is safe. */
  public boolean isStored() {
    return problem == null;
  }
}
