package tabuleiro.rules.record;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.CpuTimeLimit;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.TextSanitizer;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

public class MoveTreeTest {
  private static final String RECORD =
      """
      [Game "shi"]
      [Options "size=3 first=samurai win=half"]
      [Seat1 "Ana"]
      [Seat2 "Rui"]
      [Result "playing"]
      1. a3-b2 {bold} ({The quiet way} 1. a3-a2 b1-b2 (1... c1-c2 {why not}) 2. c3-c2) (1. b3-b2) 1... a1-a2
      2. b3xb1
      """;

  private static DamagedRecordException damage(String text) {
    return assertThrows(text, DamagedRecordException.class, () -> RecordReader.read(text));
  }

  @Test
  public void variationsAreReadWithNamesAndComments() throws DamagedRecordException {
    var read = RecordReader.read(RECORD);
    assertEquals(List.of("a3-b2", "a1-a2", "b3xb1"), read.match().notation());
    assertEquals(List.of("bold", "", ""), read.tree().notes());
    var tree = read.tree();
    int quiet = tree.find(List.of("a3-a2"));
    assertEquals("The quiet way", tree.name(quiet));
    assertTrue(tree.isVariation(quiet));
    int why = tree.find(List.of("a3-a2", "c1-c2"));
    assertEquals("why not", tree.comment(why));
    assertEquals(List.of("a3-a2", "c1-c2"), tree.movesTo(why));
    assertEquals(2, tree.ply(why));
    assertEquals(-1, tree.find(List.of("a3-a2", "b3xb1")));
    assertEquals(3, tree.children(0).size());
    assertEquals(RECORD, RecordWriter.write(read.match(), read.date(), tree));
  }

  @Test
  public void withoutAMoveAllThatFollowsItIsGoneAndTheRestStaysInOrder()
      throws DamagedRecordException {
    var tree = RecordReader.read(RECORD).tree();
    var without = tree.without(tree.find(List.of("a3-a2", "b1-b2")));
    assertEquals(
        "1. a3-b2 {bold} ({The quiet way} 1. a3-a2 c1-c2 {why not}) (1. b3-b2) 1... a1-a2 b3xb1",
        without.toString().strip());
    var main = tree.without(tree.find(List.of("a3-b2")));
    assertEquals(List.of("a3-a2", "b1-b2", "c3-c2"), main.movesTo(main.mainLineEnd()));
    assertThrows(IllegalArgumentException.class, () -> tree.without(0));
  }

  /** Catches a line that is dropped because it is nested deeper than a reader expects. */
  @Test
  public void aGameThatGoesOnFromOneMoveEarlierEachTimeLosesNoLine() throws Exception {
    var options = Options.parse(Games.byId("shi"), "size=8");
    var match = new Match(options, Collections.nCopies(2, Player.person("")));
    var random = new Random(1);
    for (int i = 0; i < 70; i++) {
      playQuiet(match, random, "");
    }
    var tree = MoveTree.of(match, List.of());
    while (match.ply() > 1) {
      match.goTo(match.ply() - 1);
      playQuiet(match, random, match.notation().get(match.ply()));
      var grown = tree.withMainLine(match.notation());
      assertEquals("one new place", tree.size() + 1, grown.size());
      tree = grown;
      var read = RecordReader.read(RecordWriter.write(match, "", tree));
      assertEquals(tree, read.tree());
      assertEquals(tree.size(), read.tree().size());
      match.goTo(match.ply() - 1);
    }
    assertEquals(140, tree.size());
  }

  /** Plays a random move that captures nothing and is not a given one. */
  private static void playQuiet(Match match, Random random, String other) {
    var legal = match.position().legalMoves();
    while (true) {
      int move = legal.get(random.nextInt(legal.size()));
      if (!FromToPosition.isCapture(move) && !match.position().format(move).equals(other)) {
        match.play(move);
        return;
      }
    }
  }

