package tabuleiro.app.learn;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.NonNull;
import com.google.android.material.color.MaterialColors;
import tabuleiro.app.R;

/** View with a dot for each step of a lesson: filled if completed, ringed if current. */
public final class StepIndicatorView extends View {
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float size;
  private final float gap;
  private LessonState state;

  /** Called by the layout inflater. */
  public StepIndicatorView(Context context, AttributeSet attributes) {
    super(context, attributes);
    size = getResources().getDimension(R.dimen.lesson_dot);
    gap = getResources().getDimension(R.dimen.lesson_dot_gap);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  void show(LessonState shown) {
    if (state == null || !state.lesson().equals(shown.lesson())) {
      requestLayout();
    }
    state = shown;
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int steps = state == null ? 0 : state.lesson().steps().size();
    int wanted = Math.round(steps * (size + gap));
    setMeasuredDimension(
        resolveSize(wanted, widthSpec), resolveSize(Math.round(size + gap), heightSpec));
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    if (state == null) {
      return;
    }
    int steps = state.lesson().steps().size();
    int full = MaterialColors.getColor(this, androidx.appcompat.R.attr.colorPrimary);
    int empty =
        MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutlineVariant);
    float pitch = Math.min(size + gap, (float) getWidth() / steps);
    for (int step = 0; step < steps; step++) {
      float x = pitch * (step + 0.5f);
      float y = getHeight() / 2f;
      boolean here = step == state.step();
      paint.setColor(state.isDone(step) || here ? full : empty);
      paint.setStyle(Paint.Style.FILL);
      boolean hollow = here && !state.isDone(step);
      if (!hollow) {
        canvas.drawCircle(x, y, here ? size * 0.36f : size * 0.5f, paint);
      }
      if (here) {
        paint.setStyle(Paint.Style.STROKE);
        paint.setStrokeWidth(size * 0.2f);
        canvas.drawCircle(x, y, size * 0.65f, paint);
      }
    }
  }
}
