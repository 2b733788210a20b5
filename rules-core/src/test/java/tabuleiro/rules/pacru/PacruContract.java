package tabuleiro.rules.pacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.Test;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.PositionContract;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.match.TouchMoveBuilder;

/** Contract test of Shacru and Azacru, besides that of every game. */
public abstract class PacruContract extends PositionContract {
  private static final String TWO = "1a5E 1c9S 1c1N 1i1NW 2i5W 2g9S 2g1N 2a9SE";
  private static final String FOUR = "1e1N 1a3E 1i3W 2a5E 2c9S 2c1N 3e9S 3a7E 3i7W 4i5W 4g9S 4g1N";

  /** Returns the position of a layout. */
  protected PacruPosition layout(String options, String text) throws RefusalException {
    return (PacruPosition) game().layout(Options.parse(game(), options), text);
  }

  /** Returns the field with a name. */
  protected static int field(String name) {
    return PacruGrid.SQUARES.parse(name);
  }

  /** Returns moves that are separated by blanks, sorted. */
  protected static List<String> sorted(String moves) {
    return List.copyOf(new TreeSet<>(List.of(moves.split(" "))));
  }

  /** Returns the number of a seat's chevrons on the board. */
  protected static int chevrons(PacruPosition position, int seat) {
    int count = 0;
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      count += position.chevronOwner(field) == seat ? 1 : 0;
    }
    return count;
  }

  /** Returns the message with which a text is refused as a move. */
  protected static String sentence(Position position, String move) {
    try {
      return position.format(position.parse(move));
    } catch (RefusalException refusal) {
      return refusal.getMessage();
    }
  }

  /** Returns a random legal move. */
  protected static int any(Position position, Random random) {
    var moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  @Test
  public void aFieldOffTheBoardIsRefusedLikeAnyOther() throws RefusalException {
    var position = start("");
    int mine = field("c9");
    for (int off : new int[] {-1, -100, PacruGrid.COUNT, Integer.MAX_VALUE}) {
      for (var touches :
          List.<List<Touch>>of(
              List.of(new Touch.Square(off)),
              List.of(new Touch.Square(off), new Touch.Square(mine)),
              List.of(new Touch.Square(mine), new Touch.Square(off)),
              List.of(new Touch.Square(mine), new Touch.Square(off), new Touch.Turn(1)))) {
        assertEquals(CommonReason.OFF_THE_BOARD, position.refusalOf(touches).reason());
      }
    }
  }

  @Test
  public void startOffersSixteenMoves() throws RefusalException {
    assertEquals(
        sorted(
            "c9-b8 c9-c8 c9-d8 c9-d8< c9-d8> a5-b6 a5-b5 a5-b4 c1-b2 c1-c2 c1-d2 c1-d2< c1-d2>"
                + " i1-h2 i1-i2 i1-h1"),
        legal(start("")));
  }

  @Test
  public void perftOfTheRuleBook() throws RefusalException {
    assertEquals(16, perft("", 1));
    assertEquals(254, perft("", 2));
    assertEquals(3932, perft("", 3));
    assertEquals(60532, perft("", 4));
  }

  @Test
  public void chevronTurnsWhereItTravelsAndThenByTheTwist() throws RefusalException {
    var position = (PacruPosition) start("");
    play(position, "c9-d8<");
    assertEquals(Heading.E, position.chevronHeading(field("d8")));
    assertNull(position.chevronHeading(field("c9")));
    assertEquals(0, position.markerOwner(field("d8")));
    assertEquals(-1, position.markerOwner(field("c9")));
    assertEquals(0, position.chevronOwner(field("d8")));
    assertEquals(-1, position.chevronOwner(field("c9")));
    assertEquals(4, chevrons(position, 0));
    assertEquals(4, chevrons(position, 1));
  }

  @Test
  public void eachSeatStartsOnItsSide() throws RefusalException {
    assertEquals(GameToolRegistry.diagram(start("")), GameToolRegistry.diagram(layout("", TWO)));
    assertEquals(
        GameToolRegistry.diagram(start("players=4")),
        GameToolRegistry.diagram(layout("players=4", FOUR)));
    var three = "1e1N 1a3E 1i3W 2a5E 2c9S 2c1N 3i5W 3g9S 3g1N";
    assertEquals(start("players=3").hash(), layout("players=3", three).hash());
  }

  @Test
  public void gameTurnedByHalfIsTheSameGameForTheOtherSeat() throws RefusalException {
    for (int seed = 1; seed <= 20; seed++) {
      UnaryOperator<String> half = field -> quarter(quarter(field));
      playTurned(start(""), layout("", TWO + " to=2"), half, seed);
    }
  }

  @Test
  public void gameOfFourTurnedByAQuarterIsTheSameGameForTheNextSeat() throws RefusalException {
    for (int seed = 1; seed <= 20; seed++) {
      var turned = layout("players=4", FOUR + " to=2");
      playTurned(start("players=4"), turned, PacruContract::quarter, seed);
    }
  }

  /**
   * Plays a random game and its image, with every field rotated and each seat replaced by the next.
   */
  private static void playTurned(
      Position position, Position image, UnaryOperator<String> turn, int seed)
      throws RefusalException {
    var random = new Random(seed);
    while (!position.isOver()) {
      var expected = new TreeSet<String>();
      for (var move : legal(position)) {
        expected.add(turned(move, turn));
      }
      assertEquals("seed " + seed, new ArrayList<>(expected), legal(image));
      int move = any(position, random);
      image.play(image.parse(turned(position.format(move), turn)));
      position.play(move);
      for (int seat = 0; seat < position.seats(); seat++) {
        int next = (seat + 1) % position.seats();
        assertEquals("seed " + seed, position.score(seat), image.score(next));
      }
    }
    assertEquals("seed " + seed, position.ending(), image.ending());
  }

  private static String turned(String move, UnaryOperator<String> turn) {
    return move.equals("pass")
        ? move
        : turn.apply(move.substring(0, 2))
            + "-"
            + turn.apply(move.substring(3, 5))
            + move.substring(5);
  }

  private static String quarter(String field) {
    int square = field(field);
    return PacruGrid.name(
        PacruGrid.SQUARES.at(PacruGrid.SQUARES.rank(square), 8 - PacruGrid.SQUARES.file(square)));
  }

  @Test
  public void bitSetsAgreeWithTheFields() throws RefusalException {
    for (var variant : variants()) {
      var random = new Random(variant.hashCode());
      var position = (PacruPosition) start(variant);
      for (int ply = 0; !position.isOver() && ply < longest(); ply++) {
        assertBitSets(position.board);
        if (ply % 5 == 4) {
          position.undo();
        }
        position.play(any(position, random));
      }
    }
  }

  private static void assertBitSets(ChevronBoard board) {
    for (int field = 0; field < PacruGrid.COUNT; field++) {
      int half = PacruGrid.bit(field) / 64;
      int bit = PacruGrid.bit(field) % 64;
      assertEquals(board.isOccupied(field), (board.occupied(half) >> bit & 1) != 0);
      for (int seat = 0; seat < 4; seat++) {
        boolean coloured = (board.coloured(seat, half) >> bit & 1) != 0;
        assertEquals(board.marker(field) == seat, coloured);
      }
    }
  }

  @Test
  public void refusesInTheGamesWords() throws RefusalException {
    var start = start("");
    assertEquals(PacruReason.NO_CHEVRON, refusal(start, "e5-e6"));
    assertEquals(PacruReason.NOT_YOURS, refusal(start, "i5-h5"));
    assertEquals(PacruReason.ON_THE_SPOT, refusal(start, "c9-c9"));
    assertEquals(PacruReason.NOT_STRAIGHT, refusal(start, "c9-d7"));
    assertEquals(PacruReason.CANNOT_TURN, refusal(start, "c9-d9"));
    assertEquals(PacruReason.NO_BORDER, refusal(start, "c9-c8<"));
    assertEquals(PacruReason.OCCUPIED, refusal(layout("", "1c9S 2d8N"), "c9-d8"));
    assertEquals(CommonReason.OFF_THE_BOARD, refusal(start, "c9-c10"));
    assertEquals(CommonReason.OFF_THE_BOARD, refusal(start, "j5-i5"));
    assertEquals(CommonReason.UNREADABLE, refusal(start, "c9-d8<>"));
    assertEquals("the chevron on c9 cannot turn that far", sentence(start, "c9-d9"));
    assertEquals("the chevron on i5 belongs to seat 2", sentence(start, "i5-h5"));
  }

  @Test
  public void readsLeniently() throws RefusalException {
    var start = start("");
    for (var text : List.of("c9-d8>", "C9 D8 >", "c9xd8>", " c9 - d8> ", "c9d8>")) {
      assertEquals(text, "c9-d8>", start.format(start.parse(text)));
    }
  }

  @Test
  public void twistIsATouchOfItsOwnOnlyAcrossABorder() throws RefusalException {
    var start = start("");
    var line = List.<Touch>of(new Touch.Square(field("c9")), new Touch.Square(field("c8")));
    assertEquals(line, start.touches(start.parse("c9-c8")));
    var moveBuilder = new TouchMoveBuilder(start);
    moveBuilder.touch(new Touch.Square(field("c9")));
    moveBuilder.touch(new Touch.Square(field("d8")));
    assertEquals(3, moveBuilder.offers().size());
    moveBuilder.touch(new Touch.Turn(0));
    assertEquals("c9-d8", start.format(moveBuilder.move()));
  }

  @Test
  public void touchesAreRefusedForTheSameReasons() throws RefusalException {
    var start = start("");
    assertEquals(PacruReason.NO_CHEVRON, touchRefusal(start, square("e5")));
    assertEquals(PacruReason.NOT_YOURS, touchRefusal(start, square("i5")));
    assertEquals(PacruReason.ON_THE_SPOT, touchRefusal(start, square("c9"), square("c9")));
    assertEquals(PacruReason.CANNOT_TURN, touchRefusal(start, square("c9"), square("d9")));
    assertEquals(PacruReason.NOT_STRAIGHT, touchRefusal(start, square("c9"), square("d7")));
    assertEquals(
        PacruReason.NO_BORDER, touchRefusal(start, square("c9"), square("c8"), new Touch.Turn(1)));
    assertEquals(PacruReason.NO_BORDER_NEAR, touchRefusal(start, square("a5"), new Touch.Turn(1)));
    assertEquals(PacruReason.TWIST_TOO_FAR, touchRefusal(start, new Touch.Turn(2)));
    assertEquals(CommonReason.CANNOT_PASS, touchRefusal(start, new Touch.Pass()));
    assertEquals(CommonReason.UNREADABLE, touchRefusal(start, new Touch.Tile(1)));
    var stuck = layout("", "1a9N 1e5N 2i1N");
    assertEquals(PacruReason.STUCK, touchRefusal(stuck, square("a9")));
    assertEquals(CommonReason.MUST_PASS, touchRefusal(layout("", "1a9N 2e5N"), square("a9")));
    assertEquals(
        "the chevron on a9 cannot move", stuck.refusalOf(List.of(square("a9"))).getMessage());
  }

  private static Touch square(String name) {
    return new Touch.Square(field(name));
  }

  /** Returns the reason why the last of some touches is refused. */
  protected static Reason touchRefusal(Position position, Touch... touches)
      throws RefusalException {
    var moveBuilder = new TouchMoveBuilder(position);
    for (int i = 0; i < touches.length - 1; i++) {
      moveBuilder.touch(touches[i]);
    }
    try {
      moveBuilder.touch(touches[touches.length - 1]);
    } catch (RefusalException refusal) {
      return refusal.reason();
    }
    fail("accepted");
    return null;
  }

  @Test
  public void layoutsThatMakeNoSenseAreRefused() throws RefusalException {
    assertEquals(PacruReason.BAD_LAYOUT, layoutRefusal("1c7SE hello"));
    assertEquals(PacruReason.BAD_LAYOUT, layoutRefusal("1c7"));
    assertEquals(PacruReason.NO_SUCH_SEAT, layoutRefusal("3c7SE"));
    assertEquals(PacruReason.NO_SUCH_SEAT, layoutRefusal("1c7SE to=0"));
    assertEquals(CommonReason.OFF_THE_BOARD, layoutRefusal("1k7SE"));
    assertEquals(PacruReason.TWO_CHEVRONS, layoutRefusal("1c7SE 2c7N"));
    assertEquals(PacruReason.TWO_MARKERS, layoutRefusal("1c7SE 2*c6 1*c6"));
    assertEquals(PacruReason.TOO_MANY_CHEVRONS, layoutRefusal("1a1N 1b1N 1c1N 1d1N 1e1N"));
    assertEquals(PacruReason.ON_FOREIGN_COLOUR, layoutRefusal("1c7SE 2*c7"));
    assertEquals(1, layout("", " 1C7se  2*C6 TO=2 ").turn());
  }

  @Test
  public void onlyWhatTheRulesAllowIsSetUp() throws RefusalException {
    var four = "1a1N 1b1N 1c1N 1d1N";
    assertEquals(PacruReason.TOO_MANY_CHEVRONS, layoutRefusal("players=3", four));
    assertEquals(PacruReason.NO_CHEVRONS, setUpRefusal("", "1*c7"));
    assertEquals(PacruReason.NO_CHEVRONS, setUpRefusal("", " "));
    var position = game().setUp(Options.standard(game()), four);
    assertTrue(legal(position).contains("d1-d2"));
  }

  private Reason layoutRefusal(String text) throws RefusalException {
    return layoutRefusal("", text);
  }

  /** Returns the reason why a layout is refused. */
  protected final Reason layoutRefusal(String options, String text) throws RefusalException {
    try {
      layout(options, text);
    } catch (RefusalException refusal) {
      return refusal.reason();
    }
    fail("accepted: " + text);
    return null;
  }
}
