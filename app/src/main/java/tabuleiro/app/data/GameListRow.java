package tabuleiro.app.data;

import androidx.annotation.NonNull;
import androidx.room.Embedded;

/**
 * Query result of Room with the columns by which the list of saved games is filtered, searched and
 * sorted.
 */
final class GameListRow {
  @Embedded @NonNull GameListKey entry = new GameListKey();
  @NonNull String name = "";
  @NonNull String players = "";
  int ply;
  boolean finished;
  long changed;
  long revision;
}
