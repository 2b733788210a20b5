package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.Test;
import tabuleiro.rules.CpuTime;

public class OneLineTest {
  @Test
  public void runsOfBlanksAndControlCharactersBecomeOneBlank() {
    assertEquals("Ana Zé", OneLine.of("\u00A0 Ana\r\n\t\u0007\u2028Zé \0", 40));
    assertEquals("", OneLine.of(" \n ", 40));
  }

  @Test
  public void isCutBetweenLettersAndNotInABlank() {
    assertEquals("😀😀", OneLine.of("😀😀😀", 2));
    assertEquals("ab", OneLine.of("ab cd", 3));
    assertEquals("ab c", OneLine.of("ab cd", 4));
  }

  @Test
  public void halfAPairIsReplacedSoThatAFileKeepsTheName() {
    for (var name : new String[] {"A\uD83D", "\uDE00b", "a\uD83D\uD83D\uDE00c"}) {
      var line = OneLine.of(name, 40);
      var bytes = line.getBytes(StandardCharsets.UTF_8);
      assertEquals(line, new String(bytes, StandardCharsets.UTF_8));
      assertEquals(line, OneLine.of(line, 40));
    }
  }

  @Test
  public void aTextOfAnyLengthGivesAName() throws Exception {
    var text = "a" + " ".repeat(5_000_000) + "b";
    CpuTime.limit(5, () -> assertEquals("a b", OneLine.of(text, 40)));
  }
}
