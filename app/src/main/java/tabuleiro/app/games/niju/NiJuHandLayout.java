package tabuleiro.app.games.niju;

/**
 * How much room the hands take, and where their parts lie: the folded hand's line, the tiles of the
 * other one, as large as fingers need, and the place for turning. It depends on how many tiles a
 * hand has at first, so that nothing moves while it empties.
 */
final class NiJuHandLayout {
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

  NiJuHandLayout(float dp) {
    this.dp = dp;
  }

  /** The least that hands below a board take: a line and one row. */
  static float leastHeight(float dp) {
    return (LINE_LEAST_DP + TILE_DP + 2 * PADDING_DP) * dp;
  }

  /** The least that hands beside a board take. */
  static float leastWidth(float dp) {
    return (FEWEST_COLUMNS * TILE_DP + 2 * PADDING_DP) * dp;
  }

  /** Fits hands of so many tiles below a board: as wide as given, in no more rows than needed. */
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

  /** Fits hands of so many tiles beside a board: as high as given, no wider than needed. */
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

  /** Lays the folded hand out in as few lines as its tiles can be told apart in. */
  private void fold() {
    // At the end of the line is the sign for unfolding.
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

  /** How many tiles a hand had at first. */
  int tiles() {
    return tiles;
  }

  /** Whether the hands are beside the board, so that tiles scroll up and down. */
  boolean isBeside() {
    return beside;
  }

  float width() {
    return width;
  }

  float height() {
    return height;
  }

  /** How high the folded hand's line is. */
  float line() {
    return line;
  }

  /** The side of a tile's place in the folded hand. */
  float foldedSize() {
    return foldedSize;
  }

  /** The middle of a place, from 0, in the folded hand. */
  float foldedX(int place) {
    return padding() + (place % foldedColumns + 0.5f) * foldedSize;
  }

  /** The middle of a place, from 0, in the folded hand. */
  float foldedY(int place) {
    float top = (line - ceil(tiles, foldedColumns) * foldedSize) / 2;
    return top + (place / foldedColumns + 0.5f) * foldedSize;
  }

  /** The side of the place for turning. */
  float turnSize() {
    return TILE_DP * dp;
  }

  /** The left edge of the tiles, and likewise the upper and lower one of the whole. */
  float edge() {
    return padding();
  }

  /** How much of the tiles is seen at once. */
  float seenWidth() {
    return beside ? columns * size : width - 2 * padding() - turnSize();
  }

  /** How much of the tiles is seen at once. */
  float seenHeight() {
    return rows * size;
  }

  /** The side of a tile's place. */
  float size() {
    return size;
  }

  /** In how many columns so many tiles lie: as many as are seen, or more where they scroll. */
  int columns(int count) {
    return beside ? columns : Math.max(columns, ceil(count, rows));
  }

  /** In how many rows so many tiles lie. */
  int rows(int count) {
    return Math.max(rows, ceil(count, columns(count)));
  }
}
