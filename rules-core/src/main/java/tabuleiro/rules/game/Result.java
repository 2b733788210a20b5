package tabuleiro.rules.game;

/**
 * How a game ended.
 *
 * @param winners bit set of the seats (bit 0 is the first) that won or share the win
 * @param reason why it ended
 */
public record Result(int winners, Reason reason) {
  /** Whether nobody won alone. */
  public boolean isDraw() {
    return Integer.bitCount(winners) != 1;
  }

  /** The seat, from 0, that won alone, or -1. */
  public int winner() {
    return isDraw() ? -1 : Integer.numberOfTrailingZeros(winners);
  }

  /** Whether the seat won alone or shares the win. */
  public boolean favours(int seat) {
    return (winners >> seat & 1) != 0;
  }

  /** The seat's part of the win in a hundred: all of it, its share, or nothing. */
  public int share(int seat) {
    return favours(seat) ? 100 / Integer.bitCount(winners) : 0;
  }

  /** {@code win 2} or {@code draw}, seats counted from 1. */
  public String status() {
    return isDraw() ? "draw" : "win " + (winner() + 1);
  }
}
