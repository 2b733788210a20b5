package tabuleiro.rules.ai;

import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import tabuleiro.rules.board.Zobrist;

public class TranspositionTableTest {
  private static final int KEYS = 400;

  @Test
  public void whatManyThreadsWriteAtOnceIsFoundWholeOrNotAtAll() throws InterruptedException {
    var table = new TranspositionTable(4096); // so small that all write to the same few places
    table.clear();
    var wrong = new AtomicReference<String>();
    var found = new AtomicInteger();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < 4; i++) {
      var random = new Random(i);
      threads.add(new Thread(() -> useAndCheck(table, random, found, wrong)));
    }
    for (var thread : threads) {
      thread.start();
    }
    for (var thread : threads) {
      thread.join();
    }
    assertNull(wrong.get());
    assertTrue("found " + found, found.get() > 10_000);
  }

  /** Stores and probes entries that follow from their keys, so that a wrong one is detected. */
  private static void useAndCheck(
      TranspositionTable table, Random random, AtomicInteger found, AtomicReference<String> wrong) {
    for (int i = 0; i < 400_000; i++) {
      long key = Zobrist.mix(random.nextInt(KEYS));
      table.store(
          key, (int) (key >>> 7), (short) key, 1 + (int) (key & 31), TranspositionTable.EXACT);
      long other = Zobrist.mix(random.nextInt(KEYS));
      long entry = table.probe(other);
      if (entry != 0) {
        found.incrementAndGet();
        if (TranspositionTable.move(entry) != (int) (other >>> 7)
            || TranspositionTable.value(entry) != (short) other
            || TranspositionTable.depth(entry) != 1 + (int) (other & 31)) {
          wrong.set(Long.toHexString(other) + " has " + Long.toHexString(entry));
        }
      }
    }
  }
}
