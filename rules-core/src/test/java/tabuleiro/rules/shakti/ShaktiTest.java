package tabuleiro.rules.shakti;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.PositionContract;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.ReferenceRules;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Tests Shakti with examples from the rule book, perft and symmetries. */
public class ShaktiTest extends PositionContract {
  private static final String CAPTURE = "rules=capture";
  private static final String STRICT = "strict=on";
  private static final String FREELING = "rules=freeling";
  private static final String MIDDLE = "to=1 Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3";
  private static final Squares SQUARES = new Squares(7);

  @Override
  protected Game game() {
    return new Shakti();
  }

  @Override
  protected List<String> variants() {
    return List.of(CAPTURE, STRICT, FREELING);
  }

  @Override
  protected ReferenceRules reference(Options options) {
    return new ShaktiReferenceRules(options);
  }

  private ShaktiPosition layout(String options, String layout) throws RefusalException {
    return new Shakti().layout(Options.parse(game(), options), layout);
  }

  private static List<String> legalFrom(FromToPosition position, String from) {
    return legal(position).stream()
        .filter(move -> move.startsWith(from))
        .collect(Collectors.toList());
  }

  private static int square(String name) {
    return SQUARES.parse(name);
  }

  @Test
  public void startAllowsWhatTheRuleBookLists() throws RefusalException {
    var start = (ShaktiPosition) start(CAPTURE);
    assertEquals(28, legal(start).size());
    assertEquals(8, legalFrom(start, "d2").size());
    assertEquals(10, legalFrom(start, "f2").size());
    assertEquals(
        List.of(
            "b2-a1", "b2-a2", "b2-a3", "b2-b1", "b2-b3", "b2-b4", "b2-c1", "b2-c2", "b2-c3",
            "b2-d4"),
        legalFrom(start, "b2"));
    assertEquals(square("b3"), ShaktiPosition.removedBy(start.parse("b2-b4")));
    assertEquals(square("c3"), ShaktiPosition.removedBy(start.parse("b2-d4")));
    assertEquals(-1, ShaktiPosition.removedBy(start.parse("b2-c3")));
    play(start, "b2-d4");
    assertTrue(start.isGap(square("c3")));
    assertFalse(start.isGap(square("b2")));
  }

  @Test
  public void perftMatchesTheRuleBookAndTheReference() throws RefusalException {
    assertPerft(CAPTURE, 28, 784, 21596, 590377);
    assertPerft(STRICT, 28, 694, 16866, 408384);
    assertPerft(FREELING, 26, 660, 16535, 403471);
    for (var variant : variants()) {
      var reference = new ShaktiReferenceRules(Options.parse(game(), variant));
      assertEquals(variant, perft(variant, 2), countSlowly(reference, 2));
    }
  }

  private void assertPerft(String options, long... counts) throws RefusalException {
    for (int depth = 1; depth <= counts.length; depth++) {
      assertEquals(options + " depth " + depth, counts[depth - 1], perft(options, depth));
    }
  }

  static long countSlowly(ShaktiReferenceRules reference, int depth) {
    var moves = reference.moves();
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (var move : moves) {
      var after = reference.copy();
      after.play(move);
      sum += countSlowly(after, depth - 1);
    }
    return sum;
  }

  @Test
  public void middlePositionOfTheReport() throws RefusalException {
    var middle = layout(CAPTURE, MIDDLE);
    assertEquals(31, legal(middle).size());
    var named = List.of("d2-b4", "d4-b2", "d4-a1", "d4xb6", "d4xf4", "f2xf4");
    assertTrue(legal(middle).containsAll(named));
    assertEquals(square("b2"), ShaktiPosition.removedBy(middle.parse("d4-a1")));
    assertEquals(-1, ShaktiPosition.removedBy(middle.parse("d4-b2")));
    play(middle, "f2-g1");
    int taking = middle.parse("f4xd2");
    assertEquals(square("e3"), ShaktiPosition.removedBy(taking));
    assertTrue(ShaktiPosition.takesKing(taking));
    assertTrue(middle.isInCheck(0));
    middle.play(taking);
    assertEquals("win 2", middle.result().status());
    assertEquals(ShaktiReason.KING_TAKEN, middle.ending());
    assertEquals(1, middle.score(1));
    assertEquals(-1, middle.king(0));
    assertFalse(middle.isInCheck(0));
    middle.undo();
    assertEquals(square("d2"), middle.king(0));
  }

