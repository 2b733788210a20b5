package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import tabuleiro.rules.game.Position;

/** Tests the commands that ask the engine. */
public class EngineCommandsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Console console = new Console(new PrintStream(bytes, true, StandardCharsets.UTF_8));

  private String answer(String line) {
    bytes.reset();
    console.run(line);
    return bytes.toString(StandardCharsets.UTF_8).stripTrailing();
  }

  @Test
  public void goPrintsAMoveAndWhyAndPlaysNothing() {
    answer("new shi size=3");
    var hash = answer("hash");
    var lines = answer("go expert seed=1 nodes=50000").split("\n");
    assertEquals(3, lines.length);
    assertTrue(lines[0], lines[0].matches("= [a-c][1-3]-[a-c][1-3]"));
    assertTrue(lines[1], lines[1].contains("chance 100 %, wins in 11, "));
    assertTrue(lines[2], lines[2].startsWith("line " + lines[0].substring(2)));
    assertEquals(hash, answer("hash"));
  }

  @Test
  public void sameSeedAndNodesGiveTheSameMove() {
    answer("new azacru");
    var first = answer("go club seed=5 nodes=2000").split("\n")[0];
    assertEquals(first, answer("go club seed=5 nodes=2000").split("\n")[0]);
  }

  @Test
  public void severalThreadsAnswerToo() {
    answer("new azacru");
    assertTrue(answer("go master nodes=2000 threads=2").matches("(?s)= [a-i][1-9]-.*\nline .*"));
  }

  @Test
  public void hintAndEvalAnswer() {
    answer("new shakti");
    assertTrue(answer("hint nodes=1000").matches("(?s)= [a-g][1-7]-[a-g][1-7]\ndepth .*\nline .*"));
    assertTrue(answer("eval").matches("= -?[0-9]+ -?[0-9]+"));
  }

  @Test
  public void twoBuildsPlayEachOpeningFromBothSides() {
    var classes = classPath();
    // Standard Shakti is played without resources, which may lie elsewhere.
    var lines = answer("duel shakti " + classes + " expert games=2 nodes=500").split("\n");
    assertTrue(lines[0], lines[0].startsWith("= shakti "));
    // The same build on both sides wins as often as it loses.
    assertTrue(lines[1], lines[1].startsWith("this ") && lines[1].contains("score 50.0 %"));
    assertTrue(lines[2], lines[2].startsWith("other ") && lines[2].contains("score 50.0 %"));
  }

  /** Returns the class path of this build, as that of another one. */
  private static String classPath() {
    return Stream.of(Main.class, Position.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .collect(Collectors.joining(File.pathSeparator));
  }

  @Test
  public void aDuelMayBeginEvenAndGiveTheOtherBuildFewerNodes() {
    var classes = classPath();
    var duel = "duel shakti " + classes + " games=2 nodes=500 seed=10";
    // This seed's opening leaves a king to be taken: over before 500 nodes are needed.
    assertTrue(nodesAMove(answer(duel).split("\n")[1]) < 200);
    var even = answer(duel + " even=12 othernodes=200").split("\n");
    assertTrue(even[1], nodesAMove(even[1]) > 400);
    assertTrue(even[2], nodesAMove(even[2]) <= 200);
  }

  @Test
  public void theOtherBuildMayPlayPlainAlphaBeta() {
    var classes = classPath();
    var lines = answer("duel shakti " + classes + " games=2 nodes=500 even=12 plain=1").split("\n");
    assertTrue(lines[1], lines[1].contains("2 wins, 0 draws, 0 losses"));
    assertTrue(lines[2], lines[2].contains(" 0 nodes, depth 0.0 a move"));
  }

  private static int nodesAMove(String line) {
    return Integer.parseInt(line.replaceAll(".* ([0-9]+) nodes.*", "$1"));
  }

  @Test
  public void whatCannotBeAskedIsRefused() {
    assertTrue(answer("go expert").startsWith("? there is no game yet"));
    answer("new shakti");
    assertEquals("? historic-hard does not play Shakti", answer("go historic-hard"));
    assertEquals("the old name", answer("go historic-hard"), answer("go report-hard"));
    assertTrue(answer("go").startsWith("? go needs a level: beginner, casual"));
    assertTrue(answer("go wizard").startsWith("? there is no level \"wizard\""));
    assertEquals("? nodes needs a number, not \"many\"", answer("go club nodes=many"));
    assertTrue(answer("arena shakti master games=2").startsWith("? there are 2 seats, not 1"));
    assertEquals("? historic-hard does not play Shi", answer("arena shi historic-hard club"));
    assertTrue(answer("arena shi size=99 club club").startsWith("? size=99 is not possible"));
    assertTrue(answer("plain").startsWith("? plain needs a depth from 1 to 9"));
    assertTrue(answer("plain 10").startsWith("? plain needs a depth from 1 to 9"));
    assertTrue(answer("duel shi nowhere").startsWith("? duel needs a game and where"));
    assertTrue(answer("tune shacru players=3").startsWith("? "));
    assertTrue(answer("learn shacru nowhere").startsWith("? nothing is learned for shacru"));
    assertTrue(answer("learn shi size=12 nowhere").startsWith("? nothing is learned for shi"));
  }

  @Test
  public void arenaCountsGamesOfTwoAndOfMore() {
    var two = answer("arena shi size=4 club beginner games=4 nodes=2000 seed=3").split("\n");
    assertEquals("= shi size=4 first=samurai win=half", two[0]);
    assertTrue(two[1], two[1].matches("club +[0-4] wins, [0-4] draws, [0-4] losses, score .*"));
    assertTrue(two[3], two[3].startsWith("Elo difference"));
    var three = answer("arena shacru players=3 club beginner beginner games=3 nodes=600");
    assertEquals(4, three.split("\n").length);
  }

  @Test
  public void tuneFitsWeights() {
    var text = answer("tune shi size=4 games=2 nodes=50");
    assertTrue(text, text.contains(" positions, loss "));
    assertTrue(
        text, text.matches("(?s).*\nadd\\(\"targets\", \"[^\"]+\", -?[0-9]+, -?[0-9]+\\).*"));
  }

  @Test
  public void learningForetellsTheGamesLearnedFromBetter() throws IOException {
    var file = folder.newFile();
    var text = answer("learn shi size=4 games=12 nodes=50 rounds=4 " + file);
    var losses = text.split("loss | \\(held out [0-9.]+\\)( -> )?");
    assertTrue(text, Double.parseDouble(losses[2]) < Double.parseDouble(losses[1]));
    assertEquals(4954, file.length());
  }
}
