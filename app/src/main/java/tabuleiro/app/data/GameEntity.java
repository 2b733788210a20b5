package tabuleiro.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Ignore;
import androidx.room.Index;
import androidx.room.PrimaryKey;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;

/** Room entity of a game; holds it as text that any later version can read. */
@Entity(
    tableName = "games",
    indices = {@Index({"deleted", "finished", "revision"})})
final class GameEntity {
  @PrimaryKey(autoGenerate = true)
  long id;

  /** The game's id in records; may be unknown to this version. */
  @NonNull String game = "";

  /** The options on one line. */
  @NonNull String options = "";

  /** A line per seat: the level's id or nothing, a tab, the name. */
  @NonNull String players = "";

  /** The moves in notation, separated by blanks, including those that can be redone. */
  @NonNull String moves = "";

  /** The number of played moves; the others can be redone. */
  int ply;

  /** {@code agreed}, {@code resigned 2}, or empty. */
  @NonNull String closing = "";

  boolean practice;
  boolean pinned;

  /** The name given by the person, or empty. */
  @NonNull String name = "";

  long created;

  /** When a move was last made or undone. */
  long changed;

  /** When the game was deleted, or 0; rows are purged long after undo was offered. */
  long deleted;

  // Derived from the moves, but stored: lists and statistics are queries over all games, and
  // replaying thousands of them for each query would take seconds.
  boolean finished;

  /** {@code won}, {@code drawn} or {@code lost} for the one person against CPUs, or empty. */
  @NonNull String outcome = "";

  /** The strongest CPU in the game, or empty. */
  @NonNull String level = "";

  /**
   * The number of the change that created this state, among all changes to all games. Orders games
   * without a clock and detects that a row has changed since it was read. 0 for an imported game
   * that was never changed here.
   */
  @ColumnInfo(defaultValue = "0")
  long revision;

  /**
   * Whether its moves, or the first of them, came from elsewhere: from somebody else or from
   * another game. Such games are not counted in statistics.
   */
  @ColumnInfo(defaultValue = "0")
  boolean received;

  /** A review's note on each move, one per line; empty without a review. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String review = "";

  /** The start position's layout, or empty for the standard start. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String layout = "";

  /** The moves as a record with variations and comments, or empty. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String variations = "";

  /** Whether a save replaces the variations; otherwise the row's variations follow the moves. */
  @Ignore boolean hasOwnVariations;

  /** How many states were kept in a file since the revision; see {@link GameVersion#kept}. */
  @Ignore int kept;

  /** Returns the version that the next save of this state is based on. */
  GameVersion version() {
    return new GameVersion(id, revision, created, kept, received);
  }

  /** Returns whether another row holds the same moves, ply and ending. */
  boolean isSameState(GameEntity other) {
    return ply == other.ply
        && practice == other.practice
        && moves.equals(other.moves)
        && closing.equals(other.closing)
        && (!other.hasOwnVariations || variations.equals(other.variations));
  }

  /** Returns whether this row holds all that another holds: moves, ending and variations. */
  boolean isContinuationOf(GameEntity other) {
    if (other.hasOwnVariations && !variations.equals(other.variations)) {
      return false;
    }
    return other.closing.isEmpty()
        ? other.moves.isEmpty() || (moves + " ").startsWith(other.moves + " ")
        : moves.equals(other.moves) && closing.equals(other.closing);
  }

  /**
   * Continues this row with another state of its game. The review stays if the moves and the ending
   * do; what a state does not hold, such as the name, stays in any case.
   */
  void continueWith(GameEntity next) {
    if (!moves.equals(next.moves) || !closing.equals(next.closing)) {
      review = "";
    }
    variations = next.hasOwnVariations ? next.variations : GameMapper.follow(this, next);
    moves = next.moves;
    ply = next.ply;
    closing = next.closing;
    practice = next.practice;
    changed = next.changed;
    deleted = next.deleted;
    finished = next.finished;
    outcome = next.outcome;
  }

  /**
   * Passes the name and the value of every column to a codec, in the order of the table, and sets
   * the value that it returns. Values are texts, {@code Long} and {@code Boolean}.
   */
  private void columns(BiFunction<String, Object, Object> codec) {
    id = (long) codec.apply("id", id);
    game = (String) codec.apply("game", game);
    options = (String) codec.apply("options", options);
    players = (String) codec.apply("players", players);
    moves = (String) codec.apply("moves", moves);
    ply = (int) (long) codec.apply("ply", (long) ply);
    closing = (String) codec.apply("closing", closing);
    practice = (boolean) codec.apply("practice", practice);
    pinned = (boolean) codec.apply("pinned", pinned);
    name = (String) codec.apply("name", name);
    created = (long) codec.apply("created", created);
    changed = (long) codec.apply("changed", changed);
    deleted = (long) codec.apply("deleted", deleted);
    finished = (boolean) codec.apply("finished", finished);
    outcome = (String) codec.apply("outcome", outcome);
    level = (String) codec.apply("level", level);
    revision = (long) codec.apply("revision", revision);
    received = (boolean) codec.apply("received", received);
    review = (String) codec.apply("review", review);
    layout = (String) codec.apply("layout", layout);
    variations = (String) codec.apply("variations", variations);
  }

  /** Returns the values of all columns by their names, in the order of the table. */
  Map<String, Object> values() {
    var values = new LinkedHashMap<String, Object>();
    columns(
        (name, value) -> {
          values.put(name, value);
          return value;
        });
    return values;
  }

  /**
   * Sets the columns that have a value. A number may be an {@code Integer}, and stand for a {@code
   * Boolean} as in SQLite.
   *
   * @throws IllegalArgumentException if a value has another type than its column
   */
  void setValues(Map<String, Object> values) {
    columns(
        (name, before) -> {
          var value = values.getOrDefault(name, before);
          Object number = value instanceof Integer small ? (Object) small.longValue() : value;
          Object typed =
              before instanceof Boolean && number instanceof Long flag ? flag != 0 : number;
          if (!before.getClass().isInstance(typed)) {
            throw new IllegalArgumentException(name + " is " + value);
          }
          return typed;
        });
  }
}
