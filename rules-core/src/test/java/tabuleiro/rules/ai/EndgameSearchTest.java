package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.azacru.AzacruPosition;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruPosition;

/** Compares the engine near the end of games with an exhaustive search. */
public class EndgameSearchTest {
  private final Engine engine = new Engine(8);

  @Test
  public void niJuIsSolvedWithTheLastTiles() throws RefusalException {
    for (int seed = 0; seed < 6; seed++) {
      assertSolved(nearTheEnd("ni-ju", "tiles=5", seed, 3), 20_000);
      assertSolved(nearTheEnd("ni-ju", "tiles=5 race=2", seed, 3), 20_000);
    }
  }

  @Test
  public void niJuIsSearchedToTheEndWithSixTilesLeftWithinAnExpertsNodes() throws RefusalException {
    for (int seed = 0; seed < 3; seed++) {
      var result = think(nearTheEnd("ni-ju", "", seed, 6), 500_000);
      assertTrue("depth " + result.depth(), result.depth() >= 6);
      assertTrue(result.winsIn() != 0 || result.chance() == 50);
    }
  }

  @Test
  public void shacruIsSolvedWhenFewFieldsAreLeft() throws RefusalException {
    for (int seed = 0; seed < 4; seed++) {
      assertSolved(nearTheEnd("shacru", "", seed, 10), 50_000);
      assertSolved(nearTheEnd("shacru", "twist=off", seed, 10), 50_000);
      assertSolved(nearTheEnd("shacru", "players=3", seed, 10), 50_000);
      assertSolved(nearTheEnd("shacru", "players=4", seed, 10), 50_000);
    }
  }

  @Test
  public void shacruIsSolvedOnceTheRegionsAreSeparate() throws RefusalException {
    var game = Games.byId("shacru");
    for (int seed = 0; seed < 4; seed++) {
      var position = (PacruPosition) game.start(Options.standard(game));
      while (!areSeparate(reach(position, 0), reach(position, 1))) {
        var limits = SearchLimits.nodes(1000);
        var result =
            engine.choose(position, Level.CLUB, seed, limits, new CancelFlag(), told -> {});
        position.play(result.move());
      }
      assertFalse(position.isOver());
      assertTrue(GameToolRegistry.diagram(position), think(position, 600_000).nodes() < 600_000);
    }
  }

  private static boolean areSeparate(Set<Integer> one, Set<Integer> other) {
    return one.stream().noneMatch(stance -> touches(PacruGrid.field(stance), other));
  }

  private static boolean touches(int field, Set<Integer> stances) {
    return stances.stream().anyMatch(stance -> PacruGrid.field(stance) == field);
  }

  /** Returns the stances that a seat's chevrons could reach if nobody blocked them. */
  private static Set<Integer> reach(PacruPosition position, int seat) {
    var arrived = new HashSet<Integer>();
    var waiting = new ArrayDeque<Integer>();
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      if (position.chevronOwner(field) == seat) {
        waiting.add(PacruGrid.stance(field, position.chevronHeading(field).ordinal()));
      }
    }
    while (!waiting.isEmpty()) {
      int from = waiting.remove();
      for (int turn = -1; turn <= 1; turn++) {
        int to = PacruGrid.ahead(from, turn);
        if (to != PacruGrid.OFF && position.markerOwner(to) < 0) {
          int most = PacruGrid.crosses(PacruGrid.field(from), to) ? 1 : 0;
          for (int twist = -most; twist <= most; twist++) {
            int stance = PacruGrid.stance(to, from + turn + twist);
            if (arrived.add(stance)) {
              waiting.add(stance);
            }
          }
        }
      }
    }
    return arrived;
  }

  @Test
  public void azacrusFinalRoundIsSolved() throws RefusalException {
    int rounds = 0;
    for (int players = 2; players <= 4; players++) {
      for (int seed = 0; seed < 10; seed++) {
        var position = nearTheEnd("azacru", "players=" + players, seed, players);
        boolean triggered = ((AzacruPosition) position).trigger() >= 0;
        if (triggered || position.legalMoves().get(0) == Position.PASS) {
          assertSolved(position, 100_000);
          rounds++;
        }
      }
    }
    assertTrue("only " + rounds, rounds >= 10);
  }

  private void assertSolved(Position position, long nodes) {
    var where = position.options() + "\n" + GameToolRegistry.diagram(position);
    int expected = new Plain(position).value();
    assertEquals(where, expected, Integer.signum(think(position, nodes).winsIn()));
  }

  private SearchResult think(Position position, long nodes) {
    return engine.think(position, SearchLimits.nodes(nodes), new CancelFlag(), told -> {});
  }

  /** Returns a position some plies before the end of a quick game. */
  private Position nearTheEnd(String id, String options, int seed, int plies)
      throws RefusalException {
    var game = Games.byId(id);
    var position = game.start(Options.parse(game, options));
    var limits = SearchLimits.nodes(400);
    while (!position.isOver()) {
      var result = engine.choose(position, Level.CLUB, seed, limits, new CancelFlag(), told -> {});
      position.play(result.move());
    }
    for (int i = 0; i < plies; i++) {
      position.undo();
    }
    return position;
  }

  /** Exhaustive search in which all others play against the seat to move. */
  private static final class Plain {
    private final Position position;
    private final int seat;
    private final Map<Long, Integer> known = new HashMap<>();

    Plain(Position position) {
      this.position = position.copy();
      seat = position.turn();
    }

    /** Returns 1 if the seat to move wins alone, 0 if it shares the win, -1 if it loses. */
    int value() {
      if (position.isOver()) {
        int winners = position.winners();
        return winners == 1 << seat ? 1 : (winners >> seat & 1) != 0 ? 0 : -1;
      }
      var before = known.get(position.hash());
      if (before != null) {
        return before;
      }
      int sign = position.turn() == seat ? 1 : -1;
      int best = -1;
      var moves = position.legalMoves();
      for (int i = 0; i < moves.size() && best < 1; i++) {
        position.play(moves.get(i));
        best = Math.max(best, sign * value());
        position.undo();
      }
      known.put(position.hash(), sign * best);
      return sign * best;
    }
  }
}
