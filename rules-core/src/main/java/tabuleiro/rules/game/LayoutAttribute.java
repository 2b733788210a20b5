package tabuleiro.rules.game;

/**
 * Something that a layout tells besides what lies on the board.
 *
 * @param kind what it is about
 * @param seat whom it is about, from 0, or {@link #NOBODY} where that is what it tells
 * @param value a seat from 0 or {@link #NOBODY}, a number, or 1 for yes and 0 for no
 * @param min the least value that it can have, which is also the one of a game's start
 * @param max the greatest value that it can have
 */
public record LayoutAttribute(Kind kind, int seat, int value, int min, int max) {
  /** No seat at all. */
  public static final int NOBODY = -1;

  /** What a circumstance is about. */
  public enum Kind {
    /** Which seat is to move. */
    TO_MOVE,
    /** How many pieces the seat has taken. */
    TAKEN,
    /** Whether the seat has given up. */
    RESIGNED,
    /** Whether the seat before the one to move has just passed. */
    PASSED,
    /** Which seat has begun the final round by its pass. */
    TRIGGER
  }

  /** Which of so many seats is to move. */
  public static LayoutAttribute toMove(int seat, int seats) {
    return new LayoutAttribute(Kind.TO_MOVE, NOBODY, seat, 0, seats - 1);
  }

  /** Whether something holds. */
  public static LayoutAttribute flag(Kind kind, int seat, boolean holds) {
    return new LayoutAttribute(kind, seat, holds ? 1 : 0, 0, 1);
  }

  /** The same with another value. */
  public LayoutAttribute withValue(int newValue) {
    return new LayoutAttribute(kind, seat, newValue, min, max);
  }

  /** Whether it holds for the moment only, until anything else is changed. */
  public boolean isTransient() {
    return kind == Kind.PASSED || kind == Kind.TRIGGER;
  }

  /** Whether both tell of the same. */
  boolean hasSameKey(LayoutAttribute other) {
    return kind == other.kind && seat == other.seat;
  }
}
