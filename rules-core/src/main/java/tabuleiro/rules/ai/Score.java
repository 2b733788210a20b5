package tabuleiro.rules.ai;

/**
 * What the numbers of the search mean: up to {@link #MAX_EVALUATION} they are differences of
 * evaluations, and beyond {@link #PROVED_WIN} wins and losses by how many plies away they are.
 */
final class Score {
  /** A win on the spot; each ply of distance takes one off. */
  static final int WIN = 30_000;

  /** Values beyond this are proved wins, below its negative proved losses. */
  static final int PROVED_WIN = 29_000;

  /** The most a value can be without proof. */
  static final int MAX_EVALUATION = 20_000;

  private Score() {}

  static boolean isProved(int value) {
    return Math.abs(value) > PROVED_WIN;
  }

  /** Plies to the proved end, negative for a loss; 0 without proof. */
  static int winsIn(int value) {
    if (!isProved(value)) {
      return 0;
    }
    return value > 0 ? WIN - value : -WIN - value;
  }

  /** The winning chance, 0 to 100, of one of so many seats. */
  static int chance(int value, int seats) {
    if (isProved(value)) {
      return value > 0 ? 100 : 0;
    }
    double odds = Math.pow(10, value / 400.0) / (seats - 1);
    return (int) Math.round(100 * odds / (1 + odds));
  }
}
