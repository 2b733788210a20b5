package tabuleiro.rules.shacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.explain.FactRecount;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.pacru.PacruGrid;

public class ShacruFactsTest {
  private static final int FAR = 6;

  private final int[] fewest = new int[PacruGrid.COUNT];

  /** Walks every path that enters no field twice, by legal moves alone. */
  private void walk(Position position, int seat, String chevron, int length) {
    if (length > FAR) {
      return;
    }
    var turn = (ShacruPosition) FactRecount.onTurn(position, seat);
    for (int move : FactRecount.moves(turn)) {
      var text = turn.format(move);
      if (text.startsWith(chevron)) {
        var field = text.substring(3, 5);
        int to = PacruGrid.SQUARES.parse(field);
        fewest[to] = Math.min(fewest[to], length);
        walk(FactRecount.after(turn, move), seat, field, length + 1);
      }
    }
  }

  /** Compares shortest paths late in a game, where all paths can be walked. */
  @Test
  public void waysAreTheShortestOfAll() throws RefusalException {
    var looked = new int[1];
    for (var options : new String[] {"", "players=3", "twist=off"}) {
      FactRecount.games(
          "shacru",
          options,
          3,
          position -> {
            if (position.ply() % 7 == 0 && position.ply() >= 35) {
              for (int seat = 0; seat < position.seats(); seat++) {
                looked[0] += compareWays((ShacruPosition) position, seat);
              }
            }
          });
    }
    assertTrue("looked at " + looked[0], looked[0] > 50);
  }

  private int compareWays(ShacruPosition position, int seat) {
    var ways = new ShortestPaths(position, seat);
    if (ways.isUncertain()) {
      return 0;
    }
    Arrays.fill(fewest, ShortestPaths.UNREACHABLE);
    for (int number = 0; number < 4; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        walk(position, seat, PacruGrid.name(PacruGrid.field(stance)), 1);
      }
    }
    int compared = 0;
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      // A neutral start field that the chevron itself has left can be entered, but stands full now.
      if (position.chevronOwner(field) < 0) {
        int moves = ways.moves(field) > FAR ? ShortestPaths.UNREACHABLE : ways.moves(field);
        assertEquals(PacruGrid.name(field) + "\n" + position.layout(), fewest[field], moves);
        compared += moves < ShortestPaths.UNREACHABLE ? 1 : 0;
      }
    }
    return compared;
  }

  /** Tests that nobody else ever colours a field that only one seat can reach. */
  @Test
  public void nobodyElseGetsThere() throws RefusalException {
    var random = new Random(3);
    for (var options : new String[] {"", "players=4", "trails=open", "trails=open players=3"}) {
      FactRecount.games(
          "shacru",
          options,
          6,
          position -> {
            if (position.ply() % 5 == 0) {
              var start = (ShacruPosition) position;
              var end = start.copy();
              for (int i = 0; i < 40 && !end.isOver(); i++) {
                var moves = FactRecount.moves(end);
                end.play(moves.get(random.nextInt(moves.size())));
              }
              for (int seat = 0; seat < start.seats(); seat++) {
                var others = start.reachOfOthers(seat);
                for (int field = 0; field < PacruGrid.COUNT; field++) {
                  boolean isNew = start.markerOwner(field) < 0 && end.markerOwner(field) >= 0;
                  if (isNew && end.markerOwner(field) != seat) {
                    assertTrue(PacruGrid.name(field) + "\n" + start.layout(), others.get(field));
                  }
                }
              }
            }
          });
    }
  }

  @Test
  public void byHand() throws RefusalException {
    var shacru = new Shacru();
    // Seat 1 is shut into the corner: a9 and b9 are all it has; seat 2 has the rest.
    var position =
        shacru.layout(Options.standard(shacru), "1a8N 1*a8 2*b8 2*c8 2*c9 2e5N 2*e5 2*d9 2*d8");
    assertEquals(1, ShacruFacts.MOVABLE.count(position, 0));
    assertEquals(2, ShacruFacts.ALONE.count(position, 0)); // a9, and then b9? N, NE: b9 directly
    assertEquals(2, ShacruFacts.NEARER.count(position, 0));
  }

  /** Compares the ways that can be blocked with every legal move and what it leaves. */
  @Test
  public void onlyWaysAreBlockedByOneMove() throws RefusalException {
    for (var options : new String[] {"", "players=3", "trails=open"}) {
      FactRecount.compare(
          ShacruFacts.CAN_BLOCK, "shacru", options, 2, ShacruFactsTest::countBlockable);
    }
  }

  private static int countBlockable(Position position, int seat) {
    int blockable = 0;
    for (int other = 0; other < position.seats(); other++) {
      if (other != seat && (seat == position.turn() || other == position.turn())) {
        for (int number = 0; number < 4; number++) {
          int stance = ((ShacruPosition) position).stance(other, number);
          var chevron = stance < 0 ? "none" : PacruGrid.name(PacruGrid.field(stance));
          blockable += isBlockable(position, seat, other, chevron) ? 1 : 0;
        }
      }
    }
    return blockable;
  }

  private static boolean isBlockable(Position position, int seat, int other, String chevron) {
    var turn = FactRecount.onTurn(position, seat);
    return canMove(position, other, chevron)
        && FactRecount.moves(turn).stream()
            .anyMatch(move -> !canMove(FactRecount.after(turn, move), other, chevron));
  }

  private static boolean canMove(Position position, int seat, String chevron) {
    var turn = FactRecount.onTurn(position, seat);
    return FactRecount.moves(turn).stream().anyMatch(move -> turn.format(move).startsWith(chevron));
  }
}