  @Test
  public void gapsAreNoSteps() throws RefusalException {
    var position = layout(CAPTURE, "Kg1 Wb3 kg7 wa7 -c3 -d3");
    var alongTheRank =
        legalFrom(position, "b3").stream()
            .filter(move -> move.endsWith("3"))
            .collect(Collectors.toList());
    assertEquals(List.of("b3-a3", "b3-e3", "b3-f3"), alongTheRank);
    assertEquals(square("e3"), ShaktiPosition.removedBy(position.parse("b3-f3")));
  }

  @Test
  public void warriorMeetsAPieceOnItsLine() throws RefusalException {
    assertEquals(List.of("b2xc3"), diagonal("Kg1 Wb2 kg6 wc3"));
    assertEquals(List.of(), diagonal("Kg1 Wb2 Wc3 kg6"));
    var twoStep = layout(CAPTURE, "Kg1 Wb2 kg6 wd4");
    assertEquals(List.of("b2-c3", "b2xd4"), diagonal("Kg1 Wb2 kg6 wd4"));
    assertEquals(square("c3"), ShaktiPosition.removedBy(twoStep.parse("b2xd4")));
  }

  private List<String> diagonal(String text) throws RefusalException {
    return legalFrom(layout(CAPTURE, text), "b2").stream()
        .filter(move -> List.of("c3", "d4", "e5").contains(move.substring(3)))
        .collect(Collectors.toList());
  }

  @Test
  public void checkedKingOfFreelingStepsToNeighbours() throws RefusalException {
    var position = layout(FREELING, "Kd3 kf7 wa3 Wg2 -d4 -c3 -b3");
    assertTrue(position.isInCheck(0));
    assertEquals(
        List.of("d3-c2", "d3-c4", "d3-d2", "d3-e2", "d3-e3", "d3-e4"), legalFrom(position, "d3"));
    assertEquals(ShaktiReason.CHECKED_KING_STEPS, refusal(position, "d3-d5"));
    assertEquals(ShaktiReason.CHECKED_KING_STEPS, refusal(position, "d3xa3"));
    assertEquals(ShaktiReason.LEAVES_KING_IN_CHECK, refusal(position, "g2-g3"));
  }

  @Test
  public void unguardedKingIsWarnedOnly() throws RefusalException {
    var cornered = "to=1 Ka1 kc3 wa3 wc1";
    var position = layout(CAPTURE, cornered);
    assertTrue(position.isInCheck(0));
    assertTrue(position.isCheckmate());
    assertFalse(position.isOver());
    assertEquals(3, legal(position).size());
    var strict = layout(STRICT, cornered);
    assertTrue(strict.isCheckmate());
    assertEquals("win 2", strict.result().status());
    assertEquals(ShaktiReason.CHECKMATE, strict.ending());
    var escapable = layout(CAPTURE, "to=1 Ka1 kg7 wa3");
    assertTrue(escapable.isInCheck(0));
    assertFalse(escapable.isCheckmate());
  }

  @Test
  public void checkedWithoutALegalMoveIsMate() throws RefusalException {
    var freeling = start(FREELING);
    play(freeling, "d2-e3 b6-c5 e3-f3 c5-e3 f3-g4 f6-f4");
    assertEquals(ShaktiReason.CHECKMATE, freeling.ending());
    assertEquals("win 2", freeling.result().status());
    var strict = start(STRICT);
    play(strict, "d2-e3 d6-e5 f2-f3 b6-d6 f3-e4");
    assertEquals(ShaktiReason.CHECKMATE, strict.ending());
    assertEquals("win 1", strict.result().status());
  }

