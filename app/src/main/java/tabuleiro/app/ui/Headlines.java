package tabuleiro.app.ui;

import android.content.res.Resources;
import android.view.ViewGroup;
import android.view.ViewGroup.LayoutParams;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.R;

/** Headlines for people who have their letters enlarged. */
public final class Headlines {
  private static final float LARGE_LETTERS = 1.4f;

  private Headlines() {}

  /** Whether letters are so large that there is little room for words. */
  public static boolean areLarge(Resources resources) {
    return resources.getConfiguration().fontScale > LARGE_LETTERS;
  }

  /** Enlarges a headline no more than other words: else it pushes them out of sight. */
  public static void keepModest(TextView headline) {
    if (areLarge(headline.getResources())) {
      TextViewCompat.setTextAppearance(headline, R.style.TextAppearance_Material3_TitleMedium);
    }
  }

  /** Moves words below all else in a card, where large letters have more room. */
  public static void giveRoom(LinearLayout card, TextView... words) {
    if (areLarge(card.getResources())) {
      for (var text : words) {
        ((ViewGroup) text.getParent()).removeView(text);
        card.addView(text, LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
      }
    }
  }
}
