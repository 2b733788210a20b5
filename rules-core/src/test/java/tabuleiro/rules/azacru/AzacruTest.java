package tabuleiro.rules.azacru;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.ReferenceRules;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.PacruContract;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruReason;

/** Tests Azacru against its rule book. */
public class AzacruTest extends PacruContract {
  private static final String LINE = "1a8E 1*a8 1*a9 1*b9 1*d8 2i1N";
  private static final List<String> ROUND_1 =
      List.of("d4", "d5", "e6", "f6", "g5", "g4", "f3", "e3");
  private static final List<String> ROUND_2 =
      List.of("a7", "a8", "b9", "c9", "d8", "d7", "c6", "b6");
  private static final List<String> LONGER_ROUND =
      List.of("a7", "a8", "b9", "c9", "d9", "e8", "e7", "d6", "c6", "b6");

  @Override
  protected Game game() {
    return new Azacru();
  }

  @Override
  protected List<String> variants() {
    return List.of("", "players=3", "players=4");
  }

  @Override
  protected ReferenceRules reference(Options options) {
    return new AzacruReferenceRules(options);
  }

  private AzacruPosition board(String text) throws RefusalException {
    return (AzacruPosition) layout("", text);
  }

  @Test
  public void powerIsTheColourInTheSector() throws RefusalException {
    var position = board("1b8E 1*b8 1*a9 1*a7");
    assertEquals(3, position.power(field("b8")));
    assertEquals(0, position.power(field("a9")));
    assertEquals(
        sorted(
            "b8-c9 b8-c8 b8-d8 b8-d8< b8-d8> b8-e8 b8-e8< b8-e8>"
                + " b8-c7 b8-d6 b8-d6< b8-d6> b8-e5 b8-e5< b8-e5>"),
        legal(position));
    assertEquals(1, board("1b8E").power(field("b8")));
  }

  @Test
  public void connectionColoursTheNeutralFieldsBetween() throws RefusalException {
    var position = board(LINE);
    int move = position.parse("a8-d8");
    assertArrayEquals(new int[] {field("b8"), field("c8")}, position.recoloured(move));
    assertFalse(position.costsChevron(move));
    assertEquals(4, position.score(0));
    position.play(move);
    assertEquals(6, position.score(0));
    assertEquals(0, position.chevronOwner(field("d8")));
  }

  @Test
  public void connectionOverAnEnemyFieldCostsTheChevron() throws RefusalException {
    var position = board(LINE + " 2*c8");
    assertFalse(legal(position).contains("a8-c8"));
    assertFalse(legal(position).contains("a8-d8<"));
    int move = position.parse("a8-d8");
    assertTrue(position.costsChevron(move));
    assertEquals(2, position.touches(move).size());
    assertEquals(PacruReason.TWIST_LOST, refusal(position, "a8-d8>"));
    assertEquals(
        PacruReason.TWIST_LOST,
        touchRefusal(
            position,
            new Touch.Square(field("a8")),
            new Touch.Square(field("d8")),
            new Touch.Turn(1)));
    position.play(move);
    assertEquals(6, position.score(0));
    assertEquals(0, position.score(1));
    assertEquals(0, chevrons(position, 0));
    position.undo();
    assertEquals(4, position.score(0));
    assertEquals(1, position.markerOwner(field("c8")));
  }

  @Test
  public void connectionOverAChevronIsAJump() throws RefusalException {
    for (var chevron : List.of(" 1b8N", " 2b8N")) {
      var position = board(LINE + " 2*c8" + chevron);
      int move = position.parse("a8-d8");
      assertArrayEquals(new int[0], position.recoloured(move));
      position.play(move);
      assertEquals(4, position.score(0));
      assertEquals(1, position.score(1));
      assertEquals(0, position.chevronOwner(field("d8")));
    }
  }

