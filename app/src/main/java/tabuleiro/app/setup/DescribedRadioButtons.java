package tabuleiro.app.setup;

import android.content.Context;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.text.style.RelativeSizeSpan;
import android.view.View;
import android.widget.RadioGroup;
import com.google.android.material.color.MaterialColors;
import com.google.android.material.radiobutton.MaterialRadioButton;
import tabuleiro.app.R;

/** Creates radio buttons that show a name and, below it, a description in smaller letters. */
final class DescribedRadioButtons {
  private static final float SMALLER = 0.85f;

  private DescribedRadioButtons() {}

  /** Adds a button to a group; the view model, not the button, holds the selection. */
  static MaterialRadioButton add(RadioGroup group, String name, String line) {
    var context = group.getContext();
    var button = new MaterialRadioButton(context);
    button.setId(View.generateViewId());
    button.setSaveEnabled(false);
    button.setText(describe(context, name, line));
    var resources = context.getResources();
    button.setMinHeight(resources.getDimensionPixelSize(R.dimen.setup_level_height));
    int gap = resources.getDimensionPixelSize(R.dimen.setup_level_gap);
    button.setPadding(gap, gap / 2, 0, gap / 2);
    group.addView(button);
    return button;
  }

  private static CharSequence describe(Context context, String name, String line) {
    var text = new SpannableString(name + "\n" + line);
    int quiet =
        MaterialColors.getColor(
            context, com.google.android.material.R.attr.colorOnSurfaceVariant, 0);
    int from = name.length();
    int flag = Spanned.SPAN_EXCLUSIVE_EXCLUSIVE;
    text.setSpan(new RelativeSizeSpan(SMALLER), from, text.length(), flag);
    text.setSpan(new ForegroundColorSpan(quiet), from, text.length(), flag);
    return text;
  }
}
