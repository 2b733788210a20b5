package tabuleiro.rules.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;

public class LayoutEditorTest {
  private static final int EDITS = 200;

  /** Returns standard options and those with each option's first and last value. */
  private static List<Options> variants() throws RefusalException {
    var variants = new ArrayList<Options>();
    for (var game : Games.all()) {
      for (var option : game.options()) {
        var values = option.values();
        variants.add(Options.standard(game).with(option.key(), values.get(0)));
        variants.add(Options.standard(game).with(option.key(), values.get(values.size() - 1)));
      }
    }
    return variants;
  }

  private static LayoutEditor editor(String game, String options) throws RefusalException {
    var played = Games.byId(game);
    return played.editor(Options.parse(played, options));
  }

  private static Touch square(int index) {
    return new Touch.Square(index);
  }

  @Test
  public void everyPositionOfAGameCanBeBuiltOnAnEmptyBoard() throws RefusalException {
    for (var options : variants()) {
      var random = new Random(1);
      var position = options.game().start(options);
      var moves = new MoveList();
      while (!position.isOver() && position.ply() < 120) {
        if (random.nextInt(6) == 0) {
          assertEquals(options.toString(), position.layout(), rebuilt(options, position.layout()));
        }
        moves.clear();
        position.moves(moves);
        boolean resigns = position.mayResign() && random.nextInt(40) == 0;
        position.play(resigns ? Position.RESIGN : moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static String rebuilt(Options options, String layout) throws RefusalException {
    var editor = options.game().editor(options);
    var text = editor.empty();
    for (var contents : editor.contents(layout).entrySet()) {
      for (var item : contents.getValue()) {
        text = editor.place(text, item, contents.getKey());
      }
    }
    for (var attribute : editor.attributes(layout)) {
      text = editor.setAttribute(text, attribute);
    }
    return text;
  }

  @Test
  public void whateverIsDoneTheBoardCanBeShownAndTheRulesSayWhetherItCanBePlayed()
      throws RefusalException {
    int playable = 0;
    for (var options : variants()) {
      var random = new Random(2);
      var editor = options.game().editor(options);
      var layout = editor.empty();
      for (int i = 0; i < EDITS; i++) {
        try {
          layout = edited(editor, layout, random);
        } catch (RefusalException refusal) {
          assertFalse(refusal.getMessage(), refusal.getMessage().contains("{"));
        }
        assertEquals(layout, options.game().layout(options, layout).layout());
        try {
          assertEquals(layout, options.game().setUp(options, layout).layout());
          playable++;
        } catch (RefusalException refusal) {
          assertFalse(refusal.getMessage(), refusal.getMessage().contains("{"));
        }
      }
    }
    assertTrue("some can be played: " + playable, playable > EDITS);
  }

  private static String edited(LayoutEditor editor, String layout, Random random)
      throws RefusalException {
    var items = editor.palette();
    var item = items.get(random.nextInt(items.size()));
    var contents = new ArrayList<>(editor.contents(layout).keySet());
    var some = contents.isEmpty() ? null : contents.get(random.nextInt(contents.size()));
    var any = item.contains("r") ? near(some, random) : square(random.nextInt(9));
    var attributes = editor.attributes(layout);
    return switch (random.nextInt(9)) {
      case 0 -> some == null ? layout : editor.remove(layout, some);
      case 1 -> some == null ? layout : editor.move(layout, some, any);
      case 2 -> some == null ? layout : editor.rotate(layout, some);
      case 3 -> {
        var attribute = attributes.get(random.nextInt(attributes.size()));
        int value = attribute.min() + random.nextInt(attribute.max() - attribute.min() + 1);
        yield editor.setAttribute(layout, attribute.withValue(value));
      }
      default -> editor.place(layout, item, any);
    };
  }

  private static Touch near(Touch some, Random random) {
    int x = random.nextInt(3) - 1;
    int y = random.nextInt(3) - 1;
    return some instanceof Touch.Cell cell
        ? new Touch.Cell(cell.x() + x, cell.y() + y)
        : new Touch.Cell(0, 0);
  }

  @Test
  public void aThingThatIsTurnedOftenEnoughIsAsItWas() throws RefusalException {
    for (var options : variants()) {
      var editor = options.game().editor(options);
      for (var item : editor.palette()) {
        var rotated = editor.rotated(item);
        int turns = 1;
        for (; !rotated.equals(item); turns++) {
          rotated = editor.rotated(rotated);
        }
        assertTrue(item, turns <= 8);
      }
    }
  }

  @Test
  public void aKingIsMovedAndNotDoubled() throws RefusalException {
    var shakti = editor("shakti", "");
    var once = shakti.place(shakti.empty(), "K", square(3));
    assertEquals("to=1 Kd1", once);
    assertEquals("to=1 Ka1", shakti.place(once, "K", square(0)));
    assertEquals("what was there goes", "to=1 ka1", shakti.place("to=1 Wa1", "k", square(0)));
    assertEquals("to=1 -a1", shakti.place("to=1 Ka1", "-", square(0)));
    assertEquals("to=1 Wa1", shakti.place("to=1 -a1", "W", square(0)));
  }

  @Test
  public void moreThanTheRulesAllowIsRefusedWithTheReason() throws RefusalException {
    var shakti = editor("shakti", "");
    var two = "to=1 Wa1 Wb1";
    var refusal = assertThrows(RefusalException.class, () -> shakti.place(two, "W", square(3)));
    assertEquals("a side has two warriors at most", refusal.getMessage());
    assertEquals("to=1 Wb1 Wd1", shakti.move(two, square(0), square(3)));
    var freeling = editor("shakti", "rules=freeling");
    var corner = assertThrows(RefusalException.class, () -> freeling.place("to=1", "W", square(0)));
    assertEquals("a1 is a gap: nothing can stop there", corner.getMessage());
  }

  @Test
  public void aChevronIsTurnedByPlacingItAgainAndTakesTheFieldFromOthers() throws RefusalException {
    var shacru = editor("shacru", "");
    var placed = shacru.place(shacru.empty(), "1N", square(0));
    assertEquals("to=1 1a1N", placed);
    assertEquals("to=1 1a1NE", shacru.place(placed, "1N", square(0)));
    assertEquals("to=1 1a1NE", shacru.rotate(placed, square(0)));
    assertEquals("to=1 1a1N 1*a1", shacru.place(placed, "1*", square(0)));
    assertEquals("to=1 2*a1", shacru.place(placed, "2*", square(0)));
    assertEquals("to=1 2a1N", shacru.place("to=1 1a1S 1*a1", "2N", square(0)));
    assertEquals("the chevron goes first", "to=1 1*a1", shacru.remove("1a1S 1*a1", square(0)));
  }

  @Test
  public void whatHasJustHappenedIsForgottenWithTheNextChange() throws RefusalException {
    var shi = editor("shi", "size=3");
    var passed = "SSS/NNN/... to=2 taken=0,0 passed";
    assertEquals("SSS/NN./... to=2 taken=0,0", shi.remove(passed, square(5)));
    var attributes = shi.attributes(passed);
    assertEquals(
        "SSS/NNN/... to=1 taken=0,0", shi.setAttribute(passed, attributes.get(0).withValue(0)));
  }

  @Test
  public void aPieceThatIsPutBackWasNotTaken() throws RefusalException {
    var shi = editor("shi", "size=3");
    assertEquals(
        "S.S/.../NNN to=1 taken=0,1", shi.setAttribute("S.S/.../NNN", taken(shi, 1).withValue(1)));
    var back = shi.place("S.S/.../NNN to=1 taken=0,1", "S", square(7));
    assertEquals("SSS/.../NNN to=1 taken=0,0", back);
  }

  private static LayoutAttribute taken(LayoutEditor shi, int seat) throws RefusalException {
    return shi.attributes("S.S/.../NNN").stream()
        .filter(
            attribute -> attribute.kind() == LayoutAttribute.Kind.TAKEN && attribute.seat() == seat)
        .findFirst()
        .orElseThrow();
  }

  @Test
  public void tilesStayTogetherAndOneOfThemInTheMiddle() throws RefusalException {
    var niJu = editor("ni-ju", "");
    var row = "W1r0@0,0 B2r1@1,0 W3r0@2,0 to=1";
    var refusal =
        assertThrows(RefusalException.class, () -> niJu.remove(row, new Touch.Cell(1, 0)));
    assertTrue(refusal.getMessage(), refusal.getMessage().startsWith("2,0 is beside no tile"));
    assertEquals("B2r1@0,0 W3r0@1,0 to=1", niJu.remove(row, new Touch.Cell(0, 0)));
    var moved = niJu.place(row, "W3r1", new Touch.Cell(0, 1));
    assertEquals("W1r0@0,0 W3r1@0,1 B2r1@1,0 to=1", moved);
    assertNotEquals(moved, niJu.rotate(moved, new Touch.Cell(0, 1)));
  }
}
