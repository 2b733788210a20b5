package tabuleiro.app.play;

import static org.junit.Assert.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModelStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import tabuleiro.app.InMemoryPreferences;
import tabuleiro.app.LiveDataRule;
import tabuleiro.app.TestScale;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.InMemoryGames;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.SilentStorage;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.FakeScheduler;
import tabuleiro.app.tips.BeginnerTipStore;
import tabuleiro.rules.game.MoveList;

/**
 * Leaves and opens a game at random – by back, by a second screen of the same game, by a killed
 * process with and without saved state – while the storage is slow, fails, or is full, and works
 * again. In the end the library holds the last state that a screen has shown as saved, or has
 * promised to be safe in a file, or a later one. Catches screens and files that overwrite each
 * other's moves.
 */
public final class TwoGenerationsTest {
  private static final int SCHEDULES = 4000;
  private static final int MOST_STEPS = 60;

  /** A game without moves, which need not be saved. */
  private static final String NEW = "0::";

  @Rule public final LiveDataRule liveData = new LiveDataRule();

  @Rule public final SilentStorage silence = new SilentStorage();

  /** A thread that never runs anything: no CPU plays. */
  private static final class NoThread extends AbstractExecutorService {
    @Override
    public void execute(Runnable task) {}

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return true;
    }
  }

  /** A screen of the game; the system may keep its state without its view model. */
  private static final class Screen {
    private final SavedStateHandle handle;
    private PlayViewModel model;

    Screen(Map<String, Object> state) {
      handle = new SavedStateHandle(state);
    }

    Map<String, Object> state() {
      var state = new HashMap<String, Object>();
      for (var key : handle.keys()) {
        state.put(key, handle.get(key));
      }
      return state;
    }
  }

  /** A device with one game. */
  private static final class Device {
    private final Random random;
    private final List<Screen> stack = new ArrayList<>();
    private final List<String> history = new ArrayList<>(); // every state that a person made
    private final StringBuilder log = new StringBuilder();
    private FakeScheduler main = new FakeScheduler();
    private FakeScheduler thread = new FakeScheduler();
    private final InMemoryGames storage = new InMemoryGames(this::work, this::now);
    private long ticks;
    private int promised = -1;

    Device(int seed) {
      random = new Random(seed);
      restart();
    }

    private long now() {
      return TimeUnit.DAYS.toMillis(20_000) + ++ticks;
    }

    private void work(Runnable task) {
      thread.post(task);
    }

    private void restart() {
      main = new FakeScheduler();
      thread = new FakeScheduler();
      var thisMain = main;
      storage.restart(this::work, thisMain::post);
    }

    /** Runs some of what is due, in a random order of the main thread and the storage's. */
    private void run(int steps) {
      for (int i = 0; i < steps; i++) {
        if (random.nextBoolean()) {
          thread.runOne();
        } else {
          main.runOne();
        }
        note();
      }
    }

    private void settle() {
      while (thread.runOne() || main.runOne()) {
        note();
      }
    }

    private Screen top() {
      return stack.isEmpty() ? null : stack.get(stack.size() - 1);
    }

    private PlayViewModel model() {
      var top = top();
      return top == null || top.model == null || top.model.state().getValue() == null
          ? null
          : top.model;
    }

    /**
     * Notes what the person sees: the last change is saved, or safe in a file. Skips a state that
     * was there before, which another screen may still show.
     */
    private void note() {
      var model = model();
      if (model == null || history.isEmpty() || !model.state().getValue().canPlay()) {
        return;
      }
      var state = InMemoryGames.state(model.match());
      boolean isLast = history.indexOf(state) == history.size() - 1 && !state.equals(NEW);
      boolean isSafe = model.state().getValue().problem() == null || !model.wouldLoseMoves();
      if (isLast && isSafe) {
        promised = history.size() - 1;
      }
    }

    private void show() {
      var top = top();
      if (top == null) {
        storage.games().storage().storeUnsaved(left -> {});
        return;
      }
      if (top.model == null) {
        var preferences = new InMemoryPreferences();
        var puzzles = new PuzzleBook(preferences, preferences, this::now);
        top.model =
            new PlayViewModel(
                top.handle,
                storage.games(),
                new CpuWorker(PausedCpuBackend::new, new NoThread(), main),
                new Settings(preferences),
                new BeginnerTipStore(preferences),
                puzzles.own(),
                main,
                this::now);
      }
      top.model.setVisible(true);
    }

    private void hide() {
      if (top() != null && top().model != null) {
        top().model.setVisible(false);
      }
    }

    private void open(Map<String, Object> arguments) {
      hide();
      stack.add(new Screen(arguments));
      show();
    }

    private void leave(Screen screen) {
      if (screen.model != null) {
        var store = new ViewModelStore();
        store.put("play", screen.model);
        store.clear();
      }
      stack.remove(screen);
    }

    private void openFromLibrary() {
      storage
          .games()
          .list(
              LibraryQuery.ALL,
              listed -> {
                if (listed.isDone() && !listed.value().isEmpty() && stack.size() < 3) {
                  GameListKey game = listed.value().get(0);
                  open(new HashMap<>(Map.of("savedId", game.id)));
                }
              });
    }

    private void kill(boolean keepsState) {
      hide();
      var states = new ArrayList<Map<String, Object>>();
      stack.forEach(screen -> states.add(screen.state()));
      run(random.nextInt(6)); // in the background
      stack.clear();
      restart();
      if (keepsState) {
        states.forEach(state -> stack.add(new Screen(state)));
      }
      show();
    }

    private void change() {
      var model = model();
      if (model == null) {
        return;
      }
      var before = InMemoryGames.state(model.match());
      switch (random.nextInt(8)) {
        case 0, 1 -> model.undo();
        case 2 -> model.redo();
        case 3 -> {
          if (random.nextInt(3) == 0) {
            model.resign(0);
          }
        }
        default -> {
          var moves = new MoveList();
          model.match().position().moves(moves);
          if (moves.size() > 0) {
            model.play(moves.get(random.nextInt(moves.size())));
          }
        }
      }
      var after = InMemoryGames.state(model.match());
      if (!after.equals(before)) {
        history.add(after);
      }
    }

    void step() {
      int chosen = random.nextInt(26);
      log.append('\n').append(chosen).append(": ").append(promised).append(' ').append(history);
      switch (chosen) {
        case 0 -> storage.setReadOnly(true);
        case 1 -> storage.setReadOnly(false);
        case 2 -> storage.setFull(random.nextInt(3) == 0);
        case 3 -> {
          if (top() != null) {
            leave(top());
            show();
          }
        }
        case 4 -> openFromLibrary();
        case 5 -> kill(true);
        case 6 -> {
          if (random.nextInt(3) == 0) {
            kill(false);
          }
        }
        case 7 -> {
          hide();
          run(2);
          show();
        }
        case 8, 9 -> {
          main.advanceTo(main.uptimeMillis() + random.nextInt(5000));
          run(4);
        }
        case 10, 11, 24, 25 -> settle();
        case 12, 13, 14 -> run(1 + random.nextInt(3));
        default -> change();
      }
      note();
    }

    /** Heals the storage and starts a last process; returns whether the promised state is there. */
    boolean end() {
      storage.setReadOnly(false);
      storage.setFull(false);
      if (random.nextBoolean()) {
        main.advanceTo(main.uptimeMillis() + 120_000);
        settle();
      }
      stack.clear();
      restart();
      settle();
      var stored = storage.states();
      log.append("\nhistory ").append(history).append("\nstored ").append(stored);
      return promised < 0
          || stored.stream().anyMatch(state -> history.lastIndexOf(state) >= promised);
    }
  }

  @Test
  public void whatWasSavedOrPromisedAsKeptIsThere() {
    int promises = 0;
    for (int seed = 0; seed < TestScale.times(SCHEDULES); seed++) {
      var device = new Device(seed);
      device.open(
          new HashMap<>(
              Map.of(PlayArguments.RECORD, TestRecords.people("shi", "size=6").toText())));
      for (int steps = 10 + device.random.nextInt(MOST_STEPS); steps > 0; steps--) {
        device.step();
      }
      boolean isThere = device.end();
      assertTrue("seed " + seed + " lost state " + device.promised + "\n" + device.log, isThere);
      promises += device.promised < 0 ? 0 : 1;
    }
    int schedules = TestScale.times(SCHEDULES);
    System.out.printf("two generations: %d schedules, %d promises%n", schedules, promises);
    assertTrue("most schedules promise something: " + promises, promises > schedules / 2);
  }
}
