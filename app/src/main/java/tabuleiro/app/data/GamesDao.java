package tabuleiro.app.data;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Update;
import java.util.ArrayList;
import java.util.List;

/** Data access object for all tables; the only class with SQL. */
@Dao
abstract class GamesDao {
  private static final int PAGE = 200;
  private static final String REVISION = "revision";

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

  /** Inserts imported games; they keep their dates and are ordered after all games played here. */
  @Insert
  abstract List<Long> insert(List<GameEntity> games);

  @Update(entity = GameEntity.class)
  abstract int update(GameProgressUpdate progress);

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
    var there =
        base.id() == 0 ? findUnconfirmed(game.created, game.game, game.players) : row(base.id());
    if (there != null && there.revision != base.revision()) {
      boolean done = there.isSameState(game) && there.deleted == 0;
      return new SaveResult(there.version(), !done);
    }
    game.id = base.id();
    if (there == null) {
      game.id = add(game);
    } else {
      game.revision = nextRevision();
      boolean isReviewed = there.moves.equals(game.moves) && there.closing.equals(game.closing);
      game.review = isReviewed ? there.review : "";
      if (!game.hasOwnVariations) {
        game.variations = GameMapper.follow(there, game);
      }
      update(GameProgressUpdate.of(game));
    }
    return new SaveResult(game.version(), false);
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

  @Nullable
  @Query("SELECT * FROM games WHERE id = :id")
  abstract GameEntity row(long id);

  /** Finds the row of a game whose first save was never confirmed. */
  @Nullable
  @Query(
      "SELECT * FROM games WHERE created = :created AND game = :game AND players = :players LIMIT"
          + " 1")
  abstract GameEntity findUnconfirmed(long created, String game, String players);

  @Nullable
  @Query("SELECT * FROM games WHERE id = :id AND deleted = 0")
  abstract GameEntity game(long id);

  @Query("SELECT * FROM games WHERE id IN (:ids)")
  abstract List<GameEntity> games(List<Long> ids);

  /** Returns all games as of one moment, read in pages that fit into a cursor window. */
  @Transaction
  List<GameEntity> all() {
    var all = new ArrayList<GameEntity>();
    for (var page = after(0, PAGE); !page.isEmpty(); page = after(last(all), PAGE)) {
      all.addAll(page);
    }
    return all;
  }

  private static long last(List<GameEntity> rows) {
    return rows.get(rows.size() - 1).id;
  }

  @Query("SELECT * FROM games WHERE deleted = 0 AND id > :id ORDER BY id LIMIT :most")
  abstract List<GameEntity> after(long id, int most);

  /** Returns some games as of one moment, in the order of the ids. */
  @Transaction
  List<GameEntity> some(List<Long> ids) {
    var some = new ArrayList<GameEntity>();
    for (long id : ids) {
      var row = game(id);
      if (row != null) {
        some.add(row);
      }
    }
    return some;
  }

  /** Returns the running games that were changed last, without studies. */
  @Query(
      "SELECT * FROM games WHERE deleted = 0 AND finished = 0 AND variations = ''"
          + " ORDER BY revision DESC, changed DESC, id DESC LIMIT :most")
  abstract List<GameEntity> latest(int most);

  /**
   * Returns the list. {@code finished} is 0, 1 or -1 for both; an empty game or text matches all.
   */
  @Query(
      "SELECT id, game, pinned FROM games WHERE deleted = 0 AND (:game = '' OR game = :game) AND"
          + " (:finished < 0 OR finished = :finished) AND (:text = '' OR instr(lower(replace(name"
          + " || char(10) || players || char(10) || game, '-', '')), lower(replace(:text, '-',"
          + " ''))) > 0) ORDER BY pinned DESC, CASE :sort WHEN 'OLDEST' THEN revision WHEN"
          + " 'LONGEST' THEN -ply WHEN 'NAME' THEN name = '' ELSE -revision END, CASE :sort WHEN"
          + " 'NAME' THEN name ELSE '' END COLLATE NOCASE, CASE :sort WHEN 'OLDEST' THEN changed"
          + " ELSE -revision END, changed DESC, id DESC")
  abstract List<GameListEntry> list(String game, int finished, String text, String sort);

  @Query("UPDATE games SET name = :name WHERE id = :id")
  abstract void rename(long id, String name);

  /** Stores a review unless the game has changed since. */
  @Query("UPDATE games SET review = :review WHERE id = :id AND revision = :revision")
  abstract void keepReview(long id, long revision, String review);

  @Query("UPDATE games SET pinned = :pinned WHERE id IN (:ids)")
  abstract void pin(List<Long> ids, boolean pinned);

  @Query("UPDATE games SET deleted = :now WHERE id IN (:ids)")
  abstract void setDeleted(List<Long> ids, long now);

  @Query("DELETE FROM games WHERE deleted BETWEEN 1 AND :before")
  abstract void purge(long before);

  /** Returns the finished games that count, in the order in which they were played. */
  @Query(
      "SELECT game, options, level, outcome, ply, substr(moves, 1, 100) AS opening"
          + COUNTED
          + " ORDER BY revision, changed, id")
  abstract List<FinishedGameRow> finishedSince(long since);

  /** Returns those of them that were reviewed, most recent first. */
  @Query(
      "SELECT game, options, players, review"
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
