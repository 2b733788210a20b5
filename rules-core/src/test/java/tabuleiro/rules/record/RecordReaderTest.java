package tabuleiro.rules.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Map;
import org.junit.Test;
import tabuleiro.rules.CpuTimeLimit;
import tabuleiro.rules.Games;

public class RecordReaderTest {
  private static final String RECORD =
      """
      [Name "Sunday \\"at\\" \\\\ Zé’s"]
      [Place "2"]
      [Game "shi"]
      [Options "size=3 first=samurai win=half"]
      [Seat1 "Ana"]
      [Seat2 ""]
      [Level2 "club"]
      [Date "2026-11-16"]
      [Result "playing"]
      1. a3-b2 a1-a2
      2. b3xb1
      """;

  @Test
  public void readsAndWritesAGameByPlayingItsMovesOnce() throws Exception {
    var shi = new CountingGame(Games.byId("shi"));
    var read = new RecordReader(RECORD, id -> shi).read();
    assertEquals(3, read.match().length());
    assertEquals("begun once", 1, shi.starts);
    assertEquals("every move played once", 3, shi.moves);
    RecordWriter.write(read.match(), read.date());
    GameRecord.of(read.match(), read.date());
    assertEquals("not begun again", 1, shi.starts);
    assertEquals("no move played again", 3, shi.moves);
  }

  @Test
  public void onlyMovesAheadAreLookedAtToTellTheResult() throws Exception {
    var shi = new CountingGame(Games.byId("shi"));
    var read = new RecordReader(RECORD, id -> shi).read();
    read.match().goTo(2);
    shi.moves = 0;
    var text = RecordWriter.write(read.match(), read.date());
    assertEquals(1, shi.moves);
    assertEquals("the match stays where it is", 2, read.match().ply());
    assertTrue(text, RECORD.endsWith(text));
  }

  @Test
  public void tagsThatNoRecordNeedsAreHandedOnAndCanBeWrittenBack() throws Exception {
    var read = RecordReader.read(RECORD);
    assertEquals(Map.of("name", "Sunday \"at\" \\ Zé’s", "place", "2"), read.otherTags());
    assertEquals("2", read.tag("Place"));
    assertEquals("", read.tag("Pinned"));
    var text = new StringBuilder();
    var writer = new RecordWriter(text);
    writer.tag("Name", read.tag("Name"));
    writer.tag("Place", read.tag("Place"));
    writer.match(read.match(), read.date(), read.tree());
    assertEquals(RECORD, text.toString());
  }

  @Test
  public void damageKeepsTheOtherTagsToo() {
    var text = RECORD.replace("b3xb1", "b3xb9");
    var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(text));
    assertEquals("Sunday \"at\" \\ Zé’s", damage.readable().tag("name"));
    assertEquals(2, damage.recovered().moves().size());
  }

  /** Files come from any system. */
  @Test
  public void damageIsAtTheSamePlaceWhateverEndsTheLines() {
    var text = RECORD.replace("b3xb1", "b3xb9");
    for (var end : new String[] {"\n", "\r\n", "\r"}) {
      var other = text.replace("\n", end);
      var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(other));
      assertEquals(11, damage.line());
      assertEquals(4, damage.column());
    }
  }

  @Test
  public void aByteOrderMarkIsABlankAtTheBeginningOnly() throws Exception {
    assertEquals(3, RecordReader.read("\uFEFF" + RECORD).match().length());
    var within = RECORD.replace("b3xb1", "b3x\uFEFFb1");
    var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(within));
    assertEquals(2, damage.recovered().moves().size());
  }

  @Test
  public void namesOfTagsBeginWithALetterFromAToZ() throws Exception {
    var read = RecordReader.read("[aZ \"1\"]\n[Za2 \"2\"]\n" + RECORD);
    assertEquals("1", read.tag("az"));
    assertEquals("2", read.tag("za2"));
    for (var no : new String[] {"12", "@a", "[a", "`a", "{a"}) {
      var text = "\n[" + no + " \"x\"]\n" + RECORD;
      var damage = assertThrows(no, DamagedRecordException.class, () -> RecordReader.read(text));
      assertEquals(no, RecordReason.BAD_TAG, damage.why().reason());
    }
  }

  @Test
  public void aBracketEndsAMove() throws Exception {
    var read = RecordReader.read(RECORD.replace("a3-b2 a1", "a3-b2(1. a3-a2) a1"));
    assertEquals(3, read.match().length());
    assertEquals(2, read.tree().children(0).size());
  }

  @Test
  public void nothingIsReadBehindAWrongNumber() {
    for (var number : new String[] {"0.", "1.", "3."}) {
      var text = RECORD.replace("2. b3", number + " b3");
      var damage =
          assertThrows(number, DamagedRecordException.class, () -> RecordReader.read(text));
      assertEquals(number, RecordReason.WRONG_NUMBER, damage.why().reason());
      assertEquals(number, 2, damage.recovered().moves().size());
    }
  }

  @Test
  public void onlyADayIsADate() throws Exception {
    assertEquals("2026-11-16", date("2026-11-16"));
    for (var no :
        new String[] {
          "",
          "2026",
          "2026-11-1",
          "2026-11-161",
          "2026/11-16",
          "2026-11/16",
          "202x-11-16",
          "2026-x1-16",
          "2026-11-x6",
          "2026-11-1/",
          "2026-11-1:",
          "-026-11-16",
          "2026011-16",
        }) {
      assertEquals(no, "", date(no));
    }
    assertEquals("0909-09-09", date("0909-09-09"));
  }

  private static String date(String text) throws DamagedRecordException {
    return RecordReader.read(RECORD.replace("2026-11-16", text)).date();
  }

  /** The words behind a result stop version 0.1.0, and belong to games from a layout only. */
  @Test
  public void aGameFromTheStartDoesNotEndFromALayout() {
    var text = RECORD.replace("\"playing\"", "\"playing from layout\"");
    var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(text));
    assertEquals(RecordReason.BAD_RESULT, damage.why().reason());
  }

  @Test
  public void damageIsToldInAFewHundredCharactersHoweverMuchIsWrong() {
    var much = "x".repeat(300_000);
    for (var text :
        new String[] {
          "[Game \"" + much + "\"]",
          RECORD.replace("size=3", much),
          RECORD.replace("size=3", "size=" + much),
          RECORD.replace("club", much),
          RECORD.replace("playing", much),
          RECORD.replace("b3xb1", much),
          RECORD.replace("Level2", "Level" + "2".repeat(300_000)),
          RECORD.replace("Name", much),
          "[" + much + " \"a\"]\n[" + much + " \"b\"]\n" + RECORD,
        }) {
      var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(text));
      assertTrue(damage.getMessage().length() + " letters", damage.getMessage().length() < 400);
    }
  }

  @Test
  public void theTimeToReadGrowsWithTheLengthAndNotFaster() throws Exception {
    CpuTimeLimit.limit(10, RecordReaderTest::readLongTexts);
  }

  private static void readLongTexts() {
    int lines = 500_000;
    for (var filler : new String[] {"\n", "> \n", "[\n", "[A\n", "[A \"x\"\n", "{}", " [", "> >"}) {
      var text = "[Name \"x\"]\n" + filler.repeat(lines) + "\n" + RECORD;
      try {
        RecordReader.read(text);
      } catch (DamagedRecordException damage) {
        assertTrue(damage.line() > 1);
      }
    }
  }
}
