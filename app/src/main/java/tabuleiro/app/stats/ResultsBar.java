package tabuleiro.app.stats;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RectF;
import android.text.TextPaint;
import android.util.AttributeSet;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

/**
 * View that shows the numbers of wins, draws and losses as a bar. Each part shows its number, so
 * that colour is not the only sign; a part too narrow for its number shows only its colour, and the
 * text beside the bar has all numbers.
 */
public final class ResultsBar extends ChartView {
  private static final int HEIGHT_SP = 28;
  private static final int TEXT_SP = 14;
  private static final int GAP_DP = 2;
  private static final int CORNER_DP = 6;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final TextPaint text = new TextPaint(Paint.ANTI_ALIAS_FLAG);
  private final RectF part = new RectF();
  private final int[] fills;
  private final int[] texts;
  private int[] shares = {};

  /** Called by the layout inflater. */
  public ResultsBar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes, HEIGHT_SP);
    text.setTextSize(sp(TEXT_SP));
    text.setTextAlign(Paint.Align.CENTER);
    text.setFakeBoldText(true);
    fills =
        colors(
            com.google.android.material.R.attr.colorPrimary,
            com.google.android.material.R.attr.colorOutlineVariant,
            com.google.android.material.R.attr.colorTertiaryContainer);
    texts =
        colors(
            com.google.android.material.R.attr.colorOnPrimary,
            com.google.android.material.R.attr.colorOnSurface,
            com.google.android.material.R.attr.colorOnTertiaryContainer);
  }

  private int[] colors(int... attributes) {
    var colors = new int[attributes.length];
    for (int i = 0; i < colors.length; i++) {
      colors[i] = color(attributes[i]);
    }
    return colors;
  }

  /** Shows the numbers of won, drawn and lost games. */
  public void show(int won, int drawn, int lost) {
    shares = new int[] {won, drawn, lost};
    invalidate();
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    int all = 0;
    int parts = 0;
    for (int share : shares) {
      all += share;
      parts += share > 0 ? 1 : 0;
    }
    float gap = GAP_DP * dp;
    float corner = CORNER_DP * dp;
    float room = getWidth() - gap * (parts - 1);
    boolean mirrored = isMirrored();
    float x = 0;
    for (int i = 0; i < shares.length; i++) {
      if (shares[i] == 0) {
        continue;
      }
      float width = room * shares[i] / all;
      float left = mirrored ? getWidth() - x - width : x;
      part.set(left, 0, left + width, getHeight());
      fill.setColor(fills[i]);
      canvas.drawRoundRect(part, corner, corner, fill);
      var number = Integer.toString(shares[i]);
      if (text.measureText(number) < width - 2 * gap) {
        text.setColor(texts[i]);
        float base = (getHeight() - text.ascent() - text.descent()) / 2;
        canvas.drawText(number, part.centerX(), base, text);
      }
      x += width + gap;
    }
  }
}
