package tabuleiro.app.data;

import androidx.annotation.NonNull;
import java.util.Objects;

/**
 * Row of the saved-games list before its page is loaded: only the id, the kind of game and whether
 * it is pinned.
 */
public final class GameListKey {
  /** The row id. */
  public long id;

  /** The game's id, which may be unknown to this version. */
  @NonNull public String game = "";

  /** Whether the game is listed above the others. */
  public boolean pinned;

  @Override
  public boolean equals(Object other) {
    return other instanceof GameListKey that
        && id == that.id
        && pinned == that.pinned
        && game.equals(that.game);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, game, pinned);
  }
}
