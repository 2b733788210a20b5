package tabuleiro.app.home;

import org.junit.Test;
import tabuleiro.app.Screenshots;

/** Pictures of the first screen. */
public class HomeScreenshots extends Screenshots {
  @Test
  public void home() {
    take("home", activity -> {});
  }
}
