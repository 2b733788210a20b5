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
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** In-memory fake of the database of games, which can be made read-only. */
final class InMemoryGameDataSource extends GamesDao implements GameDataSource {
  private static final Comparator<GameEntity> LATEST_FIRST =
      Comparator.<GameEntity>comparingLong(row -> -row.revision)
          .thenComparing(row -> -row.changed)
          .thenComparing(row -> -row.id);

  private final Map<String, UnsavedGameStore.Kept> unsaved = new LinkedHashMap<>();
  private final File file;
  private Map<Long, GameEntity> rows = new LinkedHashMap<>();
  private Map<String, String> settings = new HashMap<>();
  private long lastId;
  private boolean isReadOnly;
  private Supplier<Throwable> failure;
  private int changesLeft;
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

  /** Makes the n-th change from now on fail, or none for 0. */
  void failAt(int n, Supplier<Throwable> failure) {
    changesLeft = n;
    this.failure = failure;
  }

  /** Returns the failure that was last set. */
  Throwable lastFailure() {
    return failure.get();
  }

  private void change() {
    if (changesLeft > 0 && --changesLeft == 0) {
      if (failure.get() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) failure.get();
    }
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
    copy.id = row.id;
    copy.game = row.game;
    copy.options = row.options;
    copy.players = row.players;
    copy.moves = row.moves;
    copy.ply = row.ply;
    copy.closing = row.closing;
    copy.practice = row.practice;
    copy.pinned = row.pinned;
    copy.name = row.name;
    copy.created = row.created;
    copy.changed = row.changed;
    copy.deleted = row.deleted;
    copy.finished = row.finished;
    copy.outcome = row.outcome;
    copy.level = row.level;
    copy.revision = row.revision;
    copy.received = row.received;
    copy.review = row.review;
    copy.layout = row.layout;
    copy.variations = row.variations;
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
  int update(GameProgressUpdate progress) {
    change();
    var row = rows.get(progress.id);
    if (row == null) {
      return 0;
    }
    row.moves = progress.moves;
    row.ply = progress.ply;
    row.closing = progress.closing;
    row.practice = progress.practice;
    row.changed = progress.changed;
    row.deleted = progress.deleted;
    row.finished = progress.finished;
    row.outcome = progress.outcome;
    row.revision = progress.revision;
    row.review = progress.review;
    row.variations = progress.variations;
    return 1;
  }

  private List<GameEntity> where(Predicate<GameEntity> condition, Comparator<GameEntity> order) {
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
    return rows.values().stream().mapToLong(row -> row.revision).max().orElse(0);
  }

  @Nullable
  @Override
  GameEntity row(long id) {
    return rows.containsKey(id) ? copy(rows.get(id)) : null;
  }

  @Nullable
  @Override
  GameEntity findUnconfirmed(long created, String game, String players) {
    return where(
            row -> row.created == created && row.game.equals(game) && row.players.equals(players),
            byId())
        .stream()
        .findFirst()
        .orElse(null);
  }

  @Nullable
  @Override
  GameEntity game(long id) {
    var row = row(id);
    return row == null || row.deleted != 0 ? null : row;
  }

  @Override
  List<GameEntity> games(List<Long> ids) {
    return where(row -> ids.contains(row.id), byId());
  }

  @Override
  List<GameEntity> after(long id, int most) {
    return first(where(row -> row.deleted == 0 && row.id > id, byId()), most);
  }

  @Override
  List<GameEntity> latest(int most) {
    return first(
        where(row -> row.deleted == 0 && !row.finished && row.variations.isEmpty(), LATEST_FIRST),
        most);
  }

  @Override
  List<GameListEntry> list(String game, int finished, String text, String sort) {
    Comparator<GameEntity> order =
        switch (sort) {
          case "OLDEST" ->
              Comparator.<GameEntity>comparingLong(row -> row.revision)
                  .thenComparing(row -> row.changed);
          case "LONGEST" ->
              Comparator.<GameEntity>comparingInt(row -> -row.ply)
                  .thenComparing(row -> -row.revision);
          case "NAME" ->
              Comparator.<GameEntity, Boolean>comparing(row -> row.name.isEmpty())
                  .thenComparing(row -> row.name, String.CASE_INSENSITIVE_ORDER)
                  .thenComparing(row -> -row.revision);
          default -> Comparator.comparingLong(row -> -row.revision);
        };
    var pinnedFirst = Comparator.<GameEntity, Boolean>comparing(row -> !row.pinned);
    return where(
            row ->
                row.deleted == 0
                    && (game.isEmpty() || row.game.equals(game))
                    && (finished < 0 || row.finished == (finished == 1))
                    && plain(row.name + "\n" + row.players + "\n" + row.game).contains(plain(text)),
            pinnedFirst
                .thenComparing(order)
                .thenComparing(row -> -row.changed)
                .thenComparing(row -> -row.id))
        .stream()
        .map(InMemoryGameDataSource::listed)
        .toList();
  }

  private static String plain(String text) {
    return text.replace("-", "").toLowerCase(Locale.ROOT);
  }

  private static GameListEntry listed(GameEntity row) {
    var listed = new GameListEntry();
    listed.id = row.id;
    listed.game = row.game;
    listed.pinned = row.pinned;
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
  void keepReview(long id, long revision, String review) {
    change();
    var row = rows.get(id);
    if (row != null && row.revision == revision) {
      row.review = review;
    }
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
  void purge(long before) {
    change();
    rows.values().removeIf(row -> row.deleted >= 1 && row.deleted <= before);
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

    @Override
    public boolean keep(GameVersion base, GameEntity row) {
      if (isFull) {
        return false;
      }
      var kept = copy(row);
      kept.id = 0;
      kept.hasOwnVariations = row.hasOwnVariations;
      unsaved.put(key(base), new Kept(base, kept));
      return true;
    }

    @Override
    public void drop(GameVersion base) {
      unsaved.remove(key(base));
    }

    @Nullable
    @Override
    public Kept of(GameVersion base) {
      var kept = unsaved.get(key(base));
      return kept == null ? null : fresh(kept);
    }

    private Kept fresh(Kept kept) {
      var row = copy(kept.row());
      row.hasOwnVariations = kept.row().hasOwnVariations;
      return new Kept(kept.base(), row);
    }

    @Override
    public int count() {
      return unsaved.size();
    }

    @Override
    public List<Kept> all() {
      return unsaved.values().stream().map(this::fresh).toList();
    }
  }
}
