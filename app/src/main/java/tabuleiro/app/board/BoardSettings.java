package tabuleiro.app.board;

/**
 * Display and input settings of a board, such as coordinates, side of view and animation speed.
 *
 * @param coordinates whether files and ranks are labelled at the edge
 * @param targets whether legal targets are highlighted
 * @param quarters which side of the board is near: 0 the lower, 1 the left, 2 the upper, 3 the
 *     right
 * @param confirm whether a move waits for a confirming touch
 * @param animationMillis duration of a move's animation; 0 for none
 */
public record BoardSettings(
    boolean coordinates, boolean targets, int quarters, boolean confirm, int animationMillis) {
  /** Default settings. */
  public static final BoardSettings STANDARD = new BoardSettings(true, true, false, false, 250);

  /** Creates settings for a board seen from the lower side or, if turned, from the upper one. */
  public BoardSettings(
      boolean coordinates, boolean targets, boolean turned, boolean confirm, int animationMillis) {
    this(coordinates, targets, turned ? 2 : 0, confirm, animationMillis);
  }

  /** Returns whether the board is seen from the opposite side. */
  public boolean turned() {
    return quarters == 2;
  }

  /** Settings for thumbnails: no coordinates, no animation. */
  public static final BoardSettings PICTURE = picture(0);

  /** Returns the settings for thumbnails seen from a side. */
  public static BoardSettings picture(int quarters) {
    return new BoardSettings(false, false, quarters, false, 0);
  }

  /** Returns whether these are settings for thumbnails. */
  public boolean isPicture() {
    return !coordinates && !targets && !confirm && animationMillis == 0;
  }
}
