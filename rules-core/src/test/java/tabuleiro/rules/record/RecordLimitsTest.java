package tabuleiro.rules.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewCodec;

/**
 * Tests every limit of docs/records.md one below, at and one above: what a game can hold is written
 * and read back unchanged, and what exceeds a limit is cut or refused with a reason.
 */
public class RecordLimitsTest {
  private static final String SHI = "[Game \"shi\"]\n[Options \"size=3\"]\n";

  private static RefusalException refusal(String text) {
    return assertThrows(text, DamagedRecordException.class, () -> RecordReader.read(text)).why();
  }

  /** Catches a comment that is dropped because it grew longer than what the reader accepts. */
  @Test
  public void commentsOfAnyLengthAndTheNotesBeforeThemAreReadBack() throws Exception {
    var options = Options.parse(Games.byId("ni-ju"), "");
    var match = new Match(options, Collections.nCopies(2, Player.person("")));
    match.play("1r0@0,0");
    var line = " 20r3@-39,-39".repeat(12);
    var note = "?? 100 100 better" + line + " but" + line;
    for (int length : List.of(1, 499, 500, 501, 999, 1000, 1001, 100_000)) {
      var comment = "c".repeat(length);
      var plain = RecordReader.read("[Game \"ni-ju\"]\n1. 1r0@0,0 {" + comment + "}").tree();
      assertEquals(comment, plain.comment(1));
      var text = RecordWriter.write(match, "", plain.withNotes(List.of(note)));
      var tree = RecordReader.read(text).tree();
      assertEquals(List.of(note), tree.notes());
      assertEquals(plain, tree.withoutNotes());
    }
  }

  @Test
  public void theLinesOfAReviewAreCutToTwelveMoves() throws Exception {
    var match = RecordReader.read("[Game \"ni-ju\"]\n1. 1r0@0,0").match();
    var line = new ArrayList<String>();
    for (int length = 1; length <= 14; length++) {
      line.add((length + 1) / 2 + "r0@0," + (length - 1));
      var cut = line.subList(0, Math.min(12, length));
      var note = "?? 60 20 better " + String.join(" ", line) + " but " + String.join(" ", line);
      var review = ReviewCodec.read(match, List.of(note));
      var written = ReviewCodec.write(review);
      var expected = "?? 60 20 better " + String.join(" ", cut) + " but " + String.join(" ", cut);
      assertEquals(List.of(expected), written);
      assertEquals(written, ReviewCodec.write(ReviewCodec.read(match, written)));
    }
  }

  @Test
  public void theChancesOfAReviewAreAtMostAHundred() throws Exception {
    var match = RecordReader.read(SHI + "1. a3-b2").match();
    for (var chance : List.of("0", "99", "100")) {
      assertEquals(1, moves(ReviewCodec.read(match, List.of("0 " + chance))));
    }
    for (var chance : List.of("101", "1000", "-1", "")) {
      assertEquals(0, moves(ReviewCodec.read(match, List.of("0 " + chance))));
    }
  }

  private static int moves(Review review) {
    return review == null ? 0 : review.moves().size();
  }

  @Test
  public void namesOfTagsHaveFortyLettersAtMost() throws Exception {
    for (int length : List.of(39, 40)) {
      var name = "x".repeat(length);
      assertEquals("v", RecordReader.read("[" + name + " \"v\"]\n" + SHI).tag(name));
    }
    assertEquals(
        RecordReason.BAD_TAG, refusal("[" + "x".repeat(41) + " \"v\"]\n" + SHI + "a3-b2").reason());
  }

  @Test
  public void valuesOfTagsAreCutToTwoHundredLetters() throws Exception {
    for (int length : List.of(199, 200, 201)) {
      var text = new StringBuilder();
      new RecordWriter(text).tag("Note", "\"".repeat(length));
      var read = RecordReader.read(text + SHI).tag("note");
      assertEquals("\"".repeat(Math.min(200, length)) + (length > 200 ? "…" : ""), read);
    }
  }

