package tabuleiro.rules.ai;

import java.util.function.LongSupplier;

/** Watches time, nodes and the cancel flag while a search runs. */
final class SearchBudget {
  /** Nodes between two looks at the clock: well under a millisecond in every game. */
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

  /** Runs the report a few times a second from now on, on the thread that searches. */
  void report(Runnable task) {
    report = task;
  }

  /** Counts a node; whether the search has to stop. */
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

  /** Whether so many percent of the time are gone, where it is time that is limited. */
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
