package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.ui.BoardSnapshot.Pauses;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests which snapshots follow each other, and that a snapshot does not change with its match. */
public final class BoardSnapshotTest {
  private static Match match(String... moves) throws RefusalException {
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.parse(Games.byId("shi"), "size=3"), players);
    for (var move : moves) {
      match.play(move);
    }
    return match;
  }

  private static BoardSnapshot at(Match match, int ply, int line, Pauses pauses) {
    return BoardSnapshot.of(match.snapshot(), ply, line, true, pauses);
  }

  @Test
  public void theSameMovesOfTheSameLineAreTheSamePlace() throws RefusalException {
    var match = match("a3-a2", "a1-b2");
    var first = at(match, 1, 0, Pauses.NONE);
    assertEquals(match.moveAt(0), first.lastMove());
    assertEquals(BoardView.NO_MOVE, at(match, 0, 0, Pauses.NONE).lastMove());
    match.goTo(0);
    assertTrue(first.isSamePlace(at(match, 1, 0, Pauses.NONE)));
    assertFalse("another line", first.isSamePlace(at(match, 1, 1, Pauses.NONE)));
    match.play("b3-b2");
    assertFalse("another move", first.isSamePlace(at(match, 1, 0, Pauses.NONE)));
  }

  @Test
  public void onlyMovesOfTheSameLineLeadFromOneToTheNext() throws RefusalException {
    var match = match("a3-a2", "a1-b2");
    var start = at(match, 0, 0, Pauses.NONE);
    var first = at(match, 1, 0, Pauses.NONE);
    var second = at(match, 2, 0, Pauses.NONE);
    assertTrue(first.follows(start));
    assertTrue(second.follows(first));
    assertFalse("two at once", second.follows(start));
    assertTrue("two with a pause between them", at(match, 2, 0, Pauses.BETWEEN).follows(start));
    assertFalse("back", start.follows(first));
    assertFalse("the same", first.follows(first));
    assertFalse("another line", at(match, 2, 1, Pauses.BETWEEN).follows(first));
    match.goTo(0);
    match.play("b3-b2");
    assertFalse("after another move", second.follows(at(match, 1, 0, Pauses.NONE)));
  }

  @Test
  public void positionsOnTheWayEqualThoseOfTheMatch() throws RefusalException {
    var match = match("a3-a2", "a1-b2");
    var snapshot = at(match, 2, 0, Pauses.NONE);
    long end = match.position().hash();
    for (int ply = 0; ply <= 2; ply++) {
      match.goTo(ply);
      assertEquals("ply " + ply, match.position().hash(), snapshot.positionAt(ply).hash());
    }
    match.goTo(0);
    assertEquals("it does not change with the match", end, snapshot.position().hash());
    var task = BoardSnapshot.of(match.position(), match.moves(), 0, true);
    assertEquals(end, task.position().hash());
    assertEquals("nor changes the start", 0, match.position().ply());
  }

  @Test
  public void aHelpIsSelectedAgainAfterEachTry() throws RefusalException {
    var match = match();
    int move = match.position().parse("a3-a2");
    var plain = at(match, 0, 0, Pauses.BETWEEN);
    var helped = plain.withHelp(move, 2);
    assertTrue(plain.moveBuilder().held().isEmpty());
    assertEquals(match.position().touches(move).subList(0, 1), helped.moveBuilder().held());
    assertTrue(helped.restarts(plain));
    assertTrue(plain.withHelp(move, 3).restarts(helped));
    assertFalse(plain.withHelp(move, 2).restarts(helped));
    var failed = plain.withHelp(BoardView.NO_MOVE, 1);
    assertFalse("held touches stay without a help", failed.restarts(plain));
  }
}
