package tabuleiro.app.games.niju;

import tabuleiro.rules.niju.NiJuBox;

/**
 * Which part of the unbounded grid a view shows, and how large. Columns grow to the right and rows
 * upwards, unless the table is seen from the opposite side.
 */
final class NiJuCamera {
  private static final float MARGIN = 0.24f;

  private float left;
  private float width;
  private float height;
  private float least;
  private float most;
  private float mostFitted;
  private int side = 1;
  private NiJuBox box = new NiJuBox(0, 0, 0, 0);

  private float cell = 1;
  private float middleX;
  private float middleY;

  private float fromCell;
  private float fromX;
  private float fromY;
  private float toCell;
  private float toX;
  private float toY;

  /**
   * The room there is.
   *
   * @param left what is taken by something else at the left, and likewise at the bottom
   * @param least the smallest a cell may be made by fingers
   * @param mostFitted the largest a cell is made without them
   * @param most the largest a cell may be made by fingers
   */
  void resize(float left, float width, float height, float least, float mostFitted, float most) {
    this.left = left;
    this.width = width;
    this.height = height;
    this.least = least;
    this.mostFitted = mostFitted;
    this.most = most;
  }

  void setTurned(boolean turned) {
    side = turned ? -1 : 1;
  }

  /** The cells that people want to see. */
  void setBox(NiJuBox newBox) {
    box = newBox;
  }

  NiJuBox box() {
    return box;
  }

  float cell() {
    return cell;
  }

  /** Where the middle of a column is. */
  float x(float column) {
    return left + width / 2 + side * (column - middleX) * cell;
  }

  /** Where the middle of a row is. */
  float y(float row) {
    return height / 2 - side * (row - middleY) * cell;
  }

  /** The column at a place. */
  int column(float x) {
    return Math.round(middleX + side * (x - left - width / 2) / cell);
  }

  /** The row at a place. */
  int row(float y) {
    return Math.round(middleY - side * (y - height / 2) / cell);
  }

  /** Shows the whole box at once, as large as is sensible. */
  void fit() {
    aimAtBox();
    step(1);
  }

  /** Prepares the way from here to the whole box; {@link #step} goes it. */
  void aimAtBox() {
    aim(fittingCell(), (box.left() + box.right()) / 2f, (box.bottom() + box.top()) / 2f);
  }

  /** Prepares the way to a place where a cell is in sight, no larger or smaller than now. */
  void aimAtCell(int column, int row) {
    float reachX = Math.max(0, width / 2 / cell - 1);
    float reachY = Math.max(0, height / 2 / cell - 1);
    aim(
        cell,
        Math.min(Math.max(middleX, column - reachX), column + reachX),
        Math.min(Math.max(middleY, row - reachY), row + reachY));
  }

  private void aim(float newCell, float x, float y) {
    fromCell = cell;
    fromX = middleX;
    fromY = middleY;
    toCell = newCell;
    toX = x;
    toY = y;
  }

  /** Goes a part, from 0 to 1, of the way prepared. */
  void step(float part) {
    cell = fromCell + (toCell - fromCell) * part;
    middleX = fromX + (toX - fromX) * part;
    middleY = fromY + (toY - fromY) * part;
  }

  private float fittingCell() {
    float across = width / (box.width() + MARGIN);
    float down = height / (box.height() + MARGIN);
    return Math.max(1, Math.min(mostFitted, Math.min(across, down)));
  }

  /** Whether the whole box is in sight. */
  boolean showsBox() {
    return showsCell(box.left(), box.bottom()) && showsCell(box.right(), box.top());
  }

  /** Whether a whole cell is in sight. */
  boolean showsCell(int column, int row) {
    float half = cell / 2 - 1;
    return x(column) - half >= left
        && x(column) + half <= left + width
        && y(row) - half >= 0
        && y(row) + half <= height;
  }

  /** Whether the box would be a good deal larger if it were fitted. */
  boolean isFar() {
    return fittingCell() > 1.4f * cell;
  }

  /** Moves what is seen by so many pixels, but never everything out of sight. */
  void pan(float dx, float dy) {
    middleX = clamp(middleX - side * dx / cell, box.left(), box.right());
    middleY = clamp(middleY + side * dy / cell, box.bottom(), box.top());
  }

  /** Makes everything larger or smaller round a place that stays where it is. */
  void zoom(float factor, float x, float y) {
    float smallest = Math.min(least, fittingCell());
    float larger = clamp(cell * factor, smallest, Math.max(most, smallest));
    float shift = 1 / cell - 1 / larger;
    middleX += side * (x - left - width / 2) * shift;
    middleY -= side * (y - height / 2) * shift;
    cell = larger;
    pan(0, 0);
  }

  private static float clamp(float value, float least, float most) {
    return Math.max(least, Math.min(value, most));
  }
}
