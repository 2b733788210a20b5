package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * The piece of a board of squares that is not drawn where it stands: it is on its way in an
 * animation, under the finger, or waits on its target for a confirmation.
 */
final class MovingPiece {
  private static final int NONE = SquareChoice.NONE;
  private static final float LIFTED = 1.35f;

  private final SquareBoardView view;

  MovingPiece(SquareBoardView view) {
    this.view = view;
  }

  /** The square on which it stands, or -1 while every piece is where it stands. */
  int square() {
    if (view.moving() != BoardView.NO_MOVE) {
      return view.moving() == Position.PASS ? NONE : view.from(view.moving());
    }
    boolean held = view.gestures().isDragging() || view.chosen() != NONE;
    return held ? view.selected() : NONE;
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
      float x = view.gestures().x();
      float y = view.gestures().y();
      canvas.save();
      canvas.scale(LIFTED, LIFTED, x, y);
      view.drawPiece(canvas, square, x, y);
      canvas.restore();
    }
  }

  private void drawOnItsWay(Canvas canvas, int square) {
    var grid = view.grid();
    int to = view.to(view.moving());
    boolean dropped = view.gestures().isDropped();
    float startX = dropped ? view.gestures().x() : grid.x(square);
    float startY = dropped ? view.gestures().y() : grid.y(square);
    float x = startX + (grid.x(to) - startX) * view.progress();
    float y = startY + (grid.y(to) - startY) * view.progress();
    view.drawMover(canvas, square, x, y);
  }

  /** Draws another piece; the one that is being taken shrinks while this one arrives. */
  void drawStanding(Canvas canvas, int square) {
    float x = view.grid().x(square);
    float y = view.grid().y(square);
    int move = view.moving();
    if (move == BoardView.NO_MOVE || move == Position.PASS || square != view.to(move)) {
      view.drawPiece(canvas, square, x, y);
      return;
    }
    canvas.save();
    canvas.scale(1 - view.progress(), 1 - view.progress(), x, y);
    view.drawPiece(canvas, square, x, y);
    canvas.restore();
  }
}
