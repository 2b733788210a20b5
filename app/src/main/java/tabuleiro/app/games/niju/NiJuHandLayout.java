package tabuleiro.app.games.niju;

/**
 * Where the tiles of both hands lie: the other's small in the upper rows, the own ones below in a
 * grid as large as fingers need, with a place for turning at its end.
 */
final class NiJuHandLayout {
  private static final float LEAST_DP = 48;
  private static final float MOST_DP = 64;
  private static final float OTHER_LEAST_DP = 18;
  private static final float OTHER_MOST_DP = 24;
  private static final float PADDING_DP = 4;
  private static final int FEWEST_COLUMNS = 3;

  private final float dp;
  private int tiles = 1;
  private int columns = 1;
  private int rows = 1;
  private float size;
  private int otherColumns = 1;
  private int otherRows = 1;
  private float otherSize;
  private float width;
  private float height;

  NiJuHandLayout(float dp) {
    this.dp = dp;
  }

  /** Fits hands of so many tiles below a board: as wide as given and as low as can be. */
  void below(int newTiles, float newWidth, float mostHeight) {
    choose(newTiles, newWidth, mostHeight, false);
    width = newWidth;
    height = Math.min(mostHeight, contentHeight());
  }

  /** Fits hands of so many tiles beside a board: as high as given and as narrow as can be. */
  void beside(int newTiles, float mostWidth, float newHeight) {
    choose(newTiles, mostWidth, newHeight, true);
    enlargeOthers(newHeight);
    width = Math.min(mostWidth, columns * size + 2 * padding());
    height = newHeight;
  }

  /** Gives the other's tiles more rows while there is height to spare. */
  private void enlargeOthers(float mostHeight) {
    float across = columns * size;
    while (otherSize < OTHER_MOST_DP * dp && otherRows < tiles) {
      int more = otherRows + 1;
      float larger = Math.min(OTHER_MOST_DP * dp, across / ceil(tiles, more));
      if (3 * padding() + more * larger + rows * size > mostHeight) {
        return;
      }
      otherRows = more;
      otherColumns = ceil(tiles, more);
      otherSize = larger;
    }
  }

  private void choose(int newTiles, float mostWidth, float mostHeight, boolean narrow) {
    tiles = newTiles;
    int best = 1;
    float bestSize = 0;
    // A column of two or fewer would leave the other's tiles too small to be read.
    int fewest = Math.min(tiles, FEWEST_COLUMNS);
    for (int i = fewest; i <= tiles + 1; i++) {
      int tried = narrow ? i : tiles + 1 + fewest - i;
      float triedSize = tryColumns(tried, mostWidth, mostHeight, narrow);
      if (triedSize > bestSize) {
        best = tried;
        bestSize = triedSize;
      }
      if (bestSize >= LEAST_DP * dp) {
        break;
      }
    }
    if (!narrow) {
      int lines = ceil(tiles + 1, best);
      best = ceil(tiles + 1, lines);
    }
    size = tryColumns(best, mostWidth, mostHeight, narrow);
    if (narrow) {
      otherSize = Math.min(otherSize, columns * size / otherColumns);
    }
  }

  /** Lays everything out with so many columns; how large the own tiles become. */
  private float tryColumns(int tried, float mostWidth, float mostHeight, boolean narrow) {
    float room = mostWidth - 2 * padding();
    columns = tried;
    rows = ceil(tiles + 1, tried);
    float own = Math.min(MOST_DP * dp, (mostHeight - 3 * padding()) / rows);
    float across = narrow ? Math.min(room, tried * own) : room;
    otherRows = 1;
    while (otherRows < tiles && across / ceil(tiles, otherRows) < OTHER_LEAST_DP * dp) {
      otherRows++;
    }
    otherColumns = ceil(tiles, otherRows);
    otherSize = Math.min(OTHER_MOST_DP * dp, across / otherColumns);
    float down = mostHeight - 3 * padding() - otherRows * otherSize;
    return Math.min(MOST_DP * dp, Math.min(room / columns, down / rows));
  }

  private static int ceil(int count, int parts) {
    return (count + parts - 1) / parts;
  }

  private float padding() {
    return PADDING_DP * dp;
  }

  private float contentHeight() {
    return 3 * padding() + otherRows * otherSize + rows * size;
  }

  /** How many tiles a hand had at first. */
  int tiles() {
    return tiles;
  }

  float width() {
    return width;
  }

  float height() {
    return height;
  }

  /** The side of an own tile's place. */
  float size() {
    return size;
  }

  /** The side of another's tile's place. */
  float otherSize() {
    return otherSize;
  }

  /** The place, from 0, at which tiles are turned. */
  int turnPlace() {
    return rows * columns - 1;
  }

  /** The middle of an own place, from 0. */
  float x(int place) {
    return (width - columns * size) / 2 + (place % columns + 0.5f) * size;
  }

  /** The middle of an own place, from 0. */
  float y(int place) {
    float top = (height - contentHeight()) / 2 + 2 * padding() + otherRows * otherSize;
    return top + (place / columns + 0.5f) * size;
  }

  /** The middle of another's place, from 0. */
  float otherX(int place) {
    return (width - otherColumns * otherSize) / 2 + (place % otherColumns + 0.5f) * otherSize;
  }

  /** The middle of another's place, from 0. */
  float otherY(int place) {
    float top = (height - contentHeight()) / 2 + padding();
    return top + (place / otherColumns + 0.5f) * otherSize;
  }

  /** The own place at a point, or -1. */
  int placeAt(float x, float y) {
    for (int place = 0; place < rows * columns; place++) {
      if (Math.abs(x - x(place)) <= size / 2 && Math.abs(y - y(place)) <= size / 2) {
        return place;
      }
    }
    return -1;
  }

  /** The other's place at a point, or -1. */
  int otherPlaceAt(float x, float y) {
    for (int place = 0; place < tiles; place++) {
      boolean near = Math.abs(x - otherX(place)) <= otherSize / 2;
      if (near && Math.abs(y - otherY(place)) <= otherSize / 2) {
        return place;
      }
    }
    return -1;
  }
}
