package tabuleiro.rules.record;

import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Refusal;

/** A record that cannot be read to its end: where, why, and what could be read before. */
public final class DamagedRecord extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;
  private final int column;
  private final transient Refusal why;
  private final transient Game game;
  private final transient ParsedRecord readable;

  DamagedRecord(int line, int column, Refusal why, Game game, ParsedRecord readable) {
    // Without a trace, as a refusal: a file can hold thousands of damaged records.
    super("line " + line + ", column " + column + ": " + why.getMessage(), why, false, false);
    this.line = line;
    this.column = column;
    this.why = why;
    this.game = game;
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

  /** Which game it is, whose reason may be {@link #why}, or null if not even that can be told. */
  public Game game() {
    return game;
  }

  /** The game up to the damage and all tags, or null if nobody can tell where it begins. */
  public ParsedRecord readable() {
    return readable;
  }

  /** The game up to the damage as a record of its own, or null likewise. */
  public GameRecord recovered() {
    return readable == null ? null : GameRecord.of(readable.match(), readable.date());
  }
}
