package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;

/** Tests that a title is completely visible, even with large fonts. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "pt-rPT-w360dp-h740dp-xhdpi")
public class TopBarTest {
  @Test
  public void largeTitleGoesOnInASecondLine() {
    RuntimeEnvironment.setFontScale(2f);
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(MainActivity::library);
      app.onActivity(
          activity -> {
            MaterialToolbar bar = activity.findViewById(R.id.bar);
            var title = titleOf(bar);
            assertEquals(2, title.getLineCount());
            assertEquals(0, title.getLayout().getEllipsisCount(1));
            assertTrue("inside the bar", title.getBottom() <= bar.getHeight());
          });
    }
  }

  private static TextView titleOf(MaterialToolbar bar) {
    for (int i = 0; i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView text) {
        return text;
      }
    }
    throw new AssertionError("no title");
  }
}
