package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.app.board.BoardView;

public final class BoardSnapshotTest {
  @Test
  public void theSameMovesOfTheSameGameLeadToTheSame() throws Exception {
    var match = TestRecords.people("shi", "size=3", "a3-a2", "a1-b2").toMatch();
    var start = BoardSnapshot.of(match, 0);
    var first = BoardSnapshot.of(match, 1);
    assertEquals(BoardView.NO_MOVE, start.lastMove());
    assertEquals(match.moveAt(0), first.lastMove());
    assertEquals(match.position().hash(), BoardSnapshot.of(match, 2).position().hash());
    match.goTo(0);
    assertEquals(first, BoardSnapshot.of(match, 1));
    assertEquals(first.hashCode(), BoardSnapshot.of(match, 1).hashCode());
    match.play("b3-b2");
    assertNotEquals("another move", first, BoardSnapshot.of(match, 1));
    assertNotEquals(
        "another board", start, BoardSnapshot.of(TestRecords.people("shi", "").toMatch(), 0));
  }

  @Test
  public void onlyAMoveLeadsFromOneToTheNext() throws Exception {
    var match = TestRecords.people("shi", "size=3", "a3-a2", "a1-b2").toMatch();
    var start = BoardSnapshot.of(match, 0);
    var first = BoardSnapshot.of(match, 1);
    var second = BoardSnapshot.of(match, 2);
    assertTrue(first.follows(start));
    assertTrue(second.follows(first));
    assertFalse(second.follows(start));
    assertFalse("back", start.follows(first));
    match.goTo(0);
    match.play("b3-b2");
    assertFalse("after another move", second.follows(BoardSnapshot.of(match, 1)));
  }
}
