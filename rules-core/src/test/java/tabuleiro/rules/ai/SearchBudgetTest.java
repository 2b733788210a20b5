package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.Test;

/** Tests with a fake clock how often a search reports. */
public class SearchBudgetTest {
  private long millis;

  @Test
  public void reportsAreFourASecondHoweverManyNodesThereAre() {
    int reports = reports(1);
    assertEquals(4, reports);
    assertEquals(reports, reports(50));
  }

  /** Returns the reports within a second with some number of clock checks each millisecond. */
  private int reports(int looksAMilli) {
    millis = 5;
    var budget = budget(SearchLimits.NONE, new CancelFlag());
    var reports = new int[1];
    budget.report(() -> reports[0]++);
    for (int milli = 0; milli < 1000; milli++) {
      millis++;
      for (int node = 0; node < 256 * looksAMilli; node++) {
        assertFalse(budget.countNode());
      }
    }
    return reports[0];
  }

  @Test
  public void timeEndsASearchWithinAFewNodesAndWithoutAReport() {
    var budget = budget(SearchLimits.millis(300), new CancelFlag());
    budget.report(
        () -> {
          throw new AssertionError("told what is over");
        });
    assertFalse(budget.countNode());
    millis = 299;
    assertFalse(budget.isTimeUsed(100));
    millis = 300;
    assertTrue(budget.isTimeUsed(100));
    assertTrue(nodesToEnd(budget) <= 256);
  }

  @Test
  public void cancelEndsASearchWithinAFewNodes() {
    var cancel = new CancelFlag();
    var budget = budget(SearchLimits.NONE, cancel);
    assertFalse(budget.countNode());
    cancel.cancel();
    assertTrue(nodesToEnd(budget) <= 256);
  }

  private static int nodesToEnd(SearchBudget budget) {
    int nodes = 1;
    while (!budget.countNode()) {
      nodes++;
    }
    return nodes;
  }

  private SearchBudget budget(SearchLimits limits, CancelFlag cancel) {
    return new SearchBudget(limits, cancel, () -> TimeUnit.MILLISECONDS.toNanos(millis));
  }
}
