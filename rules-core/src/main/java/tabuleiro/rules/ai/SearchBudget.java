package tabuleiro.rules.ai;

import java.util.function.LongSupplier;

/** Budget of a running search: counts nodes and checks time and the cancel flag. */
final class SearchBudget {
  /** The number of nodes between two clock checks, well under a millisecond in every game. */
  private static final int CLOCK_CHECK_INTERVAL = 256;

  private static final long REPORT_INTERVAL_NANOS = 250_000_000;

  private final SearchLimits limits;
  private final CancelFlag cancel;
  private final LongSupplier nanos;
  private final long begin;
  private long nodes;
  private boolean exhausted;
  private Runnable report = () -> {};
  private long lastReport;

  SearchBudget(SearchLimits limits, CancelFlag cancel) {
    this(limits, cancel, System::nanoTime);
  }

  SearchBudget(SearchLimits limits, CancelFlag cancel, LongSupplier nanos) {
    this.limits = limits;
    this.cancel = cancel;
    this.nanos = nanos;
    begin = nanos.getAsLong();
    lastReport = begin;
  }

  /** Sets a task that runs on the searching thread a few times a second. */
  void report(Runnable task) {
    report = task;
  }

  /** Counts a node and returns whether the search has to stop. */
  boolean countNode() {
    if (nodes++ % CLOCK_CHECK_INTERVAL == 0 || limits.nodes() != 0 && nodes >= limits.nodes()) {
      exhausted |=
          cancel.isCancelled()
              || limits.nodes() != 0 && nodes >= limits.nodes()
              || limits.millis() != 0 && millis() >= limits.millis();
      reportIfDue();
    }
    return exhausted;
  }

  private void reportIfDue() {
    long now = nanos.getAsLong();
    if (now - lastReport >= REPORT_INTERVAL_NANOS && !exhausted) {
      lastReport = now;
      report.run();
    }
  }

  /** Returns whether a percentage of the time limit has passed; false without a time limit. */
  boolean isTimeUsed(int percent) {
    return limits.millis() != 0 && 100 * millis() >= percent * limits.millis();
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return (nanos.getAsLong() - begin) / 1_000_000;
  }
}
