package tabuleiro.app.play;

import androidx.annotation.Nullable;
import java.util.function.LongSupplier;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.SaveResult;
import tabuleiro.app.data.StorageProblem;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.match.Match;

/**
 * Saves a match after every change, one save at a time, and delays the next move until the last one
 * is saved. Keeps an unsaved match in the saved state and retries with growing delays. If the row
 * holds a newer state, this one is not saved.
 */
final class MatchSaver {
  private static final long FIRST_PAUSE_MILLIS = 1_000;
  private static final long LONGEST_PAUSE_MILLIS = 60_000;

  private final GameRepository games;
  private final PlayArguments arguments;
  private final Match match;
  private final Runnable listener;
  private final MainScheduler scheduler;
  private final Runnable retry = this::save;
  private long pause = FIRST_PAUSE_MILLIS;
  private boolean writing;
  private boolean changed; // since the write began
  private boolean refused;
  private boolean stopped;
  private boolean isKept;
  @Nullable private Runnable waiting;
  @Nullable private StorageProblem problem;

  /** Creates a saver; the listener is called after every successful or failed save. */
  MatchSaver(
      GameRepository games,
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
      long now = clock.getAsLong();
      boolean isCopy = match.length() > 0;
      arguments.setVersion(isCopy ? GameVersion.copy(now) : GameVersion.unsaved(now));
    }
  }

  /** Returns whether no save is running, so that the next move may be made. */
  boolean mayMove() {
    return !writing && !refused;
  }

  /** Runs a move as soon as {@link #mayMove}, possibly at once. */
  void whenStored(Runnable move) {
    if (mayMove()) {
      move.run();
    } else {
      waiting = move;
    }
  }

  /** Returns whether a move waits for the previous save. */
  boolean isMoveWaiting() {
    return waiting != null;
  }

  /** Drops the waiting move. */
  void dropWaitingMove() {
    waiting = null;
  }

  /** Returns why the match is not saved, or null. */
  @Nullable
  StorageProblem problem() {
    return problem;
  }

  /** Returns whether leaving now would lose changes: they are neither saved nor kept in a file. */
  boolean wouldLoseChanges() {
    return problem != null && !isKept;
  }

  /** Returns whether the row holds a newer state, which must be shown instead of this one. */
  boolean isRefused() {
    return refused;
  }

  /** Saves the current state of the match. */
  void save() {
    changed = true;
    if (mayMove()) {
      write();
    }
  }

  /** Saves the current state again; a match needs no row before its first move. */
  void saveAgain() {
    if (arguments.savedId() != 0 || writing || problem != null) {
      save();
    }
  }

  /** Retries a failed save at once. */
  void retry() {
    if (problem != null) {
      pause = FIRST_PAUSE_MILLIS;
      save();
    }
  }

  /**
   * Ends the saver: it neither retries nor calls the listener any more. Only a change made during
   * the running save is still saved, once.
   */
  void stop() {
    stopped = true;
    waiting = null;
    scheduler.cancel(retry);
  }

  private void write() {
    scheduler.cancel(retry);
    changed = false;
    writing = true;
    games.save(arguments.version(), match, arguments.practice(), this::written);
  }

  private void written(DataResult<SaveResult> answer) {
    writing = false;
    problem = answer.problem();
    isKept = answer.value().isKept();
    if (problem != null) {
      arguments.setVersion(answer.value().version());
      arguments.setUnsaved(match);
      arguments.setProblem(problem);
      if (!stopped) {
        scheduler.postDelayed(retry, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
      }
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
    if (!stopped) {
      listener.run();
    }
  }
}
