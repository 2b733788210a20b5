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
  private float leastFitted;
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
   */
  void resize(float left, float width, float height) {
    this.left = left;
    this.width = width;
    this.height = height;
  }

  /** How small and how large a cell may be made by fingers, and how it is made without them. */
  void limit(float least, float leastFitted, float mostFitted, float most) {
    this.least = least;
    this.leastFitted = leastFitted;
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

  /** Prepares the way from here to the whole box, however small; {@link #step} goes it. */
  void aimAtBox() {
    aim(
        Math.max(1, Math.min(mostFitted, wholeCell())),
        (box.left() + box.right()) / 2f,
        (box.bottom() + box.top()) / 2f);
  }

  /**
   * Prepares the way to the box or, where its cells would be too small, to as much of it as there
   * is room for round a place.
   */
  void aimAround(float column, float row) {
    float size = fittingCell();
    aim(
        size,
        within(column, box.left(), box.right(), width / size),
        within(row, box.bottom(), box.top(), height / size));
  }

  /**
   * The middle nearest to a wanted one from which nothing beyond the box is seen, if it is long.
   */
  private static float within(float wanted, int first, int last, float seen) {
    float spare = (last - first + 1 + MARGIN - seen) / 2;
    float middle = (first + last) / 2f;
    return spare <= 0 ? middle : clamp(wanted, middle - spare, middle + spare);
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

  /** The cell with which the whole box is just in sight. */
  private float wholeCell() {
    return Math.min(width / (box.width() + MARGIN), height / (box.height() + MARGIN));
  }

  private float fittingCell() {
    return Math.max(1, clamp(wholeCell(), Math.min(leastFitted, mostFitted), mostFitted));
  }

  /** Whether the whole box fits with cells that are large enough. */
  boolean fitsBox() {
    return wholeCell() >= leastFitted;
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

  /** Whether a cell and those around it are in sight. */
  boolean showsAround(int column, int row) {
    return showsCell(column - 1, row - 1) && showsCell(column + 1, row + 1);
  }

  /** Whether the box would be a good deal larger if it were fitted. */
  boolean isFar() {
    return fittingCell() > 1.4f * cell;
  }

  /** Whether less of the box is seen than could be, since cells are larger than they need to be. */
  boolean isNear() {
    return cell > 1.01f * fittingCell();
  }

  /** Whether the box goes on beyond an edge: the left one, then on clockwise. */
  boolean goesOnBeyond(int edge) {
    return switch (edge) {
      case 0 -> Math.min(x(box.left()), x(box.right())) < left;
      case 1 -> Math.min(y(box.bottom()), y(box.top())) < 0;
      case 2 -> Math.max(x(box.left()), x(box.right())) > left + width;
      default -> Math.max(y(box.bottom()), y(box.top())) > height;
    };
  }

  /** Moves what is seen by so many pixels, but never everything out of sight. */
  void pan(float dx, float dy) {
    middleX = clamp(middleX - side * dx / cell, box.left(), box.right());
    middleY = clamp(middleY + side * dy / cell, box.bottom(), box.top());
  }

  /** Makes everything larger or smaller round a place that stays where it is. */
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
