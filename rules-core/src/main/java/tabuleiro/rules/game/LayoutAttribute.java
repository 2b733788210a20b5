package tabuleiro.rules.game;

/**
 * Property of a layout (a position as text) other than its pieces, such as the seat to move.
 *
 * @param kind the kind
 * @param seat the seat it belongs to, from 0, or {@link #NOBODY} if the value is a seat
 * @param value a seat from 0 or {@link #NOBODY}, a number, or 1 for true and 0 for false
 * @param min the smallest value, which is also the value at the start of a game
 * @param max the largest value
 */
public record LayoutAttribute(Kind kind, int seat, int value, int min, int max) {
  /** Stands for no seat. */
  public static final int NOBODY = -1;

  /** Kind of an attribute. */
  public enum Kind {
    /** The seat to move. */
    TO_MOVE,
    /** The number of pieces that the seat has taken. */
    TAKEN,
    /** Whether the seat has resigned. */
    RESIGNED,
    /** Whether the seat before the one to move has just passed. */
    PASSED,
    /** The seat that started the final round by its pass. */
    TRIGGER
  }

  /** Creates the attribute for the seat to move. */
  public static LayoutAttribute toMove(int seat, int seats) {
    return new LayoutAttribute(Kind.TO_MOVE, NOBODY, seat, 0, seats - 1);
  }

  /** Creates a boolean attribute. */
  public static LayoutAttribute flag(Kind kind, int seat, boolean holds) {
    return new LayoutAttribute(kind, seat, holds ? 1 : 0, 0, 1);
  }

  /** Creates the attribute for a pass just before. */
  public static LayoutAttribute passed(boolean holds) {
    return flag(Kind.PASSED, NOBODY, holds);
  }

  /** Returns this attribute with another value. */
  public LayoutAttribute withValue(int newValue) {
    return new LayoutAttribute(kind, seat, newValue, min, max);
  }

  /** Returns whether any other change of the layout resets the attribute. */
  public boolean isTransient() {
    return kind == Kind.PASSED || kind == Kind.TRIGGER;
  }

  /** Returns whether both are the same attribute, perhaps with different values. */
  boolean hasSameKey(LayoutAttribute other) {
    return kind == other.kind && seat == other.seat;
  }
}
