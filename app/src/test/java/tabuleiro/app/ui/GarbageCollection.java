package tabuleiro.app.ui;

import java.lang.ref.WeakReference;

/** Runs the garbage collector at a chosen moment. */
public final class GarbageCollection {
  private static final int TRIES = 100;

  private GarbageCollection() {}

  /** Runs the collector until weakly held objects are gone. */
  public static void collect() {
    await(new WeakReference<>(new Object()));
  }

  /** Runs the collector until this object is gone. */
  public static void await(WeakReference<?> held) {
    for (int i = 0; held.get() != null; i++) {
      if (i == TRIES) {
        throw new AssertionError("still held: " + held.get());
      }
      System.gc();
    }
  }
}
