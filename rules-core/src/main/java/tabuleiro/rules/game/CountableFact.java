package tabuleiro.rules.game;

import java.util.List;

/**
 * Kind of fact about a position, such as the number of movable pieces: a function that counts it
 * for a seat, its importance, and an English sentence. A count is exact or unknown.
 *
 * @param template the English sentence; {@code {0}} is the seat and {@code {1}} the count
 * @param weight the importance of one more to the seat, relative to {@link #CLEAR}; negative if it
 *     is bad
 * @param isLasting whether the fact persists for some moves, as pieces do, and still matters at the
 *     end of a line
 * @param counter the function that counts it
 * @param places the function that says where it is seen on the board
 */
public record CountableFact(
    String template, int weight, boolean isLasting, Counter counter, Places places) {
  /** The count of a fact that does not apply, or cannot be counted exactly. */
  public static final int UNKNOWN = -1;

  /** The weighted difference from which a fact is worth a statement. */
  public static final int CLEAR = 100;

  /** Function that counts a fact. */
  public interface Counter {
    /**
     * Returns the count for a seat that has not resigned, or {@link #UNKNOWN}. Facts that do not
     * last are counted only while the game goes on.
     */
    int count(Position position, int seat);
  }

  /** Function that finds the squares or cells of a fact. */
  public interface Places {
    /** Returns what is counted for a seat, as touches; empty if it has no place. */
    List<Touch> of(Position position, int seat);
  }

  /** Creates a fact without places. */
  public CountableFact(String template, int weight, boolean isLasting, Counter counter) {
    this(template, weight, isLasting, counter, (position, seat) -> List.of());
  }

  /** Returns this fact with its places. */
  public CountableFact at(Places found) {
    return new CountableFact(template, weight, isLasting, counter, found);
  }

  /** Returns a fact that persists for some moves. */
  public static CountableFact lasting(String template, int weight, Counter counter) {
    return new CountableFact(template, weight, true, counter);
  }

  /** Returns a fact about what the seat to move can do. */
  public static CountableFact onTurn(String template, int weight, Counter counter) {
    return new CountableFact(
        template,
        weight,
        false,
        (position, seat) -> seat == position.turn() ? counter.count(position, seat) : UNKNOWN);
  }

  /** Returns a fact about what a waiting seat could do if it were to move. */
  public static CountableFact offTurn(String template, int weight, Counter counter) {
    return new CountableFact(
        template,
        weight,
        false,
        (position, seat) -> seat == position.turn() ? UNKNOWN : counter.count(position, seat));
  }

  /** Returns the places for a seat whose count is positive. */
  public List<Touch> places(Position position, int seat) {
    return places.of(position, seat);
  }

  /** Returns the count for a seat. */
  public int count(Position position, int seat) {
    return counter.count(position, seat);
  }
}
