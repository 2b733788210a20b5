package tabuleiro.app.stats;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.text.TextPaint;
import android.util.AttributeSet;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.List;

/**
 * View that shows how a number changes from game to game as a line chart, oldest first, with
 * labelled gridlines.
 */
public final class TrendChart extends ChartView {
  private static final int HEIGHT_SP = 112;
  private static final int TEXT_SP = 12;

  /** A labelled value on the vertical axis. */
  record Mark(int value, String name) {}

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final TextPaint text = new TextPaint(Paint.ANTI_ALIAS_FLAG);
  private final Path line = new Path();
  private final int ink = color(androidx.appcompat.R.attr.colorPrimary);
  private final int faint = color(com.google.android.material.R.attr.colorOutlineVariant);
  private List<Integer> values = List.of();
  private List<Mark> marks = List.of();
  private int lowest;
  private int highest = 1;
  private float left;

  /** Called by the layout inflater. */
  public TrendChart(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes, HEIGHT_SP);
    text.setTextSize(sp(TEXT_SP));
    text.setColor(color(com.google.android.material.R.attr.colorOnSurfaceVariant));
    paint.setStrokeJoin(Paint.Join.ROUND);
    paint.setStrokeCap(Paint.Cap.ROUND);
  }

  /** Shows at least two values and marks in ascending order, with a content description. */
  void show(List<Integer> shown, List<Mark> between, String spoken) {
    values = shown;
    marks = between;
    setContentDescription(spoken);
    lowest = Integer.MAX_VALUE;
    highest = Integer.MIN_VALUE;
    left = 0;
    for (int value : values) {
      include(value);
    }
    for (var mark : marks) {
      include(mark.value);
      left = Math.max(left, text.measureText(mark.name) + 8 * dp);
    }
    highest = Math.max(highest, lowest + 1);
    trace();
    invalidate();
  }

  private void include(int value) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    trace();
  }

  private void trace() {
    line.rewind();
    for (int i = 0; i < values.size(); i++) {
      if (i == 0) {
        line.moveTo(x(i), y(values.get(i)));
      } else {
        line.lineTo(x(i), y(values.get(i)));
      }
    }
  }

  private float x(int game) {
    float end = 6 * dp;
    float way = values.size() < 2 ? 0 : (float) game / (values.size() - 1);
    float x = left + (getWidth() - left - end) * way;
    return isMirrored() ? getWidth() - x : x;
  }

  private float y(int value) {
    float margin = text.getTextSize() / 2 + 2 * dp;
    return margin + (getHeight() - 2 * margin) * (highest - value) / (highest - lowest);
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    drawMarks(canvas);
    paint.setColor(ink);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(2.5f * dp);
    canvas.drawPath(line, paint);
    if (!values.isEmpty()) {
      int last = values.size() - 1;
      paint.setStyle(Paint.Style.FILL);
      canvas.drawCircle(x(last), y(values.get(last)), 5 * dp, paint);
    }
  }

  /** Draws the marks; omits labels that would overlap the one below. */
  private void drawMarks(Canvas canvas) {
    paint.setColor(faint);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(dp);
    text.setTextAlign(isMirrored() ? Paint.Align.RIGHT : Paint.Align.LEFT);
    float free = getHeight();
    for (int i = 0; i < marks.size(); i++) {
      var mark = marks.get(i);
      float y = y(mark.value);
      canvas.drawLine(x(0), y, isMirrored() ? 0 : getWidth(), y, paint);
      float half = text.getTextSize() / 2;
      if (y + half <= free + dp) {
        float base = y - (text.ascent() + text.descent()) / 2;
        canvas.drawText(mark.name, isMirrored() ? getWidth() : 0, base, text);
        free = y - half;
      }
    }
  }
}
