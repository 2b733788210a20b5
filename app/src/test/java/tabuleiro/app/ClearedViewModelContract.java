package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelStore;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.SaveResult;
import tabuleiro.app.data.SilentStorage;
import tabuleiro.app.data.Statistics;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.MoveTree;

/**
 * Contract test of a view model whose actions are done at random and that was cleared at a random
 * moment. After that it publishes nothing, asks neither the storage nor the CPU for anything, and
 * changes no preference. Neither before nor after does it change what its actions do not name: a
 * column of a game, another game, the statistics. Meanwhile the storage may fail and work again.
 * Catches every callback that outlives its screen, and a save that costs a game its end, review,
 * comments or name.
 *
 * @param <M> the view model
 */
public abstract class ClearedViewModelContract<M extends ViewModel> {
  private static final int SCHEDULES = 1000;
  private static final int MOST_STEPS = 20;
  private static final long LONG_AFTER = 300_000;

  @Rule public final FakeAppContainer app = new FakeAppContainer();
  @Rule public final SilentStorage silence = new SilentStorage();

  /** A running game against a CPU, with a name, comments and a review. */
  protected static final long GAME = 1;

  /** A game like that, which a person has won. */
  protected static final long WON = 3;

  /** The game that the view model shows, and that its actions may change. */
  protected long opened = GAME;

  private final AtomicLong actions = new AtomicLong();

  /** Creates the view model. */
  protected abstract M create(Random random) throws Exception;

  /** Does something that a person may do now. */
  protected abstract void act(M model, Random random) throws Exception;

  /** Returns the columns of {@link #opened} that its actions name. */
  protected Set<String> named() {
    return Set.of();
  }

  /** Returns whether its actions may add games. */
  protected boolean mayAdd() {
    return false;
  }

  /** Returns whether its actions may change the statistics. */
  protected boolean mayCount() {
    return false;
  }

  /** Returns how many saves may follow that were asked for before the view model was cleared. */
  protected int mostSaves() {
    return 0;
  }

  @Before
  public void storeGames() throws RefusalException {
    for (var player :
        List.of(Player.cpu(Level.CLUB), Player.person("Rui"), Player.cpu(Level.EXPERT))) {
      var options = Options.parse(Games.byId("shi"), "size=3");
      var match = new Match(options, List.of(Player.person("Ana"), player));
      match.play("a3-a2");
      match.play("a1-b2");
      if (player.level() == Level.EXPERT) {
        match.close(new ChosenEnding(1));
      }
      store(match, false);
    }
    var study = Match.from(Options.parse(Games.byId("shi"), "size=3"), "", people());
    study.play("a3-b2");
    store(study, true);
  }

  private static List<Player> people() {
    return List.of(Player.person("Ana"), Player.person("Rui"));
  }

  /** Stores a game with all that a row may hold. */
  private void store(Match match, boolean practice) {
    var tree = MoveTree.of(match, Collections.nCopies(match.length(), "a comment"));
    var stored = new AtomicReference<SaveResult>();
    app.games()
        .save(
            GameVersion.unsaved(app.now()),
            match,
            tree,
            practice,
            saved -> stored.set(saved.value()));
    app.until("it is saved", () -> stored.get() != null);
    var version = stored.get().version();
    var notes = Collections.nCopies(match.length(), "50 50");
    app.games().rename(version.id(), "Game " + version.id(), done -> assertTrue(done.isDone()));
    app.games().pin(List.of(version.id()), true, done -> assertTrue(done.isDone()));
    app.games().keepReview(version, notes, done -> assertTrue(done.isDone()));
    app.pass(0);
  }

  @Test
  public void aClearedViewModelTouchesNothing() throws Exception {
    for (int seed = 0; seed < TestScale.times(SCHEDULES); seed++) {
      schedule("seed " + seed, new Random(seed));
    }
    System.out.printf("%s: %d actions%n", getClass().getSimpleName(), actions.get());
  }

  private void schedule(String name, Random random) throws Exception {
    var games = app.storage.columns();
    var counted = statistics();
    app.storage.setReadOnly(random.nextInt(3) == 0);
    var model = create(random);
    for (int steps = random.nextInt(MOST_STEPS); steps > 0; steps--) {
      switch (random.nextInt(10)) {
        case 0 -> app.pass(random.nextInt(1500));
        case 1 -> app.main.runOne();
        case 2 -> app.cpuBackend.release(1);
        case 3 -> app.storage.setReadOnly(random.nextInt(3) == 0);
        default -> {
          act(model, random);
          actions.incrementAndGet();
        }
      }
    }
    var published = new ArrayList<Object>();
    for (var values : shown(model, new HashSet<>())) {
      values.observeForever(published::add);
    }
    var store = new ViewModelStore();
    store.put("screen", model);
    store.clear();
    published.clear();
    var preferences = preferences();
    int searches = app.cpuBackend.begun.get();
    app.storage.setReadOnly(false);
    int asked = app.storage.asked() + 1;
    app.games().pin(List.of(GAME), random.nextBoolean(), changed -> {}); // lists read this again
    app.cpuBackend.release(3);
    app.pass(LONG_AFTER);
    assertEquals(name + " publishes nothing", List.of(), published);
    assertEquals(name + " asks the CPU nothing", searches, app.cpuBackend.begun.get());
    assertEquals(name + " changes no preference", preferences, preferences());
    int more = app.storage.asked() - asked;
    assertTrue(name + " asks the storage " + more + " times", more <= mostSaves());
    var now = app.storage.columns();
    games.forEach((id, columns) -> assertSame(name, id, columns, now.get(id)));
    assertTrue(name + " adds no game", mayAdd() || now.size() == games.size());
    if (!mayCount()) {
      assertEquals(name + " changes no statistics", counted, statistics());
    }
  }

  private Statistics statistics() {
    var counted = new AtomicReference<Statistics>();
    app.games().statistics(answer -> counted.set(answer.value()));
    app.until("the statistics are there", () -> counted.get() != null);
    return counted.get();
  }

  /** Tests that no action has changed what it does not name. */
  private void assertSame(
      String name, long id, Map<String, Object> before, Map<String, Object> after) {
    for (var column : before.keySet()) {
      boolean isNamed =
          id == GAME && column.equals("pinned") || id == opened && named().contains(column);
      if (!isNamed) {
        assertEquals(name + " game " + id + " " + column, before.get(column), after.get(column));
      }
    }
  }

  /** Returns all LiveData that the view model and its helpers hold. */
  private List<LiveData<?>> shown(Object holder, Set<Integer> seen) throws IllegalAccessException {
    var found = new ArrayList<LiveData<?>>();
    if (holder instanceof Enum || !seen.add(System.identityHashCode(holder))) {
      return found;
    }
    for (var field : holder.getClass().getDeclaredFields()) {
      field.setAccessible(true);
      var value = Modifier.isStatic(field.getModifiers()) ? null : field.get(holder);
      if (value instanceof LiveData<?> values) {
        found.add(values);
      } else if (value != null && value.getClass().getPackage() == holder.getClass().getPackage()) {
        found.addAll(shown(value, seen));
      }
    }
    return found;
  }

  private Map<String, ?> preferences() {
    return app.allPreferences().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().getAll()));
  }
}
