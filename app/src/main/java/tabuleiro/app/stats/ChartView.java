package tabuleiro.app.stats;

import android.content.Context;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.View;
import androidx.annotation.AttrRes;
import androidx.annotation.ColorInt;
import androidx.annotation.Nullable;
import com.google.android.material.color.MaterialColors;

/**
 * Base class of the chart views of the statistics screen: as wide as their parent, and of a height
 * that grows with the font.
 */
abstract class ChartView extends View {
  /** Pixels of a dp. */
  protected final float dp = getResources().getDisplayMetrics().density;

  private final int heightSp;

  ChartView(Context context, @Nullable AttributeSet attributes, int heightSp) {
    super(context, attributes);
    this.heightSp = heightSp;
  }

  /** Returns a length that grows with the font, in pixels. */
  protected final float sp(float length) {
    return TypedValue.applyDimension(
        TypedValue.COMPLEX_UNIT_SP, length, getResources().getDisplayMetrics());
  }

  /** Returns a colour of the theme. */
  @ColorInt
  protected final int color(@AttrRes int color) {
    return MaterialColors.getColor(this, color);
  }

  /** Returns whether the chart begins on the right. */
  protected final boolean isMirrored() {
    return getLayoutDirection() == LAYOUT_DIRECTION_RTL;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(
        getDefaultSize(getSuggestedMinimumWidth(), widthSpec),
        resolveSize(Math.round(sp(heightSp)), heightSpec));
  }
}
