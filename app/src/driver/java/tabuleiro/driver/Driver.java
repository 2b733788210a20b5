package tabuleiro.driver;

import android.graphics.Rect;
import android.view.View;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Drives the app without a person; waits after every action until the app is idle. */
public final class Driver {
  private static final Duration REST = Duration.ofMillis(480);

  /** After this many frames no animation is pending, so the app's time need not advance quickly. */
  private static final int HASTY_FRAMES = 60;

  private final Phone phone;
  private final Fingers fingers;
  private final Screen screen = new Screen();

  /** Creates a driver of a phone. */
  public Driver(Phone phone) {
    this.phone = phone;
    this.fingers = new Fingers(phone);
  }

  /** Returns the phone. */
  public Phone phone() {
    return phone;
  }

  /** Returns the input device. */
  public Fingers fingers() {
    return fingers;
  }

  /** Returns a picture of the screen. */
  public BufferedImage picture() {
    return screen.draw(phone.activity().getWindow().getDecorView(), 1);
  }

  /** Waits for transitions and animations. */
  public void settle() {
    phone.pass(REST);
  }

  /** Waits in real time, since CPU and database run in it. */
  void await(BooleanSupplier condition, int seconds, String otherwise) {
    long giveUp = System.nanoTime() + seconds * 1_000_000_000L;
    for (int frames = 0; !condition.getAsBoolean(); frames++) {
      if (System.nanoTime() > giveUp) {
        throw new AssertionError(otherwise + " for " + seconds + " s");
      }
      sleep(frames < HASTY_FRAMES ? 1 : Phone.FRAME.toMillis());
      phone.pass(Phone.FRAME);
    }
  }

  /** Gives the app's other threads time to work. */
  public static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** Scrolls to an element, be it a view or a virtual view, and returns its bounds. */
  public Rect reveal(Elements.Element element) {
    var view = element.view();
    var bounds = new Rect(element.bounds());
    boolean part = element.isVisible();
    if (part && seen(view).contains(bounds.centerX(), bounds.centerY())) {
      return bounds;
    }
    var before = Screen.corner(view);
    var wanted = new Rect(0, 0, view.getWidth(), view.getHeight());
    if (part) {
      wanted.set(bounds);
      wanted.offset(-before[0], -before[1]);
    }
    view.requestRectangleOnScreen(wanted, true);
    settle();
    var after = Screen.corner(view);
    bounds.offset(after[0] - before[0], after[1] - before[1]);
    return part ? bounds : seen(view);
  }

  /** Returns the visible bounds of a view. */
  private static Rect seen(View view) {
    var seen = new Rect();
    view.getGlobalVisibleRect(seen);
    var corner = Screen.corner(view.getRootView());
    seen.offset(corner[0], corner[1]);
    return seen;
  }
}
