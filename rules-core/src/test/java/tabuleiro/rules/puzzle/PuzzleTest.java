package tabuleiro.rules.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle.Aim;

public class PuzzleTest {
  private static final String LINE = "shakti gain 1 2||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5";

  @Test
  public void isReadAsItWasWritten() throws RefusalException {
    var puzzle = Puzzle.parse(LINE);
    assertEquals(Games.byId("shakti"), puzzle.game());
    assertEquals(List.of("b2-a1", "f6-f5", "f2-f3", "d6-d7"), puzzle.moves());
    assertEquals(Aim.GAIN, puzzle.aim());
    assertEquals(1, puzzle.amount());
    assertEquals(2, puzzle.difficulty());
    assertEquals(List.of("f3xf5"), puzzle.solution());
    assertEquals(LINE, puzzle.format());
    assertEquals(puzzle, Puzzle.parse(puzzle.format()));
  }

  @Test
  public void aScoreCountsAtSomeTime() {
    assertEquals("an earlier version told nothing", Puzzle.UNTOLD, Puzzle.parse(LINE).within());
    for (var time : List.of("gain 1 2 0", "gain 1 2 1", "hold 1 2 2")) {
      var line = LINE.replace("gain 1 2", time);
      assertEquals(Integer.parseInt(time.substring(9)), Puzzle.parse(line).within());
      assertEquals(line, Puzzle.parse(line).format());
      assertEquals("progress stays", Puzzle.parse(LINE).id(), Puzzle.parse(line).id());
    }
  }

  @Test
  public void namesOnlyTheOptionsThatAreNotStandard() throws RefusalException {
    var puzzle = Puzzle.parse("shi save 0 1|win=half size=5||a5-a4|");
    assertEquals(5, puzzle.options().number("size"));
    assertEquals("shi save 0 1|size=5||a5-a4", puzzle.format());
  }

  @Test
  public void mayBeginWithALayout() throws RefusalException {
    var line = "shakti better 60 1||d2-d1|d6-d5||to=1 Kd2 Wd4 kd6";
    var puzzle = Puzzle.parse(line);
    assertEquals("to=2 Kd1 Wd4 kd6", puzzle.match().position().layout());
    assertEquals(line, puzzle.format());
    assertNotEquals(Puzzle.parse("shakti better 60 1||d2-d1|d6-d5").id(), puzzle.id());
  }

  @Test
  public void isWrittenAlikeEverywhere() {
    var puzzle = Puzzle.parse(LINE);
    var home = Locale.getDefault();
    var id = puzzle.id();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertEquals(LINE, puzzle.format());
      assertEquals(id, puzzle.id());
    } finally {
      Locale.setDefault(home);
    }
  }

  @Test
  public void isKnownByItsPositionAlone() {
    var id = Puzzle.parse(LINE).id();
    assertEquals("shakti-355da495", id); // kept with people's progress: never to change
    assertEquals(id, Puzzle.parse(LINE.replace("gain 1 2", "win 3 1")).id());
    assertNotEquals(id, Puzzle.parse(LINE.replace("d6-d7", "d6-d5")).id());
    assertNotEquals(id, Puzzle.parse(LINE.replace("||", "|strict=on|")).id());
  }

  @Test
  public void anythingElseIsNoPuzzle() {
    for (var line :
        List.of(
            "",
            "shakti",
            "chess win 1 1|||a1-a2|",
            "shakti lose 1 1|||b2-b3|",
            "shakti win x 1|||b2-b3|",
            "shakti win 1 4|||b2-b3|",
            "shakti win 1 0|||b2-b3|",
            "shakti win -1 1|||b2-b3|",
            "shakti win 1 1||||",
            "shakti win 1 1 1||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5",
            "shakti gain 1 1 -2||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5",
            "shakti gain 1 1 1 1||b2-a1 f6-f5 f2-f3 d6-d7|f3xf5",
            "shakti win 1 1|||b2-b3 b6-b5|",
            "shakti win 1 1|||b2-b3 b6-b5 b3-b4|b2-c3",
            "shakti win 1 1|size=3||b2-b3|",
            "shakti win 1 1||b2-b3")) {
      assertNull(line, Puzzle.parse(line));
    }
  }

  @Test
  public void standsAtItsPosition() throws RefusalException {
    var match = Puzzle.parse(LINE).match();
    assertEquals(4, match.ply());
    assertEquals(4, match.length());
    assertTrue(match.hasPerson());
    assertThrows(
        RefusalException.class, () -> Puzzle.parse(LINE.replace("d6-d7", "d6-d4")).match());
  }

  @Test
  public void theMoveToFindIsRight() throws RefusalException {
    var puzzle = Puzzle.parse(LINE);
    var position = puzzle.match().position();
    assertTrue(puzzle.isRight(0, position, position.parse("f3xf5")));
    assertFalse(puzzle.isRight(0, position, position.parse("f3-f4")));
    assertEquals(1, (puzzle.solution().size() / 2 + 1));
  }

  @Test
  public void soIsAnotherThatIsAsGood() throws RefusalException {
    var puzzle = Puzzle.parse("shacru save 0 1|||c9-d8|c9-d8< c9-d8>");
    assertEquals(List.of("c9-d8<", "c9-d8>"), puzzle.also());
    assertEquals(puzzle, Puzzle.parse(puzzle.format()));
    var position = puzzle.match().position();
    assertTrue(puzzle.isRight(0, position, position.parse("c9-d8>")));
    assertFalse(puzzle.isRight(0, position, position.parse("c9-c8")));
  }

  /** Tests that taking the king in another way than the solution is correct, too. */
  @Test
  public void soIsEveryMoveThatWinsAtOnce() throws RefusalException {
    var puzzle = Puzzle.parse("shakti win 3 1||d2-d3|b2-b4 d6-d5 b4xd6|");
    assertEquals(2, (puzzle.solution().size() / 2 + 1));
    var position = puzzle.game().layout(puzzle.options(), "Kd2 Wb4 Wf4 kd6 wa7 wg7 -c5");
    assertTrue(puzzle.isRight(2, position, position.parse("f4xd6")));
    assertFalse(puzzle.isRight(2, position, position.parse("d2-d3")));
  }
}