  @Test
  public void layoutsHaveAThousandLettersAtMost() throws Exception {
    var layout = "..S/NS./.SN";
    for (int length : List.of(999, 1000)) {
      var padded = layout + " ".repeat(length - layout.length());
      assertTrue(RecordReader.read(layout(padded)).match().layout().startsWith(layout));
    }
    var padded = layout + " ".repeat(1001 - layout.length());
    assertEquals(CommonReason.LAYOUT_TOO_LONG, refusal(layout(padded)).reason());
  }

  private static String layout(String text) {
    return SHI + "[Layout \"" + text + "\"]\n";
  }

  @Test
  public void wordsOfALayoutHaveAHundredAndSixtyLettersAtMost() {
    for (int length : List.of(159, 160)) {
      var game = Games.all().get(0);
      var word = "x".repeat(length);
      var refused =
          assertThrows(RefusalException.class, () -> game.layout(Options.standard(game), word))
              .reason();
      assertTrue(refused.name(), game.reasons().contains(refused));
    }
    for (var game : Games.all()) {
      var word = "x".repeat(161);
      var refused =
          assertThrows(RefusalException.class, () -> game.layout(Options.standard(game), word));
      assertEquals(CommonReason.LAYOUT_TOO_LONG, refused.reason());
    }
  }

  /** Catches a limit below what a full board takes. */
  @Test
  public void theFullestBoardsAreWrittenAndReadBack() throws Exception {
    var shi = new StringBuilder("N".repeat(12));
    for (int rank = 2; rank <= 11; rank++) {
      shi.append('/').append(".".repeat(12));
    }
    var pacru = new StringBuilder("to=4");
    var tiles = new StringBuilder("W1r0@0,0");
    int chevrons = 0;
    for (int field = 0; field < 81; field++) {
      var name = (char) ('a' + field % 9) + Integer.toString(field / 9 + 1);
      int seat = field % 4 + 1;
      pacru.append(' ').append(seat).append('*').append(name);
      pacru.append(chevrons++ < 12 ? " " + seat + name + "SE" : "");
    }
    for (int tile = 1; tile < 40; tile++) {
      tiles.append(tile % 2 == 0 ? " W" : " B").append(tile / 2 + 1);
      tiles.append("r0@0,-").append(tile);
    }
    check("shi", "size=12", shi.append("/").append("S".repeat(12)) + " to=1 taken=0,0");
    check("shacru", "players=4", pacru.toString());
    check("azacru", "players=4", pacru + " trigger=3");
    check("ni-ju", "", tiles.substring(0, tiles.lastIndexOf(" ")) + " to=2");
  }

  private static void check(String id, String options, String layout) throws Exception {
    var chosen = Options.parse(Games.byId(id), options);
    var text = chosen.game().layout(chosen, layout).layout();
    assertEquals(text, chosen.game().layout(chosen, text).layout());
    assertTrue(text.length() + " letters", text.length() > layout.length() / 2);
    var players = Collections.nCopies(chosen.game().seats(chosen), Player.person("x"));
    try {
      var match = Match.from(chosen, text, players);
      var read = RecordReader.read(RecordWriter.write(match, "")).match();
      assertEquals(text, read.layout());
    } catch (RefusalException refusal) {
      assertEquals(CommonReason.OVER_AT_ONCE, refusal.reason());
    }
  }

  @Test
  public void movesAreToldUpToSixtyLetters() {
    for (int length : List.of(59, 60)) {
      assertEquals("x".repeat(length), refusal(SHI + "x".repeat(length)).details().get(0));
    }
    assertEquals("x".repeat(60) + "…", refusal(SHI + "x".repeat(61)).details().get(0));
  }

  @Test
  public void moveNumbersHaveSixDigitsAtMost() {
    var wrong = refusal(SHI + "999999. a3-b2");
    assertEquals(RecordReason.WRONG_NUMBER, wrong.reason());
    assertEquals(List.of("1", "999999"), wrong.details());
    assertEquals(CommonReason.UNREADABLE, refusal(SHI + "1000000. a3-b2").reason());
  }

