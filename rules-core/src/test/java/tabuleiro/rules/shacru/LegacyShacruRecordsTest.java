package tabuleiro.rules.shacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.pacru.PacruReason;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * Tests records of versions that did not recognise immobile chevrons: their games with open trails
 * go on after today's end.
 */
public class LegacyShacruRecordsTest {
  private static final int END = 98;
  private static final int MOVES = 108;

  private String finished;

  @Before
  public void readTheRecord() throws IOException {
    try (var in = getClass().getResourceAsStream("open-trails-before-the-blocked-end.txt")) {
      finished = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the record after an even number of moves with a result. */
  private String after(int moves, String result) {
    int end = finished.indexOf(moves / 2 + 1 + ". ");
    return finished.substring(0, end).replace("\"win 2\"", "\"" + result + "\"");
  }

  @Test
  public void aFinishedGameIsReadToItsLastMove() throws DamagedRecordException {
    var record = GameRecord.parse(finished);
    var match = record.toMatch();
    assertEquals(MOVES, match.length());
    assertEquals("win 2", match.result().status());
    assertEquals(finished, record.toText());
    match.goTo(END);
    assertEquals(PacruReason.NOTHING_IN_REACH, match.result().reason());
    match.goTo(END - 1);
    assertFalse(match.isOver());
    match.goTo(MOVES);
    assertEquals(MOVES, match.branch().length());
  }

  @Test
  public void aGameThatWentOnIsOverByNow() throws DamagedRecordException {
    for (int moves : new int[] {END, END + 2, MOVES - 2}) {
      var match = GameRecord.parse(after(moves, "playing")).toMatch();
      assertEquals(moves, match.length());
      assertEquals("win 2", match.result().status());
      var written = GameRecord.of(match, "2026-11-16").toText();
      assertTrue(written, written.contains("[Result \"win 2\"]"));
      assertEquals(match.notation(), GameRecord.parse(written).moves());
    }
  }

  @Test
  public void aResignationAfterTheEndIsKept() throws DamagedRecordException {
    var record = GameRecord.parse(after(END + 2, "resigned 2"));
    assertEquals(new ChosenEnding(1), record.closing());
    assertEquals("win 1", record.toMatch().result().status());
    assertEquals(record, GameRecord.parse(record.toText()));
    assertEquals(ChosenEnding.AGREED, GameRecord.parse(after(END, "agreed")).closing());
  }

  @Test
  public void onlyMovesThatWereLegalThenAreRead() {
    var wrong = finished.replace(" " + lastMove(), " a1-a2");
    var damage = assertThrows(DamagedRecordException.class, () -> GameRecord.parse(wrong));
    assertEquals(CommonReason.GAME_OVER, damage.why().reason());
    assertEquals(MOVES - 1, damage.recovered().moves().size());
  }

  private String lastMove() {
    var words = finished.strip().split("\\s+");
    return words[words.length - 1];
  }

  @Test
  public void nobodyPlaysOnToday() throws DamagedRecordException {
    var match = GameRecord.parse(after(END, "playing")).toMatch();
    var next = finished.substring(after(END, "win 2").length()).split("\\s+")[1];
    var refusal = assertThrows(RefusalException.class, () -> match.play(next));
    assertEquals(CommonReason.GAME_OVER, refusal.reason());
    assertThrows(IllegalStateException.class, () -> match.close(ChosenEnding.AGREED));
  }

  @Test
  public void movesAfterTheEndOfThatTimeAreDamage() {
    var longer = finished.strip() + "\n" + (MOVES / 2 + 1) + ". pass\n";
    var damage = assertThrows(DamagedRecordException.class, () -> GameRecord.parse(longer));
    assertEquals(CommonReason.GAME_OVER, damage.why().reason());
    assertEquals(MOVES, damage.recovered().moves().size());
  }
}
