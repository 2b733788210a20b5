package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
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
import tabuleiro.rules.puzzle.Puzzle;

/** Tests the commands about puzzles. */
public class PuzzleCommandsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Console console = new Console(new PrintStream(bytes, true, StandardCharsets.UTF_8));

  private String answer(String line) {
    bytes.reset();
    console.run(line);
    return bytes.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  @Test
  public void aFileIsFilledAndAddedTo() throws IOException {
    var file = new File(folder.getRoot(), "shi.txt").getPath();
    var first = answer("puzzles shi n=3 games=20 seed=1 nodes=500 " + file);
    assertTrue(first, first.startsWith("= 3 puzzles; win "));
    var before = Files.readString(Path.of(file)).split("\n");
    var second = answer("puzzles shi n=4 games=20 seed=2 nodes=500 " + file);
    assertTrue(second, second.startsWith("= 4 puzzles; win "));
    var after = Files.readString(Path.of(file));
    assertEquals(4, after.split("\n").length);
    for (var line : before) {
      assertTrue(line, after.contains(line));
      assertEquals(line, Puzzle.parse(line).format());
    }
  }

  @Test
  public void whatCannotBeAskedIsRefused() throws IOException {
    assertEquals("? puzzles needs a game and a file", answer("puzzles shi n=3"));
    assertEquals("? puzzles needs a game and a file", answer("puzzles shi size=5"));
    assertEquals("? puzzles verify needs a game", answer("puzzles verify"));
    assertEquals("? puzzles are for two seats", answer("puzzles azacru players=3 a.txt"));
    var file = folder.newFile("no.txt").getPath();
    Files.writeString(Path.of(file), "nothing\n");
    assertEquals("? no puzzle: nothing", answer("puzzles shi " + file));
  }
}
