package tabuleiro.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.analysis.AnalysisProbe;
import tabuleiro.app.board.BoardProbe;
import tabuleiro.app.data.DataProbe;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.driver.Phone;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

/** Checks what must hold whenever all tasks are done, whatever a person does. */
final class Invariants {
  /** Seconds; three CPUs in a row, each with its pause, take some time. */
  private static final int PATIENCE = 12;

  private static final Duration REST = Duration.ofMillis(480);

  private final Phone phone;
  private final DeterministicExecutor errands;
  private final WalkCounts tally;
  private final ConfirmedGamesChecker ledger = new ConfirmedGamesChecker();
  private boolean diskFails;
  private long rememberedId;
  private String remembered;

  Invariants(Phone phone, DeterministicExecutor errands, WalkCounts tally) {
    this.phone = phone;
    this.errands = errands;
    this.tally = tally;
  }

  /** Stores the match on the screen, which a process death must not change. */
  void remember() {
    var shown = PlayProbe.of(phone.activity());
    rememberedId = shown == null || diskFails ? 0 : shown.id();
    remembered = rememberedId == 0 ? null : told(shown.match());
  }

  /** Throws if the match differs from the stored one. */
  void recall() {
    if (rememberedId != 0) {
      expectEqual(remembered, told(stored(rememberedId)), "the process died and a match changed");
      rememberedId = 0;
    }
  }

  /** Sets whether the disk fails, so that the screen may be ahead of the database. */
  void setDiskFails(boolean fails) {
    diskFails = fails;
  }

  /**
   * Damages a game that was never played here; returns false if there is none, or the disk fails.
   */
  boolean damageAny(Random dice) {
    return !diskFails && ledger.damageAny(dice);
  }

  /** Returns how often a confirmed game was found unchanged. */
  long checked() {
    return ledger.checked();
  }

  /** Throws if an invariant is violated. */
  void check() {
    errands.finish();
    // An opening screen may be left before it is visible, and a CPU have moved by then.
    var activity = phone.activity();
    long study = AnalysisProbe.rowOf(activity);
    if (study == 0) {
      ledger.check(PlayProbe.rowOf(activity), PlayProbe.movesOf(activity), diskFails);
    } else {
      ledger.check(study, "", diskFails); // its main line may become any other
    }
    for (int tries = 1; ; tries++) {
      // The board follows the match move by move.
      try {
        checkMatch();
        return;
      } catch (AssertionError wrong) {
        if (tries == PATIENCE) {
          throw wrong;
        }
        phone.pass(REST);
        errands.finish();
      }
    }
  }

  private void checkMatch() {
    var shown = PlayProbe.of(phone.activity());
    if (shown == null) {
      return;
    }
    var match = shown.match();
    var replayed = GameRecord.of(match, "").toMatch();
    replayed.goTo(match.ply());
    expectEqual(replayed.position().hash(), match.position().hash(), "position and moves differ");
    checkBoards(shown);
    if (diskFails) {
      return; // the checker has found everything confirmed
    }
    if (shown.id() == 0) {
      // Moves taken over from another game are stored with the first move.
      int made = match.length() == shown.given() ? 0 : match.length();
      expectEqual(0, made, "moves were made and not stored");
    } else {
      expectEqual(told(stored(shown.id())), told(match), "stored and played match differ");
      tally.saw(shown);
    }
  }

  private void checkBoards(PlayProbe shown) {
    for (var board : BoardProbe.boards(phone.activity().getWindow().getDecorView())) {
      var position = BoardProbe.settled(board);
      if (position != null && board.getId() == tabuleiro.app.R.id.board) {
        expectEqual(shown.shownHash(), position.hash(), "the board shows something else");
      }
    }
  }

  /** Throws if a game of the library cannot be read. */
  void checkLibrary() {
    var games = AppContainer.of(RuntimeEnvironment.getApplication()).games();
    var read = new ArrayList<LoadedGame>();
    games.list(
        LibraryQuery.ALL,
        list -> {
          var ids = list.value().stream().map(listed -> listed.id).toList();
          games.loadAll(ids, all -> read.addAll(all.value()));
        });
    errands.finish();
    for (var game : read) {
      if (!DataProbe.isSpoiled(game)) {
        playable(game);
      }
    }
  }

  private static void expectEqual(Object expected, Object actual, String otherwise) {
    if (!Objects.equals(expected, actual)) {
      throw new AssertionError(otherwise + ":\n  " + expected + "\n  " + actual);
    }
  }

  private Match stored(long id) {
    var answer = new AtomicReference<DataResult<LoadedGame>>();
    AppContainer.of(RuntimeEnvironment.getApplication()).games().load(id, answer::set);
    errands.finish();
    return playable(answer.get().value());
  }

  private static Match playable(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      return playable.match();
    }
    throw new AssertionError("a game cannot be read: " + game);
  }

  private static String told(Match match) {
    return GameRecord.of(match, "").toText() + "at " + match.ply();
  }
}
