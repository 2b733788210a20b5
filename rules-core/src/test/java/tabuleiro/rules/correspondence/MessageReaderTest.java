package tabuleiro.rules.correspondence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.CpuTimeLimit;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.RecordReader;

/** Tests that a message is read exactly as it was written, or refused. */
public class MessageReaderTest {
  /** Those after which the record can be read without its compact game, whatever game it is. */
  private static final EnumSet<Mangling> MILD =
      EnumSet.of(
          Mangling.CURLY_QUOTES,
          Mangling.QUOTED,
          Mangling.QUOTED_TIGHTLY,
          Mangling.BOLD_LINES,
          Mangling.BOLD_ALL,
          Mangling.SIGNATURE,
          Mangling.ENTITIES,
          Mangling.CARRIAGE_RETURNS,
          Mangling.NO_BREAK_SPACES,
          Mangling.ZERO_WIDTH_SPACES,
          Mangling.DASHES,
          Mangling.ELLIPSES);

  private static Message message(Random random) throws RefusalException {
    var match = RandomMatches.start(RandomMatches.options(random), random);
    RandomMatches.play(match, random.nextInt(50), random);
    if (!match.isOver() && random.nextInt(4) == 0) {
      match.close(random.nextBoolean() ? ChosenEnding.AGREED : new ChosenEnding(random.nextInt(2)));
    }
    return new Message(match, RandomMatches.correspondence(match.players().size(), random));
  }

  private static String text(Message message) throws RefusalException {
    return MessageWriter.write("Ana’s move: it’s your turn – *now*!", message, "2026-11-20");
  }

  private static CorrespondenceReason reason(String text) {
    var refusal = assertThrows(text, RefusalException.class, () -> MessageReader.read(text));
    return (CorrespondenceReason) refusal.reason();
  }

  private static void assertSame(String note, Message expected, Message read) {
    assertEquals(note, expected.match().snapshot(), read.match().snapshot());
    assertEquals(note, expected.correspondence(), read.correspondence());
  }

  @Test
  public void everyManglingIsReadExactly() throws Exception {
    for (int seed = 0; seed < TestScale.times(20); seed++) {
      var message = message(new Random(seed));
      for (var mangling : Mangling.values()) {
        var text = mangling.apply(text(message), new Random(seed));
        assertSame(mangling + " of seed " + seed, message, MessageReader.read(text));
      }
    }
  }

  @Test
  public void severalManglingsAtOnceAreReadExactly() throws Exception {
    for (int seed = 0; seed < TestScale.times(400); seed++) {
      var random = new Random(seed);
      var message = message(random);
      var text = Mangling.several(text(message), random);
      assertSame("seed " + seed + ": " + text, message, MessageReader.read(text));
    }
  }

  /** Catches a record that is of no use to people who lost its compact game. */
  @Test
  public void withoutItsCompactGameTheRecordIsReadExactly() throws Exception {
    for (int seed = 0; seed < TestScale.times(20); seed++) {
      var random = new Random(seed);
      var named = message(random);
      var match = MatchCopies.copy(named.match(), named.match().length(), names(named));
      if (named.match().closing() != null) {
        match.replay(named.match().closing());
      }
      var message = new Message(match, named.correspondence());
      var text = text(message);
      var cut = text.substring(0, text.indexOf('{')) + text.substring(text.indexOf('}') + 1);
      assertSame("seed " + seed, message, MessageReader.read(cut));
      for (var mangling : MILD) {
        var mangled = mangling.apply(cut, random);
        assertSame(mangling + " of seed " + seed + mangled, message, MessageReader.read(mangled));
      }
    }
  }

  private static List<Player> names(Message message) {
    var names = new ArrayList<Player>();
    for (int seat = 0; seat < message.match().players().size(); seat++) {
      names.add(Player.person("Zé " + seat));
    }
    return names;
  }

  /** Catches a text that is read as a game other than the one written: one letter is enough. */
  @Test
  public void aChangedLetterIsReadExactlyOrRefused() throws Exception {
    int refused = 0;
    for (int seed = 0; seed < TestScale.times(300); seed++) {
      var random = new Random(seed);
      var message = message(random);
      var text = new StringBuilder(text(message));
      for (int changes = 1 + random.nextInt(30); changes > 0; changes--) {
        char letter = text.charAt(random.nextInt(text.length()));
        text.setCharAt(random.nextInt(text.length()), letter);
      }
      try {
        assertSame("seed " + seed, message, MessageReader.read(text.toString()));
      } catch (RefusalException refusal) {
        refused++;
      }
    }
    assertTrue(refused + " refused", refused > TestScale.times(100));
  }

  @Test
  public void aCutMessageIsReadExactlyOrRefused() throws Exception {
    var message = message(new Random(3));
    var text = text(message);
    for (int length = 0; length < text.length(); length++) {
      var cut = text.substring(0, length);
      if (length <= text.indexOf('}') - 1) {
        reason(cut);
      } else {
        assertSame("cut at " + length, message, MessageReader.read(cut));
      }
    }
    assertEquals(CorrespondenceReason.CUT, reason(text.substring(0, text.indexOf('}') - 1)));
  }

