package tabuleiro.app.home;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.Screenshot;

/** Pictures of the first screen. */
@RunWith(AndroidJUnit4.class)
public class HomeScreenshots {
  @Test
  public void home() {
    Screenshot.take("home", activity -> {});
  }
}