  /** Catches a name that is hidden, or not written, once its variation is the main line. */
  @Test
  public void aVariationThatBecomesTheMainLineKeepsItsName() throws DamagedRecordException {
    var read = RecordReader.read(RECORD);
    var tree = read.tree().withName(read.tree().find(List.of("b3-b2")), "The other");
    var quiet = tree.withMainLine(List.of("a3-a2", "b1-b2", "c3-c2"));
    var options = read.match().options();
    var moves = quiet.movesTo(quiet.mainLineEnd());
    var record = new GameRecord(options, "", read.match().players(), "", moves, null);
    for (var main : List.of(quiet, written(record, quiet))) {
      assertEquals("The quiet way", main.name(main.find(List.of("a3-a2"))));
      assertEquals("The other", main.name(main.find(List.of("b3-b2"))));
      assertEquals("bold", main.comment(main.find(List.of("a3-b2"))));
    }
    var alone = MoveTree.EMPTY.add(0, "a3-b2").add(0, "a3-a2").withName(2, "Alone").without(1);
    assertEquals("Alone", alone.name(1));
    assertTrue(alone.hasVariationsOrComments());
    assertEquals("1. a3-a2 ({Alone})", alone.toString().strip());
    var game = new GameRecord(options, "", record.players(), "", List.of("a3-a2"), null);
    assertEquals(alone, written(game, alone));
  }

  private static MoveTree written(GameRecord record, MoveTree tree) throws DamagedRecordException {
    return RecordReader.read(RecordWriter.write(record.toMatch(), "", tree)).tree();
  }

  /** Catches a copy of the whole tree, list by list, for every added move. */
  @Test
  public void theTimeToAddAMoveDoesNotGrowWithTheTree() throws Exception {
    CpuTimeLimit.limit(
        10,
        () -> {
          var tree = MoveTree.EMPTY;
          for (int i = 0; i < 50_000; i++) {
            tree = tree.add(i, "a");
          }
          assertEquals(50_001, tree.size());
        });
  }

  @Test
  public void whatChangesATreeLeavesItAsItWas() {
    var one = MoveTree.EMPTY.add(0, "a3-b2");
    var two = one.add(0, "a3-a2").add(1, "a1-a2");
    assertEquals(1, MoveTree.EMPTY.size());
    assertEquals(2, one.size());
    assertEquals(List.of(1, 3), two.mainLine());
    assertSame(two, two.add(0, "a3-a2"));
    var named = two.withName(2, " Ana's\n{way}");
    assertEquals("Ana's (way)", named.name(2));
    assertEquals("", two.name(2));
    assertNotEquals(two, named);
    assertEquals("however it came about", two, one.add(1, "a1-a2").add(0, "a3-a2"));
    assertEquals(two.hashCode(), one.add(1, "a1-a2").add(0, "a3-a2").hashCode());
    assertThrows(IllegalArgumentException.class, () -> two.withName(0, "the start"));
  }

  @Test
  public void aTreeFollowsAGameThatGoesOnOrChangesItsMind() throws DamagedRecordException {
    var tree = RecordReader.read(RECORD).tree();
    var on = tree.withMainLine(List.of("a3-b2", "a1-a2", "b3xb1", "c1xb1"));
    assertEquals("nothing but a move more", tree.size() + 1, on.size());
    assertEquals(tree, tree.withMainLine(tree.movesTo(tree.mainLineEnd())));
    var quiet = List.of("a3-a2", "c1-c2");
    var other = on.withMainLine(quiet);
    assertEquals(quiet, other.movesTo(other.mainLineEnd()));
    assertEquals("why not", other.comment(other.mainLineEnd()));
    assertEquals("what was the game stands beside it", on.size(), other.size());
    int bold = other.find(List.of("a3-b2"));
    assertTrue(other.isVariation(bold));
    assertEquals("bold", other.comment(bold));
    var back = other.withMainLine(tree.movesTo(tree.mainLineEnd()));
    assertEquals("The quiet way", back.name(back.find(List.of("a3-a2"))));
  }

  @Test
  public void notesAndWhatPeopleSayStandBesideEachOther() throws DamagedRecordException {
    var read = RecordReader.read(RECORD);
    var notes = List.of("50 51", "", "? 40 20");
    var said = commented(read.tree(), read.tree().find(List.of("a3-b2", "a1-a2")), "50 | 50");
    var text = RecordWriter.write(read.match(), "", said.withNotes(notes));
    assertTrue(text, text.contains("a3-b2 {50 51 | bold}"));
    var back = RecordReader.read(text).tree();
    assertEquals(notes, back.notes());
    assertEquals(said, back.withoutNotes());
    assertTrue(said.hasVariationsOrComments());
    assertFalse(MoveTree.of(read.match(), List.of()).hasVariationsOrComments());
    assertTrue(MoveTree.of(read.match(), List.of("bold")).hasVariationsOrComments());
  }

