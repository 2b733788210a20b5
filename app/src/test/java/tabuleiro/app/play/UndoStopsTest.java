package tabuleiro.app.play;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.GameRecord;

public final class UndoStopsTest {
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
    var match = afterMoves(Records.people("shi", "size=3"), 3);
    assertEquals(2, UndoStops.back(match));
    assertEquals(UndoStops.NONE, UndoStops.ahead(match));
    match.goTo(0);
    assertEquals(UndoStops.NONE, UndoStops.back(match));
    assertEquals(1, UndoStops.ahead(match));
  }

  @Test
  public void againstACpuOnlyThePersonsTurns() {
    var match = afterMoves(Records.againstCpu("shi", "size=3", Level.CLUB), 4);
    assertEquals(2, UndoStops.back(match));
    match.goTo(3);
    assertEquals("while the CPU thinks", 2, UndoStops.back(match));
    match.goTo(0);
    assertEquals(2, UndoStops.ahead(match));
  }

  @Test
  public void theEndOfTheMovesIsOneWhoeverIsToMove() {
    var match = afterMoves(Records.againstCpu("shi", "size=3", Level.CLUB), 3);
    match.goTo(2);
    assertEquals(3, UndoStops.ahead(match));
  }

  @Test
  public void amongCpusEveryPlaceIsOne() {
    var match = afterMoves(Records.cpus("shi", "size=3", Level.CLUB), 3);
    assertEquals(2, UndoStops.back(match));
    match.goTo(1);
    assertEquals(2, UndoStops.ahead(match));
  }

  @Test
  public void whoMovesIsWhatTheMatchSaysNotACount() {
    var match = afterMoves(Records.againstCpu("shi", "size=3 first=ninja", Level.CLUB), 1);
    assertEquals("the CPU made the first move", UndoStops.NONE, UndoStops.back(match));
  }
}
