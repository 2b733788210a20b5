package tabuleiro.desk;

/** Says how smoothly the desk has run while something moved. */
final class FrameRate {
  private static final double SECOND = 1e9;

  /** Where the next frame takes longer than this, nothing moved between. */
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
