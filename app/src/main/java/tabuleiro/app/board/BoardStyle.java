package tabuleiro.app.board;

/**
 * How a board looks and feels, as the settings say.
 *
 * @param coordinates whether files and ranks are named at the edge
 * @param targets whether legal targets light up
 * @param quarters which side of the board is near: 0 the lower, 1 the left, 2 the upper, 3 the
 *     right
 * @param confirm whether a move waits for a second touch
 * @param animationMillis how long a move takes to be shown; 0 = at once
 */
public record BoardStyle(
    boolean coordinates, boolean targets, int quarters, boolean confirm, int animationMillis) {
  /** What a person gets who has changed no setting. */
  public static final BoardStyle STANDARD = new BoardStyle(true, true, false, false, 250);

  /** Seen from its own side or from the opposite one. */
  public BoardStyle(
      boolean coordinates, boolean targets, boolean turned, boolean confirm, int animationMillis) {
    this(coordinates, targets, turned ? 2 : 0, confirm, animationMillis);
  }

  /** Whether the board is seen from the opposite side. */
  public boolean turned() {
    return quarters == 2;
  }

  /** A bare, still board: for thumbnails and diagrams. */
  public static final BoardStyle PICTURE = new BoardStyle(false, false, false, false, 0);
}
