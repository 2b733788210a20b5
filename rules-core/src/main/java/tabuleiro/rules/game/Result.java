package tabuleiro.rules.game;

/**
 * Result of a finished game: the winners and the reason for the end.
 *
 * @param winners the bit set of the seats that win or share the win
 * @param reason why the game ended
 */
public record Result(int winners, Reason reason) {
  /** Returns whether no seat won alone. */
  public boolean isDraw() {
    return Integer.bitCount(winners) != 1;
  }

  /** Returns the seat, from 0, that won alone, or -1. */
  public int winner() {
    return isDraw() ? -1 : Integer.numberOfTrailingZeros(winners);
  }

  /** Returns whether the seat won alone or shares the win. */
  public boolean favours(int seat) {
    return (winners >> seat & 1) != 0;
  }

  /** Returns the seat's share of the win in percent. */
  public int share(int seat) {
    return favours(seat) ? 100 / Integer.bitCount(winners) : 0;
  }

  /** Returns {@code win 2} or {@code draw}; seats are numbered from 1. */
  public String status() {
    return isDraw() ? "draw" : "win " + (winner() + 1);
  }
}
