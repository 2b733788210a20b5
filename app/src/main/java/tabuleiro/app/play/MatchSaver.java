package tabuleiro.app.play;

import java.util.function.LongSupplier;
import tabuleiro.app.data.Answer;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.Problem;
import tabuleiro.app.data.Saved;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.match.Match;

/**
 * Stores a match after every change, one change after the other, and holds the next move back until
 * the last one is stored. What cannot be stored is kept in the screen's arguments and tried again
 * and again, with growing pauses. Where the row holds a newer state, this one is not stored.
 */
final class MatchSaver {
  private static final long FIRST_PAUSE_MILLIS = 1_000;
  private static final long LONGEST_PAUSE_MILLIS = 60_000;

  private final SavedGames games;
  private final PlayArguments arguments;
  private final Match match;
  private final Runnable listener;
  private final MainScheduler scheduler;
  private final Runnable retry = this::save;
  private long pause = FIRST_PAUSE_MILLIS;
  private boolean writing;
  private boolean changed; // since the writing began
  private boolean refused;
  private Runnable waiting;
  private Problem problem;

  /** Stores this match; the listener hears whenever it was stored, or could not be. */
  MatchSaver(
      SavedGames games,
      PlayArguments arguments,
      Match match,
      MainScheduler scheduler,
      LongSupplier clock,
      Runnable listener) {
    this.games = games;
    this.arguments = arguments;
    this.match = match;
    this.scheduler = scheduler;
    this.listener = listener;
    problem = arguments.problem();
    if (arguments.savedId() == 0 && arguments.version().created() == 0) {
      arguments.setVersion(GameVersion.begun(clock.getAsLong()));
    }
  }

  /** Whether nothing is on its way to the disk, so that the next move may be made. */
  boolean mayMove() {
    return !writing && !refused;
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

  /** Whether the row holds a newer state, which has to be shown instead of this one. */
  boolean isRefused() {
    return refused;
  }

  /** Stores the match as it is now. */
  void save() {
    changed = true;
    if (mayMove()) {
      write();
    }
  }

  /** Stores the match as it is now if it has a row; before its first move it needs none. */
  void saveAgain() {
    if (arguments.savedId() != 0) {
      save();
    }
  }

  /** Stores the match at once if that could not be done before. */
  void retry() {
    if (problem != null) {
      pause = FIRST_PAUSE_MILLIS;
      save();
    }
  }

  /** Tries no longer. */
  void stop() {
    scheduler.cancel(retry);
  }

  private void write() {
    stop();
    changed = false;
    writing = true;
    games.save(arguments.version(), match, arguments.practice(), this::written);
  }

  private void written(Answer<Saved> answer) {
    writing = false;
    problem = answer.problem();
    if (!answer.isDone()) {
      arguments.setUnsaved(match);
      arguments.setProblem(problem);
      scheduler.postDelayed(retry, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    } else {
      arguments.setSaved(answer.value().version());
      refused = answer.value().refused();
      pause = FIRST_PAUSE_MILLIS;
    }
    if (changed && !refused) {
      write();
    } else if (waiting != null && !refused) {
      var move = waiting;
      waiting = null;
      move.run();
    }
    listener.run();
  }
}
