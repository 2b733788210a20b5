package tabuleiro.desk;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.board.BoardProbe;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.SavedGames;
import tabuleiro.app.play.PlayProbe;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

/** What must hold at every moment, whatever a person does. */
final class Invariants {
  private static final int PATIENCE = 4;

  private final Driver driver;
  private long rememberedId;
  private String remembered;
  private Match last;
  private boolean lastOver;
  private int moves;
  private int finished;
  private int matches;

  Invariants(Driver driver) {
    this.driver = driver;
  }

  /** Remembers the match on the screen, which the death of the process must not change. */
  void remember() {
    var shown = PlayProbe.of(driver.phone().activity());
    rememberedId = shown == null ? 0 : shown.id();
    remembered = rememberedId == 0 ? null : told(shown.match());
  }

  /** Throws if something is not as it must be. */
  void check() {
    if (rememberedId != 0) {
      expectEqual(remembered, told(stored(rememberedId)), "the process died and a match changed");
      rememberedId = 0;
    }
    for (int tries = 1; ; tries++) {
      // The screen and the database follow each other through two threads' queues.
      try {
        checkMatch();
        return;
      } catch (AssertionError wrong) {
        if (tries == PATIENCE) {
          throw wrong;
        }
        driver.settle();
      }
    }
  }

  private void checkMatch() {
    var shown = PlayProbe.of(driver.phone().activity());
    if (shown == null) {
      return;
    }
    var match = shown.match();
    var replayed = GameRecord.of(match, "").toMatch();
    replayed.goTo(match.ply());
    expectEqual(replayed.position().hash(), match.position().hash(), "position and moves differ");
    if (shown.id() == 0) {
      expectEqual(0, match.length(), "moves were made and not stored");
    } else {
      expectEqual(told(stored(shown.id())), told(match), "stored and played match differ");
    }
    for (var board : BoardProbe.boards(driver.phone().activity().getWindow().getDecorView())) {
      var position = BoardProbe.settled(board);
      if (position != null && board.getId() == tabuleiro.app.R.id.board) {
        expectEqual(shown.shownHash(), position.hash(), "the board shows something else");
      }
    }
    count(match);
  }

  private static void expectEqual(Object expected, Object actual, String otherwise) {
    if (!Objects.equals(expected, actual)) {
      throw new AssertionError(otherwise + ":\n  " + expected + "\n  " + actual);
    }
  }

  private Match stored(long id) {
    var answer = new AtomicReference<LoadedGame>();
    SavedGames.of(RuntimeEnvironment.getApplication()).load(id, answer::set);
    driver.awaitDatabase();
    if (answer.get() instanceof LoadedGame.Playable playable) {
      return playable.match();
    }
    throw new AssertionError("row " + id + " cannot be read: " + answer.get());
  }

  private static String told(Match match) {
    return GameRecord.of(match, "").toText() + "at " + match.ply();
  }

  private void count(Match match) {
    if (match != last) {
      last = match;
      lastOver = false;
      matches++;
    }
    moves = Math.max(moves, match.length());
    if (match.isOver() && !lastOver) {
      finished++;
    }
    lastOver = match.isOver();
  }

  String summary() {
    return matches
        + " matches taken up, the longest of "
        + moves
        + " moves, "
        + finished
        + " finished";
  }
}
