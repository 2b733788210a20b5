package tabuleiro.app.games.shacru;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import tabuleiro.app.games.pacru.PacruBoardView;
import tabuleiro.app.games.pacru.PacruGroundPainter;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.PacruGrid;

/**
 * View of a Shacru board, which draws the fields of each seat as a connected trail that grows while
 * a chevron moves.
 */
@SuppressLint("ViewConstructor") // Made in code only, by its game UI.
final class ShacruBoardView extends PacruBoardView {
  private final TrailGroundPainter trails;

  ShacruBoardView(Context context, ShacruUi look) {
    super(context, look);
    trails = new TrailGroundPainter(colors, pieces);
  }

  @Override
  protected PacruGroundPainter ground() {
    return trails;
  }

  @Override
  protected void drawSquareContents(Canvas canvas) {
    if (colors.material) {
      trails.rest();
      if (moving() != NO_MOVE && moving() != Position.PASS) {
        growTrail();
      }
      trails.draw(canvas);
      if (isEnding()) {
        drawCount(canvas);
      }
    } else {
      super.drawSquareContents(canvas);
    }
  }

  /**
   * Lets the trail grow behind the chevron, from the field it leaves if that belongs to the trail.
   */
  private void growTrail() {
    int from = from(moving());
    int to = to(moving());
    int seat = laterOwner(to);
    if (seat < 0 || pacru().markerOwner(to) == seat) {
      return;
    }
    boolean joined = pacru().markerOwner(from) == seat && PacruGrid.distance(from, to) == 1;
    float startX = grid().x(joined ? from : to);
    float startY = grid().y(joined ? from : to);
    float x = joined ? startX + (grid().x(to) - startX) * travelFraction() : startX;
    float y = joined ? startY + (grid().y(to) - startY) * travelFraction() : startY;
    trails.grow(seat, startX, startY, x, y, joined ? 1 : travelFraction());
  }
}
