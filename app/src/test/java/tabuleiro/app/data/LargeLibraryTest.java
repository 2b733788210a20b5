package tabuleiro.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.TestScale;
import tabuleiro.app.ui.ThreadCpuClock;

/** Measures a large library in CPU time; prints the figures and checks generous limits. */
@RunWith(AndroidJUnit4.class)
public final class LargeLibraryTest {
  private static final int GAMES = TestScale.times(5_000);
  private static final int PAGE = 20;

  /** The cache size of the library's pager. */
  private static final int KEPT = 120;

  private static final int HELD = 10;

  @Test
  public void thousandsOfGamesAreListedAtOnce() throws ReflectiveOperationException {
    var clock = new ThreadCpuClock();
    var test = new DatabaseRepositoryHarness(ApplicationProvider.getApplicationContext());
    var random = new Random(5000);
    var rows = new ArrayList<GameEntity>();
    for (int i = 0; i < GAMES; i++) {
      var row = GameMapper.of(RandomGames.any(random), false, test.now + i);
      row.name = i % 7 == 0 ? "Game " + i : "";
      rows.add(row);
    }
    test.database().games().insert(rows);
    test.reopen();
    var games = test.games();
    var list = new AtomicReference<List<GameListKey>>();
    long start = clock.nanos();
    games.list(LibraryQuery.ALL, answer -> list.set(answer.value()));
    long listed = clock.nanos();
    assertEquals(GAMES, list.get().size());
    assertEquals(PAGE, load(games, list.get().subList(0, PAGE)).size());
    long shown = clock.nanos();
    long used = memory(games);
    long begun = clock.nanos();
    long pages = 0;
    for (int from = 0; from < GAMES; from += PAGE) {
      long begin = clock.nanos();
      assertEquals(PAGE, load(games, list.get().subList(from, from + PAGE)).size());
      pages = Math.max(pages, clock.nanos() - begin);
    }
    long all = clock.nanos();
    games.list(
        new LibraryQuery("", LibraryQuery.State.ANY, "game 49", LibraryQuery.Sort.NAME),
        answer -> assertTrue(answer.value().size() > 1));
    long searched = clock.nanos();
    games.statistics(answer -> assertTrue(answer.value().games().size() > 1));
    long counted = clock.nanos();
    var text = new AtomicReference<String>();
    games.transfer().exportAll(answer -> text.set(answer.value()));
    long exported = clock.nanos();
    System.out.printf(
        "library of %d games: list %.0f ms, first page of %d %.0f ms, memory for the list and the"
            + " 120 games kept %d kB, worst page %.0f ms, all pages %.0f ms, search %.0f ms,"
            + " statistics %.0f ms, export %.0f ms (%d kB)%n",
        GAMES,
        ms(start, listed),
        PAGE,
        ms(listed, shown),
        used / 1024,
        pages / 1e6,
        ms(begun, all),
        ms(all, searched),
        ms(searched, counted),
        ms(counted, exported),
        text.get().length() / 1024);
    assertTrue("generous, for a slow machine", ms(start, shown) < 20_000);
    test.close();
  }

  private static List<LoadedGame> load(GameRepository games, List<GameListKey> page) {
    var ids = new ArrayList<Long>();
    page.forEach(game -> ids.add(game.id));
    var loaded = new AtomicReference<List<LoadedGame>>();
    games.loadAll(ids, answer -> loaded.set(answer.value()));
    return loaded.get();
  }

  /** Measures the memory of the list and of all cached pages; many are held for precision. */
  private static long memory(GameRepository games) {
    var held = new ArrayList<Object>();
    long before = used();
    for (int i = 0; i < HELD; i++) {
      games.list(
          LibraryQuery.ALL,
          answer -> {
            held.add(answer.value());
            held.add(load(games, answer.value().subList(0, KEPT)));
          });
    }
    long after = used();
    assertEquals(2 * HELD, held.size());
    return (after - before) / HELD;
  }

  private static long used() {
    for (int i = 0; i < 4; i++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static double ms(long from, long to) {
    return (to - from) / 1e6;
  }
}
