package tabuleiro.app.ui;

import java.lang.ref.WeakReference;

/** Has the garbage collector run at a moment that a test chooses. */
public final class Garbage {
  private static final int TRIES = 100;

  private Garbage() {}

  /** Returns when whatever is held only weakly is gone. */
  public static void collect() {
    await(new WeakReference<>(new Object()));
  }

  /** Returns when this is gone. */
  public static void await(WeakReference<?> held) {
    for (int i = 0; held.get() != null; i++) {
      if (i == TRIES) {
        throw new AssertionError("still held: " + held.get());
      }
      System.gc();
    }
  }
}
