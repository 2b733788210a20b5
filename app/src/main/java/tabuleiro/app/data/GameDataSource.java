package tabuleiro.app.data;

import java.io.File;
import java.util.function.Supplier;

/** Interface to the storage of games, implemented by a database file and, in tests, in memory. */
interface GameDataSource {
  /** Returns the DAO of the current database. */
  GamesDao games();

  /** Runs a change in a transaction. */
  void runInTransaction(Runnable change);

  /** Runs a query; if the database is corrupt, replaces it and runs the query again. */
  <T> T use(Supplier<T> question);

  /** Throws if the database is corrupt. */
  void check();

  /** Returns the database file; related files are in the same folder. */
  File file();

  /** Returns the games that the database could not store. */
  UnsavedGameStore unsaved();

  /** Closes the storage. */
  void close();
}
