package tabuleiro.app.data;

import java.io.File;
import java.util.function.Supplier;

/** Where the games are stored: a file with a database, or in tests the memory. */
interface GamesStore {
  /** The tables that are in use now. */
  GamesDao games();

  /** Makes a change as a whole, or not at all. */
  void runInTransaction(Runnable change);

  /** Asks something, and once more if other tables had to take the place of damaged ones. */
  <T> T use(Supplier<T> question);

  /** Throws if the tables are damaged. */
  void check();

  /** Where the games lie; what belongs to them lies beside it. */
  File file();

  /** What could not be stored there. */
  UnsavedGames unsaved();

  /** Ends the use of it. */
  void close();
}
