package tabuleiro.desk;

import android.view.View;
import androidx.recyclerview.widget.RecyclerView;
import java.util.Random;
import tabuleiro.app.R;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Screen;

/** Leads the {@link Monkey} to the library and the replay of a game and keeps it there. */
final class LibraryVisit {
  /** Controls of the replay; everything else that can be touched there soon leads away. */
  private static final int[] STEPS = {R.id.first, R.id.previous, R.id.run, R.id.next, R.id.last};

  private final Driver driver;
  private final Random dice;
  private final RandomTouch touch;
  private final LegalTouch shown;

  LibraryVisit(Driver driver, Random dice, RandomTouch touch, LegalTouch shown) {
    this.driver = driver;
    this.dice = dice;
    this.touch = touch;
    this.shown = shown;
  }

  /** Makes one step in the library or the replay, or towards them. */
  void step(String screen) {
    var phone = driver.phone();
    boolean covered = Screen.reachable().size() > 1;
    if (covered) {
      if (!touch.tapCalled(phone.activity().getString(R.string.library_replay))) {
        touch.tapSomething(false);
      }
      return;
    }
    switch (screen) {
      case "LibraryFragment" -> {
        if (dice.nextInt(4) == 0 || !openMenuOfAnyGame()) {
          touch.tapSomething(false);
        }
      }
      case "ReplayFragment" -> {
        if (dice.nextInt(15) == 0 || !shown.tapShown(STEPS[dice.nextInt(STEPS.length)])) {
          touch.tapSomething(false);
        }
      }
      case "HomeFragment" -> {
        if (!shown.tapShown(R.id.library)) {
          touch.tapSomething(false);
        }
      }
      default -> phone.back();
    }
  }

  private boolean openMenuOfAnyGame() {
    RecyclerView list = driver.phone().activity().findViewById(R.id.library_games);
    if (list == null || list.getChildCount() == 0) {
      return false;
    }
    View menu = list.getChildAt(dice.nextInt(list.getChildCount())).findViewById(R.id.menu);
    if (menu == null || !menu.isShown()) {
      return false;
    }
    driver.phone().work(menu::performClick);
    return true;
  }
}
