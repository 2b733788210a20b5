package tabuleiro.app.games.shakti;

import android.graphics.Canvas;
import android.graphics.Path;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SeatShape;

/** Draws the pieces of Shakti: kings as crowns and warriors as shields with a sword. */
final class ShaktiPiecePainter extends BaseCellPainter {
  private static final float PIECE = 1.12f;

  private final Path crown = new Path();
  private final Path shield = new Path();
  private final Path crack = new Path();

  ShaktiPiecePainter(BoardColors colors) {
    super(colors);
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    crown.rewind();
    SeatShape.polygon(
        crown, cell, -0.27f, 0.27f, -0.33f, -0.13f, -0.15f, 0.03f, 0, -0.25f, 0.15f, 0.03f, 0.33f,
        -0.13f, 0.27f, 0.27f);
    shield.rewind();
    shield.moveTo(-0.25f * cell, -0.27f * cell);
    shield.quadTo(0, -0.35f * cell, 0.25f * cell, -0.27f * cell);
    shield.lineTo(0.25f * cell, 0);
    shield.cubicTo(0.25f * cell, 0.19f * cell, 0.11f * cell, 0.29f * cell, 0, 0.35f * cell);
    shield.cubicTo(-0.11f * cell, 0.29f * cell, -0.25f * cell, 0.19f * cell, -0.25f * cell, 0);
    shield.close();
    crack.rewind();
    crack.moveTo(0.03f * cell, -0.11f * cell);
    crack.lineTo(-0.03f * cell, -0.02f * cell);
    crack.lineTo(0.03f * cell, 0.01f * cell);
    crack.lineTo(-0.03f * cell, 0.11f * cell);
  }

  /** Draws a small sign at a target: a tile with a crack. */
  void drawFallIcon(Canvas canvas, float x, float y) {
    float signX = x + 0.3f * cell;
    float signY = y + 0.25f * cell;
    around(signX, signY, 0.11f);
    fillBox(canvas, 0.04f * cell, colors.focusHalo);
    stroke(colors.danger, 0.035f);
    canvas.drawRoundRect(box, 0.04f * cell, 0.04f * cell, line);
    begin(canvas, signX, signY, 1);
    canvas.drawPath(crack, line);
    canvas.restore();
  }

  void king(Canvas canvas, int seat, float x, float y) {
    begin(canvas, x, y, PIECE);
    shape(canvas, crown, seat);
    for (int tip = -1; tip <= 1; tip++) {
      float tipX = 0.33f * tip * cell;
      float tipY = (tip == 0 ? -0.28f : -0.16f) * cell;
      fillCircle(canvas, tipX, tipY, 0.065f * cell, colors.pieces[seat]);
      drawCircle(canvas, tipX, tipY, 0.065f * cell, colors.pieceLines[seat], 0.035f);
    }
    canvas.drawLine(-0.26f * cell, 0.17f * cell, 0.26f * cell, 0.17f * cell, line);
    canvas.restore();
  }

  void warrior(Canvas canvas, int seat, float x, float y) {
    begin(canvas, x, y, PIECE);
    shape(canvas, shield, seat);
    stroke(colors.pieceLines[seat], 0.045f);
    canvas.drawLine(0, -0.2f * cell, 0, 0.2f * cell, line);
    canvas.drawLine(-0.1f * cell, 0.08f * cell, 0.1f * cell, 0.08f * cell, line);
    canvas.restore();
  }

  private void shape(Canvas canvas, Path path, int seat) {
    canvas.translate(0, 0.04f * cell);
    fillPath(canvas, path, colors.shade);
    canvas.translate(0, -0.04f * cell);
    fillPath(canvas, path, colors.pieces[seat]);
    drawPath(canvas, path, colors.pieceLines[seat], 0.045f);
  }
}
