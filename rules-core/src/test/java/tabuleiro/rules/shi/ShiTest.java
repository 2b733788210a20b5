package tabuleiro.rules.shi;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Test;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.PositionContract;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.ReferenceRules;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/** Tests Shi with examples from the rule book, perft and symmetries. */
public class ShiTest extends PositionContract {
  private static final String THREE = "size=3";

  @Override
  protected Game game() {
    return new Shi();
  }

  @Override
  protected List<String> variants() {
    return List.of(
        THREE,
        "size=4 first=ninja",
        "size=5 win=more",
        "size=6",
        "size=7 first=ninja win=more",
        "size=8",
        "size=9",
        "size=10 win=more",
        "size=11",
        "size=12 first=ninja");
  }

  @Override
  protected ReferenceRules reference(Options options) {
    return new ShiReferenceRules(options);
  }

  @Override
  protected int games() {
    return 6;
  }

  private ShiPosition layout(String options, String layout) throws RefusalException {
    return new Shi().layout(Options.parse(game(), options), layout);
  }

  /** Returns an 8x8 board with only some pieces, Samurai to move, nothing taken. */
  private ShiPosition board(String samurai, String ninja) throws RefusalException {
    var squares = new Squares(8);
    var rows = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        var name = squares.name(squares.at(file, rank));
        rows.append(samurai.contains(name) ? 'S' : ninja.contains(name) ? 'N' : '.');
      }
      rows.append(rank > 0 ? "/" : " to=1 taken=0,0");
    }
    return layout("size=8", rows.toString());
  }

  private List<String> captures(String samurai, String ninja) throws RefusalException {
    return legal(board(samurai, ninja)).stream()
        .filter(move -> move.contains("x"))
        .collect(Collectors.toList());
  }

  private static long pieces(ShiPosition position, int seat) {
    return IntStream.range(0, position.squares().count())
        .filter(square -> position.owner(square) == seat)
        .count();
  }

  @Test
  public void ruleBooksPictures() throws RefusalException {
    var position = (ShiPosition) start(THREE);
    assertEquals(
        List.of("a3-a2", "a3-b2", "b3-a2", "b3-b2", "b3-c2", "c3-b2", "c3-c2"), legal(position));
    play(position, "a3-b2 a1-a2");
    int taking = position.parse("b3xb1");
    assertEquals(position.squares().parse("b2"), position.screen(taking));
    position.play(taking);
    assertEquals(1, position.score(0));
    assertEquals(2, pieces(position, 1));
    assertEquals(3, pieces(position, 0));
    assertEquals(List.of("a2-a1", "a2-a3", "a2-b3", "c1-c2"), legal(position));
    var drawn = layout(THREE, "..S/NS./.SN to=2");
    assertEquals(GameToolRegistry.diagram(position), GameToolRegistry.diagram(drawn));
    assertEquals(position.hash(), drawn.hash());
    assertEquals(1, drawn.score(0));
    assertEquals(legal(position), legal(drawn));
    assertEquals(-1, position.screen(position.parse("c1-c2")));
  }

  @Test
  public void screensOfTheRuleBook() throws RefusalException {
    assertEquals(List.of("d1xd3"), captures("d1 d2", "d3"));
    assertEquals(List.of("d1xd7"), captures("d1 d3", "d7"));
    assertEquals(List.of("d3xd7"), captures("d1 d3 d4", "d7"));
    assertEquals(List.of(), captures("d1 d3", "d2 d7"));
    assertEquals(List.of("d1xd6"), captures("d1 d3", "d6 d8"));
    assertEquals(List.of("a1xf6"), captures("a1 c3", "f6"));
    var position = board("d1 d3", "d7");
    play(position, "d1xd7");
    assertEquals(0, position.owner(position.squares().parse("d3")));
    assertEquals(0, position.owner(position.squares().parse("d7")));
    assertEquals(-1, position.owner(position.squares().parse("d1")));
  }

  @Test
  public void perftMatchesTheRuleBook() throws RefusalException {
    assertPerft("size=3", 7, 38, 250, 1544, 9838, 58678, 375344);
    assertPerft("size=4", 18, 282, 4994, 81702);
    assertPerft("size=5", 33, 987, 32371, 995550);
    assertPerft("size=6", 52, 2508, 130032, 6388536);
    assertPerft("size=7", 75, 5290, 396142);
    assertPerft("size=8", 102, 9882, 1007454);
    assertPerft("size=12", 250, 60570);
  }

  private void assertPerft(String options, long... counts) throws RefusalException {
    for (int depth = 1; depth <= counts.length; depth++) {
      assertEquals(options + " depth " + depth, counts[depth - 1], perft(options, depth));
    }
  }

  @Test
  public void perftMatchesTheReference() throws RefusalException {
    var depths = Map.of(3, 7, 4, 4, 5, 3, 6, 3, 7, 2, 8, 2, 9, 2, 12, 2);
    for (var depth : depths.entrySet()) {
      var options = "size=" + depth.getKey();
      var reference = new ShiReferenceRules(Options.parse(game(), options));
      assertEquals(
          options, perft(options, depth.getValue()), countSlowly(reference, depth.getValue()));
    }
  }

  private static long countSlowly(ShiReferenceRules reference, int depth) {
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
  public void lossesThatLose() throws RefusalException {
    assertEquals(4, layoutLimit("size=8"));
    assertEquals(3, layoutLimit("size=5"));
    assertEquals(2, layoutLimit("size=3"));
    assertEquals(5, layoutLimit("size=8 win=more"));
    assertEquals(3, layoutLimit("size=5 win=more"));
    assertEquals(3, layoutLimit("size=4 win=more"));
    for (int lost = 3; lost <= 5; lost++) {
      var rows = "S".repeat(8) + "/8/8/8/8/8/8/".replace("8", "........");
      var ninja = "N".repeat(8 - lost) + ".".repeat(lost);
      var half = layout("size=8", rows + ninja);
      assertEquals(lost >= 4, half.isOver());
      var more = layout("size=8 win=more", rows + ninja);
      assertEquals(lost >= 5, more.isOver());
    }
  }

  private int layoutLimit(String options) throws RefusalException {
    return ((ShiPosition) start(options)).lossLimit();
  }

  @Test
  public void theLastCaptureWins() throws RefusalException {
    var position = start(THREE);
    play(position, "a3-b2 a1-a2 b3xb1 a2-a1");
    assertFalse(position.isOver());
    play(position, "c3xa1");
    assertEquals(ShiReason.REDUCED, position.ending());
    assertEquals("win 1", position.result().status());
    assertEquals(2, position.score(0));
  }

  @Test
  public void smallestBoardIsWonInElevenPlies() throws RefusalException {
    var known = new HashMap<Long, Boolean>();
    assertTrue(canWin(start(THREE), 11, known));
    assertFalse(canWin(start(THREE), 10, known));
  }

  /** Returns whether Samurai can force a win within some plies. */
  private static boolean canWin(Position position, int plies, Map<Long, Boolean> known) {
    if (position.isOver() || plies == 0) {
      return position.winners() == 1;
    }
    long question = position.hash() * 31 + plies;
    var answer = known.get(question);
    if (answer != null) {
      return answer;
    }
    boolean samurai = position.turn() == 0;
    boolean wins = !samurai;
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size() && wins != samurai; i++) {
      position.play(moves.get(i));
      wins = canWin(position, plies - 1, known);
      position.undo();
    }
    known.put(question, wins);
    return wins;
  }

  @Test
  public void sideWithoutAMovePasses() throws RefusalException {
    var position = layout(THREE, "SSS/NNN/... to=1");
    assertEquals(List.of("pass"), legal(position));
    assertEquals(List.of(new Touch.Pass()), position.touches(position.parse("Pass")));
    assertEquals(CommonReason.MUST_PASS, refusal(position, "a3-a2"));
    assertEquals(CommonReason.MUST_PASS, position.refusalOf(List.of(new Touch.Square(6))).reason());
    play(position, "pass");
    assertEquals(1, position.turn());
    assertNotEquals(layout(THREE, "SSS/NNN/... to=2").hash(), position.hash());
    assertEquals(7, legal(position).size());
  }

  @Test
  public void thirdTimeIsADraw() throws RefusalException {
    var position = start("size=8");
    play(position, "a8-a7 a1-a2 a7-a8 a2-a1 a8-a7 a1-a2 a7-a8");
    assertFalse(position.isOver());
    play(position, "a2-a1");
    assertEquals(CommonReason.REPETITION, position.ending());
    assertEquals("draw", position.result().status());
  }

  @Test
  public void eightyQuietMovesAreADraw() throws RefusalException {
    var position = (ShiPosition) start("size=8");
    var random = new Random(3);
    var list = new MoveList();
    while (!position.isOver()) {
      list.clear();
      position.moves(list);
      var quiet =
          Arrays.stream(list.toArray()).filter(move -> !FromToPosition.isCapture(move)).toArray();
      position.play(quiet[random.nextInt(quiet.length)]);
    }
    assertEquals(CommonReason.NO_PROGRESS, position.ending());
    assertEquals(80, position.ply());
  }

  @Test
  public void ninjaMayBegin() throws RefusalException {
    var position = start("size=3 first=ninja");
    assertEquals(1, position.turn());
    assertEquals(
        List.of("a1-a2", "a1-b2", "b1-a2", "b1-b2", "b1-c2", "c1-b2", "c1-c2"), legal(position));
  }

  @Test
  public void refusalsSayWhatIsWrong() throws RefusalException {
    var position = board("d1 d3 d4 a1 a3 h1", "d7 a6 h5 f1");
    assertEquals(ShiReason.NO_PIECE, refusal(position, "b2-b3"));
    assertEquals(ShiReason.ENEMY_PIECE, refusal(position, "d7-d6"));
    assertEquals(ShiReason.STAYS, refusal(position, "d1-d1"));
    assertEquals(ShiReason.NOT_A_LINE, refusal(position, "d1-e3"));
    assertEquals(ShiReason.OWN_PIECE, refusal(position, "d1-d3"));
    assertEquals(ShiReason.TWO_FRIENDS_BLOCK, refusal(position, "d1xd7"));
    assertEquals(ShiReason.NEEDS_A_SCREEN, refusal(position, "h1xh5"));
    assertEquals(ShiReason.ENEMY_IN_THE_WAY, refusal(position, "d1-g1"));
    assertEquals(ShiReason.ENEMY_IN_THE_WAY, refusal(position, "a1-a8"));
    assertEquals(ShiReason.NOTHING_TO_CAPTURE, refusal(position, "a1-a5"));
    assertEquals(CommonReason.OFF_THE_BOARD, refusal(position, "a1-a9"));
    assertEquals(CommonReason.CANNOT_PASS, refusal(position, "pass"));
    assertEquals(position.parse("a1xa6"), position.parse("A1 - A6"));
    var touched = position.refusalOf(List.of(new Touch.Square(0), new Touch.Square(32)));
    assertEquals(ShiReason.NOTHING_TO_CAPTURE, touched.reason());
    assertEquals(ShiReason.ENEMY_PIECE, position.refusalOf(touch(position, "d7")).reason());
    assertEquals(ShiReason.NO_PIECE, position.refusalOf(touch(position, "b2")).reason());
    var shut = layout(THREE, "SS./NNS/N.. to=1");
    assertEquals(ShiReason.CANNOT_MOVE, shut.refusalOf(touch(shut, "a3")).reason());
  }

  private static List<Touch> touch(ShiPosition position, String name) {
    return List.of(new Touch.Square(position.squares().parse(name)));
  }

  @Test
  public void layoutsThatMakeNoSenseAreRefused() {
    assertEquals(ShiReason.WRONG_ROWS, badLayout("SSS/NNN"));
    assertEquals(ShiReason.WRONG_ROWS, badLayout("SSS/NNNN/..."));
    assertEquals(ShiReason.WRONG_ROWS, badLayout(""));
    assertEquals(ShiReason.BAD_LAYOUT, badLayout("SSS/NXN/..."));
    assertEquals(ShiReason.BAD_LAYOUT, badLayout("SSS/NNN/... to=3"));
    assertEquals(ShiReason.BOTH_REDUCED, badLayout("S../.../N.."));
    assertEquals(ShiReason.TOO_MANY_PIECES, badLayout("SSS/S../NNN"));
    assertEquals(ShiReason.TOO_MANY_PIECES, badLayout("SSS/.../NNN taken=1,0"));
  }

  private Reason badLayout(String text) {
    try {
      layout(THREE, text);
      throw new AssertionError(text + " was accepted");
    } catch (RefusalException refusal) {
      return refusal.reason();
    }
  }

  @Test
  public void mirroredAndColourSwappedGamesAreTheSameGame() throws RefusalException {
    for (int size : List.of(3, 5, 8, 11)) {
      for (int seed = 1; seed <= 4; seed++) {
        var random = new Random(seed);
        var game = start("size=" + size);
        var turned = start("size=" + size + " first=ninja");
        while (!game.isOver()) {
          var moves = legal(game);
          var images = new TreeSet<String>();
          moves.forEach(move -> images.add(turned(move, size)));
          assertEquals("seed " + seed, new ArrayList<>(images), legal(turned));
          var move = moves.get(random.nextInt(moves.size()));
          play(game, move);
          play(turned, turned(move, size));
        }
        assertEquals(game.ending(), turned.ending());
        assertEquals(game.score(0), turned.score(1));
        assertEquals(game.result().favours(0), turned.result().favours(1));
      }
    }
  }

  /** Returns the move on the board rotated by half a turn. */
  private static String turned(String move, int size) {
    if (move.equals("pass")) {
      return move;
    }
    var squares = new Squares(size);
    var names = move.split("[-x]");
    int last = squares.count() - 1;
    return squares.name(last - squares.parse(names[0]))
        + (move.contains("x") ? "x" : "-")
        + squares.name(last - squares.parse(names[1]));
  }

  @Test
  public void aLayoutTellsAPassWhichTheNextOneEndsTheGameAfter() throws RefusalException {
    var position = layout("size=3", "SSS/NNN/... taken=0,0");
    play(position, "pass");
    assertEquals("SSS/NNN/... to=2 taken=0,0 passed", position.layout());
    var read = layout("size=3", position.layout());
    assertEquals(position.hash(), read.hash());
    assertEquals(CommonReason.CANNOT_PASS, badLayout("SSS/.../NNN passed"));
    var stuck = layout("size=3", "SSS/NNN/... to=1 taken=0,0");
    assertNotEquals("who has passed matters", stuck.hash(), read.hash());
  }

  @Test
  public void onlyWhatTheRulesAllowIsSetUp() throws RefusalException {
    assertEquals(CommonReason.OVER_AT_ONCE, setUpRefusal("size=3", "S../.../NNN"));
    assertEquals(ShiReason.NO_PIECES, setUpRefusal("size=3", "S../.../... taken=0,0"));
    assertEquals(ShiReason.TOO_MANY_PIECES, setUpRefusal("size=3", "SSS/S../NNN"));
    var study = game().setUp(Options.parse(game(), "size=4"), "S.../.S../..../N... taken=0,0");
    assertFalse(study.isOver());
  }
}
