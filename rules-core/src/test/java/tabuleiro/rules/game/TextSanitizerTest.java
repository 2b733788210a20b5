package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.Test;
import tabuleiro.rules.CpuTimeLimit;

public class TextSanitizerTest {
  @Test
  public void runsOfBlanksAndControlCharactersBecomeOneBlank() {
    assertEquals("Ana Zé", TextSanitizer.singleLine("\u00A0 Ana\r\n\t\u0007\u2028Zé \0", 40));
    assertEquals("", TextSanitizer.singleLine(" \n ", 40));
  }

  @Test
  public void isCutBetweenLettersAndNotInABlank() {
    assertEquals("😀😀", TextSanitizer.singleLine("😀😀😀", 2));
    assertEquals("ab", TextSanitizer.singleLine("ab cd", 3));
    assertEquals("ab c", TextSanitizer.singleLine("ab cd", 4));
  }

  /** Catches a name that is said to be cut though only blanks are lost. */
  @Test
  public void onlyATextThatLosesLettersIsLonger() {
    assertFalse(TextSanitizer.isLonger("  ab \n c  ", 4));
    assertTrue(TextSanitizer.isLonger("ab c", 3));
    assertFalse(TextSanitizer.isLonger("😀😀", 2));
    assertTrue(TextSanitizer.isLonger("😀😀😀", 2));
  }

  @Test
  public void halfAPairIsReplacedSoThatAFileKeepsTheName() {
    for (var name : new String[] {"A\uD83D", "\uDE00b", "a\uD83D\uD83D\uDE00c"}) {
      var line = TextSanitizer.singleLine(name, 40);
      var bytes = line.getBytes(StandardCharsets.UTF_8);
      assertEquals(line, new String(bytes, StandardCharsets.UTF_8));
      assertEquals(line, TextSanitizer.singleLine(line, 40));
    }
  }

  @Test
  public void aTextOfAnyLengthGivesAName() throws Exception {
    var text = "a" + " ".repeat(5_000_000) + "b";
    CpuTimeLimit.limit(5, () -> assertEquals("a b", TextSanitizer.singleLine(text, 40)));
  }
}
