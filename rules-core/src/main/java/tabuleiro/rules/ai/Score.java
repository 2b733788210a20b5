package tabuleiro.rules.ai;

/**
 * Scale of the search's values: up to {@link #MAX_EVALUATION} they are evaluations, beyond {@link
 * #PROVED_WIN} proved wins and losses that encode the distance in plies.
 */
final class Score {
  /** The value of an immediate win; each ply of distance subtracts one. */
  static final int WIN = 30_000;

  /** The bound beyond which a value is a proved win, or, negated, a proved loss. */
  static final int PROVED_WIN = 29_000;

  /** The greatest value without proof. */
  static final int MAX_EVALUATION = 20_000;

  private Score() {}

  static boolean isProved(int value) {
    return Math.abs(value) > PROVED_WIN;
  }

  /** Returns the plies to a proved win, negative for a loss; 0 without proof. */
  static int winsIn(int value) {
    if (!isProved(value)) {
      return 0;
    }
    return value > 0 ? WIN - value : -WIN - value;
  }

  /** Returns the winning chance, 0 to 100, that a value means with some number of seats. */
  static int chance(int value, int seats) {
    if (isProved(value)) {
      return value > 0 ? 100 : 0;
    }
    double odds = Math.pow(10, value / 400.0) / (seats - 1);
    return (int) Math.round(100 * odds / (1 + odds));
  }
}
