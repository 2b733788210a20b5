package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import java.util.Objects;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;

/**
 * Draws the contents of Ni-Ju's board over its grid: open cells, tiles, selection, hint and ending.
 */
final class NiJuBoardPainter extends NiJuPainter {
  private static final float GHOST = 0.82f;
  private static final float DRAGGED_DP = 48;

  /** How much larger a lifted tile is drawn. */
  private static final float NEARER = 0.3f;

  /** Fraction of the animation after which a tile touches the board; then it settles. */
  private static final float LANDED = 0.7f;

  private static final float BOUNCE = 0.08f;

  private final NiJuBoardView view;
  private final NiJuTilePainter tiles;
  private final NiJuViewport camera;
  private final NiJuGridPainter grid;
  private final NiJuOpenCellPainter openCells;
  private final float dp;

  NiJuBoardPainter(NiJuBoardView view, NiJuTilePainter tiles, NiJuColors colors) {
    super(colors);
    this.view = view;
    this.tiles = tiles;
    camera = view.sight().camera();
    dp = view.getResources().getDisplayMetrics().density;
    grid = new NiJuGridPainter(view, colors);
    openCells = new NiJuOpenCellPainter(view, tiles, colors);
  }

  void fit(float rim) {
    grid.fit(rim);
  }

  /** Reads the position and the selection again. */
  void read() {
    openCells.read();
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
    boolean active = view.isAsking() && view.moving() == BoardView.NO_MOVE;
    if (active && view.style().targets()) {
      openCells.draw(canvas, table);
    } else if (table.laid() == 0 && view.moving() == BoardView.NO_MOVE) {
      openCells.draw(canvas, NiJuGrid.ORIGIN, false);
    }
    int lifted = view.gestures().lifted();
    for (int i = 0; i < table.laid(); i++) {
      if (table.cell(i) != lifted) {
        drawLaid(canvas, table, i);
      }
    }
    drawLastMove(canvas);
    if (view.moving() != BoardView.NO_MOVE) {
      drawMoving(canvas, table);
    } else {
      drawThreats(canvas);
      drawHint(canvas, table);
      drawBetter(canvas, table);
      drawChoice(canvas, table);
    }
    if (view.isEnding()) {
      drawEnding(canvas, table);
    }
    if (lifted >= 0) {
      drawLifted(canvas, table, table.at(lifted));
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

  private void drawLaid(Canvas canvas, NiJuBoard table, int index) {
    int tile = table.tile(index);
    int marks = table.marks(index);
    int owner = table.owner(index);
    drawTile(canvas, table, table.cell(index), owner, tile, marks, 1, 0);
  }

  /** Draws a tile that is dragged in the editor. */
  private void drawLifted(Canvas canvas, NiJuBoard table, int index) {
    tiles.drawInHand(
        canvas,
        view.gestures().x(),
        view.gestures().y(),
        camera.cell() * (1 + NEARER),
        table.owner(index),
        table.tile(index),
        table.marks(index),
        1);
  }

  private void drawTile(
      Canvas canvas,
      NiJuBoard table,
      int cell,
      int seat,
      int tile,
      int marks,
      float strength,
      float lift) {
    int own = table.around(cell, seat);
    int enemy = table.around(cell, 1 - seat);
    float size = camera.cell() * (1 + NEARER * lift);
    float x = x(cell);
    float y = y(cell);
    tiles.drawLaid(canvas, x, y, size, seat, tile, marks, own, enemy, strength, lift);
  }

  private void drawLastMove(Canvas canvas) {
    int move = view.lastMove();
    if (move == BoardView.NO_MOVE || view.moving() != BoardView.NO_MOVE || view.isPicture()) {
      return;
    }
    corners(canvas, NiJuMove.cell(move), colors.last, 5.5f);
  }

  private void corners(Canvas canvas, int cell, @ColorInt int color, float width) {
    beginCell(canvas, x(cell), y(cell), camera.cell());
    stroke(color, width);
    for (int corner = 0; corner < 4; corner++) {
      canvas.drawLine(-49, -49, -28, -49, line);
      canvas.drawLine(-49, -49, -49, -28, line);
      canvas.rotate(90);
    }
    canvas.restore();
  }

  /**
   * Draws the tile being placed: it falls and settles; completed patterns light up when it lands.
   */
  private void drawMoving(Canvas canvas, NiJuBoard table) {
    int move = view.moving();
    int seat = view.position().turn();
    float progress = view.progress();
    float fall = Math.min(1, progress / LANDED);
    float settled = Math.max(0, progress - LANDED) / (1 - LANDED);
    float lift = 1 - fall * fall + BOUNCE * (float) Math.sin(Math.PI * settled);
    drawGhost(canvas, table, NiJuMove.cell(move), seat, move, Math.min(1, 0.4f + 2 * fall), lift);
    var next = ((NiJuPosition) Objects.requireNonNull(view.next())).table();
    for (int i = 0; i < table.laid() && settled > 0; i++) {
      if (next.isComplete(i) && !table.isComplete(i)) {
        tiles.drawCompletion(
            canvas, x(table.cell(i)), y(table.cell(i)), camera.cell(), seat, settled);
      }
    }
  }

  private void drawGhost(
      Canvas canvas, NiJuBoard table, int cell, int seat, int move, float strength, float lift) {
    drawTile(canvas, table, cell, seat, NiJuMove.tile(move), NiJuMove.marks(move), strength, lift);
  }

  /** Draws the complete patterns, lit one after the other as they are counted. */
  private void drawEnding(Canvas canvas, NiJuBoard table) {
    int complete = table.score(0) + table.score(1);
    int rank = 0;
    for (int i = 0; i < table.laid(); i++) {
      if (table.isComplete(i)) {
        float part = Math.max(0, Math.min(1, view.counted() * complete - rank++));
        drawPattern(canvas, table, i, part);
      }
    }
  }

  private void drawPattern(Canvas canvas, NiJuBoard table, int index, float part) {
    int seat = table.owner(index);
    int cell = table.cell(index);
    float size = camera.cell();
    // The other tiles flash while the pattern is counted; its own tile stays lit.
    float flash = (float) Math.sin(Math.PI * part);
    for (int rest = table.marks(index); rest != 0 && flash > 0; rest &= rest - 1) {
      int near = cell + NiJuGrid.step(Integer.numberOfTrailingZeros(rest));
      tiles.drawGlow(canvas, x(near), y(near), size, seat, flash);
    }
    tiles.drawGlow(canvas, x(cell), y(cell), size * (1 + 0.12f * flash), seat, part);
  }

  private void drawThreats(Canvas canvas) {
    var threatened = view.threatened();
    for (int i = 0; i < threatened.size(); i++) {
      if (threatened.get(i) instanceof Touch.Cell at) {
        corners(canvas, NiJuGrid.cell(at.x(), at.y()), colors.danger, 9);
      }
    }
  }

  private void drawHint(Canvas canvas, NiJuBoard table) {
    int move = view.hint();
    if (move == BoardView.NO_MOVE) {
      return;
    }
    int cell = NiJuMove.cell(move);
    int seat = view.position().turn();
    if (cell != view.consideredCell() || view.choice().tile() == 0) {
      drawGhost(canvas, table, cell, seat, move, GHOST, 0.4f);
    }
    tiles.drawFrame(canvas, x(cell), y(cell), camera.cell() * 1.06f, seat, colors.hint, 8);
  }

  /** Draws corners where the tile was laid, and the better tile in a frame. */
  private void drawBetter(Canvas canvas, NiJuBoard table) {
    int move = view.better().move();
    if (move == BoardView.NO_MOVE) {
      return;
    }
    int cell = NiJuMove.cell(move);
    int seat = view.position().turn();
    corners(canvas, NiJuMove.cell(view.better().played()), colors.danger, 9);
    drawGhost(canvas, table, cell, seat, move, GHOST, 0.4f);
    tiles.drawFrame(canvas, x(cell), y(cell), camera.cell() * 1.06f, seat, colors.hint, 8);
  }

  private void drawChoice(Canvas canvas, NiJuBoard table) {
    int cell = view.consideredCell();
    int tile = view.choice().tile();
    int seat = view.position().turn();
    if (cell >= 0 && tile != 0) {
      int move = NiJuMove.of(tile, view.choice().turns(seat, tile), cell);
      drawGhost(canvas, table, cell, seat, move, GHOST, 0.4f);
      drawWanted(canvas, table, cell, NiJuMove.marks(move));
    }
    if (cell >= 0) {
      tiles.drawFrame(canvas, x(cell), y(cell), camera.cell() * 1.06f, seat, colors.select, 7);
    }
    drawDragged(canvas);
  }

  /** Draws the dragged tile while it is over no open cell. */
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
        1);
  }

  /** Draws the empty cells that the tile to be placed marks. */
  private void drawWanted(Canvas canvas, NiJuBoard table, int cell, int marks) {
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
    beginCell(canvas, x(cell), y(cell), camera.cell());
    box.set(-49, -49, 49, 49);
    stroke(colors.focusHalo, 9);
    canvas.drawRoundRect(box, 16, 16, line);
    stroke(colors.focus, 4);
    canvas.drawRoundRect(box, 16, 16, line);
    canvas.restore();
  }
}
