package tabuleiro.app.games.shi;

import android.graphics.Canvas;
import android.graphics.Path;
import java.util.Random;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;

/** Draws the background of a Shi board: fibrous paper, tinted squares and brushed lines. */
final class PaperGroundPainter extends BaseCellPainter {
  private static final int FIBRES = 220;

  private final Path fibres = new Path();
  private final Path strokes = new Path();
  private SquareGrid drawn;

  PaperGroundPainter(BoardColors colors) {
    super(colors);
  }

  /** Fits the sheet to a board. */
  void fit(SquareGrid grid) {
    drawn = grid;
    resize(grid.cell);
    var dice = new Random(9);
    fibres.rewind();
    for (int i = 0; i < FIBRES; i++) {
      fibres.moveTo(
          grid.left + dice.nextFloat() * grid.span, grid.top + dice.nextFloat() * grid.span);
      float length = 0.18f * cell;
      fibres.rQuadTo(
          spread(dice, length), spread(dice, length), spread(dice, length), spread(dice, length));
    }
    strokes.rewind();
    int side = grid.squares().side();
    for (int i = 0; i <= side; i++) {
      float at = i * grid.span / side;
      brush(dice, grid.left, grid.top + at, grid.left + grid.span, grid.top + at);
      brush(dice, grid.left + at, grid.top, grid.left + at, grid.top + grid.span);
    }
  }

  private static float spread(Random dice, float reach) {
    return (2 * dice.nextFloat() - 1) * reach;
  }

  /** Adds a brush stroke that swells and thins out. */
  private void brush(Random dice, float x, float y, float toX, float toY) {
    float thick = (0.014f + 0.014f * dice.nextFloat()) * cell;
    float acrossX = y == toY ? 0 : thick;
    float acrossY = y == toY ? thick : 0;
    float where = 0.2f + 0.6f * dice.nextFloat();
    float swellX = x + (toX - x) * where;
    float swellY = y + (toY - y) * where;
    strokes.moveTo(x + 0.4f * acrossX, y + 0.4f * acrossY);
    strokes.quadTo(swellX + 2 * acrossX, swellY + 2 * acrossY, toX, toY);
    strokes.quadTo(swellX - acrossX, swellY - acrossY, x - 0.4f * acrossX, y - 0.4f * acrossY);
    strokes.close();
  }

  /** Draws the whole sheet. */
  void draw(Canvas canvas) {
    fill.setColor(colors.tile);
    float right = drawn.left + drawn.span;
    float bottom = drawn.top + drawn.span;
    canvas.drawRect(drawn.left, drawn.top, right, bottom, fill);
    int side = drawn.squares().side();
    fill.setColor(colors.otherTile);
    for (int square = 0; square < drawn.squares().count(); square++) {
      if ((square / side + square % side) % 2 == 0) {
        around(drawn.x(square), drawn.y(square), 0.5f);
        canvas.drawRect(box, fill);
      }
    }
    stroke(colors.tileEdge, 0.012f);
    line.setAlpha(110);
    canvas.drawPath(fibres, line);
    fillPath(canvas, strokes, colors.tileEdge);
  }
}
