package tabuleiro.app.data;

import android.database.sqlite.SQLiteReadOnlyDatabaseException;
import androidx.annotation.Nullable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** In-memory fake of the database of games, which can be made read-only. */
final class InMemoryGameDataSource extends GamesDao implements GameDataSource {
  private static final Comparator<GameEntity> LATEST_FIRST =
      Comparator.<GameEntity>comparingLong(row -> -row.revision)
          .thenComparing(row -> -row.changed)
          .thenComparing(row -> -row.id);

  private final Map<String, GameEntity> unsaved = new LinkedHashMap<>();
  private final File file;
  private Map<Long, GameEntity> rows = new LinkedHashMap<>();
  private Map<String, String> settings = new HashMap<>();
  private long lastId;
  private boolean isReadOnly;
  private Supplier<Throwable> failure;
  private Set<Integer> failing = Set.of(); // steps from now on
  private int steps;
  private boolean isFull;
  private boolean isLost;

  InMemoryGameDataSource() {
    try {
      file = Files.createTempFile("games", ".db").toFile();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    file.deleteOnExit();
    new File(file.getPath() + ".confirmed").deleteOnExit();
  }

  /** Makes the storage read-only, or writable again. */
  void setReadOnly(boolean readOnly) {
    isReadOnly = readOnly;
  }

  /** Makes it impossible to keep unsaved games, or possible again. */
  void setFull(boolean full) {
    isFull = full;
  }

  /** Makes every later read fail, too. */
  void failReads() {
    isLost = true;
  }

  /** Makes some reads or writes fail, counted from 1 for the next one. */
  void failAt(Supplier<Throwable> failure, Integer... steps) {
    this.failure = failure;
    this.failing = Set.of(steps);
    this.steps = 0;
  }

  /** Returns the failure that was last set. */
  Throwable lastFailure() {
    return failure.get();
  }

  /** A read or write of a row, of a setting or of a file. */
  private void step() {
    if (failing.contains(++steps)) {
      if (failure.get() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) failure.get();
    }
  }

  private void change() {
    step();
    if (isReadOnly) {
      throw new SQLiteReadOnlyDatabaseException("read only");
    }
  }

  @Override
  public GamesDao games() {
    return this;
  }

  @Override
  public void runInTransaction(Runnable change) {
    var rowsBefore = new LinkedHashMap<Long, GameEntity>();
    rows.forEach((id, row) -> rowsBefore.put(id, copy(row)));
    var settingsBefore = new HashMap<>(settings);
    try {
      change.run();
    } catch (RuntimeException | Error failed) {
      rows = rowsBefore;
      settings = settingsBefore;
      throw failed;
    }
  }

  @Override
  public <T> T use(Supplier<T> question) {
    if (isLost) {
      throw new android.database.sqlite.SQLiteCantOpenDatabaseException("lost");
    }
    return question.get();
  }

  @Override
  public void check() {
    // memory cannot be corrupt
  }

  @Override
  public File file() {
    return file;
  }

  @Override
  public UnsavedGameStore unsaved() {
    return new MemoryUnsaved();
  }

  @Override
  public void close() {
    // nothing is open
  }

  private static GameEntity copy(GameEntity row) {
    var copy = new GameEntity();
    copy.setValues(row.values());
    copy.hasOwnVariations = row.hasOwnVariations;
    return copy;
  }

  @Override
  long insert(GameEntity game) {
    change();
    var row = copy(game);
    if (row.id == 0) {
      row.id = lastId + 1;
    }
    if (rows.containsKey(row.id)) {
      throw new IllegalStateException("there is a row " + row.id);
    }
    lastId = Math.max(lastId, row.id);
    rows.put(row.id, row);
    return row.id;
  }

  @Override
  List<Long> insert(List<GameEntity> games) {
    var ids = new ArrayList<Long>();
    runInTransaction(() -> games.forEach(game -> ids.add(insert(game))));
    return ids;
  }

  @Override
  void update(GameEntity game) {
    change();
    rows.replace(game.id, copy(game));
  }

  @Override
  long add(GameEntity game) {
    var id = new AtomicLong();
    runInTransaction(() -> id.set(super.add(game)));
    return id.get();
  }

  @Override
  SaveResult save(GameVersion base, GameEntity game) {
    var saved = new AtomicReference<SaveResult>();
    runInTransaction(() -> saved.set(super.save(base, game)));
    return saved.get();
  }

  private List<GameEntity> where(Predicate<GameEntity> condition, Comparator<GameEntity> order) {
    step();
    var found = new ArrayList<GameEntity>();
    rows.values().stream().filter(condition).sorted(order).forEach(row -> found.add(copy(row)));
    return found;
  }

  private static <T> List<T> first(List<T> all, int most) {
    return new ArrayList<>(all.subList(0, Math.min(most, all.size())));
  }

  private static Comparator<GameEntity> byId() {
    return Comparator.comparingLong(row -> row.id);
  }

  @Override
  int count() {
    return where(row -> row.deleted == 0, byId()).size();
  }

  @Override
  long lastRevision() {
    step();
    return rows.values().stream().mapToLong(row -> row.revision).max().orElse(0);
  }

  @Override
  long unconfirmed(long created, String game, String players) {
    return where(
            row -> row.created == created && row.game.equals(game) && row.players.equals(players),
            byId())
        .stream()
        .findFirst()
        .map(row -> row.id)
        .orElse(0L);
  }

  @Override
  List<GameEntity> starts(List<Long> ids) {
    var starts = where(row -> ids.contains(row.id), byId());
    for (var row : starts) {
      row.moves = part(row.moves, 1);
      row.review = part(row.review, 1);
      row.variations = part(row.variations, 1);
    }
    return starts;
  }

  @Override
  String part(long id, String column, int from) {
    step();
    var row = rows.get(id);
    return part(
        column.equals("moves") ? row.moves : column.equals("review") ? row.review : row.variations,
        from);
  }

  /** Returns a part of a text that is counted in letters, as SQLite does. */
  private static String part(String whole, int from) {
    int begin = whole.offsetByCodePoints(0, from - 1);
    int letters = Math.min(PART, whole.codePointCount(begin, whole.length()));
    return whole.substring(begin, whole.offsetByCodePoints(begin, letters));
  }

  private static List<Long> ids(List<GameEntity> rows) {
    return rows.stream().map(row -> row.id).toList();
  }

  @Override
  List<Long> ids() {
    return ids(where(row -> row.deleted == 0, byId()));
  }

  @Override
  List<Long> latest(int most) {
    return first(
        ids(
            where(
                row -> row.deleted == 0 && !row.finished && row.variations.isEmpty(),
                LATEST_FIRST)),
        most);
  }

  @Override
  List<Long> latestOwn(String game, int most) {
    return first(
        ids(
            where(
                row ->
                    row.deleted == 0
                        && !row.finished
                        && row.variations.isEmpty()
                        && !row.received
                        && row.game.equals(game),
                LATEST_FIRST)),
        most);
  }

  @Override
  List<GameListRow> list() {
    return where(row -> row.deleted == 0, byId()).stream()
        .map(InMemoryGameDataSource::listed)
        .toList();
  }

  private static GameListRow listed(GameEntity row) {
    var listed = new GameListRow();
    listed.entry.id = row.id;
    listed.entry.game = row.game;
    listed.entry.pinned = row.pinned;
    listed.name = row.name;
    listed.players = row.players;
    listed.ply = row.ply;
    listed.finished = row.finished;
    listed.changed = row.changed;
    listed.revision = row.revision;
    return listed;
  }

  @Override
  void rename(long id, String name) {
    change();
    rows.computeIfPresent(
        id,
        (same, row) -> {
          row.name = name;
          return row;
        });
  }

  @Override
  int keepReview(long id, long revision, String review) {
    change();
    var row = rows.get(id);
    if (row == null || row.revision != revision) {
      return 0;
    }
    row.review = review;
    return 1;
  }

  @Override
  void pin(List<Long> ids, boolean pinned) {
    change();
    rows.values().stream().filter(row -> ids.contains(row.id)).forEach(row -> row.pinned = pinned);
  }

  @Override
  void setDeleted(List<Long> ids, long now) {
    change();
    rows.values().stream().filter(row -> ids.contains(row.id)).forEach(row -> row.deleted = now);
  }

  @Override
  int purge(long before) {
    change();
    int count = rows.size();
    rows.values().removeIf(row -> row.deleted >= 1 && row.deleted <= before);
    return count - rows.size();
  }

  private static Predicate<GameEntity> counted(long since) {
    return row ->
        row.deleted == 0
            && !row.outcome.isEmpty()
            && !row.practice
            && !row.received
            && row.revision > since;
  }

  @Override
  List<FinishedGameRow> finishedSince(long since) {
    var order =
        Comparator.<GameEntity>comparingLong(row -> row.revision)
            .thenComparing(row -> row.changed)
            .thenComparing(row -> row.id);
    return where(counted(since), order).stream().map(InMemoryGameDataSource::finished).toList();
  }

  private static FinishedGameRow finished(GameEntity row) {
    var finished = new FinishedGameRow();
    finished.game = row.game;
    finished.options = row.options;
    finished.level = row.level;
    finished.outcome = row.outcome;
    finished.ply = row.ply;
    finished.seats = seats(row);
    finished.opening = row.moves.substring(0, Math.min(100, row.moves.length()));
    return finished;
  }

  private static int seats(GameEntity row) {
    return row.players.split("\n", -1).length;
  }

  @Override
  List<ReviewedGameRow> reviewedSince(long since, int most) {
    var found = where(counted(since).and(row -> !row.review.isEmpty()), LATEST_FIRST);
    return new ArrayList<>(
        first(found, most).stream().map(InMemoryGameDataSource::reviewed).toList());
  }

  private static ReviewedGameRow reviewed(GameEntity row) {
    var reviewed = new ReviewedGameRow();
    reviewed.game = row.game;
    reviewed.options = row.options;
    reviewed.players = row.players;
    reviewed.review = row.review;
    return reviewed;
  }

  @Override
  List<String> outcomes(String game, String level, int most) {
    var found =
        where(
            row ->
                row.deleted == 0
                    && row.game.equals(game)
                    && row.level.equals(level)
                    && !row.outcome.isEmpty()
                    && row.closing.isEmpty()
                    && !row.practice
                    && !row.received
                    && seats(row) == 2,
            LATEST_FIRST);
    return first(found, most).stream().map(row -> row.outcome).toList();
  }

  @Nullable
  @Override
  String lastLevel(String game) {
    return where(
            row ->
                row.deleted == 0
                    && row.game.equals(game)
                    && !row.outcome.isEmpty()
                    && !row.received,
            LATEST_FIRST)
        .stream()
        .map(row -> row.level)
        .findFirst()
        .orElse(null);
  }

  @Nullable
  @Override
  String lastPlayed() {
    return where(row -> row.deleted == 0 && row.revision > 0, LATEST_FIRST).stream()
        .map(row -> row.game)
        .findFirst()
        .orElse(null);
  }

  @Nullable
  @Override
  String setting(String key) {
    step();
    return settings.get(key);
  }

  @Override
  void put(SettingEntity setting) {
    change();
    settings.put(setting.key, setting.value);
  }

  /** In-memory fake of the store for unsaved games. */
  private final class MemoryUnsaved implements UnsavedGameStore {
    private static String key(GameVersion base) {
      return base.id() + "-" + base.created();
    }

    private static GameEntity kept(GameEntity row) {
      var kept = copy(row);
      kept.kept = row.kept;
      return kept;
    }

    @Override
    public boolean keep(GameEntity row) {
      step();
      if (isFull) {
        return false;
      }
      unsaved.put(key(row.version()), kept(row));
      return true;
    }

    @Override
    public void drop(GameVersion base) {
      step();
      unsaved.remove(key(base));
    }

    @Nullable
    @Override
    public GameEntity of(GameVersion base) {
      step();
      var kept = unsaved.get(key(base));
      return kept == null ? null : kept(kept);
    }

    @Override
    public int count() {
      return unsaved.size();
    }

    @Override
    public List<GameEntity> all() {
      step();
      return unsaved.values().stream().map(MemoryUnsaved::kept).toList();
    }
  }
}
