package tabuleiro.app.data;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Update;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Data access object of Room for all tables; the only class with SQL. */
@Dao
abstract class GamesDao {
  private static final String REVISION = "revision";

  /** Number of ids in a query; before Android 11, SQLite allows at most 999 values. */
  private static final int IDS_AT_ONCE = 200;

  /**
   * Letters of a long column that are read at once. A row that does not fit into a cursor's window
   * of 2 MB cannot be read.
   */
  static final int PART = 100_000;

  /**
   * Condition for games that statistics count. A game counts once if
   *
   * <ul>
   *   <li>it is finished, and one person played it against CPUs from the start position,
   *   <li>all its moves were made on this device: it is no copy, no branch of another game and was
   *       not received from others,
   *   <li>it ended outside practice mode,
   *   <li>it is not deleted, and was changed after the last reset.
   * </ul>
   *
   * <p>Revisions say what came after what; clocks do not. Games that were imported have revision 0:
   * they come before all others, in the order of their dates. {@link GameStatistics} says which of
   * these games are rated.
   */
  private static final String COUNTED =
      " FROM games WHERE deleted = 0 AND outcome != '' AND practice = 0 AND received = 0"
          + " AND revision > :since";

  @Insert
  abstract long insert(GameEntity game);

  /** Inserts imported games, which keep their dates. */
  @Insert
  abstract List<Long> insert(List<GameEntity> games);

  @Update
  abstract void update(GameEntity game);

  /** Adds a game as the most recently changed one. */
  @Transaction
  long add(GameEntity game) {
    game.revision = nextRevision();
    return insert(game);
  }

  /**
   * Saves the whole state of a game unless its row is newer than the state that the save is based
   * on; recreates a row that is gone.
   */
  @Transaction
  SaveResult save(GameVersion base, GameEntity game) {
    long id = base.id() == 0 ? unconfirmed(game.created, game.game, game.players) : base.id();
    var there = row(id);
    if (there != null && there.revision > base.revision()) {
      boolean done = there.isSameState(game) && there.deleted == 0;
      return new SaveResult(there.version(), !done);
    }
    if (there == null) {
      game.id = base.id();
      game.id = add(game);
      return new SaveResult(game.version(), false);
    }
    there.continueWith(game);
    there.revision = nextRevision();
    update(there);
    return new SaveResult(there.version(), false);
  }

  /** Returns the next revision. A counter grows even if the clock is set back. */
  private long nextRevision() {
    long next = revision() + 1;
    setRevision(next);
    return next;
  }

  /** Inserts the rows of another file unchanged. */
  @Transaction
  void insertUnchanged(List<GameEntity> games) {
    insert(games);
    long last = revision();
    for (var game : games) {
      last = Math.max(last, game.revision);
    }
    setRevision(last);
  }

  void setRevision(long revision) {
    put(SettingEntity.of(REVISION, Long.toString(revision)));
  }

  /** Returns the revision of the last change to any game. Rows replace a count that is damaged. */
  long revision() {
    var counted = setting(REVISION);
    if (counted == null) {
      return 0;
    }
    try {
      return Long.parseLong(counted);
    } catch (NumberFormatException damaged) {
      return lastRevision();
    }
  }

  @Query("SELECT count(*) FROM games WHERE deleted = 0")
  abstract int count();

  @Query("SELECT coalesce(max(revision), 0) FROM games")
  abstract long lastRevision();

  /** Returns the id of a game whose first save was never confirmed, or 0. */
  @Query(
      "SELECT coalesce(min(id), 0) FROM games WHERE created = :created AND game = :game AND players"
          + " = :players")
  abstract long unconfirmed(long created, String game, String players);

  /** Returns a row, deleted or not, or null. */
  @Nullable
  GameEntity row(long id) {
    var rows = games(List.of(id));
    return rows.isEmpty() ? null : rows.get(0);
  }

  /**
   * Returns games in the order of the ids, without those that are gone. Without a transaction,
   * which a read-only file refuses, only the thread that changes games may call it.
   */
  List<GameEntity> games(List<Long> ids) {
    var games = new HashMap<Long, GameEntity>();
    inParts(ids, part -> starts(part).forEach(game -> games.put(game.id, game)));
    for (var game : games.values()) {
      game.moves = whole(game.id, "moves", game.moves);
      game.review = whole(game.id, "review", game.review);
      game.variations = whole(game.id, "variations", game.variations);
    }
    return ids.stream().map(games::get).filter(Objects::nonNull).collect(Collectors.toList());
  }

  /**
   * Runs a query for some ids, for a part of them at a time if there are too many for one query.
   */
  static void inParts(List<Long> ids, Consumer<List<Long>> query) {
    for (int from = 0; from < ids.size(); from += IDS_AT_ONCE) {
      query.accept(ids.subList(from, Math.min(from + IDS_AT_ONCE, ids.size())));
    }
  }

