package tabuleiro.rules.game;

/**
 * Something that players count on a board and talk about: counted exactly as its sentence says, or
 * not at all.
 *
 * @param template the English sentence, in which {@code {0}} is the seat and {@code {1}} the count
 * @param weight how much one more of it is worth to the seat, against {@link #CLEAR}, to choose
 *     what to talk about; negative if it is bad
 * @param isLasting whether it stays with the seat for a while, as pieces or room do, and says
 *     something at the end of a line of moves, too
 * @param counter counts it
 */
public record Fact(String template, int weight, boolean isLasting, Counter counter) {
  /** Stands for a count that says nothing here, or that would be a guess. */
  public static final int UNKNOWN = -1;

  /** A difference of so much weight is worth a word. */
  public static final int CLEAR = 100;

  /** Counts a fact. */
  public interface Counter {
    /**
     * How much of it a seat that plays on has in a position, or {@link #UNKNOWN}. What does not
     * last is asked for only while the game goes on.
     */
    int count(Position position, int seat);
  }

  /** A fact that stays with the seat. */
  public static Fact lasting(String template, int weight, Counter counter) {
    return new Fact(template, weight, true, counter);
  }

  /** What a seat can do while it is its turn. */
  public static Fact onTurn(String template, int weight, Counter counter) {
    return new Fact(
        template,
        weight,
        false,
        (position, seat) -> seat == position.turn() ? counter.count(position, seat) : UNKNOWN);
  }

  /** What a seat could do if it were its turn, while it is not. */
  public static Fact offTurn(String template, int weight, Counter counter) {
    return new Fact(
        template,
        weight,
        false,
        (position, seat) -> seat == position.turn() ? UNKNOWN : counter.count(position, seat));
  }

  /** How much of it a seat has. */
  public int count(Position position, int seat) {
    return counter.count(position, seat);
  }

  /** The English sentence about a seat, which it names by its number from 1. */
  public String text(int seat, int count) {
    return template.replace("{0}", "seat " + (seat + 1)).replace("{1}", String.valueOf(count));
  }
}
