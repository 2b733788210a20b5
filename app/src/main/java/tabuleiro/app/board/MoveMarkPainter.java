package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * Draws marks for moves over a board of squares: the last moves, numbered and fading with age, and
 * arrows for a hint or a better move. Allocates nothing while drawing.
 */
final class MoveMarkPainter {
  /** Distance, in cells, by which each of two parallel arrows is moved aside. */
  private static final float ASIDE = 0.16f;

  /** How many cells before a square an arrow ends if another one ends there too. */
  private static final float SHORT = 0.45f;

  private final SquareBoardView view;

  MoveMarkPainter(SquareBoardView view) {
    this.view = view;
  }

  /** Draws the squares that were left and entered. */
  void drawSquares(Canvas canvas) {
    if (view.isEnding()) {
      return;
    }
    var earlier = view.earlier();
    for (int i = 0; i < earlier.length; i++) {
      if (earlier[i] != Position.PASS) {
        drawEarlier(canvas, view.from(earlier[i]), strengthOf(i));
        drawEarlier(canvas, view.to(earlier[i]), strengthOf(i));
      }
    }
    int last = view.lastMove();
    if (view.moving() == BoardView.NO_MOVE && isSeen(last)) {
      var grid = view.grid();
      view.marks.left(canvas, grid.x(view.from(last)), grid.y(view.from(last)));
      view.marks.entered(canvas, grid.x(view.to(last)), grid.y(view.to(last)));
    }
  }

  private void drawEarlier(Canvas canvas, int square, float strength) {
    view.marks.earlier(canvas, view.grid().x(square), view.grid().y(square), strength);
  }

  private float strengthOf(int earlier) {
    return (earlier + 1f) / (view.earlier().length + 1);
  }

  /** Draws the order of the moves if there are several. */
  void drawNumbers(Canvas canvas) {
    if (view.isEnding()) {
      return;
    }
    var earlier = view.earlier();
    for (int i = 0; i < earlier.length; i++) {
      drawNumber(canvas, earlier[i], i + 1);
    }
    if (earlier.length > 0 && view.moving() == BoardView.NO_MOVE) {
      drawNumber(canvas, view.lastMove(), earlier.length + 1);
    }
  }

  private void drawNumber(Canvas canvas, int move, int number) {
    if (isSeen(move)) {
      int to = view.to(move);
      view.marks.number(canvas, view.grid().x(to), view.grid().y(to), number);
    }
  }

  /** Draws a hint, or the move that was played and the better one, as arrows over the board. */
  void drawArrows(Canvas canvas) {
    if (view.moving() != BoardView.NO_MOVE) {
      return;
    }
    if (isSeen(view.hint())) {
      drawAdvised(canvas, view.hint(), 0, 0, 0);
    }
    if (view.better().move() != BoardView.NO_MOVE) {
      drawCompared(canvas, view.better().played(), view.better().move());
    }
  }

  private static boolean isSeen(int move) {
    return move != BoardView.NO_MOVE && move != Position.PASS;
  }

  private void drawCompared(Canvas canvas, int played, int better) {
    if (!isSeen(played)) {
      drawAdvised(canvas, better, 0, 0, 0);
      return;
    }
    var grid = view.grid();
    float x = grid.x(view.from(played));
    float y = grid.y(view.from(played));
    float toX = grid.x(view.to(played));
    float toY = grid.y(view.to(played));
    float length = (float) Math.hypot(toX - x, toY - y);
    boolean apart = isSeen(better) && isAlong(played, better);
    float aside = apart ? ASIDE * grid.cell / length : 0;
    float asideX = aside * (y - toY);
    float asideY = aside * (toX - x);
    view.marks.inferiorMove(canvas, x - asideX, y - asideY, toX - asideX, toY - asideY);
    if (isSeen(better)) {
      float missing = view.to(better) == view.to(played) ? SHORT : 0;
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
