package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class ConsoleTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Console console = new Console(new PrintStream(bytes, true, StandardCharsets.UTF_8));

  private String answer(String line) {
    bytes.reset();
    console.run(line);
    var text = bytes.toString(StandardCharsets.UTF_8);
    assertTrue(text, text.startsWith("= ") || text.startsWith("? "));
    assertTrue("ends with an empty line", text.endsWith("\n\n"));
    assertFalse("only there", text.substring(0, text.length() - 2).contains("\n\n"));
    return text.substring(0, text.length() - 2);
  }

  @Test
  public void playsAGame() {
    assertEquals("= shi size=3 first=samurai win=half", answer("new shi size=3"));
    assertEquals("= a3-a2 a3-b2 b3-a2 b3-b2 b3-c2 c3-b2 c3-c2", answer("moves"));
    assertEquals("= a3-b2 a1-a2 b3xb1", answer("play A3-b2 a1a2 b3-b1"));
    assertEquals("= 2", answer("turn"));
    assertEquals("= 1 0", answer("score"));
    assertEquals("= playing", answer("status"));
    assertEquals("= a2-a1 a2-a3 a2-b3 c1-c2", answer("moves"));
    assertEquals("= ", answer("undo 2"));
    assertEquals("= 2", answer("turn"));
    assertEquals("= a1-a2", answer("play a1 - a2"));
  }

  @Test
  public void aBadCommandChangesNothing() {
    assertTrue(answer("moves").startsWith("? there is no game yet"));
    answer("new shi size=3");
    var hash = answer("hash");
    for (var line :
        new String[] {
          "dance", "new", "new chess", "new shi size=99", "play", "play a1-a9", "play a3-b2 a3-a1",
          "undo", "undo x", "undo 99", "perft", "perft x", "load", "load /no/such/file"
        }) {
      assertTrue(line, answer(line).startsWith("? "));
      assertEquals(line, hash, answer("hash"));
    }
    assertFalse(console.isDone());
    assertEquals("= ", answer("quit"));
    assertTrue(console.isDone());
  }

  @Test
  public void tellsALayoutAndStartsFromOne() {
    answer("new shi size=3");
    assertEquals("= SSS/.../NNN to=1 taken=0,0", answer("layout"));
    answer("play a3-b2 a1-a2 b3xb1");
    assertEquals("= ..S/NS./.SN to=2 taken=1,0", answer("layout"));
    assertEquals("= .SS/.../NNN to=2 taken=0,0", answer("layout .SS/.../NNN to=2 taken=0,0"));
    assertEquals("= 2", answer("turn"));
    assertTrue(answer("record").contains("[Layout \".SS/.../NNN to=2 taken=0,0\"]"));
    assertTrue(answer("layout S../.../NNN").startsWith("? "));
    assertEquals("nothing lost", "= .SS/.../NNN to=2 taken=0,0", answer("layout"));
  }

  @Test
  public void aBlankLineHasNoAnswer() {
    assertTrue(console.run("  "));
    assertEquals(0, bytes.size());
  }

  @Test
  public void listsGamesAndCounts() {
    assertTrue(answer("games").contains("\nni-ju tiles=5…20 race=0…20\n"));
    assertEquals("= 250", answer("perft shi size=3 3"));
    answer("new shi size=3");
    assertEquals("= 38", answer("perft 2"));
    assertEquals("= 1", answer("perft 0"));
  }

  @Test
  public void savesDamagesAndRecovers() throws IOException {
    var file = new File(folder.getRoot(), "my game.txt").getPath();
    answer("new shi size=3");
    answer("play a3-b2 a1-a2 b3xb1");
    var hash = answer("hash");
    assertTrue(answer("record " + file).contains("\n2. b3xb1"));
    answer("new shacru");
    assertEquals("= shi size=3 first=samurai win=half, 3 moves", answer("load " + file));
    assertEquals(hash, answer("hash"));
    Files.writeString(Path.of(file), Files.readString(Path.of(file)).replace("b3xb1", "b3xz1"));
    var refused = answer("load " + file);
    assertTrue(refused, refused.startsWith("? line "));
    assertTrue(refused, refused.contains("the 2 moves before it"));
    assertEquals("nothing lost", hash, answer("hash"));
    assertTrue(answer("recover " + file).contains(", 2 moves before the damage at line "));
  }
}
