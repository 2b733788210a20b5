package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.TilePatterns;

/**
 * Draws the cells of Ni-Ju on which a tile can be placed, with symbols for what a tile would do
 * there.
 */
final class NiJuOpenCellPainter extends NiJuPainter {
  private final NiJuBoardView view;
  private final NiJuTilePainter tiles;
  private final NiJuViewport camera;
  private final Paint dashes = new Paint(Paint.ANTI_ALIAS_FLAG);

  /** How many patterns of the mover and of the opponent a tile on each open cell completes. */
  private final int[] gains = new int[2 * 2 * TilePatterns.COUNT + 2];

  private final int[] threats = new int[gains.length];

  NiJuOpenCellPainter(NiJuBoardView view, NiJuTilePainter tiles, NiJuColors colors) {
    super(colors);
    this.view = view;
    this.tiles = tiles;
    camera = view.sight().camera();
    box.set(-40, -40, 40, 40);
    dashes.setStyle(Paint.Style.STROKE);
    dashes.setStrokeWidth(3);
    dashes.setPathEffect(new DashPathEffect(new float[] {9, 7}, 0));
    dashes.setColor(niju.cellLine);
  }

  /** Computes the effects on the open cells in advance, for fast drawing. */
  void read() {
    var table = view.table();
    int enemy = 1 - view.position().turn();
    for (int i = 0; i < table.frontierSize(); i++) {
      gains[i] = view.choice().gain(table.frontier(i));
      threats[i] = table.completions(table.frontier(i), enemy);
    }
  }

  /** Draws all open cells with their symbols. */
  void draw(Canvas canvas, NiJuBoard table) {
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
    beginCell(canvas, cell);
    fillBox(canvas, 14, niju.cell);
    if (lit) {
      fill.setColor(colors.target);
      fill.setAlpha(46);
      canvas.drawRoundRect(box, 14, 14, fill);
      stroke(colors.target, 4);
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
    beginCell(canvas, cell);
    if (gain) {
      tiles.drawCheck(canvas, threat ? -17 : 0, 0, 16);
    }
    if (threat) {
      float x = gain ? 19 : 0;
      drawCircle(canvas, x, 0, 14, colors.danger, 5);
      canvas.drawLine(x, -6.5f, x, 0.5f, line);
      canvas.drawPoint(x, 7, line);
    }
    canvas.restore();
  }

  private void beginCell(Canvas canvas, int cell) {
    float x = camera.x(NiJuGrid.x(cell));
    float y = camera.y(NiJuGrid.y(cell));
    beginCell(canvas, x, y, camera.cell());
  }
}
