package tabuleiro.rules.ai;

import static org.junit.Assert.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** Tests that a search allocates memory only at its beginning. */
public class SearchAllocationTest {
  private static final int FEW_NODES = 1_000;
  private static final int MANY_NODES = 30_000;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Engine engine = new Engine(1);

  @Test
  public void aLongSearchAllocatesHardlyMoreThanAShortOne() {
    for (Game game : Games.all()) {
      var start = game.start(Options.standard(game));
      allocated(start, MANY_NODES); // loads every class that the measured ones need
      long more = allocated(start, MANY_NODES) - allocated(start, FEW_NODES);
      // Every round and every report tells its line.
      assertTrue(game.id() + ": " + more + " bytes", more < MANY_NODES);
    }
  }

  private long allocated(Position position, int nodes) {
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    engine.think(position, SearchLimits.nodes(nodes), new CancelFlag(), told -> {});
    return threads.getThreadAllocatedBytes(thread) - before;
  }
}
