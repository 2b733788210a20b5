package tabuleiro.app.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.annotation.GraphicsMode.Mode.NATIVE;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.GraphicsMode;
import tabuleiro.rules.game.RefusalException;

/**
 * Tests that a move is compared with a better one, visually and in speech, on the position in which
 * both were legal.
 */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(NATIVE)
public final class BetterMoveTest {
  private static final String WORDS = "Better: so and so";

  /** A game, the move made, and the better one. */
  record Pair(String game, String played, String better) {
    @Override
    public String toString() {
      return game + " " + played + " " + better;
    }
  }

  static final List<Pair> PAIRS =
      List.of(
          new Pair("shacru", "c9-d8>", "c9-d8"),
          new Pair("shacru", "c9-c8", "c1-d2<"),
          new Pair("azacru", "a5-b5", "c9-d8>"),
          new Pair("shakti", "b2-b3", "b2-d4"),
          new Pair("shakti", "b2-c3", "b2-d4"),
          new Pair("shi", "d8-d7", "d8-d4"),
          new Pair("shi", "a8-a4", "d8-g5"));

  /** Returns a board before the played move. */
  static TestBoard before(Pair pair, int side) throws RefusalException {
    var position = SamplePositions.start("", pair.game, "").position();
    var board = new TestBoard(position, BoardSettings.STANDARD, side);
    board.view.setMoveBuilder(null);
    board.view.show(position, BoardView.NO_MOVE);
    return board;
  }

  /** Returns the better move and the one played. */
  static BetterMove better(Pair pair) throws RefusalException {
    var position = SamplePositions.start("", pair.game, "").position();
    return new BetterMove(position.parse(pair.better), position.parse(pair.played), WORDS);
  }

  @Test
  public void bothAreSeenUntilSomethingElseIsShown() throws RefusalException {
    for (var pair : PAIRS) {
      var board = before(pair, 360);
      var plain = board.picture();
      board.view.setBetterMove(better(pair));
      assertFalse(pair.toString(), plain.sameAs(board.picture()));
      board.view.show(board.position, board.view.lastMove());
      assertEquals(BetterMove.NONE, board.view.better());
      assertTrue(pair.toString(), plain.sameAs(board.picture()));
    }
  }

  @Test
  public void whereItBeginsAndEndsIsSaidThereAndOfTheWholeBoard() throws RefusalException {
    var pair = new Pair("shakti", "b2-b3", "b2-d4");
    var board = before(pair, 360);
    board.view.setBetterMove(better(pair));
    assertTrue(board.view.describe(board.square("b2")).toString().endsWith(WORDS));
    assertTrue(board.view.describe(board.square("d4")).toString().endsWith(WORDS));
    assertFalse(board.view.describe(board.square("b3")).toString().contains(WORDS));
    assertEquals("Shakti board, " + WORDS, board.view.getContentDescription().toString());
    board.view.show(board.position, BoardView.NO_MOVE);
    assertEquals("Shakti board", board.view.getContentDescription().toString());
  }
}
