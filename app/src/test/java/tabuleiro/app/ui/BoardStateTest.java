package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** Tests that a state follows another only by moves of the same task. */
public class BoardStateTest {
  private static final Position START = start();

  private static Position start() {
    var game = Games.all().get(0);
    return game.start(Options.standard(game));
  }

  private static int firstMove() {
    var moves = new MoveList();
    START.copy().moves(moves);
    return moves.get(0);
  }

  private static BoardState boardState(Object task, List<Integer> moves) {
    return new BoardState(task, START, moves, true, BoardView.NO_MOVE, 0);
  }

  @Test
  public void oneFollowsAnotherByMovesOnly() {
    var before = boardState("first", List.of());
    var after = boardState("first", List.of(firstMove()));
    assertTrue(after.follows(before));
    assertFalse(before.follows(after));
    assertFalse(before.follows(before));
    assertFalse(boardState("second", List.of(firstMove())).follows(before));
  }

  @Test
  public void movesLeadFromTheStartWhichStays() {
    var expected = START.copy();
    expected.play(firstMove());
    long untouched = START.hash();
    assertEquals(expected.hash(), boardState("first", List.of(firstMove())).position().hash());
    assertEquals(untouched, START.hash());
  }
}
