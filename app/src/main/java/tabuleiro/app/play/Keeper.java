package tabuleiro.app.play;

import androidx.lifecycle.SavedStateHandle;
import tabuleiro.app.data.Problem;
import tabuleiro.app.data.Saved;
import tabuleiro.app.data.SavedGames;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

/**
 * Stores a match after every change, one change after the other, and remembers where it is stored.
 * What cannot be stored is kept in the saved state, so that at least the system's own restart finds
 * it again.
 */
final class Keeper {
  static final String SAVED_ID = "savedId";
  static final String RECORD = "record";
  static final String PLY = "ply";
  static final String PRACTICE = "practice";

  private final SavedGames games;
  private final SavedStateHandle handle;
  private final Match match;
  private final Runnable listener;
  private boolean busy;
  private boolean dirty;
  private Problem problem;

  Keeper(SavedGames games, SavedStateHandle handle, Match match, Runnable listener) {
    this.games = games;
    this.handle = handle;
    this.match = match;
    this.listener = listener;
  }

  /** Whether the last change is still on its way. */
  boolean isBusy() {
    return busy;
  }

  /** Why the match is not stored, or null. */
  Problem problem() {
    return problem;
  }

  /** Whether the match is played with evaluation and verdicts. */
  boolean practice() {
    return Boolean.TRUE.equals(handle.get(PRACTICE));
  }

  void setPractice(boolean practice) {
    handle.set(PRACTICE, practice);
    if (id() != 0) {
      save();
    }
  }

  /** The row of the match, or 0 before its first move. */
  long id() {
    Long id = handle.get(SAVED_ID);
    return id == null ? 0 : id;
  }

  /** Stores the match as it is now. */
  void save() {
    dirty = true;
    if (!busy) {
      write();
    }
  }

  private void write() {
    dirty = false;
    busy = true;
    if (id() == 0) {
      games.create(match, practice(), this::written);
    } else {
      games.save(id(), match, practice(), this::written);
    }
  }

  private void written(Saved saved) {
    busy = false;
    problem = saved.problem();
    if (problem == null) {
      handle.set(SAVED_ID, saved.id());
      handle.remove(RECORD);
      handle.remove(PLY);
    } else {
      handle.set(RECORD, GameRecord.of(match, "").toText());
      handle.set(PLY, match.ply());
    }
    if (dirty) {
      write();
    }
    listener.run();
  }
}
