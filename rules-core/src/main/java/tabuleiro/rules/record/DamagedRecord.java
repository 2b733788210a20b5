package tabuleiro.rules.record;

import tabuleiro.rules.game.Refusal;

/** A record that cannot be read to its end: where, why, and what could be read before. */
public final class DamagedRecord extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;
  private final transient Refusal why;
  private final transient ReadRecord readable;

  DamagedRecord(int line, int column, Refusal why, ReadRecord readable) {
    // Without a trace, as a refusal: a file can hold thousands of damaged records.
    super("line " + line + ", column " + column + ": " + why.getMessage(), why, false, false);
    this.line = line;
    this.column = column;
    this.why = why;
    this.readable = readable;
  }

  /** The line of the damage, from 1. */
  public int line() {
    return line;
  }

  /** The column of the damage, from 1. */
  public int column() {
    return column;
  }

  /** What is wrong there. */
  public Refusal why() {
    return why;
  }

  /** The game up to the damage and all tags, or null if not even the game can be told. */
  public ReadRecord readable() {
    return readable;
  }

  /** The game up to the damage as a record of its own, or null likewise. */
  public GameRecord recovered() {
    return readable == null ? null : GameRecord.of(readable.match(), readable.date());
  }
}
