package tabuleiro.rules.ai;

import java.util.function.LongSupplier;

/** Watches time, nodes and the cancel flag while a search runs. */
final class Budget {
  /** Nodes between two looks at the clock: well under a millisecond in every game. */
  private static final int PATIENCE = 256;

  private static final long REPORT_NANOS = 250_000_000;

  private final Limits limits;
  private final Cancel cancel;
  private final LongSupplier nanos;
  private final long begin;
  private long nodes;
  private boolean spent;
  private Runnable report = () -> {};
  private long reported;

  Budget(Limits limits, Cancel cancel) {
    this(limits, cancel, System::nanoTime);
  }

  Budget(Limits limits, Cancel cancel, LongSupplier nanos) {
    this.limits = limits;
    this.cancel = cancel;
    this.nanos = nanos;
    begin = nanos.getAsLong();
    reported = begin;
  }

  /** Runs the report a few times a second from now on, on the thread that searches. */
  void report(Runnable task) {
    report = task;
  }

  /** Counts a node; whether the search has to stop. */
  boolean isSpentByNode() {
    if (nodes++ % PATIENCE == 0 || limits.nodes() != 0 && nodes >= limits.nodes()) {
      spent |=
          cancel.isCancelled()
              || limits.nodes() != 0 && nodes >= limits.nodes()
              || limits.millis() != 0 && millis() >= limits.millis();
      reportIfDue();
    }
    return spent;
  }

  private void reportIfDue() {
    long now = nanos.getAsLong();
    if (now - reported >= REPORT_NANOS && !spent) {
      reported = now;
      report.run();
    }
  }

  /** Whether so many percent of the time are gone, where it is time that is limited. */
  boolean isTimeGone(int percent) {
    return limits.millis() != 0 && 100 * millis() >= percent * limits.millis();
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return (nanos.getAsLong() - begin) / 1_000_000;
  }
}
