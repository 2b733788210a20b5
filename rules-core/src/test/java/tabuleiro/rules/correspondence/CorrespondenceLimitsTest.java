package tabuleiro.rules.correspondence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.RefusalException;

/** Tests the limits of messages one below, at and one above. */
public class CorrespondenceLimitsTest {
  private static CorrespondenceReason reason(String text) {
    var refusal = assertThrows(RefusalException.class, () -> MessageReader.read(text));
    return (CorrespondenceReason) refusal.reason();
  }

  /** Returns a word of a length that no version writes. */
  private static String word(int length, char digit) {
    var body = String.valueOf(digit).repeat(length - CompactGame.HEAD);
    var number = Integer.toString(body.length(), CompactGame.BASE).toUpperCase(Locale.ROOT);
    return CompactGame.MARK + "1" + "0".repeat(3 - number.length()) + number + body;
  }

  @Test
  public void aTextOfTwoHundredThousandLettersIsRead() throws Exception {
    var match = RandomMatches.start(RandomMatches.options(new Random(1)), new Random(1));
    var text = CompactGame.write(new Message(match, null));
    var filler = "-".repeat(MessageReader.MAX_LENGTH - text.length() - 1);
    for (var filled : List.of(filler, filler + "-")) {
      assertEquals(match.snapshot(), MessageReader.read(filled + text).match().snapshot());
    }
    assertEquals(CorrespondenceReason.TOO_LONG, reason(filler + "--" + text));
  }

  /** A word that is announced longer is damaged; one up to the limit only lacks its end. */
  @Test
  public void aWordOfEightThousandLettersAfterItsHeadIsExpected() throws Exception {
    int most = CompactGame.HEAD + CompactGame.MAX_LENGTH;
    for (int length : new int[] {most - 1, most}) {
      var cut = word(length, 'A').substring(0, length - 1);
      var refusal = assertThrows(RefusalException.class, () -> CompactGame.read(cut));
      assertEquals(CorrespondenceReason.CUT, refusal.reason());
    }
    var longer = word(most + 1, 'A').substring(0, most);
    var refusal = assertThrows(RefusalException.class, () -> CompactGame.read(longer));
    assertEquals(CorrespondenceReason.DAMAGED, refusal.reason());
  }

  @Test
  public void wordsOfTwentyFourThousandLettersAreTried() {
    var most = word(8000, 'A') + word(8000, 'C') + word(7000, 'D');
    assertEquals(CorrespondenceReason.DAMAGED, reason(most + " " + word(999, 'E')));
    assertEquals(CorrespondenceReason.DAMAGED, reason(most + " " + word(1000, 'E')));
    assertEquals(CorrespondenceReason.TOO_LONG, reason(most + " " + word(1001, 'E')));
  }

  @Test
  public void aStateOfAThousandLettersIsRead() {
    var state = CorrespondenceState.begin(4, 1, true, new Random(1), 5);
    var text = state.toText();
    var filler = " ".repeat(999 - text.length());
    assertEquals(state, CorrespondenceState.parse(text + filler));
    assertEquals(state, CorrespondenceState.parse(text + filler + " "));
    assertNull(CorrespondenceState.parse(text + filler + "  "));
  }

  @Test
  public void identitiesAndDevicesHaveTheirLengths() {
    var device = "A".repeat(Correspondence.DEVICE_LENGTH);
    var id = "A".repeat(Correspondence.ID_LENGTH);
    assertEquals(id, new Correspondence(id, List.of(device, ""), true, 0, 0).id());
    for (var wrong : List.of(id.substring(1), id + "A")) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new Correspondence(wrong, List.of(device, ""), true, 0, 0));
    }
    for (var wrong : List.of(device.substring(1), device + "A")) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new Correspondence(id, List.of(wrong, ""), true, 0, 0));
    }
  }

  @Test
  public void anEntityHasEightLettersAmongTwentyFour() {
    assertEquals('A', new EntityReader("&#000065;").next());
    assertEquals('A', new EntityReader("&#0000065;").next());
    assertEquals('&', new EntityReader("&#00000065;").next());
    assertEquals('<', new EntityReader("&lt" + " ".repeat(20) + ";").next());
    assertEquals('<', new EntityReader("&lt" + " ".repeat(21) + ";").next());
    assertEquals('&', new EntityReader("&lt" + " ".repeat(22) + ";").next());
  }
}
