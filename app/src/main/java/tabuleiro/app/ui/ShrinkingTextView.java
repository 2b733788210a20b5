package tabuleiro.app.ui;

import android.content.Context;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.util.TypedValue;
import androidx.appcompat.widget.AppCompatTextView;

/**
 * Text view for a few words in a narrow place, such as a name: the letters shrink so that no word
 * is broken. Where a word does not fit even then, the text is cut after one line. Android's
 * automatic text size counts only lines and would break words.
 */
public final class ShrinkingTextView extends AppCompatTextView {
  private static final int SMALLEST_DP = 12;

  private final TextPaint trial = new TextPaint();
  private final float normal;
  private final float smallest;
  private int lines;

  /** Called by the layout inflater. */
  public ShrinkingTextView(Context context, AttributeSet attributes) {
    super(context, attributes);
    normal = getTextSize();
    lines = getMaxLines();
    smallest =
        TypedValue.applyDimension(
            TypedValue.COMPLEX_UNIT_DIP, SMALLEST_DP, getResources().getDisplayMetrics());
  }

  /** Limits the text to so many lines. */
  public void limitLines(int most) {
    lines = most;
    requestLayout();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width =
        MeasureSpec.getSize(widthSpec) - getCompoundPaddingLeft() - getCompoundPaddingRight();
    if (MeasureSpec.getMode(widthSpec) != MeasureSpec.UNSPECIFIED && width > 0) {
      var words = getText().toString().split("\\s+");
      float size = largest(words, width);
      if (size != getTextSize()) {
        setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
      }
      int most = isEachWithin(words, width) ? lines : 1;
      if (most != getMaxLines()) {
        setMaxLines(most);
      }
    }
    super.onMeasure(widthSpec, heightSpec);
  }

  private boolean isEachWithin(String[] words, int width) {
    for (var word : words) {
      if (getPaint().measureText(word) > width) {
        return false;
      }
    }
    return true;
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
