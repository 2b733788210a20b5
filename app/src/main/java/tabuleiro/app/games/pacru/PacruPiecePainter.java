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
    fillBox(canvas, 0.1f * cell, other ? colors.otherTile : colors.tile);
  }

  /** Draws a marker, smaller while it is being placed. */
  void marker(Canvas canvas, int seat, float x, float y, float size) {
    begin(canvas, x, y, size);
    fillPath(canvas, forms[seat], soft[seat]);
    drawPath(canvas, forms[seat], strong[seat], 0.055f);
    canvas.restore();
  }

  /** Draws a seat's shape alone, scaled relative to a marker's. */
  public void sign(Canvas canvas, int seat, float x, float y, float size, int color) {
    begin(canvas, x, y, size);
    fillPath(canvas, forms[seat], color);
    canvas.restore();
  }

  /** Draws a field that has been counted, the newest one with a spreading ring. */
  void lit(Canvas canvas, int seat, float x, float y, boolean newest) {
    fillCircle(canvas, x, y, 0.4f * cell, strong[seat]);
    sign(canvas, seat, x, y, 0.55f, outline);
    if (newest) {
      drawCircle(canvas, x, y, 0.5f * cell, strong[seat], 0.06f);
    }
  }

  /** Draws where a marker would be placed: an outline, and filled while it is aimed at. */
  public void previewMarker(Canvas canvas, int seat, float x, float y, boolean considered) {
    if (considered) {
      marker(canvas, seat, x, y, 0.8f);
      return;
    }
    begin(canvas, x, y, 0.5f);
    drawPath(canvas, forms[seat], strong[seat], 0.11f);
    canvas.restore();
  }

  /** Draws a chevron that points clockwise from the top of the screen by degrees. */
  void chevron(Canvas canvas, int seat, float x, float y, float degrees, float size) {
    begin(canvas, x, y + 0.03f * cell, size);
    canvas.rotate(degrees);
    fillPath(canvas, chevron, colors.shade);
    canvas.restore();
    begin(canvas, x, y, size);
    canvas.rotate(degrees);
    drawPath(canvas, chevron, outline, 0.09f);
    fillPath(canvas, chevron, strong[seat]);
    // Upright in every direction, since a turned diamond would be a square.
    canvas.translate(0, -0.02f * cell);
    canvas.rotate(-degrees);
    canvas.scale(0.27f, 0.27f);
    fillPath(canvas, forms[seat], outline);
    canvas.restore();
  }

  /** Draws a plain arrow on a button. */
  void arrow(Canvas canvas, float x, float y, float degrees, float size, int color) {
    begin(canvas, x, y, size);
    canvas.rotate(degrees);
    fillPath(canvas, chevron, color);
    canvas.restore();
  }

  /** Draws a chevron that would be lost, as an outline. */
  public void lost(Canvas canvas, float x, float y, float degrees) {
    begin(canvas, x, y, 0.75f);
    canvas.rotate(degrees);
    fillPath(canvas, chevron, colors.focusHalo);
    drawPath(canvas, chevron, colors.danger, 0.07f);
    canvas.restore();
  }
}