  @Test
  public void namesOfPlayersAreCutToFortyLettersAndReadBack() throws Exception {
    var options = Options.parse(Games.byId("shi"), "");
    for (var letter : List.of("x", "\"", "\\", "😀", "é")) {
      for (int length : List.of(39, 40, 41)) {
        var player = Player.person(letter.repeat(length));
        assertEquals(letter.repeat(Math.min(40, length)), player.name());
        var match = new Match(options, List.of(player, Player.person("")));
        var text = RecordWriter.write(match, "");
        var read = RecordReader.read(text);
        assertEquals(match.players(), read.match().players());
        assertFalse(read.hasLongNames());
        boolean isLonger = length == 41;
        var longer = text.replace("[Seat2 \"\"]", "[Seat2 \"" + "y".repeat(length) + "\"]");
        assertEquals(isLonger, RecordReader.read(longer).hasLongNames());
      }
    }
  }

  @Test
  public void namesOfVariationsAreCutToSixtyLettersAndReadBack() throws Exception {
    var match = RecordReader.read(SHI + "1. a3-b2").match();
    for (var letter : List.of("x", "😀", "(")) {
      for (int length : List.of(59, 60, 61)) {
        var tree = MoveTree.of(match, List.of()).add(0, "a3-a2").withName(2, letter.repeat(length));
        assertEquals(letter.repeat(Math.min(60, length)), tree.name(2));
        assertEquals(tree, RecordReader.read(RecordWriter.write(match, "", tree)).tree());
      }
    }
  }

  @Test
  public void boardsHandsAndPlayersHaveTheirSmallestAndGreatestNumber() throws Exception {
    check("shi", "size=", 3, 12);
    check("ni-ju", "tiles=", 5, 20);
    check("ni-ju", "race=", 0, 20);
    check("shacru", "players=", 2, 4);
    check("azacru", "players=", 2, 4);
  }

  private static void check(String id, String key, int least, int most)
      throws DamagedRecordException {
    var tags = "[Game \"" + id + "\"]\n[Options \"" + key;
    for (int number : List.of(least, least + 1, most - 1, most)) {
      var match = RecordReader.read(tags + number + "\"]\n").match();
      assertTrue(match.options().toString().contains(key + number));
      assertEquals(
          match.snapshot(), RecordReader.read(RecordWriter.write(match, "")).match().snapshot());
    }
    for (int number : List.of(least - 1, most + 1)) {
      assertEquals(CommonReason.BAD_OPTION, refusal(tags + number + "\"]\n").reason());
    }
  }

  @Test
  public void seatsAreNumberedFromOne() throws Exception {
    for (int seat : List.of(0, 3, 10)) {
      var text = SHI + "[Seat" + seat + " \"Ana\"]\na3-b2";
      assertEquals(RecordReason.NO_SEAT, refusal(text).reason());
    }
    assertEquals("Ana", RecordReader.read(SHI + "[Seat2 \"Ana\"]").match().players().get(1).name());
  }

  /** Catches an offer to play on from a damaged record of which nothing could be read. */
  @Test
  public void damageBeforeTheFirstMoveLeavesNothingToPlayOn() throws Exception {
    for (var text : List.of("x", "1. a9-a8", "(a3-b2)", "{open", "[Seat9 \"x\"]")) {
      var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(SHI + text));
      assertNull(text, damage.readable());
      assertNull(text, damage.recovered());
    }
    var one = assertThrows(DamagedRecordException.class, () -> RecordReader.read(SHI + "a3-b2 x"));
    assertEquals(List.of("a3-b2"), one.recovered().moves());
    var text = layout("..S/NS./.SN") + "x";
    var laidOut = assertThrows(DamagedRecordException.class, () -> RecordReader.read(text));
    assertTrue("a position is worth having", laidOut.recovered().layout().startsWith("..S"));
  }
}
