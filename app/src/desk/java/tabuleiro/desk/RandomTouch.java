package tabuleiro.desk;

import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import tabuleiro.driver.Driver;
import tabuleiro.driver.Elements;
import tabuleiro.driver.Fingers;
import tabuleiro.driver.Phone;
import tabuleiro.driver.Screen;

/** Touches random places and views on the screen. */
final class RandomTouch {
  private static final int ENTER = 66;
  private static final int UP = 19;

  private final Phone phone;
  private final Driver driver;
  private final Random dice;
  private final Consumer<String> diary;

  /** Creates an instance that logs its touches. */
  RandomTouch(Driver driver, Random dice, Consumer<String> diary) {
    this.phone = driver.phone();
    this.driver = driver;
    this.dice = dice;
    this.diary = diary;
  }

  /** Taps a random clickable view. Each view is equally likely, however many texts it contains. */
  void tapSomething(boolean isLong) {
    var all = Elements.now().all();
    var listeners =
        all.stream().map(Elements.Element::listener).filter(Objects::nonNull).distinct().toList();
    if (all.isEmpty()) {
      return;
    }
    if (!listeners.isEmpty() && dice.nextInt(8) > 0) {
      var listener = listeners.get(dice.nextInt(listeners.size()));
      all = all.stream().filter(each -> each.listener() == listener).toList();
    }
    touch(all.get(dice.nextInt(all.size())), isLong);
  }

  /** Taps the view with a text; returns false if there is none. */
  boolean tapCalled(String text) {
    var found = Elements.now().all().stream().filter(each -> each.text().equals(text)).findFirst();
    found.ifPresent(each -> touch(each, false));
    return found.isPresent();
  }

  private void touch(Elements.Element chosen, boolean isLong) {
    diary.accept("  " + chosen.text());
    var bounds = driver.reveal(chosen);
    if (isLong) {
      driver.fingers().longPress(bounds.centerX(), bounds.centerY());
    } else {
      driver.fingers().tap(bounds.centerX(), bounds.centerY());
    }
  }

  void tapAnywhere() {
    driver.fingers().tap(anyX(), anyY());
  }

  void drag() {
    driver.fingers().drag(anyX(), anyY(), anyX(), anyY());
  }

  void pinch() {
    driver.fingers().pinch(anyX(), anyY(), 0.6f + dice.nextInt(120) / 100f);
  }

  /** Presses a key of the direction pad, or enter. */
  void pressKey() {
    int key = dice.nextInt(6) == 0 ? ENTER : UP + dice.nextInt(5);
    phone.work(() -> Fingers.key(Screen.focused(), key));
  }

  private int anyX() {
    return dice.nextInt(phone.device().width() * phone.device().dpi() / 160);
  }

  private int anyY() {
    return dice.nextInt(phone.device().height() * phone.device().dpi() / 160);
  }
}
