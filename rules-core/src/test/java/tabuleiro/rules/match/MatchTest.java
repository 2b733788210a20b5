package tabuleiro.rules.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

public class MatchTest {
  private static Match match(String game, String options) throws RefusalException {
    var chosen = Options.parse(Games.byId(game), options);
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < chosen.game().seats(chosen); seat++) {
      players.add(Player.person("P" + seat));
    }
    return new Match(chosen, players);
  }

  /** Returns a match with three moves of Shi on 3x3. */
  private static Match shi() throws RefusalException {
    var match = match("shi", "size=3");
    match.play("a3-b2");
    match.play("a1-a2");
    match.play("b3xb1");
    return match;
  }

  @Test
  public void goingBackAndAheadOnlyChangesThePlace() throws RefusalException {
    var match = shi();
    long end = match.position().hash();
    match.goTo(1);
    assertEquals(1, match.ply());
    assertEquals(3, match.length());
    assertEquals(List.of("a3-b2", "a1-a2", "b3xb1"), match.notation());
    assertEquals("P1", match.toMove().name());
    match.goTo(3);
    assertEquals(end, match.position().hash());
    match.goTo(0);
    assertFalse(match.canUndo());
    match.goTo(3);
    assertEquals(end, match.position().hash());
    assertFalse(match.canRedo());
  }

  @Test
  public void aNewMoveCutsOffWhatLayAhead() throws RefusalException {
    var match = shi();
    match.goTo(2);
    match.play("b3-c2");
    assertEquals(List.of("a3-b2", "a1-a2", "b3-c2"), match.notation());
    assertFalse(match.canRedo());
  }

  @Test
  public void anIllegalMoveChangesNothing() throws RefusalException {
    var match = shi();
    match.goTo(match.ply() - 1);
    assertThrows(RefusalException.class, () -> match.play("a3-a2"));
    assertThrows(IllegalArgumentException.class, () -> match.play(123456));
    assertThrows(IllegalArgumentException.class, () -> match.goTo(4));
    assertEquals(2, match.ply());
    assertTrue(match.canRedo());
  }

  @Test
  public void branchingKeepsTheOriginal() throws RefusalException {
    var match = shi();
    match.goTo(match.ply() - 1);
    var branch = match.branch();
    assertEquals(2, branch.length());
    branch.play("b3-c2");
    assertEquals("b3xb1", match.notation().get(2));
    assertEquals(match.players(), branch.players());
  }

  @Test
  public void resigningLeavesTheWinToTheOther() throws RefusalException {
    var match = shi();
    match.goTo(match.ply() - 1);
    match.close(new ChosenEnding(0));
    assertTrue(match.isOver());
    assertEquals("win 2", match.result().status());
    assertEquals(CommonReason.RESIGNED, match.result().reason());
    assertEquals("moves ahead are dropped", 2, match.length());
    assertThrows(IllegalStateException.class, () -> match.close(ChosenEnding.AGREED));
    match.goTo(match.ply() - 1);
    assertNull("one move earlier the game still went on", match.result());
    match.goTo(match.ply() + 1);
    assertEquals("win 2", match.result().status());
    match.goTo(match.ply() - 1);
    match.play("c1-c2");
    assertNull("a new move takes the resignation back", match.result());
    assertNull(match.closing());
  }

  @Test
  public void withMoreSeatsTheBestOfTheOthersWins() throws RefusalException {
    var match = match("shacru", "players=3");
    match.play("e1-e2");
    match.close(new ChosenEnding(1));
    assertEquals("win 1", match.result().status());
    match.goTo(0);
    match.play("e1-e2");
    match.play("a5-b5");
    match.close(new ChosenEnding(2));
    assertTrue(match.result().isDraw());
    assertTrue(match.result().favours(1));
    assertFalse(match.result().favours(2));
  }

  @Test
  public void anAgreedDrawIsShared() throws RefusalException {
    var match = shi();
    match.close(ChosenEnding.AGREED);
    assertEquals("draw", match.result().status());
    assertEquals(-1, match.result().winner());
  }

  @Test
  public void everySeatNeedsAPlayer() throws RefusalException {
    var options = Options.standard(Games.byId("azacru"));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Match(options, Collections.nCopies(3, Player.cpu(Level.CLUB))));
  }

  @Test
  public void namesAreMadeFitForOneLine() {
    assertEquals("Ana Sá", Player.person("  Ana\n\t Sá\u0000 ").name());
    assertEquals(40, Player.person("x".repeat(99)).name().length());
    assertTrue(Player.person("Ana").isPerson());
    assertFalse(Player.cpu(Level.MASTER).isPerson());
  }

  @Test
  public void theOnlyPersonIsFound() throws RefusalException {
    var options = Options.standard(Games.byId("shi"));
    var ana = Player.person("Ana");
    var cpu = Player.cpu(Level.CLUB);
    assertEquals(0, new Match(options, List.of(ana, cpu)).onlyPerson());
    assertEquals(1, new Match(options, List.of(cpu, ana)).onlyPerson());
    assertEquals(-1, new Match(options, List.of(ana, ana)).onlyPerson());
    assertEquals(-1, new Match(options, List.of(cpu, cpu)).onlyPerson());
  }

  @Test
  public void theLastMoveIsTheOneBeforeThePlace() throws RefusalException {
    var match = shi();
    match.goTo(match.ply() - 1);
    assertEquals("a1-a2", match.branch().notation().get(1));
    assertEquals(match.moveAt(1), match.lastMove());
  }

  @Test
  public void aClosedMatchIsOpenBeforeItsEnd() throws RefusalException {
    var match = shi();
    assertFalse(match.isClosed());
    match.close(new ChosenEnding(0));
    assertTrue(match.isClosed());
    match.goTo(match.ply() - 1);
    assertFalse(match.isClosed());
  }

  /** Who has resigned while others played on has no part in their draw. */
  @Test
  public void anAgreedDrawIsSharedByThoseWhoAreLeft() throws RefusalException {
    var match = match("shacru", "players=3");
    match.play("resign");
    match.close(ChosenEnding.AGREED);
    assertTrue(match.result().isDraw());
    assertFalse(match.result().favours(0));
    assertTrue(match.result().favours(1));
    assertTrue(match.result().favours(2));
  }

  @Test
  public void equalSnapshotsHaveEqualHashesAndOthersDiffer() throws RefusalException {
    var match = shi();
    var end = match.snapshot();
    assertEquals(end.hashCode(), shi().snapshot().hashCode());
    match.goTo(match.ply() - 1);
    assertNotEquals(end.hashCode(), match.snapshot().hashCode());
  }

  /** An earlier version played on in a position in which nobody can reach anything any more. */
  @Test
  public void movesOfAnEarlierVersionAreReplayedPastTheEnd() throws RefusalException {
    var options = Options.parse(Games.byId("shacru"), "trails=open");
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = Match.from(options, "1a9N 2c8W 2*c8 2*b8 2*a8 1*a7 to=2", players);
    match.play("c8-b8");
    assertTrue(match.isOver());
    assertTrue(match.acceptsRecordedMoves());
    var legacy = new MoveList();
    match.position().legacyMoves(legacy);
    var move = match.position().format(legacy.get(0));
    assertThrows("nobody may make it now", RefusalException.class, () -> match.play(move));
    assertThrows("it was never legal", RefusalException.class, () -> match.replay("a1-a2"));
    match.replay(move.toUpperCase(Locale.ROOT));
    assertEquals(List.of("c8-b8", move), match.notation());
  }

  @Test
  public void nothingIsRecordedAfterTheEndOrAResignation() throws RefusalException {
    var match = shi();
    assertTrue(match.acceptsRecordedMoves());
    match.close(new ChosenEnding(0));
    assertFalse(match.acceptsRecordedMoves());
  }
}
