package tabuleiro.app.cpu;

import android.app.Application;
import android.content.Context;
import android.os.PowerManager;

/**
 * Number of threads that the CPU searches with: half of the cores, at most four, to keep the device
 * cool and responsive; one in battery-saver mode.
 */
public final class CpuThreads {
  private static final int MOST = 4;
  private static PowerManager power;

  private CpuThreads() {}

  /** Observes the battery saver from now on. */
  public static void install(Application app) {
    power = (PowerManager) app.getSystemService(Context.POWER_SERVICE);
  }

  /** Returns the maximum for this device. */
  static int most() {
    return Math.max(1, Math.min(MOST, Runtime.getRuntime().availableProcessors() / 2));
  }

  /** Returns the number to use now. */
  static int now() {
    return power != null && power.isPowerSaveMode() ? 1 : most();
  }
}