  @Test
  public void lastWarriorTakenIsADraw() throws RefusalException {
    for (var rules : variants()) {
      var position = layout(rules, "Kd3 wd4 kg6");
      play(position, "d3xd4");
      assertEquals(rules, ShaktiReason.NO_WARRIORS, position.ending());
      assertEquals(rules, "draw", position.result().status());
      assertEquals(rules, 2, position.score(0));
      assertEquals(rules, 2, position.score(1));
    }
  }

  @Test
  public void thirdTimeIsADraw() throws RefusalException {
    var position = start(CAPTURE);
    play(position, "d2-d1 d6-d7 d1-d2 d7-d6 d2-d1 d6-d7 d1-d2");
    assertFalse(position.isOver());
    play(position, "d7-d6");
    assertEquals(CommonReason.REPETITION, position.ending());
    assertEquals(List.of(), legal(position));
  }

  @Test
  public void aHundredQuietMovesAreADraw() throws RefusalException {
    var position = layout(CAPTURE, "Kd1 Wa1 kd7 wg7");
    var random = new Random(7);
    while (!position.isOver()) {
      assertTrue(position.ply() < 100);
      var quiet = new ArrayList<Integer>();
      var list = position.legalMoves();
      for (int move : list.toArray()) {
        var next = position.copy();
        next.play(move);
        boolean fresh = next.ending() != CommonReason.REPETITION && !next.isInCheck(0);
        boolean isQuiet = !FromToPosition.isCapture(move) && ShaktiPosition.removedBy(move) < 0;
        if (fresh && !next.isInCheck(1) && isQuiet) {
          quiet.add(move);
        }
      }
      position.play(quiet.get(random.nextInt(quiet.size())));
    }
    assertEquals(CommonReason.NO_PROGRESS, position.ending());
    assertEquals(100, position.ply());
    position.undo();
    assertNull(position.result());
  }

  @Test
  public void sideWithoutAMovePassesAndTwoPassesDraw() throws RefusalException {
    var onlyTiles = layout(STRICT, island("Ka1", "kb3", "wc2"));
    play(onlyTiles, "pass");
    long afterPass = onlyTiles.hash();
    play(onlyTiles, "pass");
    assertEquals(CommonReason.BOTH_PASSED, onlyTiles.ending());
    var fresh = layout(STRICT, "to=2 " + island("Ka1", "kb3", "wc2"));
    assertNotEquals("a pass before a pass counts", fresh.hash(), afterPass);

    var position = layout(STRICT, island("Ka1", "kd7", "wf3", "+d6"));
    assertEquals(List.of("pass"), legal(position));
    assertEquals(CommonReason.MUST_PASS, refusal(position, "a1-a2"));
    play(position, "pass d7-d6 pass");
    assertFalse(position.isOver());
    assertEquals(List.of("d6-d7"), legal(position));
    play(position, "d6-d7 pass d7-d6 pass d6-d7");
    assertEquals(CommonReason.REPETITION, position.ending());
  }

  /** Returns a layout in which only the named squares have tiles; + leaves one vacant. */
  private static String island(String... parts) {
    var text = new StringBuilder();
    var kept = new TreeSet<String>();
    for (var part : parts) {
      kept.add(part.substring(1));
      text.append(part.startsWith("+") ? "" : part + " ");
    }
    for (int square = 0; square < SQUARES.count(); square++) {
      if (!kept.contains(SQUARES.name(square))) {
        text.append('-').append(SQUARES.name(square)).append(' ');
      }
    }
    return text.toString();
  }

