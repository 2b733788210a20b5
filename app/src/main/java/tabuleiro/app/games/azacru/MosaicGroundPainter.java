package tabuleiro.app.games.azacru;

import android.graphics.Canvas;
import android.graphics.Paint;
import androidx.core.graphics.ColorUtils;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.app.games.pacru.PacruGroundPainter;
import tabuleiro.app.games.pacru.PacruPiecePainter;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruPosition;

/**
 * Draws the background of an Azacru board: nine plates with glazed tiles. A plate is tinted in the
 * colour of the seat that has most of it; a bar at its foot shows every seat's share.
 */
final class MosaicGroundPainter extends PacruGroundPainter {
  private static final int SECTORS = 9;
  private static final int FIELDS_IN_SECTOR = 9;

  /** Reflection on light and on dark tiles. */
  private static final int GLOSS = 0x38FFFFFF;

  private static final int FAINT_GLOSS = 0x0CFFFFFF;

  /** Strength of a plate's tint per field of the leading seat. */
  private static final float TINT = 0.07f;

  private final PacruPiecePainter pieces;
  private final int gloss;
  private final int[][] counts = new int[SECTORS][PacruPiecePainter.SEATS];
  private final int[] plates = new int[SECTORS];
  private SquareGrid grid;

  MosaicGroundPainter(BoardColors colors, PacruPiecePainter pieces) {
    super(colors);
    this.pieces = pieces;
    gloss = ColorUtils.calculateLuminance(colors.tile) < 0.5 ? FAINT_GLOSS : GLOSS;
  }

  /** Counts every seat's fields per sector. */
  @Override
  protected void read(PacruPosition position, SquareGrid newGrid) {
    grid = newGrid;
    for (int sector = 0; sector < SECTORS; sector++) {
      for (int seat = 0; seat < PacruPiecePainter.SEATS; seat++) {
        counts[sector][seat] = 0;
      }
    }
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int owner = position.markerOwner(field);
      if (owner >= 0) {
        counts[PacruGrid.sector(field)][owner]++;
      }
    }
    for (int sector = 0; sector < SECTORS; sector++) {
      int most = 0;
      boolean shared = false;
      for (int seat = 1; seat < PacruPiecePainter.SEATS; seat++) {
        shared = counts[sector][seat] == counts[sector][most] || shared;
        if (counts[sector][seat] > counts[sector][most]) {
          most = seat;
          shared = false;
        }
      }
      float tint = shared ? 0 : TINT * counts[sector][most];
      plates[sector] = ColorUtils.blendARGB(colors.tileEdge, pieces.color(most), tint);
    }
  }

  /** Draws the plates, each with its bar. */
  @Override
  protected void drawGround(Canvas canvas) {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      boolean middle = field / 9 % 3 == 1 && field % 3 == 1;
      if (middle) {
        drawPlate(canvas, PacruGrid.sector(field), grid.x(field), grid.y(field));
      }
    }
  }

  private void drawPlate(Canvas canvas, int sector, float x, float y) {
    around(x, y, 1.53f);
    fillBox(canvas, 0.12f * cell, plates[sector]);
    float slot = 3 * cell / FIELDS_IN_SECTOR;
    float left = x - 1.5f * cell;
    float middle = y + 1.6f * cell;
    fill.setColor(colors.tile);
    float thick = 0.06f * cell;
    canvas.drawRect(left, middle - thick, left + 3 * cell, middle + thick, fill);
    for (int seat = 0; seat < PacruPiecePainter.SEATS; seat++) {
      fill.setColor(pieces.color(seat));
      for (int i = 0; i < counts[sector][seat]; i++) {
        float inset = 0.03f * cell;
        canvas.drawRect(left + inset, middle - thick, left + slot - inset, middle + thick, fill);
        left += slot;
      }
    }
  }

  @Override
  protected void drawField(Canvas canvas, float x, float y) {
    drawGlazed(canvas, x, y, 0.46f, colors.tile);
  }

  /** Draws a seat's tile; while it is being coloured, the colour spreads from its middle. */
  void drawOwned(Canvas canvas, int seat, float x, float y, float size) {
    drawGlazed(canvas, x, y, 0.46f * size, pieces.soft(seat));
    stroke(pieces.color(seat), 0.06f);
    around(x, y, 0.43f * size);
    canvas.drawRoundRect(box, 0.06f * cell, 0.06f * cell, line);
    pieces.sign(canvas, seat, x, y, 0.5f * size, pieces.color(seat));
  }

  private void drawGlazed(Canvas canvas, float x, float y, float half, int color) {
    around(x, y, half);
    fillBox(canvas, 0.08f * cell, color);
    // The light comes from the upper left.
    box.inset(0.07f * cell, 0.07f * cell);
    box.bottom = box.top + 0.12f * cell;
    fillBox(canvas, 0.06f * cell, gloss);
  }

  /** Draws the dial beneath a chevron; the number of lit parts, up to nine, is its power. */
  void drawDial(Canvas canvas, int seat, float x, float y, int power, float size) {
    fillCircle(canvas, x, y + 0.03f * cell, 0.47f * size * cell, colors.shade);
    fillCircle(canvas, x, y, 0.47f * size * cell, colors.tile);
    drawCircle(canvas, x, y, 0.47f * size * cell, colors.tileEdge, 0.03f);
    around(x, y, 0.42f * size);
    line.setStrokeCap(Paint.Cap.BUTT);
    stroke(pieces.color(seat), 0.1f);
    for (int part = 0; part < power; part++) {
      canvas.drawArc(box, 40 * part - 84, 28, false, line);
    }
    line.setStrokeCap(Paint.Cap.ROUND);
  }
}
