package tabuleiro.app.games.shakti;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Path;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.CellPainter;

/** Draws tiles, gaps, kings (crowns) and warriors (shields with a sword). */
final class ShaktiPieces extends CellPainter {
  private static final float PIECE = 1.12f;

  private final Path crown = new Path();
  private final Path shield = new Path();
  private final Path cracks = new Path();
  private final Path crack = new Path();
  private final int gap;
  private final int gapRim;
  private final int[] body;
  private final int[] outline;

  ShaktiPieces(Context context, BoardColors colors) {
    super(colors);
    gap = ContextCompat.getColor(context, R.color.shakti_gap);
    gapRim = ContextCompat.getColor(context, R.color.shakti_gap_rim);
    body =
        new int[] {
          ContextCompat.getColor(context, R.color.board_white_piece),
          ContextCompat.getColor(context, R.color.board_black_piece)
        };
    outline =
        new int[] {
          ContextCompat.getColor(context, R.color.board_white_line),
          ContextCompat.getColor(context, R.color.board_black_line)
        };
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    crown.rewind();
    crown.moveTo(-0.27f * cell, 0.27f * cell);
    crown.lineTo(-0.33f * cell, -0.13f * cell);
    crown.lineTo(-0.15f * cell, 0.03f * cell);
    crown.lineTo(0, -0.25f * cell);
    crown.lineTo(0.15f * cell, 0.03f * cell);
    crown.lineTo(0.33f * cell, -0.13f * cell);
    crown.lineTo(0.27f * cell, 0.27f * cell);
    crown.close();
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
    cracks.rewind();
    cracks.moveTo(-0.42f * cell, -0.2f * cell);
    cracks.lineTo(-0.16f * cell, -0.07f * cell);
    cracks.lineTo(-0.03f * cell, -0.2f * cell);
    cracks.lineTo(0.14f * cell, 0.05f * cell);
    cracks.lineTo(0.42f * cell, 0.1f * cell);
    cracks.moveTo(0.14f * cell, 0.05f * cell);
    cracks.lineTo(0.02f * cell, 0.2f * cell);
    cracks.lineTo(0.1f * cell, 0.4f * cell);
    cracks.moveTo(-0.03f * cell, -0.2f * cell);
    cracks.lineTo(0.05f * cell, -0.42f * cell);
  }

  /** A tile with a little depth. */
  void tile(Canvas canvas, float x, float y, boolean other) {
    float half = 0.47f * cell;
    float round = 0.1f * cell;
    box.set(x - half, y - half, x + half, y + half);
    fill.setColor(colors.tileEdge);
    canvas.drawRoundRect(box, round, round, fill);
    box.bottom -= 0.06f * cell;
    fill.setColor(other ? colors.otherTile : colors.tile);
    canvas.drawRoundRect(box, round, round, fill);
  }

  /** The hole that a tile leaves: dark, with the shadow of its upper rim. */
  void gap(Canvas canvas, float x, float y) {
    float half = 0.45f * cell;
    float round = 0.1f * cell;
    box.set(x - half, y - half, x + half, y + half);
    fill.setColor(gapRim);
    canvas.drawRoundRect(box, round, round, fill);
    box.top += 0.08f * cell;
    fill.setColor(gap);
    canvas.drawRoundRect(box, round, round, fill);
  }

  /** A tile that has fallen so far, from 0 to 1, into its hole. */
  void falling(Canvas canvas, float x, float y, boolean other, float fallen) {
    canvas.save();
    canvas.translate(0, 0.1f * cell * fallen);
    canvas.rotate(25 * fallen, x, y);
    canvas.scale(1 - fallen, 1 - fallen, x, y);
    tile(canvas, x, y, other);
    canvas.restore();
  }

  /** A tile that a move would let fall: cracks all over it. */
  void cracks(Canvas canvas, float x, float y) {
    canvas.save();
    canvas.translate(x, y);
    stroke(colors.danger, 0.05f);
    canvas.drawPath(cracks, line);
    canvas.restore();
  }

  /** A small sign at a target: a tile with a crack. */
  void fallSign(Canvas canvas, float x, float y) {
    float signX = x + 0.3f * cell;
    float signY = y + 0.25f * cell;
    around(signX, signY, 0.11f);
    fill.setColor(colors.focusHalo);
    canvas.drawRoundRect(box, 0.04f * cell, 0.04f * cell, fill);
    stroke(colors.danger, 0.035f);
    canvas.drawRoundRect(box, 0.04f * cell, 0.04f * cell, line);
    canvas.save();
    canvas.translate(signX, signY);
    canvas.drawPath(crack, line);
    canvas.restore();
  }

  void king(Canvas canvas, int seat, float x, float y) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(PIECE, PIECE);
    shape(canvas, crown, seat);
    for (int tip = -1; tip <= 1; tip++) {
      float tipX = 0.33f * tip * cell;
      float tipY = (tip == 0 ? -0.28f : -0.16f) * cell;
      fill.setColor(body[seat]);
      canvas.drawCircle(tipX, tipY, 0.065f * cell, fill);
      stroke(outline[seat], 0.035f);
      canvas.drawCircle(tipX, tipY, 0.065f * cell, line);
    }
    canvas.drawLine(-0.26f * cell, 0.17f * cell, 0.26f * cell, 0.17f * cell, line);
    canvas.restore();
  }

  void warrior(Canvas canvas, int seat, float x, float y) {
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(PIECE, PIECE);
    shape(canvas, shield, seat);
    stroke(outline[seat], 0.045f);
    canvas.drawLine(0, -0.2f * cell, 0, 0.2f * cell, line);
    canvas.drawLine(-0.1f * cell, 0.08f * cell, 0.1f * cell, 0.08f * cell, line);
    canvas.restore();
  }

  private void shape(Canvas canvas, Path path, int seat) {
    canvas.translate(0, 0.04f * cell);
    fill.setColor(colors.shade);
    canvas.drawPath(path, fill);
    canvas.translate(0, -0.04f * cell);
    fill.setColor(body[seat]);
    canvas.drawPath(path, fill);
    stroke(outline[seat], 0.045f);
    canvas.drawPath(path, line);
  }
}