  @Test
  public void refusalsSayWhatIsWrong() throws RefusalException {
    var middle = layout(CAPTURE, MIDDLE);
    assertEquals(ShaktiReason.NO_PIECE, refusal(middle, "a1-a2"));
    assertEquals(ShaktiReason.GAP, refusal(middle, "c3-c4"));
    assertEquals(ShaktiReason.ENEMY_PIECE, refusal(middle, "f4-f3"));
    assertEquals(ShaktiReason.STAYS, refusal(middle, "d2-d2"));
    assertEquals(ShaktiReason.GAP, refusal(middle, "d4-c3"));
    assertEquals(ShaktiReason.NOT_A_LINE, refusal(middle, "d4-e6"));
    assertEquals(ShaktiReason.OWN_PIECE, refusal(middle, "d4-d2"));
    assertEquals(ShaktiReason.KING_RANGE, refusal(middle, "d2-b2"));
    assertEquals(ShaktiReason.WARRIOR_RANGE, refusal(middle, "d4-a4"));
    assertEquals(CommonReason.OFF_THE_BOARD, refusal(middle, "d4-h8"));
    assertEquals(CommonReason.UNREADABLE, refusal(middle, "d4=d5"));
    assertEquals(ShaktiReason.BLOCKED, refusal(layout(CAPTURE, "Kg1 Wb2 kg6 wc3"), "b2-d4"));
    var strict = layout(STRICT, MIDDLE);
    assertEquals(ShaktiReason.LEAVES_KING_CAPTURABLE, refusal(strict, "f2-g1"));
    var freeling = layout(FREELING, "Kd2 Wc3 Wa6 kd4 wb6");
    assertEquals(ShaktiReason.WARRIORS_NEVER_CAPTURE, refusal(freeling, "a6xb6"));
    assertEquals(ShaktiReason.KINGS_FACE, refusal(freeling, "c3-e3"));
    assertEquals(ShaktiReason.KINGS_FACE, refusal(freeling, "d2-d3"));
    var facing = layout(FREELING, "Kd2 kd3 Wa2 wb6");
    assertEquals(ShaktiReason.KINGS_ARE_NOT_TAKEN, refusal(facing, "d2xd3"));
  }

  @Test
  public void readingIsLenient() throws RefusalException {
    var middle = layout(CAPTURE, MIDDLE);
    int taking = middle.parse("d4xb6");
    for (var text : List.of("d4-b6", "D4 X B6", " d4b6", "d4 - b6")) {
      assertEquals(taking, middle.parse(text));
    }
    assertEquals("d4xb6", middle.format(taking));
    assertTrue(FromToPosition.isCapture(taking));
  }

  @Test
  public void layoutsThatMakeNoSenseAreRefused() {
    assertEquals(ShaktiReason.KING_MISSING, badLayout("Kd2 Kd3 kd6"));
    assertEquals(ShaktiReason.TOO_MANY_WARRIORS, badLayout("Kd2 kd6 Wa1 Wa2 Wa3"));
    assertEquals(ShaktiReason.TILE_USED_TWICE, badLayout("Kd2 kd6 Wd2"));
    assertEquals(ShaktiReason.BAD_LAYOUT, badLayout("Kd2 kd6 Qd4"));
    assertEquals(ShaktiReason.BAD_LAYOUT, badLayout("Kd2 kd6 Wh1"));
    assertEquals(ShaktiReason.GAP, badLayout("Ka1 kd6 Wd4", FREELING));
  }

  private Reason badLayout(String text) {
    return badLayout(text, CAPTURE);
  }

  private Reason badLayout(String text, String options) {
    try {
      layout(options, text);
      throw new AssertionError(text + " was accepted");
    } catch (RefusalException refusal) {
      return refusal.reason();
    }
  }

  @Test
  public void touchesAreRefusedForTheSameReasons() throws RefusalException {
    var middle = layout(CAPTURE, MIDDLE);
    assertEquals(ShaktiReason.NO_PIECE, touching(middle, "a1"));
    assertEquals(ShaktiReason.GAP, touching(middle, "c3"));
    assertEquals(ShaktiReason.ENEMY_PIECE, touching(middle, "f4"));
    assertEquals(ShaktiReason.WARRIOR_RANGE, touching(middle, "d4", "a4"));
    assertEquals(CommonReason.CANNOT_PASS, middle.refusalOf(List.of(new Touch.Pass())).reason());
    assertEquals(CommonReason.UNREADABLE, middle.refusalOf(List.of(new Touch.Tile(1))).reason());
    assertEquals(
        CommonReason.OFF_THE_BOARD, middle.refusalOf(List.of(new Touch.Square(49))).reason());
    var boxed = layout(CAPTURE, "Ka1 Wa2 Wb1 kf7 wg6 -b2 -c3 -d4 -e5 -f6 -g7");
    assertEquals(ShaktiReason.CANNOT_MOVE, touching(boxed, "a1"));
  }

