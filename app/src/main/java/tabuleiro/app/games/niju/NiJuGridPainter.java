package tabuleiro.app.games.niju;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RadialGradient;
import android.graphics.Shader;
import tabuleiro.app.board.BackgroundCache;

/**
 * Draws the empty board of Ni-Ju: background, grid lines, coordinates, and signs where it extends
 * beyond the visible part.
 */
final class NiJuGridPainter extends NiJuPainter {
  private static final int REACH = 42;
  private static final float ROUND_DP = 12;
  private static final float LINE_DP = 0.75f;
  private static final float NAME_SIZE = 0.62f;
  private static final float MORE_DP = 11;
  private static final int MORE_ALPHA = 200;

  private final NiJuBoardView view;
  private final NiJuViewport camera;
  private final Paint rule = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint names = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path ground = new Path();
  private final String[] numbers = new String[2 * REACH + 1];
  private final float dp;
  private final Paint dusk = new Paint();
  private final BackgroundCache backdrop = new BackgroundCache(this::paintGround);
  private float rim;

  NiJuGridPainter(NiJuBoardView view, NiJuColors colors) {
    super(colors);
    this.view = view;
    camera = view.sight().camera();
    dp = view.getResources().getDisplayMetrics().density;
    rule.setColor(colors.grid);
    rule.setStrokeWidth(Math.max(1, LINE_DP * dp));
    names.setTextAlign(Paint.Align.CENTER);
    names.setColor(colors.ink);
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Integer.toString(i - REACH);
    }
  }

  void fit(float newRim) {
    rim = newRim;
    names.setTextSize(NAME_SIZE * rim);
    float round = ROUND_DP * dp;
    ground.rewind();
    ground.addRoundRect(0, 0, view.getWidth(), view.getHeight(), round, round, Path.Direction.CW);
    float reach = Math.max(1, (float) Math.hypot(view.getWidth(), view.getHeight()) / 2);
    int[] tones = {0, 0, colors.shade};
    float[] places = {0, 0.55f, 1};
    dusk.setShader(
        new RadialGradient(
            view.getWidth() / 2f,
            view.getHeight() / 2f,
            reach,
            tones,
            places,
            Shader.TileMode.CLAMP));
    boolean there = view.getWidth() > 0 && view.getHeight() > 0;
    if (there && colors.material && !view.isPicture()) {
      backdrop.keep(view.getWidth(), view.getHeight());
    }
  }

  /** Draws the ground and clips everything drawn later to it. */
  void drawGround(Canvas canvas) {
    canvas.clipPath(ground);
    backdrop.draw(canvas);
  }

  private void paintGround(Canvas canvas) {
    canvas.drawColor(niju.table);
    if (colors.material) {
      canvas.drawPaint(dusk); // the light falls on the middle
    }
  }

  void drawLines(Canvas canvas) {
    float cell = camera.cell();
    float firstX = camera.x(camera.column(0)) - cell / 2;
    for (float x = firstX; x < view.getWidth(); x += cell) {
      canvas.drawLine(x, 0, x, view.getHeight(), rule);
    }
    float firstY = camera.y(camera.row(0)) - cell / 2;
    for (float y = firstY; y < view.getHeight(); y += cell) {
      canvas.drawLine(0, y, view.getWidth(), y, rule);
    }
  }

  /** Draws columns along the lower edge and rows along the left one, over the sliding board. */
  void drawCoordinates(Canvas canvas) {
    float width = view.getWidth();
    float height = view.getHeight();
    fill.setColor(niju.rim);
    canvas.drawRect(0, height - rim, width, height, fill);
    canvas.drawRect(0, 0, rim, height - rim, fill);
    float middle = (names.ascent() + names.descent()) / 2;
    int every = camera.cell() < 1.5f * rim ? 2 : 1;
    for (int i = -REACH; i <= REACH; i += every) {
      float x = camera.x(i);
      if (x > rim + rim / 2 && x < width - rim / 2) {
        canvas.drawText(numbers[i + REACH], x, height - rim / 2 - middle, names);
      }
      float y = camera.y(i);
      if (y > rim / 2 && y < height - rim - rim / 2) {
        canvas.drawText(numbers[i + REACH], rim / 2, y - middle, names);
      }
    }
  }

  /** Draws an angle at each edge beyond which tiles or open cells lie. */
  void drawMore(Canvas canvas) {
    for (int edge = 0; edge < 4; edge++) {
      if (camera.goesOnBeyond(edge)) {
        drawMore(canvas, edge);
      }
    }
  }

  private void drawMore(Canvas canvas, int edge) {
    float radius = MORE_DP * dp;
    float inset = radius + 3 * dp;
    float middleX = (rim + view.getWidth()) / 2;
    float middleY = (view.getHeight() - rim) / 2;
    float x = edge == 0 ? rim + inset : edge == 2 ? view.getWidth() - inset : middleX;
    float y = edge == 1 ? inset : edge == 3 ? view.getHeight() - rim - inset : middleY;
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(90 * edge);
    fill.setColor(niju.rim);
    fill.setAlpha(MORE_ALPHA);
    canvas.drawCircle(0, 0, radius, fill);
    float reach = radius / 2.2f;
    stroke(colors.ink, 2 * dp);
    canvas.drawLine(reach / 2, -reach, -reach / 2, 0, line);
    canvas.drawLine(-reach / 2, 0, reach / 2, reach, line);
    canvas.restore();
  }
}
