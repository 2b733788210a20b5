package tabuleiro.app.data;

import androidx.annotation.Nullable;
import java.util.Objects;
import tabuleiro.rules.record.DamagedRecord;

/** One record of an imported text. */
public final class ImportedGame {
  private final int line;
  @Nullable private final GameEntity row;
  @Nullable private final DamagedRecord damage;

  /**
   * Creates a record.
   *
   * @param line the line of the whole text in which the record begins, from 1
   * @param row the game as far as it can be read; null if not even its kind is known
   * @param damage the damage, with lines counted within the record, or null
   */
  ImportedGame(int line, @Nullable GameEntity row, @Nullable DamagedRecord damage) {
    this.line = line;
    this.row = row;
    this.damage = damage;
  }

  /** Returns whether there is a game to import, whole or up to the damage. */
  public boolean isReadable() {
    return row != null;
  }

  /** Returns the damage, or null. */
  @Nullable
  public DamagedRecord damage() {
    return damage;
  }

  /** Returns the line of the whole text in which the damage lies. */
  public int damagedLine() {
    return line + Objects.requireNonNull(damage, "nothing is damaged").line() - 1;
  }

  /** Returns the row to insert; unknown times are set to the far future. */
  GameEntity row() {
    return Objects.requireNonNull(row, "nothing is readable");
  }
}
