package tabuleiro.app.board;

import android.graphics.Canvas;
import tabuleiro.rules.game.Position;

/**
 * Draws marks for the moves that led to the position: the last one and, numbered and fading with
 * age, those before it that a person may have missed. Hidden during an ending.
 */
final class PastMovePainter {
  private final SquareBoardView view;

  PastMovePainter(SquareBoardView view) {
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
    if (view.moving() == BoardView.NO_MOVE && last != BoardView.NO_MOVE && last != Position.PASS) {
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
    if (move != BoardView.NO_MOVE && move != Position.PASS) {
      int to = view.to(move);
      view.marks.number(canvas, view.grid().x(to), view.grid().y(to), number);
    }
  }
}
