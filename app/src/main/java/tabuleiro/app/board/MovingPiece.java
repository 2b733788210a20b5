package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * The piece of a board of squares that is not drawn where it stands: it is on its way in an
 * animation, under the finger, or waits on its target for a confirmation. It has weight: it is
 * lifted when it is touched, and what it takes goes when it has landed.
 */
final class MovingPiece {
  private static final int NONE = SquareChoice.NONE;

  /** How high a piece is held, in parts of a cell: chosen, on its way, under the finger. */
  private static final float CHOSEN = 0.07f;

  private static final float FLIGHT = 0.16f;
  private static final float HELD = 0.3f;

  /** By how much a piece looks larger for every cell that it is nearer. */
  private static final float NEARER = 1.2f;

  private final SquareBoardView view;

  MovingPiece(SquareBoardView view) {
    this.view = view;
  }

  /** The square on which it stands, or -1 while every piece is where it stands. */
  int square() {
    if (view.moving() != BoardView.NO_MOVE) {
      return view.moving() == Position.PASS ? NONE : view.from(view.moving());
    }
    return view.selected();
  }

  /** Whether it is only lifted a little, so that marks lie over it as over the others. */
  boolean isAtHome() {
    boolean moved = view.moving() != BoardView.NO_MOVE || view.chosen() != NONE;
    return !moved && !view.gestures().isDragging();
  }

  /** Draws it where it is now. */
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

  /** Draws the shadow of a piece above a place, and says at which height to draw the piece. */
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
    float way = view.travelled();
    float x = startX + (grid.x(to) - startX) * way;
    float y = startY + (grid.y(to) - startY) * way;
    float height = dropped ? HELD * (1 - way) : FLIGHT * 4 * way * (1 - way);
    float up = lift(canvas, x, y, height);
    view.drawMover(canvas, square, x, up);
    canvas.restore();
  }

  /** Draws another piece; one that was landed on is pushed aside and gone. */
  void drawStanding(Canvas canvas, int square) {
    float x = view.grid().x(square);
    float y = view.grid().y(square);
    int move = view.moving();
    if (move == BoardView.NO_MOVE || move == Position.PASS || square != view.to(move)) {
      view.drawPiece(canvas, square, x, y);
      return;
    }
    float gone = view.afterLanding();
    int from = view.from(move);
    float push = 0.6f * gone * view.grid().cell;
    float aside = x + push * Math.signum(x - view.grid().x(from));
    float along = y + push * Math.signum(y - view.grid().y(from));
    canvas.save();
    canvas.scale(1 - gone, 1 - gone, aside, along);
    view.drawPiece(canvas, square, aside, along);
    canvas.restore();
  }
}
