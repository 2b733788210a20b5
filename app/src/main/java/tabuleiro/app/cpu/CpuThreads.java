package tabuleiro.app.cpu;

import android.app.Application;
import android.content.Context;
import android.os.PowerManager;

/**
 * How many threads the CPU thinks on: half of the cores, at most four, so that the phone stays cool
 * and quick; one while its owner saves the battery.
 */
public final class CpuThreads {
  private static final int MOST = 4;
  private static PowerManager power;

  private CpuThreads() {}

  /** Heeds the battery saver from now on. */
  public static void install(Application app) {
    power = (PowerManager) app.getSystemService(Context.POWER_SERVICE);
  }

  /** How many there can be on this device. */
  static int most() {
    return Math.max(1, Math.min(MOST, Runtime.getRuntime().availableProcessors() / 2));
  }

  /** How many there may be now. */
  static int now() {
    return power != null && power.isPowerSaveMode() ? 1 : most();
  }
}
