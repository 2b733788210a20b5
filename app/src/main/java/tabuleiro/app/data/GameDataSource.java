package tabuleiro.app.data;

import java.io.File;
import java.util.function.Supplier;

/** Storage of the games: a database file, or memory in tests. */
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
