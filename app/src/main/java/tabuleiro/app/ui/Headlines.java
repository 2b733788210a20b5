package tabuleiro.app.ui;

import android.content.res.Resources;
import android.widget.TextView;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.R;

/** Headlines for people who have their letters enlarged. */
public final class Headlines {
  private static final float LARGE_LETTERS = 1.4f;

  private Headlines() {}

  /** Whether letters are so large that there is little room for words. */
  public static boolean areLettersLarge(Resources resources) {
    return resources.getConfiguration().fontScale > LARGE_LETTERS;
  }

  /** Enlarges a headline no more than other words: else it pushes them out of sight. */
  public static void keepModest(TextView headline) {
    if (areLettersLarge(headline.getResources())) {
      TextViewCompat.setTextAppearance(headline, R.style.TextAppearance_Material3_TitleMedium);
    }
  }
}
