package tabuleiro.app.games.niju;

import tabuleiro.rules.niju.NiJuBounds;

/**
 * Visible part of Ni-Ju's unbounded board: converts between cells and pixels at the current offset
 * and scale. Columns grow to the right and rows upwards, unless the board is seen from the opposite
 * side.
 */
final class NiJuViewport {
  private static final float MARGIN = 0.24f;

  private float left;
  private float width;
  private float height;
  private float least;
  private float most;
  private float leastFitted;
  private float mostFitted;
  private int side = 1;
  private NiJuBounds box = new NiJuBounds(0, 0, 0, 0);

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
   * Sets the available room.
   *
   * @param left width taken by something else on the left, and likewise height at the bottom
   */
  void resize(float left, float width, float height) {
    this.left = left;
    this.width = width;
    this.height = height;
  }

  /** Sets the limits of a cell's size for zooming by fingers and for automatic fitting. */
  void limit(float least, float leastFitted, float mostFitted, float most) {
    this.least = least;
    this.leastFitted = leastFitted;
    this.mostFitted = mostFitted;
    this.most = most;
  }

  void setTurned(boolean turned) {
    side = turned ? -1 : 1;
  }

  /** Sets the cells that should be visible. */
  void setBox(NiJuBounds newBox) {
    box = newBox;
  }

  NiJuBounds box() {
    return box;
  }

  float cell() {
    return cell;
  }

  /** Returns the x coordinate of a column's middle. */
  float x(float column) {
    return left + width / 2 + side * (column - middleX) * cell;
  }

  /** Returns the y coordinate of a row's middle. */
  float y(float row) {
    return height / 2 - side * (row - middleY) * cell;
  }

  /** Returns the column at an x coordinate. */
  int column(float x) {
    return Math.round(middleX + side * (x - left - width / 2) / cell);
  }

  /** Returns the row at a y coordinate. */
  int row(float y) {
    return Math.round(middleY - side * (y - height / 2) / cell);
  }

  /** Prepares a movement to the whole box, however small; {@link #step} performs it. */
  void aimAtBox() {
    aim(
        Math.max(1, Math.min(mostFitted, wholeCell())),
        (box.left() + box.right()) / 2f,
        (box.bottom() + box.top()) / 2f);
  }

  /**
   * Prepares a movement to the box or, if its cells would be too small, to as much of it as fits
   * around a place.
   */
  void aimAround(float column, float row) {
    float size = fittingCell();
    aim(
        size,
        within(column, box.left(), box.right(), width / size),
        within(row, box.bottom(), box.top(), height / size));
  }

  /** Returns the centre nearest to a wanted one that shows nothing beyond a long box. */
  private static float within(float wanted, int first, int last, float seen) {
    float spare = (last - first + 1 + MARGIN - seen) / 2;
    float middle = (first + last) / 2f;
    return spare <= 0 ? middle : clamp(wanted, middle - spare, middle + spare);
  }

  /** Prepares a movement to a place where a cell is visible, at the same scale. */
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

  /** Performs a fraction of the prepared movement, from 0 to 1. */
  void step(float part) {
    cell = fromCell + (toCell - fromCell) * part;
    middleX = fromX + (toX - fromX) * part;
    middleY = fromY + (toY - fromY) * part;
  }

  /** Returns the cell size at which the whole box is just visible. */
  private float wholeCell() {
    return Math.min(width / (box.width() + MARGIN), height / (box.height() + MARGIN));
  }

  private float fittingCell() {
    return Math.max(1, clamp(wholeCell(), Math.min(leastFitted, mostFitted), mostFitted));
  }

  /** Returns whether the whole box fits with cells that are large enough. */
  boolean fitsBox() {
    return wholeCell() >= leastFitted;
  }

  /** Returns whether the whole box is visible. */
  boolean showsBox() {
    return showsCell(box.left(), box.bottom()) && showsCell(box.right(), box.top());
  }

  /** Returns whether a whole cell is visible. */
  boolean showsCell(int column, int row) {
    float half = cell / 2 - 1;
    return x(column) - half >= left
        && x(column) + half <= left + width
        && y(row) - half >= 0
        && y(row) + half <= height;
  }

  /** Returns whether a cell and its neighbours are visible. */
  boolean showsAround(int column, int row) {
    return showsCell(column - 1, row - 1) && showsCell(column + 1, row + 1);
  }

  /** Returns whether fitting would make the box considerably larger. */
  boolean isFar() {
    return fittingCell() > 1.4f * cell;
  }

  /**
   * Returns whether cells are larger than needed, so that less of the box is visible than could be.
   */
  boolean isNear() {
    return cell > 1.01f * fittingCell();
  }

  /** Returns whether the box extends beyond an edge; edges are numbered clockwise from the left. */
  boolean goesOnBeyond(int edge) {
    return switch (edge) {
      case 0 -> Math.min(x(box.left()), x(box.right())) < left;
      case 1 -> Math.min(y(box.bottom()), y(box.top())) < 0;
      case 2 -> Math.max(x(box.left()), x(box.right())) > left + width;
      default -> Math.max(y(box.bottom()), y(box.top())) > height;
    };
  }

  /** Pans by pixels, but never so far that everything is out of sight. */
  void pan(float dx, float dy) {
    middleX = clamp(middleX - side * dx / cell, box.left(), box.right());
    middleY = clamp(middleY + side * dy / cell, box.bottom(), box.top());
  }

  /** Zooms around a fixed place. */
  void zoom(float factor, float x, float y) {
    float smallest = Math.min(least, Math.min(mostFitted, wholeCell()));
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
