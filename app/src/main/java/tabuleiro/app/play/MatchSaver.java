package tabuleiro.app.play;

import tabuleiro.app.data.Answer;
import tabuleiro.app.data.Problem;
import tabuleiro.app.data.SavedGames;
import tabuleiro.rules.match.Match;

/**
 * Stores a match after every change, one change after the other, and holds the next move back until
 * the last one is stored. What cannot be stored is kept in the screen's arguments, so that at least
 * the system's own restart finds it again.
 */
final class MatchSaver {
  private final SavedGames games;
  private final PlayArguments arguments;
  private final Match match;
  private final Runnable listener;
  private boolean writing;
  private boolean changed; // since the writing began
  private Runnable waiting;
  private Problem problem;

  /** Stores this match; the listener hears whenever it was stored, or could not be. */
  MatchSaver(SavedGames games, PlayArguments arguments, Match match, Runnable listener) {
    this.games = games;
    this.arguments = arguments;
    this.match = match;
    this.listener = listener;
  }

  /** Whether nothing is on its way to the disk, so that the next move may be made. */
  boolean mayMove() {
    return !writing;
  }

  /** Makes a move as soon as {@link #mayMove}, which may be at once. */
  void whenStored(Runnable move) {
    if (mayMove()) {
      move.run();
    } else {
      waiting = move;
    }
  }

  /** Whether a move waits for the one before to be stored. */
  boolean isMoveWaiting() {
    return waiting != null;
  }

  /** Forgets the move that waits. */
  void dropWaitingMove() {
    waiting = null;
  }

  /** Why the match is not stored, or null. */
  Problem problem() {
    return problem;
  }

  /** Stores the match as it is now. */
  void save() {
    changed = true;
    if (!writing) {
      write();
    }
  }

  /** Stores the match as it is now if it has a row; before its first move it needs none. */
  void saveAgain() {
    if (arguments.savedId() != 0) {
      save();
    }
  }

  private void write() {
    changed = false;
    writing = true;
    long id = arguments.savedId();
    if (id == 0) {
      games.create(match, arguments.practice(), this::written);
    } else {
      games.save(id, match, arguments.practice(), this::written);
    }
  }

  private void written(Answer<Long> saved) {
    writing = false;
    problem = saved.problem();
    if (problem == null) {
      arguments.setSaved(saved.value());
    } else {
      arguments.setUnsaved(match);
    }
    if (changed) {
      write();
    } else if (waiting != null) {
      var move = waiting;
      waiting = null;
      move.run();
    }
    listener.run();
  }
}
