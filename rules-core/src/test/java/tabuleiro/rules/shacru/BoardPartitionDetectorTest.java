package tabuleiro.rules.shacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.pacru.ChevronBoard;

/** Compares the moves left on a partitioned board with an exhaustive search. */
public class BoardPartitionDetectorTest {
  private static final int SMALL = 9;

  @Test
  public void aLoneChevronFillsWhatItCan() throws RefusalException {
    var position = layout("1a9SE 1*a9 2i1N 2*i1 1*c9 1*c8 1*c7 1*b7 1*b6 1*a6 2*h1 2*h2 2*i3 2*h3");
    var partition = new BoardPartitionDetector(position);
    assertTrue(partition.compute());
    assertEquals(2, partition.minMoves(0)); // a8 and a7; b9 and b8 lead nowhere
    assertEquals(2, partition.maxMoves(0));
    assertEquals(1, partition.minMoves(1));
    assertEquals(1, partition.maxMoves(1));
  }

  @Test
  public void aFieldThatOpensLaterIsForBoth() throws RefusalException {
    var position = layout("1a8N 1*a8 2a9SE 2*b9");
    assertFalse(new BoardPartitionDetector(position).compute());
  }

  @Test
  public void agreesWithTryingAllMoves() throws RefusalException {
    for (var options : new String[] {"", "twist=off", "start=coloured"}) {
      int seen = 0;
      for (int game = 0; game < 60; game++) {
        var random = new Random(game);
        var position = (ShacruPosition) new Shacru().start(Options.parse(new Shacru(), options));
        var partition = new BoardPartitionDetector(position);
        while (!position.isOver()) {
          if (partition.compute()) {
            seen += check(position, partition);
          }
          position.play(any(position, random));
        }
      }
      assertTrue(options, seen > 300);
    }
  }

  private static int check(ShacruPosition position, BoardPartitionDetector partition) {
    int seen = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      if (partition.maxMoves(seat) <= SMALL) {
        int moves = mostMoves(position, seat);
        var where = position.layout() + " seat " + seat;
        assertTrue(where, partition.minMoves(seat) <= moves && moves <= partition.maxMoves(seat));
        seen++;
      }
    }
    return seen;
  }

  /** Returns the most moves that a seat can make while nobody else moves. */
  private static int mostMoves(ShacruPosition position, int seat) {
    if (position.turn() != seat) {
      position.play(Position.PASS);
      int most = mostMoves(position, seat);
      position.undo();
      return most;
    }
    var moves = new MoveList();
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      if (position.stance(seat, number) >= 0) {
        position.addChevronMoves(moves, position.stance(seat, number)); // also if the game is over
      }
    }
    int most = 0;
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      most = Math.max(most, 1 + mostMoves(position, seat));
      position.undo();
    }
    return most;
  }

  private static int any(Position position, Random random) {
    var moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private static ShacruPosition layout(String text) throws RefusalException {
    return (ShacruPosition) new Shacru().layout(Options.parse(new Shacru(), ""), "to=1 " + text);
  }
}