  @Test
  public void aReplyThatQuotesEarlierMessagesIsTheLatest() throws Exception {
    var random = new Random(8);
    var terms = RandomMatches.correspondence(2, random);
    var match = RandomMatches.start(Options.parse(Games.byId("shi"), ""), random);
    var thread = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      RandomMatches.play(match, 1, random);
      var text = text(new Message(match, terms));
      thread.insert(0, text + "\n").append(Mangling.QUOTED.apply(text, random));
    }
    assertEquals(12, MessageReader.read(thread.toString()).match().length());
    var other = text(message(new Random(2)));
    assertEquals(CorrespondenceReason.SEVERAL_GAMES, reason(thread + other));
  }

  @Test
  public void theReasonSaysWhatIsWrong() throws Exception {
    var message = message(new Random(1));
    var text = text(message);
    assertEquals(CorrespondenceReason.NO_MESSAGE, reason(""));
    assertEquals(CorrespondenceReason.NO_MESSAGE, reason("Shall we play? [Game of the year]"));
    assertEquals(
        CorrespondenceReason.NO_MESSAGE, reason("[Game \"shi\"]\n[Options \"size=3\"]\n1. a3-a2"));
    assertEquals(
        CorrespondenceReason.NEWER, reason("{TBLR2" + text.substring(text.indexOf('{') + 6)));
    assertEquals(
        CorrespondenceReason.DAMAGED,
        reason(text.replace("[Match", "[March").replace("TBLR1", "TBLR1000")));
    var shi =
        """
        [Game "shi"]
        [Options "size=3"]
        [Match "AAAAAAAAAAAA"]
        [Devices "AAAA BBBB"]
        [Check "0000000"]
        """;
    assertEquals(CorrespondenceReason.DAMAGED, reason(shi + "1. a3-a2"));
    assertEquals(CorrespondenceReason.IMPOSSIBLE_MOVE, reason(shi + "1. a3-a2 a1-a2 2. a2-c1"));
  }

  /** Catches a record that earlier versions do not read as a normal game. */
  @Test
  public void everyVersionReadsTheRecordAsAGame() throws Exception {
    for (int seed = 0; seed < TestScale.times(40); seed++) {
      var message = message(new Random(seed));
      var text = text(message);
      var read = RecordReader.read(text.substring(text.indexOf("[Game")));
      assertEquals(message.match().snapshot(), read.match().snapshot());
      assertEquals(message.correspondence().id(), read.tag("Match"));
      for (int ply = 0; ply <= read.match().length(); ply++) {
        assertTrue(read.tree().comment(ply), read.tree().comment(ply).isEmpty());
      }
    }
  }

  @Test
  public void aWordAloneIsReadWithOrWithoutACorrespondence() throws Exception {
    var random = new Random(4);
    var match = RandomMatches.start(Options.parse(Games.byId("shakti"), ""), random);
    RandomMatches.play(match, 10, random);
    var read = MessageReader.read(CompactGame.write(new Message(match, null)));
    assertEquals(match.snapshot(), read.match().snapshot());
    assertNull(read.correspondence());
  }

  /** Catches time that grows faster than the text, and texts without a limit. */
  @Test
  public void hostileTextsTakeLittleTime() throws Exception {
    CpuTimeLimit.limit(20, MessageReaderTest::readHostileTexts);
    int most = MessageReader.MAX_LENGTH;
    assertEquals(CorrespondenceReason.NO_MESSAGE, reason("x".repeat(most)));
    assertEquals(CorrespondenceReason.TOO_LONG, reason("x".repeat(most + 1)));
  }

  private static void readHostileTexts() {
    int most = MessageReader.MAX_LENGTH;
    var shi = "[Game \"shi\"]\n[Match \"AAAAAAAAAAAA\"]\n";
    for (var filler :
        new String[] {
          "TBLR",
          "TBLR1",
          "TBLR1001A",
          "TBLR1ZZZ",
          "TBLR1003ABC",
          "&",
          "&amp;",
          "&#",
          ">",
          "> \n",
          "[Game",
          "[Game \"",
          "\"",
          "\\\"",
          "*",
          "**_",
          "\n",
          "\r",
          "{",
          "(",
          "[",
          "1. ",
          "-",
          "…",
          "\u200B",
          "[Match \"A\"]\n",
          "\uD83D",
          "a3-a2 "
        }) {
      reason(filler.repeat(most / filler.length()));
      reason(shi + filler.repeat((most - shi.length()) / filler.length()));
    }
    var random = new Random(1);
    var words = new StringBuilder();
    while (words.length() < most - 300) {
      words.append("TBLR1054");
      for (int i = 0; i < 184; i++) {
        words.append(Character.forDigit(random.nextInt(36), 36));
      }
    }
    assertEquals(CorrespondenceReason.TOO_LONG, reason(words.toString()));
  }
}
