package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.List;

/** Keeps games that the database could not take until it can. */
interface UnsavedGames {
  /**
   * A state of a game that waits to be stored.
   *
   * @param base the state that it goes back to
   * @param row what shall be stored
   */
  record Kept(GameVersion base, StoredGame row) {}

  /** Keeps the state of a game instead of what was kept of it before; says whether it could. */
  boolean keep(GameVersion base, StoredGame row);

  /** The game was stored, so nothing has to be kept of it. */
  void drop(GameVersion base);

  /** Whether a state of this game is kept. */
  boolean has(GameVersion base);

  /** What is kept of a game; null if nothing is. */
  @Nullable
  Kept of(GameVersion base);

  /** How many games are kept. */
  int count();

  /** All that is kept. */
  List<Kept> all();

  /** A row with the moves that are kept of it, should it have any. */
  default StoredGame withKept(StoredGame row) {
    var kept = of(row.version());
    if (kept == null || kept.base().revision() != row.revision) {
      return row;
    }
    var whole = kept.row();
    whole.id = row.id;
    whole.revision = row.revision;
    whole.name = row.name;
    whole.pinned = row.pinned;
    if (!whole.hasOwnVariations) {
      whole.variations = GameMapper.follow(row, whole);
    }
    return whole;
  }
}
