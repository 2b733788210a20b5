package tabuleiro.rules.record;

import tabuleiro.rules.game.Refusal;

/** A record that cannot be read to its end: where, why, and what could be read before. */
public final class DamagedRecord extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;
  private final transient Refusal why;
  private final transient GameRecord recovered;

  DamagedRecord(int line, int column, Refusal why, GameRecord recovered) {
    super("line " + line + ", column " + column + ": " + why.getMessage(), why);
    this.line = line;
    this.column = column;
    this.why = why;
    this.recovered = recovered;
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

  /** The game up to the damage, or null if not even the game can be told. */
  public GameRecord recovered() {
    return recovered;
  }
}
