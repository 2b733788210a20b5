package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.res.Configuration;
import android.view.ContextThemeWrapper;
import android.view.LayoutInflater;
import android.view.View.MeasureSpec;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemSeatBinding;

/** Tests that words of a name stay whole, however narrow the card and large the font. */
@RunWith(AndroidJUnit4.class)
public class ShrinkingTextViewTest {
  private static final String[] NAMES = {"Jogador 1", "CPU ocasional", "Player 1", "CPU beginner"};

  @Test
  public void wordsStayWhole() {
    for (var name : NAMES) {
      for (int width = 20; width <= 300; width++) {
        var view = name(name, width, 2f);
        for (int line = 1; line < view.getLayout().getLineCount(); line++) {
          int start = view.getLayout().getLineStart(line);
          assertEquals(name + " in " + width, ' ', name.charAt(start - 1));
        }
      }
    }
  }

  @Test
  public void lettersShrinkNoMoreThanNeeded() {
    float normal = name("Ana", 300, 2f).getTextSize();
    assertEquals(normal, name("CPU ocasional", 300, 2f).getTextSize(), 0);
    float shrunk = name("CPU ocasional", 100, 2f).getTextSize();
    assertTrue("shrunk", shrunk < normal && shrunk > normal / 2);
  }

  @Test
  public void lettersGrowAgainWithTheRoomAndTheName() {
    var view = name("CPU ocasional", 100, 2f);
    float shrunk = view.getTextSize();
    measure(view, 300);
    assertTrue("more room", view.getTextSize() > shrunk);
    measure(view, 100);
    assertEquals(shrunk, view.getTextSize(), 1);
    view.setText("Ana");
    measure(view, 100);
    assertTrue("a shorter name", view.getTextSize() > shrunk);
  }

  private static ShrinkingTextView name(String name, int width, float fontScale) {
    var large = new Configuration();
    large.fontScale = fontScale;
    var context =
        new ContextThemeWrapper(
            ApplicationProvider.getApplicationContext().createConfigurationContext(large),
            R.style.Theme_Tabuleiro);
    var view = ItemSeatBinding.inflate(LayoutInflater.from(context)).name;
    view.setText(name);
    measure(view, width);
    return view;
  }

  private static void measure(ShrinkingTextView view, int width) {
    view.measure(
        MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY),
        MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED));
  }
}
