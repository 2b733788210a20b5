package tabuleiro.app.puzzles;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.ValueAnimator;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.view.animation.LinearInterpolator;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import com.google.android.material.R;
import com.google.android.material.color.MaterialColors;
import java.util.Random;

/** Confetti that falls once over a view, in the colours of the theme. */
final class Confetti extends Drawable {
  private static final int PIECES = 48;
  private static final long MILLIS = 1800;
  private static final float FADING = 0.75f;
  private static final int OPAQUE = 255;
  private static final float FULL_TURN = 360;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final ValueAnimator fall = ValueAnimator.ofFloat(0, 1).setDuration(MILLIS);
  private final int[] colors;
  private final float[] x = new float[PIECES];
  private final float[] drift = new float[PIECES];
  private final float[] delay = new float[PIECES];
  private final float[] turns = new float[PIECES];
  private final float size;

  private Confetti(View over) {
    colors =
        new int[] {
          MaterialColors.getColor(over, androidx.appcompat.R.attr.colorPrimary),
          MaterialColors.getColor(over, R.attr.colorSecondary),
          MaterialColors.getColor(over, R.attr.colorTertiary),
          MaterialColors.getColor(over, R.attr.colorTertiaryContainer)
        };
    size = Math.max(over.getWidth(), over.getHeight()) / 40f;
    var random = new Random(PIECES); // the same each time, also in pictures
    for (int i = 0; i < PIECES; i++) {
      x[i] = random.nextFloat();
      drift[i] = (random.nextFloat() - 0.5f) / 4;
      delay[i] = random.nextFloat() / 3;
      turns[i] = random.nextFloat() * 3;
    }
  }

  /** Lets confetti fall over a view; the returned animator may be cancelled. */
  static Animator over(View view) {
    var confetti = new Confetti(view);
    confetti.setBounds(0, 0, view.getWidth(), view.getHeight());
    view.getOverlay().add(confetti);
    confetti.fall.setInterpolator(new LinearInterpolator());
    confetti.fall.addUpdateListener(running -> confetti.invalidateSelf());
    confetti.fall.addListener(
        new AnimatorListenerAdapter() {
          @Override
          public void onAnimationEnd(@NonNull Animator ended) {
            view.getOverlay().remove(confetti);
          }
        });
    confetti.fall.start();
    return confetti.fall;
  }

  @Override
  public void draw(@NonNull Canvas canvas) {
    float passed = fall.getAnimatedFraction();
    float width = getBounds().width();
    float height = getBounds().height();
    float left = passed < FADING ? 1 : (1 - passed) / (1 - FADING);
    for (int i = 0; i < PIECES; i++) {
      float way = (passed - delay[i]) / (1 - delay[i]);
      if (way > 0) {
        paint.setColor(colors[i % colors.length]);
        paint.setAlpha(Math.round(OPAQUE * left));
        canvas.save();
        canvas.translate((x[i] + drift[i] * way) * width, (way * way + way) / 2 * height);
        canvas.rotate(turns[i] * way * FULL_TURN);
        canvas.drawRect(-size / 2, -size / 4, size / 2, size / 4, paint);
        canvas.restore();
      }
    }
  }

  @Override
  public void setAlpha(int alpha) {
    // It fades by itself.
  }

  @Override
  public void setColorFilter(@Nullable ColorFilter filter) {
    paint.setColorFilter(filter);
  }

  @Override
  @SuppressWarnings("deprecation") // abstract until Android 10
  public int getOpacity() {
    return PixelFormat.TRANSLUCENT;
  }
}
