package tabuleiro.app.games.niju;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.RectF;
import androidx.annotation.ColorInt;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.niju.NiJuTable;
import tabuleiro.rules.niju.Tiles;

/** Draws what is on the table of Ni-Ju: open cells, help discs, tiles, the choice and advice. */
final class NiJuTablePainter {
  private static final float GHOST = 0.82f;
  private static final float DRAGGED_DP = 48;

  private final NiJuBoardView view;
  private final NiJuTilePainter tiles;
  private final NiJuCamera camera;
  private final BoardColors colors;
  private final NiJuGridPainter grid;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint dashes = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF box = new RectF();
  private final float dp;
  @ColorInt private final int cellColor;
  @ColorInt private final int cellLine;
  @ColorInt private final int last;

  /** How many patterns a tile on each open cell completes: the mover's, the other's. */
  private final int[] gains = new int[2 * 2 * Tiles.COUNT + 2];

  private final int[] threats = new int[gains.length];

  NiJuTablePainter(NiJuBoardView view, NiJuTilePainter tiles) {
    this.view = view;
    this.tiles = tiles;
    camera = view.sight().camera();
    Context context = view.getContext();
    colors = new BoardColors(context);
    dp = view.getResources().getDisplayMetrics().density;
    grid = new NiJuGridPainter(view, colors.ink);
    cellColor = ContextCompat.getColor(context, R.color.niju_cell);
    cellLine = ContextCompat.getColor(context, R.color.niju_cell_line);
    last = ContextCompat.getColor(context, R.color.niju_last);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    dashes.setStyle(Paint.Style.STROKE);
    dashes.setStrokeWidth(3);
    dashes.setPathEffect(new DashPathEffect(new float[] {9, 7}, 0));
  }

  void resize(float rim) {
    grid.resize(rim);
  }

