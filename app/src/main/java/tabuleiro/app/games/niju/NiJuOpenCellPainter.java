package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.RectF;
import androidx.annotation.ColorInt;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuTable;
import tabuleiro.rules.niju.Tiles;

/** Draws the cells on which a tile can be placed, with symbols for the effect. */
final class NiJuOpenCellPainter {
  private final NiJuBoardView view;
  private final NiJuTilePainter tiles;
  private final NiJuViewport camera;
  private final NiJuColors colors;
  private final BoardColors common;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dashes = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF box = new RectF(-40, -40, 40, 40);

  /** How many patterns of the mover and of the opponent a tile on each open cell completes. */
  private final int[] gains = new int[2 * 2 * Tiles.COUNT + 2];

  private final int[] threats = new int[gains.length];

  NiJuOpenCellPainter(NiJuBoardView view, NiJuTilePainter tiles, NiJuColors colors) {
    this.view = view;
    this.tiles = tiles;
    this.colors = colors;
    common = colors.common;
    camera = view.sight().camera();
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    dashes.setStyle(Paint.Style.STROKE);
    dashes.setStrokeWidth(3);
    dashes.setPathEffect(new DashPathEffect(new float[] {9, 7}, 0));
    dashes.setColor(colors.cellLine);
  }

  /** Computes the effects on the open cells in advance, for fast drawing. */
  void read() {
    var table = view.table();
    int seat = view.position().turn();
    int tile = view.choice().tile();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      int turns = view.choice().turns(seat, tile);
      gains[i] =
          tile == 0
              ? table.completions(cell, seat)
              : table.gain(NiJuMove.of(tile, turns, cell), seat);
      threats[i] = table.completions(cell, 1 - seat);
    }
  }

  /** Draws all open cells with their symbols. */
  void draw(Canvas canvas, NiJuTable table) {
    boolean chosen = view.choice().tile() != 0;
    int covered = chosen ? view.consideredCell() : -1;
    int advised = view.hint() == BoardView.NO_MOVE ? -1 : NiJuMove.cell(view.hint());
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (cell == covered || cell == advised) {
        continue;
      }
      draw(canvas, cell, chosen);
      if (gains[i] > 0 || threats[i] > 0) {
        drawHelp(canvas, cell, gains[i] > 0, threats[i] > 0);
      }
    }
  }

  /** Draws an open cell, highlighted if a tile is selected. */
  void draw(Canvas canvas, int cell, boolean lit) {
    begin(canvas, cell);
    fill.setColor(colors.cell);
    canvas.drawRoundRect(box, 14, 14, fill);
    if (lit) {
      fill.setColor(common.target);
      fill.setAlpha(46);
      canvas.drawRoundRect(box, 14, 14, fill);
      stroke(common.target, 4);
      canvas.drawRoundRect(box, 14, 14, line);
    } else {
      canvas.drawRoundRect(box, 14, 14, dashes);
    }
    canvas.restore();
  }

  /**
   * Draws the symbols: a golden tick for an own pattern that gets complete, a warning for the
   * opponent's.
   */
  private void drawHelp(Canvas canvas, int cell, boolean gain, boolean threat) {
    begin(canvas, cell);
    if (gain) {
      tiles.drawCheck(canvas, threat ? -17 : 0, 0, 16);
    }
    if (threat) {
      float x = gain ? 19 : 0;
      stroke(common.danger, 5);
      canvas.drawCircle(x, 0, 14, line);
      canvas.drawLine(x, -6.5f, x, 0.5f, line);
      canvas.drawPoint(x, 7, line);
    }
    canvas.restore();
  }

  private void begin(Canvas canvas, int cell) {
    float x = camera.x(NiJuGrid.x(cell));
    float y = camera.y(NiJuGrid.y(cell));
    NiJuTilePainter.begin(canvas, x, y, camera.cell());
  }

  private void stroke(@ColorInt int color, float width) {
    line.setColor(color);
    line.setStrokeWidth(width);
  }
}
