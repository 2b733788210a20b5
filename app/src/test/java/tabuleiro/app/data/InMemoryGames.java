package tabuleiro.app.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.RecordWriter;

/** Saved games in memory, for tests that need no Android. */
public final class InMemoryGames {
  /** Fields of the entity that Room ignores. */
  private static final Set<String> NO_COLUMNS = Set.of("hasOwnVariations", "kept");

  private final InMemoryGameDataSource memory = new InMemoryGameDataSource();
  private final LongSupplier clock;
  private GameRepository games;
  private int asked;

  /** Creates games that run all their tasks on an executor. */
  public InMemoryGames(Executor executor, LongSupplier clock) {
    this.clock = clock;
    restart(executor, executor);
  }

  /**
   * Opens the same games as a new process would; what the old one has not begun never happens.
   *
   * @param work runs reads and writes, in order
   * @param answers delivers the results on the main thread
   */
  public void restart(Executor work, Executor answers) {
    if (games != null) {
      games.simulateKill();
    }
    Executor counting =
        task -> {
          asked++;
          work.execute(task);
        };
    games = new GameRepository(memory, counting, counting, answers, clock);
  }

  /** Returns the saved games. */
  public GameRepository games() {
    return games;
  }

  /** Returns how many operations were ever asked for. */
  public int asked() {
    return asked;
  }

  /** Returns moves, ply and ending of every stored game, whether it is deleted or not. */
  public List<String> states() {
    var states = new ArrayList<String>();
    memory.all().forEach(row -> states.add(row.ply + ":" + row.moves + ":" + row.closing));
    return states;
  }

  /** Returns all columns of every game that is not deleted, by row id. */
  public Map<Long, Map<String, Object>> columns() {
    return columns(memory.all());
  }

  static Map<Long, Map<String, Object>> columns(List<GameEntity> rows) {
    var columns = new TreeMap<Long, Map<String, Object>>();
    for (var row : rows) {
      var values = new TreeMap<String, Object>();
      for (var field : GameEntity.class.getDeclaredFields()) {
        if (!field.isSynthetic() && !NO_COLUMNS.contains(field.getName())) {
          try {
            values.put(field.getName(), field.get(row));
          } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
          }
        }
      }
      columns.put(row.id, values);
    }
    return columns;
  }

  /** Returns the state of a match in the form of {@link #states}. */
  public static String state(ReadableMatch match) {
    var closing = match.closing();
    return match.ply()
        + ":"
        + String.join(" ", match.notation())
        + ":"
        + (closing == null ? "" : RecordWriter.closing(closing));
  }

  /** Makes the storage read-only, or writable again. */
  public void setReadOnly(boolean readOnly) {
    memory.setReadOnly(readOnly);
  }

  /** Makes it impossible, too, to keep in files what cannot be stored, or possible again. */
  public void setFull(boolean full) {
    memory.setFull(full);
  }

  /** Makes every later read fail, too. */
  public void failReads() {
    memory.failReads();
  }
}
