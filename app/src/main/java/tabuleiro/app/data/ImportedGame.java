package tabuleiro.app.data;

import androidx.annotation.Nullable;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.GameRecord;

/**
 * One record of a text that someone wants to import.
 *
 * @param line the line of the whole text in which the record begins, from 1
 * @param text the record as it stood there
 * @param record the game, as far as it can be read; null if not even the game can be told
 * @param damage what is wrong with it, with lines counted within the record; or null
 */
public record ImportedGame(
    int line, String text, @Nullable GameRecord record, @Nullable DamagedRecord damage) {
  /** The line of the whole text in which the damage lies. */
  public int damagedLine() {
    return line + damage.line() - 1;
  }
}