  private static Reason touching(ShaktiPosition position, String... names) {
    var touches = new ArrayList<Touch>();
    for (var name : names) {
      touches.add(new Touch.Square(square(name)));
    }
    return position.refusalOf(touches).reason();
  }

  @Test
  public void mirroredAndColourSwappedGamesAreTheSameGame() throws RefusalException {
    for (var variant : variants()) {
      for (int seed = 1; seed <= 10; seed++) {
        var random = new Random(seed);
        var game = start(variant);
        var mirrored = start(variant);
        while (!game.isOver()) {
          var moves = legal(game);
          var images = new TreeSet<String>();
          moves.forEach(move -> images.add(mirror(move)));
          assertEquals(variant + " seed " + seed, new ArrayList<>(images), legal(mirrored));
          var move = moves.get(random.nextInt(moves.size()));
          play(game, move);
          play(mirrored, mirror(move));
        }
        assertEquals(game.result(), mirrored.result());
      }
      var white = layout(variant, "to=1 Kd2 Wd4 Wf2 kd6 wb6 wf5 -c3");
      var black = layout(variant, "to=2 kd6 wd4 wf6 Kd2 Wb2 Wf3 -c5");
      var images = new TreeSet<String>();
      legal(white).forEach(move -> images.add(upsideDown(move)));
      assertEquals(new ArrayList<>(images), legal(black));
    }
  }

  private static String mirror(String move) {
    var image = new StringBuilder();
    for (int i = 0; i < move.length(); i++) {
      char sign = move.charAt(i);
      boolean file = sign >= 'a' && sign <= 'g';
      image.append(file && !move.equals("pass") ? (char) ('a' + 'g' - sign) : sign);
    }
    return image.toString();
  }

  private static String upsideDown(String move) {
    var image = new StringBuilder();
    for (int i = 0; i < move.length(); i++) {
      char sign = move.charAt(i);
      image.append(Character.isDigit(sign) ? (char) ('1' + '7' - sign) : sign);
    }
    return image.toString();
  }

  @Test
  public void onlyWhatTheRulesAllowIsSetUp() throws RefusalException {
    assertEquals(CommonReason.OVER_AT_ONCE, setUpRefusal("", "Kd2 kd6"));
    for (var options : variants()) {
      assertEquals(ShaktiReason.KING_MISSING, setUpRefusal(options, "Kd2 Wd4"));
      assertEquals(ShaktiReason.KING_MISSING, setUpRefusal(options, "to=2 Kd2 Wd4"));
      assertEquals(ShaktiReason.KING_MISSING, setUpRefusal(options, ""));
    }
    assertEquals(ShaktiReason.GAP, setUpRefusal("rules=freeling", "Kd2 kd6 Wa1"));
    var check = "Kd2 kd6 Wc6 wa3 to=1";
    assertFalse("a king may be left there", setUp("", check).isOver());
    assertEquals(ShaktiReason.ATTACKED_OFF_TURN, setUpRefusal("strict=on", check));
    assertEquals(ShaktiReason.ATTACKED_OFF_TURN, setUpRefusal("rules=freeling", check));
    assertFalse("it may go", setUp("strict=on", check.replace("to=1", "to=2")).isOver());
    var face = "Kd2 kd3 Wg4 wb6";
    assertEquals(ShaktiReason.KINGS_FACE, setUpRefusal("rules=freeling", face));
    assertEquals(ShaktiReason.ATTACKED_OFF_TURN, setUpRefusal("strict=on", face));
  }

  private Position setUp(String options, String layout) throws RefusalException {
    return game().setUp(Options.parse(game(), options), layout);
  }
}
