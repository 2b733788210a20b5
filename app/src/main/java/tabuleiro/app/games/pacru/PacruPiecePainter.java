package tabuleiro.app.games.pacru;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Path;
import androidx.core.graphics.ColorUtils;
import tabuleiro.app.R;
import tabuleiro.app.board.BaseCellPainter;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.SeatShape;

/**
 * Draws the fields, chevrons and markers of Shacru and Azacru. Each seat has a colour and a shape:
 * that of its markers, which is also drawn on its chevrons.
 */
public final class PacruPiecePainter extends BaseCellPainter {
  private static final SeatShape[] FORMS = SeatShape.values();

  /** Number of seats. */
  public static final int SEATS = FORMS.length;

  private final Path chevron = new Path();
  private final Path[] forms = new Path[SEATS];
  private final int[] strong = new int[SEATS];
  private final int[] soft = new int[SEATS];
  private final int outline;

  PacruPiecePainter(Context context, PacruUi look, BoardColors colors) {
    super(colors);
    outline = BoardColors.of(context, R.attr.pacruSeatLine);
    for (int seat = 0; seat < SEATS; seat++) {
      forms[seat] = new Path();
      strong[seat] = look.seatColor(context, seat);
      soft[seat] = ColorUtils.blendARGB(strong[seat], colors.tile, 0.76f);
    }
  }

  @Override
  public void resize(float newCell) {
    super.resize(newCell);
    chevron.rewind();
    // A head with a notched tail: only the tip can be read as the direction.
    SeatShape.polygon(
        chevron, cell, 0, -0.43f, 0.31f, 0.03f, 0.16f, 0.03f, 0.16f, 0.37f, 0, 0.25f, -0.16f, 0.37f,
        -0.16f, 0.03f, -0.31f, 0.03f);
    for (int seat = 0; seat < SEATS; seat++) {
      FORMS[seat].outline(forms[seat], cell);
    }
  }

  /** Returns a seat's colour. */
  public int color(int seat) {
    return strong[seat];
  }

  /** Returns a lighter shade of a seat's colour, on which its chevrons stand out. */
  public int soft(int seat) {
    return soft[seat];
  }

  void field(Canvas canvas, float x, float y, boolean other) {
    around(x, y, 0.475f);
    fill.setColor(other ? colors.otherTile : colors.tile);
    canvas.drawRoundRect(box, 0.1f * cell, 0.1f * cell, fill);
  }

  /** Draws a marker, smaller while it is being placed. */
  void marker(Canvas canvas, int seat, float x, float y, float size) {
    begin(canvas, x, y, size);
    fill.setColor(soft[seat]);
    canvas.drawPath(forms[seat], fill);
    stroke(strong[seat], 0.055f);
    canvas.drawPath(forms[seat], line);
    canvas.restore();
  }

  /** Draws a seat's shape alone, scaled relative to a marker's. */
  public void sign(Canvas canvas, int seat, float x, float y, float size, int color) {
    begin(canvas, x, y, size);
    fill.setColor(color);
    canvas.drawPath(forms[seat], fill);
    canvas.restore();
  }

  /** Draws a field that has been counted, the newest one with a spreading ring. */
  void lit(Canvas canvas, int seat, float x, float y, boolean newest) {
    fill.setColor(strong[seat]);
    canvas.drawCircle(x, y, 0.4f * cell, fill);
    sign(canvas, seat, x, y, 0.55f, outline);
    if (newest) {
      stroke(strong[seat], 0.06f);
      canvas.drawCircle(x, y, 0.5f * cell, line);
    }
  }

  /** Draws where a marker would be placed: an outline, and filled while it is aimed at. */
  public void previewMarker(Canvas canvas, int seat, float x, float y, boolean considered) {
    if (considered) {
      marker(canvas, seat, x, y, 0.8f);
      return;
    }
    begin(canvas, x, y, 0.5f);
    stroke(strong[seat], 0.11f);
    canvas.drawPath(forms[seat], line);
    canvas.restore();
  }

  /** Draws a chevron that points clockwise from the top of the screen by degrees. */
  void chevron(Canvas canvas, int seat, float x, float y, float degrees, float size) {
    begin(canvas, x, y + 0.03f * cell, size);
    canvas.rotate(degrees);
    fill.setColor(colors.shade);
    canvas.drawPath(chevron, fill);
    canvas.restore();
    begin(canvas, x, y, size);
    canvas.rotate(degrees);
    stroke(outline, 0.09f);
    canvas.drawPath(chevron, line);
    fill.setColor(strong[seat]);
    canvas.drawPath(chevron, fill);
    // Upright in every direction, since a turned diamond would be a square.
    canvas.translate(0, -0.02f * cell);
    canvas.rotate(-degrees);
    canvas.scale(0.27f, 0.27f);
    fill.setColor(outline);
    canvas.drawPath(forms[seat], fill);
    canvas.restore();
  }

  /** Draws a plain arrow on a button. */
  void arrow(Canvas canvas, float x, float y, float degrees, float size, int color) {
    begin(canvas, x, y, size);
    canvas.rotate(degrees);
    fill.setColor(color);
    canvas.drawPath(chevron, fill);
    canvas.restore();
  }

  /** Draws a chevron that would be lost, as an outline. */
  public void lost(Canvas canvas, float x, float y, float degrees) {
    begin(canvas, x, y, 0.75f);
    canvas.rotate(degrees);
    fill.setColor(colors.focusHalo);
    canvas.drawPath(chevron, fill);
    stroke(colors.danger, 0.07f);
    canvas.drawPath(chevron, line);
    canvas.restore();
  }
}
