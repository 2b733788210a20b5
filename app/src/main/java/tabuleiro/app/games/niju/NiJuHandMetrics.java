package tabuleiro.app.games.niju;

/**
 * Computes the sizes and positions of the views of both hands of Ni-Ju: the folded hand's line, the
 * other hand's tiles, and the turn button. It depends on the initial number of tiles, so that
 * nothing moves while a hand empties.
 */
final class NiJuHandMetrics {
  private static final float TILE_DP = 48;
  private static final float MOST_TILE_DP = 60;
  private static final float FOLDED_LEAST_DP = 15;
  private static final float FOLDED_MOST_DP = 24;
  private static final float LINE_LEAST_DP = 48;
  private static final float PADDING_DP = 4;
  private static final int FEWEST_COLUMNS = 2;

  private final float dp;
  private int tiles;
  private boolean beside;
  private float width;
  private float height;
  private float size;
  private int columns = 1;
  private int rows = 1;
  private int foldedColumns = 1;
  private float foldedSize;
  private float line;

  NiJuHandMetrics(float dp) {
    this.dp = dp;
  }

  /** Returns the minimum height of hands below a board: a line and one row. */
  static float leastHeight(float dp) {
    return (LINE_LEAST_DP + TILE_DP + 2 * PADDING_DP) * dp;
  }

  /** Returns the minimum width of hands beside a board. */
  static float leastWidth(float dp) {
    return (FEWEST_COLUMNS * TILE_DP + 2 * PADDING_DP) * dp;
  }

  /**
   * Fits hands with this number of tiles below a board: as wide as given, with as few rows as
   * needed.
   */
  void below(int newTiles, float newWidth, float mostHeight) {
    tiles = newTiles;
    beside = false;
    width = newWidth;
    fold();
    float across = width - 2 * padding() - turnSize();
    float down = mostHeight - 2 * padding() - line;
    columns = Math.max(1, (int) (across / turnSize()));
    rows = Math.max(1, Math.min(ceil(tiles, columns), (int) (down / turnSize())));
    boolean all = rows * columns >= tiles;
    columns = all ? ceil(tiles, rows) : columns;
    size = Math.min(MOST_TILE_DP * dp, down / rows);
    size = Math.max(Math.min(size, across / columns), Math.min(turnSize(), down / rows));
    height = line + rows * size + 2 * padding();
  }

  /**
   * Fits hands with this number of tiles beside a board: as high as given, as narrow as possible.
   */
  void beside(int newTiles, float mostWidth, float newHeight) {
    tiles = newTiles;
    beside = true;
    height = newHeight;
    int most = Math.max(1, (int) ((mostWidth - 2 * padding()) / turnSize()));
    for (columns = Math.min(FEWEST_COLUMNS, most); ; columns++) {
      width = columns * turnSize() + 2 * padding();
      fold();
      rows = Math.max(1, (int) ((height - 2 * padding() - line - turnSize()) / turnSize()));
      if (columns >= most || rows * columns >= tiles) {
        break;
      }
    }
    rows = Math.min(rows, ceil(tiles, columns));
    float across = (mostWidth - 2 * padding()) / columns;
    float down = (height - 2 * padding() - line - turnSize()) / rows;
    size = Math.min(MOST_TILE_DP * dp, Math.min(across, down));
    width = columns * size + 2 * padding();
  }

  /** Arranges the folded hand in as few lines as keep its tiles distinguishable. */
  private void fold() {
    // The sign for unfolding is at the end of the line.
    float across = width - 2 * padding() - FOLDED_MOST_DP * dp;
    int lines = 1;
    while (lines < tiles && across / ceil(tiles, lines) < FOLDED_LEAST_DP * dp) {
      lines++;
    }
    foldedColumns = ceil(tiles, lines);
    foldedSize = Math.min(FOLDED_MOST_DP * dp, across / foldedColumns);
    line = Math.max(LINE_LEAST_DP * dp, lines * foldedSize + 2 * padding());
  }

  private static int ceil(int count, int parts) {
    return (count + parts - 1) / parts;
  }

  private float padding() {
    return PADDING_DP * dp;
  }

  /** Returns the initial number of tiles of a hand. */
  int tiles() {
    return tiles;
  }

  /** Returns whether the hands are beside the board, so that tiles scroll vertically. */
  boolean isBeside() {
    return beside;
  }

  float width() {
    return width;
  }

  float height() {
    return height;
  }

  /** Returns the height of the folded hand's line. */
  float line() {
    return line;
  }

  /** Returns the side of a tile's place in the folded hand. */
  float foldedSize() {
    return foldedSize;
  }

  /** Returns the x coordinate of a place, from 0, in the folded hand. */
  float foldedX(int place) {
    return padding() + (place % foldedColumns + 0.5f) * foldedSize;
  }

  /** Returns the y coordinate of a place, from 0, in the folded hand. */
  float foldedY(int place) {
    float top = (line - ceil(tiles, foldedColumns) * foldedSize) / 2;
    int row = place / foldedColumns;
    return top + (row + 0.5f) * foldedSize;
  }

  /** Returns the side of the turn button. */
  float turnSize() {
    return TILE_DP * dp;
  }

  /** Returns the padding: the left edge of the tiles, and the upper and lower edge of the whole. */
  float edge() {
    return padding();
  }

  /** Returns the width of the visible tiles. */
  float seenWidth() {
    return beside ? columns * size : width - 2 * padding() - turnSize();
  }

  /** Returns the height of the visible tiles. */
  float seenHeight() {
    return rows * size;
  }

  /** Returns the side of a tile's place. */
  float size() {
    return size;
  }

  /** Returns the number of columns for tiles: as many as are visible, or more if they scroll. */
  int columns(int count) {
    return beside ? columns : Math.max(columns, ceil(count, rows));
  }

  /** Returns the number of rows for tiles. */
  int rows(int count) {
    return Math.max(rows, ceil(count, columns(count)));
  }
}
