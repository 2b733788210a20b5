package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
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
 * Lets the n-th read or write fail, n = 1, 2, …, and perhaps another one soon after it, because the
 * disk or the memory is full: whoever asked gets an answer, what was confirmed or kept is there
 * afterwards, and an action is done wholly or not at all. {@link FaultTest} does the same to the
 * database's file.
 */
public final class NthFailureTest {
  private static final int MOVES = 8;
  private static final int MOST_STEPS = 200;

  /** How many saves are made after the one that failed, at most. */
  private static final int MOST_MORE = 2;

  /** How far a second failure is behind the first, at most; a file is kept within that. */
  private static final int MOST_APART = 4;

  private static final String EXPORT =
      "[Game \"shi\"]\n1. f8-h6 h1-g2\n=== 2 ===\n[Game \"shakti\"]";

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

  /** Plays and saves while reads and writes fail, and perhaps the file that keeps the state. */
  @Test
  public void noConfirmedOrKeptMoveIsLost() {
    int schedules = 0;
    for (var failure : FAILURES) {
      for (int apart = 0; apart <= MOST_APART; apart++) {
        for (int more = 0; more <= MOST_MORE; more++) {
          for (boolean full : new boolean[] {false, true}) {
            boolean hasFailed = true;
            for (int n = 1; hasFailed; n++) {
              assertTrue("the saves end", n < MOST_STEPS);
              fresh();
              memory.setFull(full);
              memory.failAt(failure, apart == 0 ? new Integer[] {n} : new Integer[] {n, n + apart});
              var name = String.join(" ", "" + n, "" + apart, "" + more, "" + full);
              hasFailed = play(name + " " + failure.get(), more, full);
              schedules++;
            }
          }
        }
      }
    }
    System.out.println("n-th failure: " + schedules + " schedules of saves");
  }

  /** Plays until some saves after the first that failed, then starts anew. */
  private boolean play(String name, int more, boolean full) {
    var random = new Random(5);
    var match = RandomGames.fresh(random);
    var version = GameVersion.unsaved(7);
    int left = more;
    boolean hasFailed = false;
    String safe = null;
    for (int i = 0; i < MOVES && left >= 0; i++) {
      RandomGames.play(match, 1, random);
      var answer = save(version, match);
      assertNotNull(name + " is answered", answer);
      version = answer.value().version();
      if (!answer.isDone()) {
        hasFailed = true;
        assertEquals(name, StorageProblem.of(memory.lastFailure()), answer.problem());
        assertFalse(name, full && answer.value().isKept());
      } else {
        assertFalse(name + " is refused", answer.value().refused());
      }
      left -= hasFailed ? 1 : 0;
      safe = answer.isDone() || answer.value().isKept() ? InMemoryGames.state(match) : safe;
    }
    memory.failAt(OutOfMemoryError::new);
    memory.setFull(false);
    test.reopen();
    assertEquals(name + " in the end", safe == null ? List.of() : List.of(safe), states());
    return hasFailed;
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
        (games, ids, done) ->
            games
                .transfer()
                .plan(
                    () -> EXPORT,
                    ImportSource.PICKED,
                    plan -> {
                      if (plan.isDone()) {
                        games.transfer().carryOut(plan.value(), false, done::accept);
                      } else {
                        done.accept(plan);
                      }
                    });
    Action export = (games, ids, done) -> games.transfer().exportAll(done::accept);
    Action load = (games, ids, done) -> games.load(ids.get(0), done::accept);
    Action list = (games, ids, done) -> games.list(LibraryQuery.ALL, done::accept);
    Action statistics = (games, ids, done) -> games.statistics(done::accept);
    Action review =
        (games, ids, done) ->
            games.load(
                ids.get(0),
                game -> {
                  if (game.isDone()) {
                    var version = game.value().details().version();
                    games.keepReview(version, List.of("50 50"), done::accept);
                  } else {
                    done.accept(game);
                  }
                });
    int attempts = 0;
    for (var action :
        List.of(rename, pin, delete, copy, reset, add, export, load, list, statistics, review)) {
      for (var failure : FAILURES) {
        boolean isDone = false;
        for (int n = 1; !isDone; n++) {
          assertTrue("the action ends", n < MOST_STEPS);
          isDone = attempt(action, n, failure);
          attempts++;
        }
      }
    }
    System.out.println("n-th failure: " + attempts + " actions");
  }

  /** Returns whether the action succeeded, since it takes fewer steps. */
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
    memory.failAt(failure, n);
    action.run(test.games(), ids, answers::add);
    memory.failAt(failure);
    assertEquals("one answer", 1, answers.size());
    if (!answers.get(0).isDone()) {
      assertEquals(before, InMemoryGames.columns(test.tables().all()));
    }
    return answers.get(0).isDone();
  }
}
