package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.LiveDataRule;
import tabuleiro.app.TestScale;
import tabuleiro.app.qr.GameCodeWriter;
import tabuleiro.app.time.FakeScheduler;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.record.MoveTree;

/**
 * Property test of all actions on saved games, on random libraries: an action changes only the
 * columns that it names, in no other game, and the statistics only if it says so. Catches a save
 * that drops a review, an import that touches a game, a copy that counts.
 */
public final class NothingElseChangesTest {
  private static final int LIBRARIES = 60;
  private static final int GAMES = 6;
  private static final int ACTIONS = 40;
  private static final Set<String> NOTHING = Set.of();

  @Rule public final LiveDataRule liveData = new LiveDataRule();

  private final InMemoryRepositoryHarness test = new InMemoryRepositoryHarness();
  private final GameRepository games = test.games();
  private Random random;
  private long id;

  @Test
  public void anActionChangesOnlyWhatItNames() {
    int actions = 0;
    for (int seed = 0; seed < TestScale.times(LIBRARIES); seed++) {
      random = new Random(seed);
      games.delete(
          new ArrayList<>(InMemoryGames.columns(test.tables().all()).keySet()),
          NothingElseChangesTest::ok);
      test.now += TimeUnit.DAYS.toMillis(2);
      for (int i = 0; i < GAMES; i++) {
        create();
      }
      for (int i = 0; i < ACTIONS; i++) {
        act("seed " + seed);
        actions++;
      }
    }
    System.out.println("nothing else changes: " + actions + " actions");
  }

  private static void ok(DataResult<?> answer) {
    assertTrue(answer.isDone());
  }

  /** Stores a game with everything that a row may hold. */
  private void create() {
    test.now += 1_000;
    var match = RandomGames.any(random);
    var row = GameMapper.of(match, random.nextInt(4) == 0, test.now);
    if (random.nextBoolean()) {
      var comments = new ArrayList<String>();
      match.notation().forEach(move -> comments.add(random.nextInt(3) == 0 ? "a comment" : ""));
      row.variations = GameMapper.column(MoveTree.of(match, comments), match.players().size());
    }
    row.review =
        random.nextBoolean() ? "" : String.join("\n", Collections.nCopies(match.length(), "50 50"));
    row.name = random.nextBoolean() ? "" : "Game " + random.nextInt(9);
    row.pinned = random.nextInt(4) == 0;
    row.received = random.nextInt(4) == 0;
    test.tables().add(row);
  }

