package tabuleiro.app.cpu;

import java.util.function.BooleanSupplier;

/**
 * Determines with how many threads the CPU opponent searches: half of the cores, at most four, to
 * keep the device cool and responsive; one in battery-saver mode.
 */
public final class CpuThreadCount {
  private static final int MOST = 4;

  private final BooleanSupplier isSavingPower;

  /** Creates a count that depends on battery-saver mode. */
  public CpuThreadCount(BooleanSupplier isSavingPower) {
    this.isSavingPower = isSavingPower;
  }

  /** Returns the maximum for this device. */
  int most() {
    return Math.max(1, Math.min(MOST, Runtime.getRuntime().availableProcessors() / 2));
  }

  /** Returns the number to use now. */
  int now() {
    return isSavingPower.getAsBoolean() ? 1 : most();
  }
}
