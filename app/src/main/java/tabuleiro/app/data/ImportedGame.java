package tabuleiro.app.data;

import androidx.annotation.Nullable;
import tabuleiro.rules.record.DamagedRecord;

/** One record of a text that someone wants to import. */
public final class ImportedGame {
  private final int line;
  private final StoredGame row;
  private final DamagedRecord damage;

  /**
   * A record that was read.
   *
   * @param line the line of the whole text in which the record begins, from 1
   * @param row the game, as far as it can be read; null if not even the game can be told
   * @param damage what is wrong with it, with lines counted within the record; or null
   */
  ImportedGame(int line, @Nullable StoredGame row, @Nullable DamagedRecord damage) {
    this.line = line;
    this.row = row;
    this.damage = damage;
  }

  /** Whether there is a game to bring in, whole or up to the damage. */
  public boolean isReadable() {
    return row != null;
  }

  /** What is wrong with it, or null. */
  @Nullable
  public DamagedRecord damage() {
    return damage;
  }

  /** The line of the whole text in which the damage lies. */
  public int damagedLine() {
    return line + damage.line() - 1;
  }

  /** The row it will have; a time that the text does not tell lies in the far future. */
  StoredGame row() {
    return row;
  }
}