  private void act(String name) {
    test.now += 1_000;
    var before = InMemoryGames.columns(test.tables().all());
    var statistics = statistics();
    var ids = new ArrayList<>(before.keySet());
    id = ids.get(random.nextInt(ids.size()));
    int chosen = random.nextInt(17);
    boolean isCounted = false; // whether the statistics may change
    int added = 0;
    Set<String> named = NOTHING;
    switch (chosen) {
      case 0 -> {
        games.rename(id, "renamed " + random.nextInt(), NothingElseChangesTest::ok);
        named = Set.of("name");
      }
      case 1 -> {
        games.pin(List.of(id), random.nextBoolean(), NothingElseChangesTest::ok);
        named = Set.of("pinned");
      }
      case 2 -> {
        games.delete(List.of(id), NothingElseChangesTest::ok);
        games.restore(List.of(id), NothingElseChangesTest::ok);
      }
      case 3 -> {
        games.duplicate(id, "copy", NothingElseChangesTest::ok);
        added = 1;
      }
      case 4 -> {
        var notes = Collections.nCopies(playable().match().length(), "40 40");
        games.keepReview(row().version(), notes, NothingElseChangesTest::ok);
        named = Set.of("review");
        isCounted = true; // accuracy
      }
      case 5 -> games.load(id, loaded -> ImportExport.text(loaded.value()));
      case 6 -> games.loadAll(ids, NothingElseChangesTest::ok);
      case 7 -> games.list(LibraryQuery.ALL, NothingElseChangesTest::ok);
      case 8 -> importText(export());
      case 9 -> importText("=== 1 ===\nnonsense");
      case 10 -> {
        games.lastPlayed(NothingElseChangesTest::ok);
        games.lastLevel(row().game, NothingElseChangesTest::ok);
        games.streak(row().game, Level.CLUB, NothingElseChangesTest::ok);
        games.findLatest(NothingElseChangesTest::ok);
        games.findLatestOwn(row().game, NothingElseChangesTest::ok);
        games.storage().storeUnsaved(NothingElseChangesTest::ok);
      }
      case 11 ->
          games.resetStatistics(
              reset -> games.undoReset(reset.value(), NothingElseChangesTest::ok));
      case 12 -> {
        var playable = playable();
        games.save(
            row().version(),
            playable.match(),
            playable.details().practice(),
            NothingElseChangesTest::ok);
        named = Set.of("changed", "revision"); // written anew, with the same moves
        isCounted = true; // it is the last game now
      }
      case 13 -> {
        var match = playable().match();
        match.reopen();
        match.goTo(random.nextInt(match.length() + 1));
        games.save(row().version(), match, row().practice, NothingElseChangesTest::ok);
        named = Set.of("ply", "closing", "finished", "outcome", "changed", "revision", "review");
        isCounted = true;
      }
      case 14 -> {
        var playable = playable();
        var tree = playable.tree();
        games.save(
            GameVersion.unsaved(test.now),
            playable.match(),
            tree,
            true,
            NothingElseChangesTest::ok);
        added = 1; // an analysis is saved beside its game
      }
      case 15 -> added = importText(code(), ImportSource.HANDED_OVER);
      default ->
          games.save(
              new GameVersion(id, -5, 0), playable().match(), false, NothingElseChangesTest::ok);
    }
    check(name + " action " + chosen, before, named, added);
    if (!isCounted) {
      assertEquals(name + " action " + chosen, statistics, statistics());
    }
  }

  private GameEntity row() {
    return test.tables().row(id);
  }

  private LoadedGame.Playable playable() {
    return (LoadedGame.Playable) GameMapper.load(row());
  }

  private String export() {
    var text = new AtomicReference<String>();
    games.transfer().exportAll(answer -> text.set(answer.value()));
    return text.get();
  }

  /** Returns the text of the game's QR code. */
  private String code() {
    var text = new AtomicReference<String>();
    var main = new FakeScheduler();
    new GameCodeWriter(Runnable::run, main).write(playable().match(), text::set);
    assertTrue(main.runDue());
    return text.get();
  }

  private void importText(String text) {
    importText(text, ImportSource.values()[random.nextInt(ImportSource.values().length)]);
  }

  /** Imports a text; returns how many of its games are whole and new. */
  private int importText(String text, ImportSource source) {
    var fresh = new AtomicInteger();
    games
        .transfer()
        .plan(
            () -> text,
            source,
            plan -> {
              fresh.set(plan.value().fresh().size());
              games
                  .transfer()
                  .carryOut(plan.value(), random.nextBoolean(), NothingElseChangesTest::ok);
            });
    return fresh.get();
  }

  private Statistics statistics() {
    var statistics = new AtomicReference<Statistics>();
    games.statistics(answer -> statistics.set(answer.value()));
    return statistics.get();
  }

  private void check(
      String name, Map<Long, Map<String, Object>> before, Set<String> named, int added) {
    var after = InMemoryGames.columns(test.tables().all());
    var fresh = new TreeMap<>(after);
    fresh.keySet().removeAll(before.keySet());
    assertEquals(name + " adds " + fresh.values() + " to " + before.values(), added, fresh.size());
    for (var game : before.entrySet()) {
      var changed = new HashSet<String>();
      var now = new TreeMap<>(after.get(game.getKey()));
      game.getValue()
          .forEach(
              (column, value) -> {
                if (!value.equals(now.get(column))) {
                  changed.add(column);
                }
              });
      changed.removeAll(game.getKey() == id ? named : NOTHING);
      assertEquals(name + " game " + game.getValue(), NOTHING, changed);
    }
  }
}
