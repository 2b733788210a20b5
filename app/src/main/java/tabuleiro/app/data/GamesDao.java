package tabuleiro.app.data;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Update;
import java.util.List;

/** All questions and changes to the tables: the only SQL there is. */
@Dao
abstract class GamesDao {
  @Insert
  abstract long insert(StoredGame game);

  @Insert
  abstract List<Long> insert(List<StoredGame> games);

  @Update(entity = StoredGame.class)
  abstract int update(ProgressColumns progress);

  /** Writes the whole state of a game; a row that is gone comes back. */
  @Transaction
  void save(StoredGame game) {
    if (update(ProgressColumns.of(game)) == 0) {
      insert(game);
    }
  }

  @Nullable
  @Query("SELECT * FROM games WHERE id = :id AND deleted = 0")
  abstract StoredGame game(long id);

  @Query("SELECT * FROM games WHERE id IN (:ids)")
  abstract List<StoredGame> games(List<Long> ids);

  @Query("SELECT * FROM games WHERE deleted = 0 ORDER BY id LIMIT :most OFFSET :from")
  abstract List<StoredGame> all(int from, int most);

  /** The running games that were touched last. */
  @Query("SELECT * FROM games WHERE deleted = 0 AND finished = 0 ORDER BY changed DESC LIMIT :most")
  abstract List<StoredGame> latest(int most);

  /** The list: {@code finished} is 0, 1 or -1 for both; an empty game or text matches all. */
  @Query(
      "SELECT id, game, pinned FROM games WHERE deleted = 0"
          + " AND (:game = '' OR game = :game) AND (:finished < 0 OR finished = :finished)"
          + " AND (:text = '' OR instr(lower(name || char(10) || players), lower(:text)) > 0)"
          + " ORDER BY pinned DESC,"
          + " CASE :sort WHEN 'OLDEST' THEN changed WHEN 'LONGEST' THEN -ply"
          + " WHEN 'NAME' THEN name = '' ELSE -changed END,"
          + " CASE :sort WHEN 'NAME' THEN name ELSE '' END COLLATE NOCASE, changed DESC, id DESC")
  abstract List<ListedGame> list(String game, int finished, String text, String sort);

  @Query("UPDATE games SET name = :name WHERE id = :id")
  abstract void rename(long id, String name);

  @Query("UPDATE games SET pinned = :pinned WHERE id IN (:ids)")
  abstract void pin(List<Long> ids, boolean pinned);

  @Query("UPDATE games SET deleted = :now WHERE id IN (:ids)")
  abstract void setDeleted(List<Long> ids, long now);

  @Query("DELETE FROM games WHERE deleted BETWEEN 1 AND :before")
  abstract void purge(long before);

  /** The finished games that count, in the order in which they were played. */
  @Query(
      "SELECT game, level, outcome, ply FROM games WHERE deleted = 0 AND outcome != ''"
          + " AND practice = 0 AND changed > :since ORDER BY changed, id")
  abstract List<FinishedGame> finishedSince(long since);

  /** How games of one person against one CPU of a level went to their very end, the last first. */
  @Query(
      "SELECT outcome FROM games WHERE deleted = 0 AND game = :game AND level = :level"
          + " AND outcome != '' AND closing = '' AND practice = 0"
          + " AND length(players) - length(replace(players, char(10), '')) = 1"
          + " ORDER BY changed DESC, id DESC LIMIT :most")
  abstract List<String> outcomes(String game, String level, int most);

  /** The level of the last finished game against CPUs. */
  @Nullable
  @Query(
      "SELECT level FROM games WHERE deleted = 0 AND game = :game AND outcome != ''"
          + " ORDER BY changed DESC, id DESC LIMIT 1")
  abstract String lastLevel(String game);

  @Nullable
  @Query("SELECT value FROM settings WHERE `key` = :key")
  abstract String setting(String key);

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  abstract void put(StoredSetting setting);
}
