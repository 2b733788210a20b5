package tabuleiro.rules.record;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.RefusalException;

/**
 * Exception thrown when a game record cannot be read to its end. Holds the place and reason of the
 * damage and what could be read.
 */
public final class DamagedRecordException extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;
  private final transient RefusalException why;
  private final transient @Nullable Game game;
  private final transient @Nullable ParsedRecord readable;

  DamagedRecordException(
      int line,
      int column,
      RefusalException why,
      @Nullable Game game,
      @Nullable ParsedRecord readable) {
    // Without a stack trace, since a file can hold thousands of damaged records.
    super("line " + line + ", column " + column + ": " + why.getMessage(), why, false, false);
    this.line = line;
    this.column = column;
    this.why = why;
    this.game = game;
    this.readable = readable;
  }

  /** Returns the line of the damage, from 1. */
  public int line() {
    return line;
  }

  /** Returns the column of the damage, from 1. */
  public int column() {
    return column;
  }

  /** Returns the reason of the damage. */
  public RefusalException why() {
    return why;
  }

  /** Returns the game, or null if it is unknown. */
  public @Nullable Game game() {
    return game;
  }

  /** Returns what was read up to the damage, or null without any move or layout. */
  public @Nullable ParsedRecord readable() {
    return readable;
  }

  /** Returns {@link #readable} as a record, or null. */
  public @Nullable GameRecord recovered() {
    return readable == null ? null : GameRecord.of(readable.match(), readable.date());
  }
}
