package tabuleiro.app.data;

import androidx.annotation.NonNull;
import java.util.Objects;

/** An entry of the list of games: enough to lay the list out before its pages are read. */
public final class ListedGame {
  /** The row. */
  public long id;

  /** The game's id, which may be one that this version does not know. */
  @NonNull public String game = "";

  /** Whether it stands above the others. */
  public boolean pinned;

  @Override
  public boolean equals(Object other) {
    return other instanceof ListedGame that
        && id == that.id
        && pinned == that.pinned
        && game.equals(that.game);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, game, pinned);
  }
}
