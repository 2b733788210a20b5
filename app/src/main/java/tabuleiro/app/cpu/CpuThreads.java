package tabuleiro.app.cpu;

import java.util.function.BooleanSupplier;

/**
 * How many threads the CPU thinks on: half of the cores, at most four, so that the phone stays cool
 * and quick; one while its owner saves the battery.
 */
public final class CpuThreads {
  private static final int MOST = 4;

  private final BooleanSupplier isSavingPower;

  /** Heeds the battery saver. */
  public CpuThreads(BooleanSupplier isSavingPower) {
    this.isSavingPower = isSavingPower;
  }

  /** How many there can be on this device. */
  int most() {
    return Math.max(1, Math.min(MOST, Runtime.getRuntime().availableProcessors() / 2));
  }

  /** How many there may be now. */
  int now() {
    return isSavingPower.getAsBoolean() ? 1 : most();
  }
}
