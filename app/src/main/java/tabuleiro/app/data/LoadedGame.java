package tabuleiro.app.data;

import androidx.annotation.Nullable;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecord;

/** A game as it comes out of the database. */
public sealed interface LoadedGame {
  /** The row. */
  long id();

  /**
   * A game that can be played on or looked through.
   *
   * @param about its name and dates
   * @param match the game at the place where it was left; the receiver's own
   */
  record Playable(About about, Match match) implements LoadedGame {
    @Override
    public long id() {
      return about.id();
    }
  }

  /**
   * A game that cannot be replayed to its end by this version; the row stays as it is.
   *
   * @param about its name and dates
   * @param game the game's id as stored
   * @param text all that is stored, as a record
   * @param why where in the text the damage is, and what can be read before it
   */
  record Damaged(About about, String game, String text, DamagedRecord why) implements LoadedGame {
    @Override
    public long id() {
      return about.id();
    }
  }

  /** Nothing could be read. */
  record Unavailable(long id, @Nullable Problem problem) implements LoadedGame {}
}
