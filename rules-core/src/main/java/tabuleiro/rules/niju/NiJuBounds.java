package tabuleiro.rules.niju;

/**
 * A rectangle of cells, its borders included.
 *
 * @param left the smallest x
 * @param bottom the smallest y
 * @param right the largest x
 * @param top the largest y
 */
public record NiJuBounds(int left, int bottom, int right, int top) {
  /** The smallest rectangle that holds this one and one more cell. */
  NiJuBounds including(int x, int y) {
    return new NiJuBounds(
        Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y));
  }

  /** How many columns it has. */
  public int width() {
    return right - left + 1;
  }

  /** How many rows it has. */
  public int height() {
    return top - bottom + 1;
  }
}
