package tabuleiro.app.games.niju;

import tabuleiro.app.board.SpotsView;

/** The chosen tile while a finger drags it out of the hand and over the table. */
final class NiJuDrag {
  private final NiJuBoardView view;
  private boolean underWay;
  private int aim = SpotsView.NO_SPOT;
  private float x;
  private float y;

  NiJuDrag(NiJuBoardView view) {
    this.view = view;
  }

  boolean isUnderWay() {
    return underWay;
  }

  /** The open cell that the tile is over, or {@link SpotsView#NO_SPOT}. */
  int aim() {
    return aim;
  }

  /** The middle of the tile, in the table's own pixels. */
  float x() {
    return x;
  }

  /** The middle of the tile, in the table's own pixels. */
  float y() {
    return y;
  }

  /** The tile is dragged on, its middle now at this place. */
  void move(float newX, float newY) {
    underWay = true;
    x = newX;
    y = newY;
    int spot = isOverTable() ? view.fingerSpotAt(x, y) : SpotsView.NO_SPOT;
    aim = view.isOpen(spot) ? spot : SpotsView.NO_SPOT;
    view.invalidateAll();
  }

  /** The tile is let go, to be laid or not. */
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