  private static MoveTree commented(MoveTree tree, int node, String comment) {
    var commented = new MoveTreeBuilder(tree);
    commented.comment(node, comment);
    return commented.build();
  }

  @Test
  public void aTreeIsOnlyWrittenWithTheMatchItIsAbout() throws DamagedRecordException {
    var read = RecordReader.read(RECORD);
    var other = MoveTree.EMPTY.add(0, "a3-a2");
    assertThrows(IllegalArgumentException.class, () -> RecordWriter.write(read.match(), "", other));
  }

  @Test
  public void damageInAVariationCostsNoMoveOfTheGame() {
    var moves = List.of("a3-b2", "a1-a2", "b3xb1");
    check(RecordReason.WRONG_NUMBER, moves, RECORD.replace("(1. b3-b2)", "(2. b3-b2)"));
    check(RecordReason.SAME_MOVE, moves, RECORD.replace("(1. b3-b2)", "(1. a3-b2 c1-c2)"));
    check(RecordReason.NO_VARIATION, moves, RECORD.replace("(1. b3-b2)", ")"));
    check(RecordReason.NOTHING_BESIDE, moves, RECORD.replace("(1. b3-b2)", "((1. b3-b2))"));
    check(RecordReason.NOTHING_BESIDE, moves, RECORD.replace("1. a3-b2 {", "(b3-b2) 1. a3-b2 {"));
    check(RecordReason.OPEN_VARIATION, List.of("a3-b2"), RECORD.replace("(1. b3-b2)", "(1. b3-b2"));
    var bad = damage(RECORD.replace("c1-c2 {why", "c1-c9 {why"));
    assertEquals(moves, bad.recovered().moves());
    assertEquals("c1-c9 stands there", 6, bad.line());
    assertTrue(bad.readable().tree().find(List.of("a3-a2", "b1-b2", "c3-c2")) > 0);
  }

  private static void check(RecordReason reason, List<String> moves, String text) {
    var damage = damage(text);
    assertEquals(text, reason, damage.why().reason());
    assertEquals(text, moves, damage.recovered().moves());
  }

  @Test
  public void variationsNestAsDeepAsTheyCome() throws DamagedRecordException {
    for (int depth : List.of(49, 50, 51, 10_000)) {
      var tree = RecordReader.read(nested(depth)).tree();
      assertEquals("1. a8-a7 (1. b8-b7) (1. c8-c7)", tree.toString().strip());
    }
  }

  /** Returns two moves nested as alternating variations, the first being the main line. */
  private static String nested(int depth) {
    var text = new StringBuilder("[Game \"shi\"]\na8-a7 ");
    for (int i = 0; i < depth; i++) {
      text.append(i % 2 == 0 ? "(b8-b7 " : "(c8-c7 ");
    }
    return text.append(")".repeat(depth)).toString();
  }

  /** Random tree of legal moves with the match of its main line. */
  private record Grown(Match match, MoveTree tree) {
    static Grown at(Game game, Random random, int moves) {
      var options = Options.standard(game);
      var players = Collections.nCopies(game.seats(options), Player.person("Zé"));
      var tree = MoveTree.EMPTY;
      for (int i = 0; i < moves; i++) {
        int at = random.nextInt(3) == 0 ? random.nextInt(tree.size()) : tree.size() - 1;
        var position = match(options, players, tree.movesTo(at)).position();
        var legal = position.legalMoves();
        if (legal.size() == 0) {
          continue;
        }
        tree = tree.add(at, position.format(legal.get(random.nextInt(legal.size()))));
        int last = tree.size() - 1;
        if (last > 0 && random.nextInt(3) == 0) {
          var why = "why? " + (char) random.nextInt(0x3000) + " (" + i;
          tree = commented(tree, last, TextSanitizer.singleLine(why.replace('}', ')'), 100));
        }
        if (tree.isVariation(last) && random.nextBoolean()) {
          tree = tree.withName(last, "Plan " + i);
        }
      }
      return new Grown(match(options, players, tree.movesTo(tree.mainLineEnd())), tree);
    }

