package tabuleiro.desk;

/** Measures the frame rate of the desk during movements. */
final class FrameRate {
  private static final double SECOND = 1e9;

  /** Longest gap between two frames of the same movement, in nanoseconds. */
  private static final long STILL = 250_000_000L;

  private long last;
  private long moving;
  private int frames;

  void drawn() {
    long now = System.nanoTime();
    if (now - last < STILL) {
      moving += now - last;
      frames++;
    }
    last = now;
  }

  @Override
  public String toString() {
    double seconds = moving / SECOND;
    return String.format(
        "%d frames in %.0f s of movement: %.0f frames/s", frames, seconds, frames / seconds);
  }
}
