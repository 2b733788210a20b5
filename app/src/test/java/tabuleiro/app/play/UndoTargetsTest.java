package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

public final class UndoTargetsTest {
  private static Match afterMoves(GameRecord record, int moves) {
    var match = record.toMatch();
    for (int i = 0; i < moves; i++) {
      var legal = new MoveList();
      match.position().moves(legal);
      match.play(legal.get(0));
    }
    return match;
  }

  @Test
  public void amongPeopleEveryPlaceIsOne() {
    var match = afterMoves(TestRecords.people("shi", "size=3"), 3);
    assertEquals(2, UndoTargets.back(match));
    assertEquals(UndoTargets.NONE, UndoTargets.ahead(match));
    match.goTo(0);
    assertEquals(UndoTargets.NONE, UndoTargets.back(match));
    assertEquals(1, UndoTargets.ahead(match));
  }

  @Test
  public void againstACpuOnlyThePersonsTurns() {
    var match = afterMoves(TestRecords.againstCpu("shi", "size=3", Level.CLUB), 4);
    assertEquals(2, UndoTargets.back(match));
    match.goTo(3);
    assertEquals("while the CPU thinks", 2, UndoTargets.back(match));
    match.goTo(0);
    assertEquals(2, UndoTargets.ahead(match));
  }

  @Test
  public void theEndOfTheMovesIsOneWhoeverIsToMove() {
    var match = afterMoves(TestRecords.againstCpu("shi", "size=3", Level.CLUB), 3);
    match.goTo(2);
    assertEquals(3, UndoTargets.ahead(match));
  }

  @Test
  public void amongCpusEveryPlaceIsOne() {
    var match = afterMoves(TestRecords.cpus("shi", "size=3", Level.CLUB), 3);
    assertEquals(2, UndoTargets.back(match));
    match.goTo(1);
    assertEquals(2, UndoTargets.ahead(match));
  }

  @Test
  public void whoMovesIsWhatTheMatchSaysNotACount() {
    var match = afterMoves(TestRecords.againstCpu("shi", "size=3 first=ninja", Level.CLUB), 1);
    assertEquals("the CPU made the first move", UndoTargets.NONE, UndoTargets.back(match));
  }
}
