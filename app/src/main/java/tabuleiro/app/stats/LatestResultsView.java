package tabuleiro.app.stats;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.List;
import tabuleiro.app.data.Outcome;

/**
 * View with one mark per recent game, newest last: high for a win, in the middle for a draw, low
 * for a loss.
 */
public final class LatestResultsView extends ChartView {
  private static final int HEIGHT_SP = 28;
  private static final int WIDEST_DP = 14;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final int[] colors = {
    color(androidx.appcompat.R.attr.colorPrimary),
    color(com.google.android.material.R.attr.colorOutline),
    color(com.google.android.material.R.attr.colorTertiary)
  };
  private final int faint = color(com.google.android.material.R.attr.colorOutlineVariant);
  private List<Outcome> games = List.of();

  /** Called by the layout inflater. */
  public LatestResultsView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes, HEIGHT_SP);
  }

  /** Shows results in the order of playing, with a content description. */
  void show(List<Outcome> latest, String spoken) {
    games = latest;
    setContentDescription(spoken);
    invalidate();
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    if (games.isEmpty()) {
      return;
    }
    float step = Math.min(WIDEST_DP * dp, (float) getWidth() / games.size());
    float gap = Math.min(3 * dp, step / 3);
    float middle = getHeight() / 2f;
    boolean mirrored = isMirrored();
    paint.setColor(faint);
    float length = step * games.size() - gap;
    float begin = mirrored ? getWidth() - length : 0;
    canvas.drawRect(begin, middle - dp / 2, begin + length, middle + dp / 2, paint);
    for (int i = 0; i < games.size(); i++) {
      var outcome = games.get(i);
      float left = mirrored ? getWidth() - i * step - step + gap : i * step;
      float top = outcome == Outcome.WON ? 0 : outcome == Outcome.LOST ? middle : middle - 2 * dp;
      float bottom =
          outcome == Outcome.WON ? middle : outcome == Outcome.LOST ? getHeight() : middle + 2 * dp;
      paint.setColor(colors[outcome.ordinal()]);
      canvas.drawRoundRect(left, top, left + step - gap, bottom, 2 * dp, 2 * dp, paint);
    }
  }
}
