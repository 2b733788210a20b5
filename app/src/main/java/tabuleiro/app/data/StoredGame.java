package tabuleiro.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.Ignore;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/** A row of the table of games: all that makes a game, in text that any later version can read. */
@Entity(
    tableName = "games",
    indices = {@Index({"deleted", "finished", "revision"})})
final class StoredGame {
  @PrimaryKey(autoGenerate = true)
  long id;

  /** The game's id in records, also of a game this version does not know. */
  @NonNull String game = "";

  /** The options on one line. */
  @NonNull String options = "";

  /** A line for each seat: the level's id or nothing, a tab, the name. */
  @NonNull String players = "";

  /** The moves in canonical notation, blanks between them, those ahead of the place included. */
  @NonNull String moves = "";

  /** How many of the moves are played; the others can be redone. */
  int ply;

  /** {@code agreed}, {@code resigned 2}, or nothing. */
  @NonNull String closing = "";

  boolean practice;
  boolean pinned;

  /** What the person called the game, or nothing. */
  @NonNull String name = "";

  long created;

  /** When a move was last made or taken back. */
  long changed;

  /** When the game was thrown away, or 0: rows go for good only when undo is long out of reach. */
  long deleted;

  // Derived from the moves, and stored all the same: lists and statistics are queries over all
  // games, and replaying thousands of them for each would take seconds.
  boolean finished;

  /** {@code won}, {@code drawn} or {@code lost} for the one person against CPUs, or nothing. */
  @NonNull String outcome = "";

  /** The strongest CPU at the table, or nothing. */
  @NonNull String level = "";

  /**
   * Which of all changes to all games made this the state of the game: the order of games needs no
   * clock, and a save can tell whether the row is still as it was read. 0 for a game that was
   * brought in and never touched here.
   */
  @ColumnInfo(defaultValue = "0")
  long revision;

  /** Whether it came from somebody else: it is not counted in one's statistics. */
  @ColumnInfo(defaultValue = "0")
  boolean received;

  /** What a review has noted about each move, a line each; empty without one. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String review = "";

  /** The position that the game begins with, or nothing for the start. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String layout = "";

  /** The moves once more, as a record writes them with variations and comments; or nothing. */
  @NonNull
  @ColumnInfo(defaultValue = "")
  String variations = "";

  /** Whether a save brings its own variations; otherwise those of the row follow the moves. */
  @Ignore boolean hasOwnVariations;

  /** What a save of this state is based on next. */
  GameVersion version() {
    return new GameVersion(id, revision, created);
  }

  /** Whether another row holds the same moves, place and end. */
  boolean isSameState(StoredGame other) {
    return ply == other.ply
        && practice == other.practice
        && moves.equals(other.moves)
        && closing.equals(other.closing)
        && (!other.hasOwnVariations || variations.equals(other.variations));
  }
}
