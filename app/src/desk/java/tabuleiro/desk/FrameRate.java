package tabuleiro.desk;

/** Says how smoothly the desk runs: the frames of each second in which something moved. */
final class FrameRate {
  private static final long SECOND = 1_000_000_000L;
  private static final int MOVING = 10;

  private long begin;
  private int frames;

  void drawn() {
    long now = System.nanoTime();
    if (now - begin > SECOND) {
      if (frames >= MOVING && now - begin < SECOND * 5 / 4) {
        System.out.printf("%.0f frames/s%n", (double) frames * SECOND / (now - begin));
      }
      begin = now;
      frames = 0;
    }
    frames++;
  }
}