  @Test
  public void longMoveFromANeutralFieldChangesNothingBetween() throws RefusalException {
    var position = board("1a8E 1*a7 1*a9 1*b9 1*d8 2*c8 2i1N");
    play(position, "a8-d8");
    assertEquals(4, position.score(0));
    assertEquals(-1, position.markerOwner(field("b8")));
    assertEquals(1, position.markerOwner(field("c8")));
    assertEquals(0, position.chevronOwner(field("d8")));
  }

  @Test
  public void longMoveToANeutralFieldColoursOnlyThatField() throws RefusalException {
    var position = board("1a8E 1*a8 1*a9 1*b9 2*c8 2i1N");
    int move = position.parse("a8-d8>");
    assertArrayEquals(new int[] {field("d8")}, position.recoloured(move));
    position.play(move);
    assertEquals(4, position.score(0));
    assertEquals(1, position.score(1));
  }

  @Test
  public void openingOfTheReport() throws RefusalException {
    var position = start("");
    play(position, "c9-d8< a9-b8 d8-e9 i5-h5 a5-b6 h5-g5 c1-c2 g5-f6");
    assertEquals(4, position.score(0));
    assertEquals(4, position.score(1));
    assertEquals(0, position.turn());
    assertEquals(16, legal(position).size());
  }

  @Test
  public void passTriggersTheEndAndOthersHaveOneMoreTurn() throws RefusalException {
    var position = board("1a9N 1*a9 1*b9 2e5N 2*e5");
    assertEquals(List.of("pass"), legal(position));
    play(position, "pass");
    assertEquals(0, position.trigger());
    assertFalse(position.isOver());
    play(position, "e5-e6");
    assertEquals(PacruReason.FINAL_ROUND, position.ending());
    assertEquals("draw", position.result().status());
    assertEquals(2, position.score(0));
    assertEquals(2, position.score(1));
  }

  @Test
  public void everyOtherPlayerHasOneMoreTurnAlsoIfUnable() throws RefusalException {
    var position = (AzacruPosition) layout("players=4", "1a9N 2i9N 3e5N 4e1N to=2");
    var before = position.hash();
    play(position, "pass e5-e6 e1-e2 pass");
    assertEquals(1, position.trigger());
    assertEquals(PacruReason.FINAL_ROUND, position.ending());
    assertEquals(0b1100, position.winners());
    while (position.ply() > 0) {
      position.undo();
    }
    assertEquals(-1, position.trigger());
    assertEquals(before, position.hash());
  }

  @Test
  public void losingTheLastChevronIsNoTriggerByItself() throws RefusalException {
    var position = board(LINE + " 2*c8");
    play(position, "a8-d8");
    assertEquals(-1, position.trigger());
    play(position, "i1-i2 pass");
    assertEquals(0, position.trigger());
    play(position, "i2-i3");
    assertEquals("win 1", position.result().status());
  }

  @Test
  public void finalRoundIsAnotherPosition() throws RefusalException {
    var triggered = board("1a9N 2e5N");
    play(triggered, "pass");
    assertNotEquals(board("1a9N 2e5N to=2").hash(), triggered.hash());
    assertEquals(triggered.computeHash(), triggered.hash());
  }

  @Test
  public void thirdRepetitionEnds() throws RefusalException {
    var position = board(circle(1, ROUND_1) + " 1d4NW " + circle(2, ROUND_2) + " 2a7NW");
    for (int turn = 0; turn < 32; turn++) {
      assertFalse(position.isOver());
      play(position, step(turn % 2 == 0 ? ROUND_1 : ROUND_2, turn / 2));
    }
    assertEquals(CommonReason.REPETITION, position.ending());
    position.undo();
    assertFalse(position.isOver());
  }

  @Test
  public void sixtyTurnsWithoutAChangeEnd() throws RefusalException {
    // One round has 8 fields and the other 10, so that nothing comes up three times in 60 turns.
    var position = board(circle(1, ROUND_1) + " 1d4NW " + circle(2, LONGER_ROUND) + " 2a7NW");
    for (int turn = 0; turn < 60; turn++) {
      assertFalse(position.isOver());
      play(position, step(turn % 2 == 0 ? ROUND_1 : LONGER_ROUND, turn / 2));
    }
    assertEquals(CommonReason.NO_PROGRESS, position.ending());
    assertEquals("win 2", position.result().status());
    position.undo();
    assertFalse(position.isOver());
  }