    private static Match match(Options options, List<Player> players, List<String> moves) {
      return new GameRecord(options, "", players, "", moves, null).toMatch();
    }

    String text() {
      return RecordWriter.write(match, "2026-11-16", tree);
    }
  }

  @Test
  public void randomTreesAreReadBackTheSame() throws DamagedRecordException {
    for (var game : Games.all()) {
      for (int seed = 1; seed <= 10; seed++) {
        var grown = Grown.at(game, new Random(seed), 80);
        var read = RecordReader.read(grown.text());
        assertEquals(game.id() + " seed " + seed, grown.tree(), read.tree());
        assertEquals(grown.tree().size(), read.tree().size());
        assertEquals(grown.match().snapshot(), read.match().snapshot());
        assertEquals(grown.text(), RecordWriter.write(read.match(), read.date(), read.tree()));
      }
    }
  }

  @Test
  public void tenThousandMutationsAreReadRightOrRefusedWithAReason() throws Exception {
    CpuTimeLimit.limit(120, MoveTreeTest::readMutations);
  }

  /** Reads ten thousand mutations in CI. */
  private static void readMutations() {
    int texts = TestScale.times(20);
    int damaged = 0;
    for (var game : Games.all()) {
      for (int seed = 1; seed <= texts; seed++) {
        var random = new Random(seed);
        var text = Grown.at(game, random, 25).text();
        for (int i = 0; i < 100; i++) {
          damaged += reads(mutated(text, random)) ? 0 : 1;
        }
      }
    }
    int all = Games.all().size() * texts * 100;
    assertTrue(damaged + " damaged", damaged > all / 10 && damaged < all);
  }

  /** Returns whether a text is undamaged; whatever is read of it must be read back. */
  private static boolean reads(String text) {
    try {
      try {
        var read = RecordReader.read(text);
        var again = RecordReader.read(RecordWriter.write(read.match(), read.date(), read.tree()));
        assertEquals(text, read.tree(), again.tree());
        return true;
      } catch (DamagedRecordException damage) {
        assertTrue(text, damage.line() > 0 && damage.column() > 0);
        assertFalse(text, damage.getMessage().isBlank());
        if (damage.readable() != null) {
          var saved = damage.readable();
          RecordReader.read(RecordWriter.write(saved.match(), saved.date(), saved.tree()));
        }
        return false;
      }
    } catch (DamagedRecordException | RuntimeException failure) {
      throw new AssertionError(text, failure);
    }
  }

  private static String mutated(String record, Random random) {
    var text = new StringBuilder(record);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + random.nextInt(40));
      switch (random.nextInt(11)) {
        case 0 -> text.replace(at, end, Character.toString(32 + random.nextInt(95)));
        case 1 -> text.delete(at, Math.min(end, at + 1));
        case 2 -> text.insert(at, (char) random.nextInt(0x3000));
        case 3 -> text.insert(at, "(){}".charAt(random.nextInt(4)));
        case 4 -> text.insert(at, text.substring(random.nextInt(at + 1), at));
        case 5 -> text.insert(at, "({name})");
        case 6 -> text.insert(at, (char) (0xd800 + random.nextInt(0x800))); // half a letter
        case 7 -> text.insert(at, "{" + "x".repeat(random.nextInt(3000)) + "}");
        case 8 -> text.setLength(at);
        case 9 -> text.insert(at, text.substring(at, end).replace("\n", "\r\n> "));
        default -> text.delete(at, end);
      }
    }
    return text.toString();
  }

  @Test
  public void theTimeToReadGrowsWithTheLengthAndNotFaster() throws Exception {
    CpuTimeLimit.limit(60, MoveTreeTest::readLongTrees);
  }

  private static void readLongTrees() {
    int many = 20_000;
    for (var filler :
        List.of(
            "(", ")", "()", "({}", "(b8-b7)", "(b8-b7 (", "(x) ", "( {x} )", "(b8-b7 (c8-c7 ")) {
      for (var game : List.of("[Game \"shi\"]\n", "[Game \"shi\"]\na8-a7 ")) {
        reads(game + filler.repeat(many));
      }
    }
    reads("[Game \"ni-ju\"]\n1r0@0,0 " + "(2r0@0,0 1r0@0,1)".repeat(2_000));
  }
}
