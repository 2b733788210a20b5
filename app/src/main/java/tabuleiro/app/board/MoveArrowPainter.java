package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * Draws moves as arrows over a board of squares: a hint, or the last move and the better one.
 * Allocates nothing while drawing.
 */
final class MoveArrowPainter {
  /** Distance, in cells, by which each of two parallel arrows is moved aside. */
  private static final float ASIDE = 0.16f;

  /** How many cells before a square an arrow ends if another one ends there too. */
  private static final float SHORT = 0.45f;

  private final SquareBoardView view;

  MoveArrowPainter(SquareBoardView view) {
    this.view = view;
  }

  void draw(Canvas canvas) {
    if (view.moving() != BoardView.NO_MOVE) {
      return;
    }
    if (isSeen(view.hint())) {
      drawAdvised(canvas, view.hint(), 0, 0, 0);
    }
    if (view.better().move() != BoardView.NO_MOVE) {
      drawCompared(canvas, view.lastMove(), view.better().move());
    }
  }

  private static boolean isSeen(int move) {
    return move != BoardView.NO_MOVE && move != Position.PASS;
  }

  private void drawCompared(Canvas canvas, int last, int better) {
    if (!isSeen(last)) {
      drawAdvised(canvas, better, 0, 0, 0);
      return;
    }
    var grid = view.grid();
    float x = grid.x(view.from(last));
    float y = grid.y(view.from(last));
    float toX = grid.x(view.to(last));
    float toY = grid.y(view.to(last));
    float length = (float) Math.hypot(toX - x, toY - y);
    boolean apart = isSeen(better) && isAlong(last, better);
    float aside = apart ? ASIDE * grid.cell / length : 0;
    float asideX = aside * (y - toY);
    float asideY = aside * (toX - x);
    view.marks.inferiorMove(canvas, x - asideX, y - asideY, toX - asideX, toY - asideY);
    if (isSeen(better)) {
      float missing = view.to(better) == view.to(last) ? SHORT : 0;
      drawAdvised(canvas, better, asideX, asideY, missing);
    }
  }

  /** Returns whether one of two arrows would cover the other, wholly or partly. */
  private boolean isAlong(int move, int other) {
    return isOnLine(move, view.from(other)) && isOnLine(move, view.to(other));
  }

  private boolean isOnLine(int move, int square) {
    var grid = view.grid();
    float x = grid.x(view.from(move));
    float y = grid.y(view.from(move));
    float lineX = grid.x(view.to(move)) - x;
    float lineY = grid.y(view.to(move)) - y;
    double area = lineX * (grid.y(square) - y) - lineY * (grid.x(square) - x);
    return Math.abs(area) < ASIDE * grid.cell * Math.hypot(lineX, lineY);
  }

  private void drawAdvised(Canvas canvas, int move, float asideX, float asideY, float missing) {
    if (!isSeen(move)) {
      return;
    }
    var grid = view.grid();
    float x = grid.x(view.from(move)) + asideX;
    float y = grid.y(view.from(move)) + asideY;
    float wayX = grid.x(view.to(move)) + asideX - x;
    float wayY = grid.y(view.to(move)) + asideY - y;
    float part = 1 - missing * grid.cell / (float) Math.hypot(wayX, wayY);
    float toX = x + part * wayX;
    float toY = y + part * wayY;
    view.marks.arrow(canvas, x, y, toX, toY);
    view.drawArrowDetail(canvas, move, toX, toY);
  }
}