  private static String circle(int seat, List<String> round) {
    return seat + "*" + String.join(" " + seat + "*", round);
  }

  private static String step(List<String> round, int number) {
    return round.get(number % round.size()) + "-" + round.get((number + 1) % round.size());
  }

  @Test
  public void coloursNeverShrinkAndOnlySacrificesCostChevrons() throws RefusalException {
    for (var variant : variants()) {
      for (int seed = 1; seed <= 50; seed++) {
        var random = new Random(seed);
        var position = (AzacruPosition) start(variant);
        while (!position.isOver()) {
          var name = variant + " seed " + seed + " ply " + position.ply();
          int seat = position.turn();
          int sum = sum(position);
          int chevrons = chevrons(position, seat);
          int move = any(position, random);
          var changed = new ArrayList<Integer>();
          boolean costs = position.costsChevron(move);
          for (int field : position.recoloured(move)) {
            assertEquals(name, -1, position.chevronOwner(field));
            changed.add(field);
          }
          var before = new int[PacruGrid.COUNT];
          for (int field = 0; field < PacruGrid.COUNT; field++) {
            before[field] = position.markerOwner(field);
          }
          position.play(move);
          for (int field = 0; field < PacruGrid.COUNT; field++) {
            boolean other = before[field] != position.markerOwner(field);
            assertEquals(name, changed.contains(field), other);
          }
          assertTrue(name, sum(position) >= sum);
          assertEquals(name, chevrons - (costs ? 1 : 0), chevrons(position, seat));
        }
      }
    }
  }

  private static int sum(AzacruPosition position) {
    int sum = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      sum += position.score(seat);
    }
    return sum;
  }

  @Test
  public void refusesWhatOnlyAzacruForbids() throws RefusalException {
    var position = board("1a8E 1*b8 1*a7 2c8N 2*b7 2*c6");
    assertEquals(PacruReason.POWER, refusal(position, "a8-d8"));
    assertEquals("power of a8 is 2: d8 is too far", sentence(position, "a8-d8"));
    assertEquals(PacruReason.OCCUPIED, refusal(position, "a8-c8"));
    assertEquals(PacruReason.FOREIGN_COLOUR, refusal(position, "a8-b7"));
    assertEquals(PacruReason.FOREIGN_COLOUR, refusal(position, "a8-c6"));
    assertEquals(PacruReason.BLOCKED, refusal(board("1a8E 1*a7 1*a9 2b8N"), "a8-c8"));
  }

  @Test
  public void deeperPerft() throws RefusalException {
    assertEquals(1012794, perft("", 5));
    assertEquals(16815441, perft("", 6));
    assertEquals(270801, perft("players=3", 5));
    assertEquals(274185, perft("players=4", 5));
  }

  @Test
  public void aLayoutTellsWhoTriggeredTheEndAndWhoHasResigned() throws RefusalException {
    var position = layout("", "1a9N 1*a9 1*b9 2e5N 2*e5");
    play(position, "pass");
    assertEquals("to=2 trigger=1 2e5N 1a9N 2*e5 1*a9 1*b9", position.layout());
    var read = layout("", position.layout());
    assertEquals(position.hash(), read.hash());
    play(read, "e5-e6");
    assertEquals(PacruReason.FINAL_ROUND, read.ending());
    assertEquals(CommonReason.CANNOT_PASS, layoutRefusal("", "to=2 trigger=1 1e5N 2a9N"));
    assertEquals(CommonReason.CANNOT_RESIGN, layoutRefusal("", "resigned=2 1e5N 2a9N"));
    var three = "players=3";
    var without = layout(three, "to=3 resigned=2 1e5N 2a9N 3a1N");
    assertEquals(0b010, without.resigned());
    assertEquals(PacruReason.TRIGGER_RESIGNED, layoutRefusal(three, "trigger=2 resigned=2 1e5N"));
  }
}