  /** Learns what the open cells are worth, so that drawing need not ask. */
  void read() {
    var table = view.table();
    int seat = view.position().turn();
    int tile = view.choice().tile();
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      int turns = view.choice().turns(seat, tile);
      gains[i] =
          tile == 0
              ? table.waitingFor(cell, seat)
              : table.gain(NiJuMove.of(tile, turns, cell), seat);
      threats[i] = table.waitingFor(cell, 1 - seat);
    }
  }

  void draw(Canvas canvas) {
    grid.drawGround(canvas);
    var table = view.table();
    if (table == null) {
      return;
    }
    if (!view.isPicture()) {
      grid.drawLines(canvas);
    }
    boolean active = view.picking().picker() != null && view.moving() == BoardView.NO_MOVE;
    if (active && view.style().targets()) {
      drawOpenCells(canvas, table);
    } else if (table.laid() == 0 && view.moving() == BoardView.NO_MOVE) {
      drawOpenCell(canvas, NiJuGrid.ORIGIN, false);
    }
    for (int i = 0; i < table.laid(); i++) {
      drawLaid(canvas, table, i);
    }
    drawLastMove(canvas);
    if (view.moving() != BoardView.NO_MOVE) {
      drawMoving(canvas, table);
    } else {
      drawHint(canvas, table);
      drawChoice(canvas, table);
    }
    drawFocus(canvas);
    if (view.style().coordinates()) {
      grid.drawCoordinates(canvas);
    }
    if (!view.isPicture()) {
      grid.drawMore(canvas);
    }
  }

  private float x(int cell) {
    return camera.x(NiJuGrid.x(cell));
  }

  private float y(int cell) {
    return camera.y(NiJuGrid.y(cell));
  }

  private void drawOpenCells(Canvas canvas, NiJuTable table) {
    boolean chosen = view.choice().tile() != 0;
    int covered = chosen ? view.consideredCell() : -1;
    int advised = view.hint() == BoardView.NO_MOVE ? -1 : NiJuMove.cell(view.hint());
    for (int i = 0; i < table.frontierSize(); i++) {
      int cell = table.frontier(i);
      if (cell == covered || cell == advised) {
        continue;
      }
      drawOpenCell(canvas, cell, chosen);
      if (gains[i] > 0 || threats[i] > 0) {
        drawHelp(canvas, cell, gains[i] > 0, threats[i] > 0);
      }
    }
  }

  /** A cell that a tile can be laid on; lit when one is chosen. */
  private void drawOpenCell(Canvas canvas, int cell, boolean lit) {
    NiJuTilePainter.begin(canvas, x(cell), y(cell), camera.cell());
    box.set(-40, -40, 40, 40);
    fill.setColor(cellColor);
    canvas.drawRoundRect(box, 14, 14, fill);
    if (lit) {
      fill.setColor(colors.target);
      fill.setAlpha(46);
      canvas.drawRoundRect(box, 14, 14, fill);
      stroke(colors.target, 4);
      canvas.drawRoundRect(box, 14, 14, line);
    } else {
      dashes.setColor(cellLine);
      canvas.drawRoundRect(box, 14, 14, dashes);
    }
    canvas.restore();
  }

  /**
   * The help discs: a golden tick where a pattern gets complete, a warning where an enemy's would.
   */
  private void drawHelp(Canvas canvas, int cell, boolean gain, boolean threat) {
    NiJuTilePainter.begin(canvas, x(cell), y(cell), camera.cell());
    if (gain) {
      tiles.drawCheck(canvas, threat ? -17 : 0, 0, 16);
    }
    if (threat) {
      float x = gain ? 19 : 0;
      stroke(colors.danger, 5);
      canvas.drawCircle(x, 0, 14, line);
      canvas.drawLine(x, -6.5f, x, 0.5f, line);
      canvas.drawPoint(x, 7, line);
    }
    canvas.restore();
  }

  private void drawLaid(Canvas canvas, NiJuTable table, int index) {
    int tile = table.tile(index);
    int marks = table.marks(index);
    int owner = table.owner(index);
    drawTile(canvas, table, table.cell(index), owner, tile, marks, camera.cell(), 1);
  }

  private void drawTile(
      Canvas canvas,
      NiJuTable table,
      int cell,
      int seat,
      int tile,
      int marks,
      float size,
      float strength) {
    int own = table.around(cell, seat);
    int enemy = table.around(cell, 1 - seat);
    boolean turned = view.style().turned();
    tiles.drawLaid(canvas, x(cell), y(cell), size, seat, tile, marks, own, enemy, turned, strength);
  }

  private void drawLastMove(Canvas canvas) {
    int move = view.lastMove();
    if (move == BoardView.NO_MOVE || view.moving() != BoardView.NO_MOVE || view.isPicture()) {
      return;
    }
    corners(canvas, NiJuMove.cell(move), last, 5.5f);
  }

  private void corners(Canvas canvas, int cell, @ColorInt int color, float width) {
    NiJuTilePainter.begin(canvas, x(cell), y(cell), camera.cell());
    stroke(color, width);
    for (int corner = 0; corner < 4; corner++) {
      canvas.drawLine(-49, -49, -28, -49, line);
      canvas.drawLine(-49, -49, -49, -28, line);
      canvas.rotate(90);
    }
    canvas.restore();
  }

  /** The tile being laid comes down; what it completes lights up. */
  private void drawMoving(Canvas canvas, NiJuTable table) {
    int move = view.moving();
    int cell = NiJuMove.cell(move);
    float progress = view.progress();
    int seat = view.position().turn();
    var next = ((NiJuPosition) view.next()).table();
    for (int i = 0; i < table.laid(); i++) {
      if (next.isComplete(i) && !table.isComplete(i)) {
        tiles.drawCompletion(
            canvas, x(table.cell(i)), y(table.cell(i)), camera.cell(), seat, progress);
      }
    }
    float size = camera.cell() * (1 + 0.4f * (1 - progress));
    drawGhost(canvas, table, cell, seat, move, size, Math.min(1, 0.3f + progress));
  }

  private void drawGhost(
      Canvas canvas, NiJuTable table, int cell, int seat, int move, float size, float strength) {
    drawTile(canvas, table, cell, seat, NiJuMove.tile(move), NiJuMove.marks(move), size, strength);
  }

  private void drawHint(Canvas canvas, NiJuTable table) {
    int move = view.hint();
    if (move == BoardView.NO_MOVE) {
      return;
    }
    int cell = NiJuMove.cell(move);
    int seat = view.position().turn();
    if (cell != view.consideredCell() || view.choice().tile() == 0) {
      drawGhost(canvas, table, cell, seat, move, camera.cell(), GHOST);
    }
    tiles.drawFrame(canvas, x(cell), y(cell), camera.cell() * 1.06f, seat, colors.hint, 8);
  }

  private void drawChoice(Canvas canvas, NiJuTable table) {
    int cell = view.consideredCell();
    int tile = view.choice().tile();
    int seat = view.position().turn();
    if (cell >= 0 && tile != 0) {
      int move = NiJuMove.of(tile, view.choice().turns(seat, tile), cell);
      drawGhost(canvas, table, cell, seat, move, camera.cell(), GHOST);
      drawWanted(canvas, table, cell, NiJuMove.marks(move));
    }
    if (cell >= 0) {
      tiles.drawFrame(canvas, x(cell), y(cell), camera.cell() * 1.06f, seat, colors.select, 7);
    }
    drawDragged(canvas);
  }

  /** Draws the tile under the finger while it is over no open cell. */
  void drawDragged(Canvas canvas) {
    int tile = view.choice().tile();
    if (!view.drag().isUnderWay() || view.drag().aim() >= 0 || tile == 0) {
      return;
    }
    tiles.drawInHand(
        canvas,
        view.drag().x(),
        view.drag().y(),
        Math.max(camera.cell(), DRAGGED_DP * dp),
        view.position().turn(),
        tile,
        view.choice().marks(),
        view.style().turned());
  }

  /** The empty cells that a tile about to be laid marks. */
  private void drawWanted(Canvas canvas, NiJuTable table, int cell, int marks) {
    for (int i = 0; i < 8; i++) {
      int near = cell + NiJuGrid.step(Heading.of(i).ordinal());
      if ((marks >> i & 1) != 0 && table.at(near) < 0) {
        corners(canvas, near, colors.select, 4);
      }
    }
  }

  private void drawFocus(Canvas canvas) {
    int cell = view.focusedSpot();
    if (cell < 0) {
      return;
    }
    NiJuTilePainter.begin(canvas, x(cell), y(cell), camera.cell());
    box.set(-49, -49, 49, 49);
    stroke(colors.focusHalo, 9);
    canvas.drawRoundRect(box, 16, 16, line);
    stroke(colors.focus, 4);
    canvas.drawRoundRect(box, 16, 16, line);
    canvas.restore();
  }

  private void stroke(@ColorInt int color, float width) {
    line.setColor(color);
    line.setStrokeWidth(width);
  }
}
