package tabuleiro.rules.shakti;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that the moves which the search of Shakti leaves out cannot matter. */
public class ShaktiHeuristicsTest {
  private static final Shakti GAME = new Shakti();
  private static final int DEEP = 1;

  private static List<Integer> list(MoveList moves) {
    var list = new ArrayList<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      list.add(moves.get(i));
    }
    return list;
  }

  private static List<Integer> all(ShaktiPosition position) {
    var moves = position.legalMoves();
    return list(moves);
  }

  private static List<Integer> candidates(ShaktiPosition position) {
    var moves = new MoveList();
    GAME.heuristics(position).candidates(moves, DEEP);
    return list(moves);
  }

  private static List<Integer> quiescenceMoves(ShaktiPosition position) {
    var moves = new MoveList();
    GAME.heuristics(position).quiescenceMoves(moves);
    return list(moves);
  }

  private static boolean losesKing(ShaktiPosition position, int move) {
    position.play(move);
    boolean lost = all(position).stream().anyMatch(ShaktiPosition::takesKing);
    position.undo();
    return lost;
  }

  @Test
  public void movesLeftOutLoseTheKing() throws RefusalException {
    for (int seed = 0; seed < 150; seed++) {
      var random = new Random(seed);
      var position = GAME.start(Options.parse(GAME, ""));
      while (!position.isOver()) {
        var all = all(position);
        check(position, all, candidates(position));
        position.play(all.get(random.nextInt(all.size())));
      }
    }
  }

  private static void check(ShaktiPosition position, List<Integer> all, List<Integer> candidates) {
    assertFalse(candidates.isEmpty());
    assertTrue(all.containsAll(candidates));
    if (all.stream().anyMatch(ShaktiPosition::takesKing)) {
      assertTrue(ShaktiPosition.takesKing(candidates.get(0)));
      assertTrue(quiescenceMoves(position).contains(candidates.get(0)));
      return;
    }
    for (int move : all) {
      assertTrue(position.format(move), candidates.contains(move) || losesKing(position, move));
    }
    var captures = new ArrayList<>(all);
    captures.removeIf(
        move ->
            move == Position.PASS || !FromToPosition.isCapture(move) || position.exposesKing(move));
    assertEquals(captures.size(), quiescenceMoves(position).size());
    assertTrue(captures.containsAll(quiescenceMoves(position)));
  }

  @Test
  public void leavingTheKingIsLookedAtIfTheGameIsDrawnByIt() throws RefusalException {
    var options = Options.parse(GAME, "");
    var last = GAME.layout(options, "to=1 Ka1 kc1 wb1");
    assertTrue(candidates(last).contains(last.parse("a1xb1")));
    // Twice Black did not take the king on a1; the third time is a draw.
    var repeated = GAME.layout(options, "to=2 Ka1 Wa7 kg7 wc3");
    for (var move : "g7-f7 a1-b1 f7-g7 b1-a1 g7-f7 a1-b1 f7-g7".split(" ")) {
      repeated.play(repeated.parse(move));
    }
    assertTrue(candidates(repeated).contains(repeated.parse("b1-a1")));
    assertFalse("c1 is hit too", candidates(repeated).contains(repeated.parse("b1-c1")));
  }
}
