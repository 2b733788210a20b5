package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * Draws the piece that is not on its square: animated, under the finger, or on its target while the
 * move waits for confirmation. The piece is lifted when touched, and a captured piece falls when it
 * lands.
 */
final class MovingPiecePainter {
  private static final int NONE = SquareSelection.NONE;

  /** Heights in cells of a piece that is selected, animated, or under the finger. */
  private static final float CHOSEN = 0.07f;

  private static final float FLIGHT = 0.16f;
  private static final float HELD = 0.3f;

  /** How much larger a piece is drawn per cell of height. */
  private static final float NEARER = 1.2f;

  /** Fraction of its way after which a piece touches the one that it captures. */
  private static final float CONTACT = 0.55f;

  /** How far a captured piece is pushed before the other has landed and after that, in cells. */
  private static final float AHEAD = 0.8f;

  private static final float SLIDE = 0.2f;

  /** How far a captured piece falls over, in degrees. */
  private static final float TILT = 70;

  private final SquareBoardView view;

  MovingPiecePainter(SquareBoardView view) {
    this.view = view;
  }

  /** Returns the square of the piece, or -1 if all pieces are on their squares. */
  int square() {
    if (view.moving() != BoardView.NO_MOVE) {
      return view.moving() == Position.PASS ? NONE : view.from(view.moving());
    }
    return view.selected();
  }

  /** Returns whether it is only lifted a little, so that marks are drawn over it as over others. */
  boolean isAtHome() {
    boolean moved = view.moving() != BoardView.NO_MOVE || view.chosen() != NONE;
    return !moved && !view.gestures().isDragging();
  }

  /** Draws the piece where it is now. */
  void draw(Canvas canvas) {
    int square = square();
    if (square == NONE) {
      return;
    }
    var grid = view.grid();
    if (view.moving() != BoardView.NO_MOVE) {
      drawOnItsWay(canvas, square);
    } else if (view.chosen() != NONE) {
      view.drawPiece(canvas, square, grid.x(view.chosen()), grid.y(view.chosen()));
    } else {
      boolean held = view.gestures().isDragging();
      float x = held ? view.gestures().x() : grid.x(square);
      float y = held ? view.gestures().y() : grid.y(square);
      float up = lift(canvas, x, y, held ? HELD : CHOSEN);
      view.drawPiece(canvas, square, x, up);
      canvas.restore();
    }
  }

  /** Draws the shadow of a piece and returns the height at which to draw the piece. */
  private float lift(Canvas canvas, float x, float y, float height) {
    float up = y - height * view.grid().cell;
    view.marks.shadow(canvas, x, y, height);
    canvas.save();
    float larger = 1 + NEARER * height;
    canvas.scale(larger, larger, x, up);
    return up;
  }

  private void drawOnItsWay(Canvas canvas, int square) {
    var grid = view.grid();
    int to = view.to(view.moving());
    boolean dropped = view.gestures().isDropped();
    float startX = dropped ? view.gestures().x() : grid.x(square);
    float startY = dropped ? view.gestures().y() : grid.y(square);
    float way = view.travelFraction();
    float x = startX + (grid.x(to) - startX) * way;
    float y = startY + (grid.y(to) - startY) * way;
    float height = dropped ? HELD * (1 - way) : FLIGHT * 4 * way * (1 - way);
    float up = lift(canvas, x, y, height);
    view.drawMover(canvas, square, x, up);
    canvas.restore();
  }

  /** Draws another piece; a captured one is knocked over, ahead of the piece that comes. */
  void drawStanding(Canvas canvas, int square) {
    float x = view.grid().x(square);
    float y = view.grid().y(square);
    int move = view.moving();
    if (move == BoardView.NO_MOVE || move == Position.PASS || square != view.to(move)) {
      view.drawPiece(canvas, square, x, y);
      return;
    }
    float hit = Math.max(0, (view.travelFraction() - CONTACT) / (1 - CONTACT));
    float gone = view.afterLandingFraction();
    int from = view.from(move);
    float push = (AHEAD * hit + SLIDE * gone) * view.grid().cell;
    float aside = x + push * Math.signum(x - view.grid().x(from));
    float along = y + push * Math.signum(y - view.grid().y(from));
    canvas.save();
    canvas.rotate(TILT * hit * (x < view.grid().x(from) ? -1 : 1), aside, along);
    canvas.scale(1 - gone, 1 - gone, aside, along);
    view.drawPiece(canvas, square, aside, along);
    canvas.restore();
  }
}
