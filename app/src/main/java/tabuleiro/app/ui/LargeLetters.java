package tabuleiro.app.ui;

import android.content.res.Resources;
import android.view.ViewGroup;
import android.view.ViewGroup.LayoutParams;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.R;

/** Makes room on a screen for people who have their letters enlarged. */
public final class LargeLetters {
  private static final float LARGE = 1.4f;

  private LargeLetters() {}

  /** Whether letters are so large that there is little room for words. */
  public static boolean areOn(Resources resources) {
    return resources.getConfiguration().fontScale > LARGE;
  }

  /** Enlarges a headline no more than other words: else it pushes them out of sight. */
  public static void keepModest(TextView headline) {
    if (areOn(headline.getResources())) {
      TextViewCompat.setTextAppearance(headline, R.style.TextAppearance_Material3_TitleMedium);
    }
  }

  /** Moves words to a place below, where large letters have more room. */
  public static void giveRoom(LinearLayout below, TextView... words) {
    if (areOn(below.getResources())) {
      for (var text : words) {
        ((ViewGroup) text.getParent()).removeView(text);
        below.addView(text, LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
      }
    }
  }
}
