package tabuleiro.desk;

import android.graphics.Rect;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.data.SavedGames;

/** Uses the app without a person: waits until it has come to rest before anything else is done. */
final class Driver {
  private static final Duration REST = Duration.ofMillis(480);
  private static final int DATABASE_MILLIS = 10_000;

  private final Phone phone;
  private final Fingers fingers;
  private final Screen screen = new Screen();

  Driver(Phone phone) {
    this.phone = phone;
    this.fingers = new Fingers(phone);
  }

  Phone phone() {
    return phone;
  }

  Fingers fingers() {
    return fingers;
  }

  BufferedImage picture() {
    return screen.draw(phone.activity().getWindow().getDecorView(), 1);
  }

  /** The class of the screen that is shown. */
  String screenName() {
    var screens = phone.activity().getSupportFragmentManager().getFragments();
    return screens.isEmpty() ? "none" : screens.get(screens.size() - 1).getClass().getSimpleName();
  }

  /** Lets transitions and moves end and the database answer. */
  void settle() {
    phone.pass(REST);
    awaitDatabase();
    phone.pass(Phone.FRAME);
  }

  /** Its thread answers in order: when this answer is here, all before it are. */
  private void awaitDatabase() {
    var answered = new AtomicBoolean();
    SavedGames.of(RuntimeEnvironment.getApplication()).load(-1, nothing -> answered.set(true));
    long giveUp = System.nanoTime() + DATABASE_MILLIS * 1_000_000L;
    while (!answered.get()) {
      if (System.nanoTime() > giveUp) {
        throw new IllegalStateException("the database has not answered for 10 s");
      }
      sleep(1);
      phone.pass(Phone.FRAME);
    }
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** The middle of an element, after it has been scrolled into sight. */
  Rect reveal(Elements.Element element) {
    if (element.isVisible()) {
      return element.bounds();
    }
    var view = element.view();
    view.requestRectangleOnScreen(new Rect(0, 0, view.getWidth(), view.getHeight()), true);
    settle();
    var revealed = new Rect();
    view.getGlobalVisibleRect(revealed);
    var corner = Screen.corner(view.getRootView());
    revealed.offset(corner[0], corner[1]);
    return revealed;
  }
}
