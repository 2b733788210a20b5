package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests the best few lines of a position. */
public class MultiPvSearchTest {
  private static final String MATE = "to=2 Kg2 We7 kd2 we3 -c5 -e5 -c3";
  private static final String ONLY_PASS =
      "1a9N 1*a9 1*b9 1*c9 1*c8 1*b5 1*c5 2a5E 2*a5 2*a4 2*a6 2*d5";

  private final Engine engine = new Engine(4);

  @Test
  public void theBestAreThoseThatWeighMostInThatOrder() throws RefusalException {
    var position = layout("shi", "size=3", "..S/NS./.SN to=2 taken=1,0");
    var heard = new ArrayList<List<SearchResult>>();
    var lines =
        engine.lines(position, 3, SearchLimits.nodes(1_000_000), new CancelFlag(), heard::add);
    assertEquals("c1-c2, a2-a3, a2-a1", moves(position, lines));
    assertEquals(List.of(-8, -6, -2), winsIn(lines)); // all lose, and one longer than the others
    for (var line : lines) {
      var worth =
          new Engine(1)
              .evaluateMove(position, line.move(), SearchLimits.nodes(100_000), new CancelFlag());
      assertEquals(worth.winsIn(), line.winsIn());
    }
    assertTrue("proof ends the thinking", heard.size() < 20);
  }

  private static String moves(Position position, List<SearchResult> lines) {
    return lines.stream()
        .map(line -> position.format(line.move()))
        .collect(Collectors.joining(", "));
  }

  private static List<Integer> winsIn(List<SearchResult> lines) {
    return lines.stream().map(SearchResult::winsIn).collect(Collectors.toList());
  }

  @Test
  public void theFirstLineIsWhatThinkingFinds() throws RefusalException {
    var position = layout("shakti", "", MATE);
    var best =
        engine.think(position, SearchLimits.nodes(100_000), new CancelFlag(), progress -> {});
    var lines = lines(position, 3, 400_000);
    assertEquals("d2-e2", position.format(lines.get(0).move()));
    assertEquals(best.winsIn(), lines.get(0).winsIn());
    assertTrue(rank(lines.get(0)) > rank(lines.get(1)));
  }

  @Test
  public void inEveryGameLinesAreLegalDifferentAndBestFirst() throws RefusalException {
    for (var game : Games.all()) {
      assertLines(game.start(Options.standard(game)));
    }
    var four = Games.byId("azacru");
    assertLines(four.start(Options.parse(four, "players=4")));
  }

  private void assertLines(Position position) throws RefusalException {
    long hash = position.hash();
    var heard = new ArrayList<List<SearchResult>>();
    var found = engine.lines(position, 3, SearchLimits.nodes(6000), new CancelFlag(), heard::add);
    assertEquals(hash, position.hash());
    assertEquals(found, heard.get(heard.size() - 1));
    assertEquals(1, heard.get(0).size());
    int depth = 0;
    for (var lines : heard) {
      assertThrows(UnsupportedOperationException.class, lines::clear);
      assertEquals(lines.size(), lines.stream().map(SearchResult::move).distinct().count());
      depth = lines.get(0).depth();
      for (int i = 0; i < lines.size(); i++) {
        assertTrue(i == 0 || rank(lines.get(i - 1)) >= rank(lines.get(i)));
        assertTrue(lines.get(i).depth() == depth);
        var played = position.copy();
        for (int move : lines.get(i).line()) {
          assertTrue(played.legalMoves().contains(move));
          played.play(move);
        }
      }
    }
    assertEquals(3, found.size());
    assertTrue(position.options() + " only to depth " + depth, depth > 1);
  }

  @Test
  public void fewerMovesHaveFewerLines() throws RefusalException {
    var position = layout("azacru", "", ONLY_PASS);
    var lines = lines(position, 3, 1000);
    assertEquals("pass", moves(position, lines));
    assertEquals(List.of(-2), winsIn(lines));
  }

  @Test
  public void cancelledItAnswersAtOnceWithWhatItHas() {
    for (var game : Games.all()) {
      var cancel = new CancelFlag();
      var heard = new ArrayList<List<SearchResult>>();
      var lines =
          engine.lines(
              game.start(Options.standard(game)),
              3,
              SearchLimits.NONE,
              cancel,
              progress -> {
                assertFalse("another round", cancel.isCancelled());
                heard.add(progress);
                if (progress.size() == 3 && progress.get(2).depth() == 2) {
                  cancel.cancel();
                }
              });
      assertEquals(heard.get(heard.size() - 1), lines);
    }
  }

  /**
   * Tests that no search follows a cancelled one, which itself ends at once by {@link EngineTest}.
   */
  @Test
  public void cancelledItAsksForNoOtherSearch() {
    var cancel = new CancelFlag();
    var moves = new MoveList();
    for (int move = 1; move <= 5; move++) {
      moves.add(move);
    }
    MultiPvSearch.Searcher searcher =
        (among, depth, limits) -> {
          assertFalse("another search", cancel.isCancelled());
          if (depth == 3 && among.size() == 4) {
            cancel.cancel();
          }
          return new SearchResult(among.get(0), 50, 0, depth, 1, List.of(among.get(0)));
        };
    var lines =
        new MultiPvSearch(searcher, moves, 3, SearchLimits.NONE, cancel).find(9, progress -> {});
    assertEquals(3, lines.size());
    assertEquals(2, lines.get(0).depth());
  }

  @Test
  public void cancelledBeforeItBeginsItStillNamesMoves() {
    var cancel = new CancelFlag();
    cancel.cancel();
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      var lines = engine.lines(start, 3, SearchLimits.NONE, cancel, progress -> {});
      assertEquals(3, lines.size());
    }
  }

  private List<SearchResult> lines(Position position, int count, long nodes) {
    return engine.lines(
        position, count, SearchLimits.nodes(nodes), new CancelFlag(), progress -> {});
  }

  /** Returns the rank of a line; better lines have greater ranks. */
  private static int rank(SearchResult result) {
    if (result.winsIn() == 0) {
      return result.chance();
    }
    return result.winsIn() > 0 ? 1000 - result.winsIn() : -1000 - result.winsIn();
  }

  private static Position layout(String id, String options, String layout) throws RefusalException {
    var game = Games.byId(id);
    return game.layout(Options.parse(game, options), layout);
  }
}
