package tabuleiro.app.ui;

import android.content.res.Resources;
import android.view.ViewGroup;
import android.view.ViewGroup.LayoutParams;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.R;

/** Adjusts layouts to a large font scale, for example by moving texts to a row of their own. */
public final class LargeFontSupport {
  private static final float LARGE = 1.4f;

  private LargeFontSupport() {}

  /** Returns whether the font scale is so large that there is little room for text. */
  public static boolean isOn(Resources resources) {
    return resources.getConfiguration().fontScale > LARGE;
  }

  /** Limits a headline to the size of body text, which it would otherwise push out of sight. */
  public static void limitHeadlineSize(TextView headline) {
    if (isOn(headline.getResources())) {
      TextViewCompat.setTextAppearance(headline, R.style.TextAppearance_Material3_TitleMedium);
    }
  }

  /** Moves texts into a lower row, where large letters have more room. */
  public static void moveBelow(LinearLayout below, TextView... words) {
    if (isOn(below.getResources())) {
      for (var text : words) {
        ((ViewGroup) text.getParent()).removeView(text);
        below.addView(text, LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
      }
    }
  }
}
