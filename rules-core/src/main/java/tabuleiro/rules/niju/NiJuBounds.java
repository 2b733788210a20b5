package tabuleiro.rules.niju;

/**
 * Bounding box of cells on the unbounded board of Ni-Ju, edges included.
 *
 * @param left the smallest x
 * @param bottom the smallest y
 * @param right the largest x
 * @param top the largest y
 */
public record NiJuBounds(int left, int bottom, int right, int top) {
  /** Returns the smallest box that contains this one and a cell. */
  NiJuBounds including(int x, int y) {
    return new NiJuBounds(
        Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y));
  }

  /** Returns the number of columns. */
  public int width() {
    return right - left + 1;
  }

  /** Returns the number of rows. */
  public int height() {
    return top - bottom + 1;
  }
}
