package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.database.sqlite.SQLiteFullException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.rules.match.Match;

/**
 * Lets the n-th write fail, n = 1, 2, …, because the disk or the memory is full: whoever asked gets
 * an answer, what was confirmed or kept is there afterwards, and an action is done wholly or not at
 * all. {@link FaultTest} does the same to the database's file.
 */
public final class NthFailureTest {
  private static final int MOVES = 8;
  private static final int MOST_WRITES = 60;

  private static final List<Supplier<Throwable>> FAILURES =
      List.of(SQLiteFullException::new, OutOfMemoryError::new);

  @Rule public final LiveDataRule liveData = new LiveDataRule();
  @Rule public final SilentStorage silence = new SilentStorage();

  private InMemoryRepositoryHarness test = new InMemoryRepositoryHarness();
  private InMemoryGameDataSource memory = (InMemoryGameDataSource) test.store();

  @After
  public void close() {
    test.close();
  }

  private void fresh() {
    test.close();
    test = new InMemoryRepositoryHarness();
    memory = (InMemoryGameDataSource) test.store();
  }

  /** Plays and saves while one write fails, and perhaps the file that should keep the state. */
  @Test
  public void noConfirmedOrKeptMoveIsLost() {
    int failed = 0;
    for (var failure : FAILURES) {
      for (int n = 1; n <= 2 * MOVES; n++) {
        for (boolean full : new boolean[] {false, true}) {
          fresh();
          memory.failAt(n, failure);
          memory.setFull(full);
          failed += play(n + " " + full + " " + failure.get(), full);
        }
      }
    }
    assertTrue("each write of a save failed once: " + failed, failed >= 4 * MOVES);
  }

  private int play(String name, boolean full) {
    var random = new Random(5);
    var match = RandomGames.fresh(random);
    var version = GameVersion.unsaved(7);
    int failed = 0;
    String safe = null;
    for (int i = 0; i < MOVES; i++) {
      RandomGames.play(match, 1, random);
      var answer = save(version, match);
      assertNotNull(name + " is answered", answer);
      version = answer.value().version();
      if (!answer.isDone()) {
        failed++;
        assertEquals(name, StorageProblem.of(memory.lastFailure()), answer.problem());
        assertEquals(name, !full, answer.value().isKept());
      }
      safe = answer.isDone() || answer.value().isKept() ? InMemoryGames.state(match) : safe;
      if (safe != null) {
        assertTrue(name + " now", states().contains(safe) || answer.value().isKept());
      }
    }
    test.reopen();
    assertEquals(name + " in the end", List.of(safe), states());
    return failed;
  }

  private DataResult<SaveResult> save(GameVersion version, Match match) {
    var answer = new AtomicReference<DataResult<SaveResult>>();
    test.games().save(version, match, false, answer::set);
    return answer.get();
  }

  private List<String> states() {
    var states = new ArrayList<String>();
    test.tables().all().forEach(row -> states.add(row.ply + ":" + row.moves + ":" + row.closing));
    return states;
  }

  /** An action on a library of five games. */
  private interface Action {
    void run(GameRepository games, List<Long> ids, Consumer<DataResult<?>> done);
  }

  @Test
  public void anActionIsDoneWhollyOrNotAtAll() {
    Action rename = (games, ids, done) -> games.rename(ids.get(0), "name", done::accept);
    Action pin = (games, ids, done) -> games.pin(ids, true, done::accept);
    Action delete = (games, ids, done) -> games.delete(ids, done::accept);
    Action copy = (games, ids, done) -> games.duplicate(ids.get(0), "copy", done::accept);
    Action reset = (games, ids, done) -> games.resetStatistics(done::accept);
    Action add =
        (games, ids, done) -> {
          var text = new AtomicReference<String>();
          games.transfer().exportAll(answer -> text.set(answer.value().replace("Ana", "Eva")));
          games
              .transfer()
              .plan(
                  text::get,
                  ImportSource.PICKED,
                  plan -> games.transfer().carryOut(plan.value(), false, done::accept));
        };
    for (var action : List.of(rename, pin, delete, copy, reset, add)) {
      for (var failure : FAILURES) {
        boolean isDone = false;
        for (int n = 1; !isDone; n++) {
          assertTrue("the action ends", n < MOST_WRITES);
          isDone = attempt(action, n, failure);
        }
      }
    }
  }

  /** Returns whether the action succeeded, since it makes fewer writes. */
  private boolean attempt(Action action, int n, Supplier<Throwable> failure) {
    fresh();
    var random = new Random(3);
    var ids = new ArrayList<Long>();
    for (int i = 0; i < 5; i++) {
      var match = RandomGames.play(RandomGames.fresh(random), 3 + i, random);
      test.games().create(match, false, saved -> ids.add(saved.value()));
    }
    var before = InMemoryGames.columns(test.tables().all());
    var answers = new ArrayList<DataResult<?>>();
    memory.failAt(n, failure);
    action.run(test.games(), ids, answers::add);
    memory.failAt(0, failure);
    assertEquals("one answer", 1, answers.size());
    if (!answers.get(0).isDone()) {
      assertEquals(before, InMemoryGames.columns(test.tables().all()));
    }
    return answers.get(0).isDone();
  }
}
