package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/** Tests that a level with contempt does not return to earlier positions. */
public class PastPositionsTest {
  @Test
  public void holdsEveryPositionOfAGameButThePresentOne() {
    for (var game : Games.all()) {
      var position = game.start(Options.standard(game));
      var random = new Random(7);
      var hashes = new HashSet<Long>();
      for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
        long present = position.hash();
        var past = new PastPositions(position);
        assertEquals("left alone", present, position.hash());
        assertEquals(game.id() + ply, hashes.contains(present), past.contains(present));
        for (long hash : hashes) {
          assertTrue(game.id() + ply, past.contains(hash));
          assertFalse(game.id() + ply, past.contains(hash + 1));
        }
        hashes.add(present);
        var moves = position.legalMoves();
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  public void aMasterInBalanceDoesNotRepeatAPosition() throws RefusalException {
    var position = Games.byId("shakti").start(Options.standard(Games.byId("shakti")));
    for (var move :
        "b2-c3 b6-c5 f2-e3 c5xe3 c3xe3 f6-e5 e3-b6 d6-d7 d2-c2 e5-f5 c2-d2 f5-e5".split(" ")) {
      position.play(position.parse(move));
    }
    var past = new PastPositions(position);
    var repeating = position.copy();
    repeating.play(repeating.parse("d2-c2"));
    assertTrue("the king came from there", past.contains(repeating.hash()));
    for (int nodes = 2_000; nodes <= 32_000; nodes *= 2) {
      var result =
          new Engine(1)
              .choose(
                  position,
                  Level.MASTER,
                  nodes,
                  SearchLimits.nodes(nodes),
                  new CancelFlag(),
                  t -> {});
      var next = position.copy();
      next.play(result.move());
      assertFalse(position.format(result.move()), past.contains(next.hash()));
    }
  }
}
