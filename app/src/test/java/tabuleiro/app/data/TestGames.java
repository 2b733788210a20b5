package tabuleiro.app.data;

import java.util.concurrent.TimeUnit;

/** Saved games in a test's hands: everything is done at once, and the clock stands still. */
abstract class TestGames {
  long now = TimeUnit.DAYS.toMillis(20_000);

  private SavedGames games;

  /** Opens what was stored before. */
  abstract GamesStore open();

  /** Where the games are stored. */
  abstract GamesStore store();

  /** From now on nothing can be stored, or everything again. */
  abstract void setReadOnly(boolean readOnly);

  /** The process ends, and another opens the same games. */
  void reopen() {
    games = new SavedGames(open(), Runnable::run, Runnable::run, Runnable::run, () -> now);
  }

  SavedGames games() {
    return games;
  }

  GamesDao tables() {
    return store().games();
  }

  /** Lets LiveData tell what it has to tell. */
  void idle() {}

  /** Ends the test; nothing is left. */
  abstract void close();
}
