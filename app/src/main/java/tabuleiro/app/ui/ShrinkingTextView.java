package tabuleiro.app.ui;

import android.content.Context;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.util.TypedValue;
import androidx.appcompat.widget.AppCompatTextView;

/**
 * Text view for a few words in a narrow place, such as a name: the letters shrink so that no word
 * is broken. Android's automatic text size counts only lines and would break words.
 */
public final class ShrinkingTextView extends AppCompatTextView {
  private static final int SMALLEST_DP = 12;

  private final TextPaint trial = new TextPaint();
  private final float normal;
  private final float smallest;

  /** Called by the layout inflater. */
  public ShrinkingTextView(Context context, AttributeSet attributes) {
    super(context, attributes);
    normal = getTextSize();
    smallest =
        TypedValue.applyDimension(
            TypedValue.COMPLEX_UNIT_DIP, SMALLEST_DP, getResources().getDisplayMetrics());
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width =
        MeasureSpec.getSize(widthSpec) - getCompoundPaddingLeft() - getCompoundPaddingRight();
    if (MeasureSpec.getMode(widthSpec) != MeasureSpec.UNSPECIFIED && width > 0) {
      float size = largest(getText().toString().split("\\s+"), width);
      if (size != getTextSize()) {
        setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
      }
    }
    super.onMeasure(widthSpec, heightSpec);
  }

  /**
   * Returns the largest size in which every word fits, by trial, since widths do not scale exactly.
   */
  private float largest(String[] words, int width) {
    float size = normal;
    trial.set(getPaint());
    for (var word : words) {
      trial.setTextSize(size);
      while (size > smallest && trial.measureText(word) > width) {
        size = Math.max(smallest, size - 1);
        trial.setTextSize(size);
      }
    }
    return size;
  }
}