  private String whole(long id, String column, String start) {
    var whole = new StringBuilder(start);
    for (var part = start; part.codePointCount(0, part.length()) == PART; whole.append(part)) {
      part = part(id, column, 1 + whole.codePointCount(0, whole.length()));
    }
    return whole.toString();
  }

  /** Returns games with the first part of every long column. */
  @Query(
      "SELECT id, game, options, players, substr(moves, 1, "
          + PART
          + ") AS moves, ply, closing, practice, pinned, name, created, changed, deleted, finished,"
          + " outcome, level, revision, received, substr(review, 1, "
          + PART
          + ") AS review, layout, substr(variations, 1, "
          + PART
          + ") AS variations FROM games WHERE id IN (:ids)")
  abstract List<GameEntity> starts(List<Long> ids);

  /** Returns the part of a long column that begins with a letter, counted from 1. */
  @Query(
      "SELECT substr(CASE :column WHEN 'moves' THEN moves WHEN 'review' THEN review ELSE variations"
          + " END, :from, "
          + PART
          + ") FROM games WHERE id = :id")
  abstract String part(long id, String column, int from);

  /** Returns some games as of one moment, in the order of the ids. */
  @Transaction
  List<GameEntity> some(List<Long> ids) {
    return games(ids);
  }

  /** Returns all games as of one moment. */
  @Transaction
  List<GameEntity> all() {
    return games(ids());
  }

  @Query("SELECT id FROM games WHERE deleted = 0 ORDER BY id")
  abstract List<Long> ids();

  /** Returns the running games that were changed last, without studies. */
  @Query(
      "SELECT id FROM games WHERE deleted = 0 AND finished = 0 AND variations = ''"
          + " ORDER BY revision DESC, changed DESC, id DESC LIMIT :most")
  abstract List<Long> latest(int most);

  /** Returns the running games of a kind that were begun here and changed last. */
  @Query(
      "SELECT id FROM games WHERE deleted = 0 AND finished = 0 AND variations = ''"
          + " AND received = 0 AND game = :game"
          + " ORDER BY revision DESC, changed DESC, id DESC LIMIT :most")
  abstract List<Long> latestOwn(String game, int most);

  /** Returns what the list needs of all games, in no particular order. */
  @Query(
      "SELECT id, game, pinned, name, players, ply, finished, changed, revision FROM games"
          + " WHERE deleted = 0")
  abstract List<GameListRow> list();

  @Query("UPDATE games SET name = :name WHERE id = :id")
  abstract void rename(long id, String name);

  /** Stores a review unless the game has changed since; returns the number of rows. */
  @Query("UPDATE games SET review = :review WHERE id = :id AND revision = :revision")
  abstract int keepReview(long id, long revision, String review);

  @Query("UPDATE games SET pinned = :pinned WHERE id IN (:ids)")
  abstract void pin(List<Long> ids, boolean pinned);

  @Query("UPDATE games SET deleted = :now WHERE id IN (:ids)")
  abstract void setDeleted(List<Long> ids, long now);

  @Query("DELETE FROM games WHERE deleted BETWEEN 1 AND :before")
  abstract int purge(long before);

  /** Returns the finished games that count, in the order in which they were played. */
  @Query(
      "SELECT game, options, level, outcome, ply, substr(moves, 1, 100) AS opening,"
          + " length(players) - length(replace(players, char(10), '')) + 1 AS seats"
          + COUNTED
          + " ORDER BY revision, changed, id")
  abstract List<FinishedGameRow> finishedSince(long since);

  /** Returns those of them that were reviewed, most recent first, with the first notes. */
  @Query(
      "SELECT game, options, players, substr(review, 1, "
          + PART
          + ") AS review"
          + COUNTED
          + " AND review != '' ORDER BY revision DESC, changed DESC, id DESC LIMIT :most")
  abstract List<ReviewedGameRow> reviewedSince(long since, int most);

  /**
   * Returns outcomes of games of one person against one CPU of a level that were played to the end,
   * most recent first.
   */
  @Query(
      "SELECT outcome FROM games WHERE deleted = 0 AND game = :game AND level = :level"
          + " AND outcome != '' AND closing = '' AND practice = 0 AND received = 0"
          + " AND length(players) - length(replace(players, char(10), '')) = 1"
          + " ORDER BY revision DESC, changed DESC, id DESC LIMIT :most")
  abstract List<String> outcomes(String game, String level, int most);

  /** Returns the level of the last finished game against CPUs. */
  @Nullable
  @Query(
      "SELECT level FROM games WHERE deleted = 0 AND game = :game AND outcome != ''"
          + " AND received = 0"
          + " ORDER BY revision DESC, changed DESC, id DESC LIMIT 1")
  abstract String lastLevel(String game);

  /** Returns the id of the game that was played last on this device. */
  @Nullable
  @Query(
      "SELECT game FROM games WHERE deleted = 0 AND revision > 0"
          + " ORDER BY revision DESC LIMIT 1")
  abstract String lastPlayed();

  @Nullable
  @Query("SELECT value FROM settings WHERE `key` = :key")
  abstract String setting(String key);

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  abstract void put(SettingEntity setting);
}
