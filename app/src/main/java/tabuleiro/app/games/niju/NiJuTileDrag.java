package tabuleiro.app.games.niju;

import tabuleiro.app.board.SpotsView;

/**
 * State of dragging the selected tile of Ni-Ju out of the hand and over the board: its position and
 * the cell below it.
 */
final class NiJuTileDrag {
  private final NiJuBoardView view;
  private boolean underWay;
  private int aim = SpotsView.NO_SPOT;
  private float x;
  private float y;

  NiJuTileDrag(NiJuBoardView view) {
    this.view = view;
  }

  boolean isUnderWay() {
    return underWay;
  }

  /** Returns the open cell under the tile, or {@link SpotsView#NO_SPOT}. */
  int aim() {
    return aim;
  }

  /** Returns the x coordinate of the tile's middle, in the board's pixels. */
  float x() {
    return x;
  }

  /** Returns the y coordinate of the tile's middle, in the board's pixels. */
  float y() {
    return y;
  }

  /** Moves the tile's middle to a place. */
  void move(float newX, float newY) {
    underWay = true;
    x = newX;
    y = newY;
    int spot = isOverTable() ? view.fingerSpotAt(x, y) : SpotsView.NO_SPOT;
    aim = view.isOpen(spot) ? spot : SpotsView.NO_SPOT;
    view.invalidateAll();
  }

  /** Ends the drag, placing the tile or not. */
  void end(boolean lay) {
    boolean over = underWay && lay && isOverTable();
    underWay = false;
    aim = SpotsView.NO_SPOT;
    view.invalidateAll();
    if (over && view.choice().tile() != 0) {
      int spot = view.fingerSpotAt(x, y);
      if (spot != SpotsView.NO_SPOT) {
        view.choice().drop(spot);
      }
    }
  }

  private boolean isOverTable() {
    return x >= 0 && y >= 0 && x < view.getWidth() && y < view.getHeight();
  }
}
