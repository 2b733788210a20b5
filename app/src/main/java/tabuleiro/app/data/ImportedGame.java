package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.Objects;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.ParsedRecord;

/**
 * One game record of an imported text, with its database row as far as it can be read.
 *
 * @param line the line of the whole text in which the record begins, from 1
 * @param row the game as far as it can be read; null if not even its kind is known or if it is too
 *     long; unknown times are {@link LibraryTextFormat#UNKNOWN_TIME}
 * @param identity what the record tells apart from games with the same contents
 * @param hasLongNames whether the name of a player or of the game is cut in the row
 * @param damage the damage, with lines counted within the record, or null
 */
public record ImportedGame(
    int line,
    @Nullable GameEntity row,
    String identity,
    boolean hasLongNames,
    @Nullable DamagedRecordException damage) {
  /**
   * Limit for the letters of a row. Far longer than any game that was played, and short enough for
   * the memory of the screens that show it.
   */
  static final int LONGEST_ROW = 1_000_000;

  static ImportedGame of(
      int line, @Nullable ParsedRecord read, @Nullable DamagedRecordException damage) {
    if (read == null) {
      return new ImportedGame(line, null, "", false, damage);
    }
    var row = LibraryTextFormat.row(read);
    boolean fits =
        row.moves.length() + row.review.length() + row.variations.length() <= LONGEST_ROW;
    return new ImportedGame(
        line,
        fits ? row : null,
        fits ? DuplicateGameDetector.identity(read, row) : "",
        LibraryTextFormat.hasLongNames(read),
        damage);
  }

  /** Returns the game of a readable record. */
  @Override
  public GameEntity row() {
    return Objects.requireNonNull(row, "nothing is readable");
  }

  /** Returns whether there is a game to import, whole or up to the damage. */
  public boolean isReadable() {
    return row != null;
  }

  /** Returns the line of the whole text in which the damage lies. */
  public int damagedLine() {
    return line + Objects.requireNonNull(damage, "nothing is damaged").line() - 1;
  }
}
