package tabuleiro.rules.shacru;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.ReferenceRules;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.pacru.PacruContract;
import tabuleiro.rules.pacru.PacruReason;

/** Tests Shacru against its rule book. */
public class ShacruTest extends PacruContract {
  private static final String BLOCKED = "1c7SE 1*c7 1*d7 2d6N 2*c6";

  @Override
  protected Game game() {
    return new Shacru();
  }

  @Override
  protected List<String> variants() {
    return List.of(
        "",
        "players=3",
        "players=4",
        "trails=open",
        "twist=off",
        "start=coloured",
        "players=3 trails=open start=coloured",
        "players=4 trails=open twist=off");
  }

  @Override
  protected ReferenceRules reference(Options options) {
    return new ShacruReferenceRules(options);
  }

  @Test
  public void chevronBetweenMarkersHasNoMoveOrOnlyItsOwnColour() throws RefusalException {
    assertEquals(List.of("pass"), legal(layout("trails=closed", BLOCKED)));
    assertEquals(sorted("c7-d7 c7-d7< c7-d7>"), legal(layout("trails=open", BLOCKED)));
  }

  @Test
  public void loneChevrons() throws RefusalException {
    assertEquals(List.of(), legal(layout("", "1a9N")));
    assertEquals(sorted("a9-b9 a9-a8 a9-b8"), legal(layout("", "1a9SE")));
    assertEquals(
        sorted("c7-b6 c7-b6< c7-b6> c7-c6 c7-c6< c7-c6> c7-d6 c7-d6< c7-d6>"),
        legal(layout("", "1c7S")));
    assertEquals(sorted("c7-b6 c7-c6 c7-d6"), legal(layout("twist=off", "1c7S")));
  }

  @Test
  public void passIsNoElimination() throws RefusalException {
    var position = layout("", "1a8N 1*a8 2a9SE 2*b9");
    assertEquals(List.of("pass"), legal(position));
    assertEquals(CommonReason.MUST_PASS, refusal(position, "a8-a9"));
    play(position, "pass");
    assertEquals(List.of("a9-b8"), legal(position));
    play(position, "a9-b8");
    assertEquals(List.of("a8-a9"), legal(position));
  }

  @Test
  public void closedTrailsLayOneMarkerAMove() throws RefusalException {
    for (int seed = 1; seed <= 50; seed++) {
      var random = new Random(seed);
      var position = start(seed % 2 == 0 ? "players=2" : "players=4");
      int laid = 0;
      while (!position.isOver()) {
        int move = any(position, random);
        laid += move == Position.PASS ? 0 : 1;
        position.play(move);
        int sum = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
          sum += position.score(seat);
        }
        assertEquals("seed " + seed, laid, sum);
      }
      assertEquals(PacruReason.NOBODY_CAN_MOVE, position.ending());
    }
  }

  @Test
  public void colouredStartCountsFromTheBeginning() throws RefusalException {
    assertEquals(4, start("start=coloured").score(1));
    assertEquals(3, start("start=coloured players=4").score(3));
    assertEquals(0, start("").score(0));
  }

  @Test
  public void openTrailsEndWhenNothingIsInReach() throws RefusalException {
    var closedIn = "1a1N 1*a1 1*a2 1*b2 1*b1 2*a3 2*b3 2*c3 2*c2 2*c1 2i9N 2*i9";
    assertEquals(PacruReason.NOTHING_IN_REACH, layout("trails=open", closedIn).ending());
    assertEquals(1 << 1, layout("trails=open", closedIn).winners());
    assertFalse(layout("trails=open", closedIn.replace("2*c3 ", "")).isOver());
    // A chevron in the way might leave, so the neutral field below it still counts.
    assertFalse(layout("trails=open", closedIn.replace("2*c3", "2c3N")).isOver());
    assertFalse(layout("trails=open", "1a9N 1b9N 1*b9 to=1 2a1E 2*a1").isOver());
  }

  @Test
  public void openTrailsEndWhenTheWayIsBlockedForGood() throws RefusalException {
    // Seat 2 can still go to a8; the only neutral field ahead, a9, is never left again.
    var blocked = "1a9N 2b8W 2*b8 2*a8 1*a7";
    assertEquals(PacruReason.NOTHING_IN_REACH, layout("trails=open", blocked).ending());
    assertEquals("win 2", layout("trails=open", blocked).result().status());
    assertFalse(layout("trails=open", blocked.replace("1a9N", "1a9E")).isOver());
  }

  @Test
  public void onlyWhatEarlierVersionsPlayedOnGoesPastTheEnd() throws RefusalException {
    var then = new MoveList();
    layout("trails=open", "1a9N 2b8W 2*b8 2*a8 1*a7 to=2").legacyMoves(then);
    assertTrue(then.size() > 0);
    // Nothing in reach for them either: the game was over then as it is now.
    var never = new MoveList();
    layout("trails=open", "1a1N 1*a1 1*a2 1*b2 1*b1 2*a3 2*b3 2*c3 2*c2 2*c1 2i9N 2*i9")
        .legacyMoves(never);
    assertEquals(0, never.size());
  }

  @Test
  public void openTrailsEndWhenChevronsBlockEachOtherInARow() throws RefusalException {
    // b9 waits for a9, which stays, and c8 for b9; only e1 has a move, over its own colour.
    var row = "1a9N 1b9W 2c8N 2*a8 2*b8 1*c9 1*d9 2e1W 2*e1 2*d1 1*d2 1*c1 1*c2";
    assertEquals(PacruReason.NOTHING_IN_REACH, layout("trails=open", row).ending());
    // Two that wait for each other might both move one day: such a game does not end too early.
    assertFalse(layout("trails=open", row.replace("1a9N", "1a9SE")).isOver());
  }

  @Test
  public void openTrailsEndAsTheRuleBookSaysInManyRandomGames() throws RefusalException {
    int ends = 0;
    for (int seed = 1; seed <= 400; seed++) {
      var position =
          start(
              "trails=open players="
                  + (2 + seed % 3)
                  + (seed % 2 == 0 ? " twist=off" : "")
                  + (seed % 5 == 0 ? " start=coloured" : ""));
      var reference = reference(position.options());
      var random = new Random(seed);
      while (!position.isOver()) {
        int move = any(position, random);
        reference.play(position.format(move));
        position.play(move);
        var status = position.isOver() ? position.result().status() : "playing";
        assertEquals(
            "seed " + seed + "\n" + GameToolRegistry.diagram(position), reference.status(), status);
      }
      ends += position.ending() == PacruReason.NOTHING_IN_REACH ? 1 : 0;
    }
    assertTrue("only " + ends, ends >= 30);
  }

  @Test
  public void whoCannotBeCaughtUpWithWinsInManyRandomGames() throws RefusalException {
    int decided = 0;
    int early = 0;
    for (int seed = 1; seed <= 300; seed++) {
      var position = (ShacruPosition) start("trails=open players=" + (2 + seed % 3));
      var random = new Random(seed);
      int winner = -1;
      int since = 0;
      while (!position.isOver()) {
        if (winner < 0) {
          winner = position.certainWinner();
          since = position.ply();
        }
        position.play(any(position, random));
      }
      if (winner >= 0) {
        assertEquals("seed " + seed + ", ply " + since, 1 << winner, position.winners());
        decided++;
        early += position.ply() - since;
      }
    }
    assertTrue("only " + decided, decided >= 150);
    assertTrue("only " + early + " plies before the end", early >= 10 * decided);
  }

  @Test
  public void aLeadIsCertainOnlyWhereNobodyCanCatchUp() throws RefusalException {
    var lead = "1a1N 1*a1 1*a2 1*b1 1*b2 1*c1 2i9N 2*i9 2*h9 2*g9 2g9W";
    // Seat 2 could still colour most of the board.
    assertEquals(-1, ((ShacruPosition) layout("trails=open", lead)).certainWinner());
    // Shut in on h9 and g9, it could only wander.
    var shut = lead + " 1*f9 1*f8 1*g8 1*h8 1*i8";
    assertEquals(0, ((ShacruPosition) layout("trails=open", shut)).certainWinner());
  }

  @Test
  public void openTrailsEndAfterTenRoundsWithoutAMarker() throws RefusalException {
    var position = layout("trails=open", "1d4N " + own("d4 d5 e6 f6 g5 g4 f3 e3") + " 2a1SW");
    var round = "d4-d5 d5-e6 e6-f6 f6-g5 g5-g4 g4-f3 f3-e3 e3-d4 d4-d5 d5-e6";
    for (var move : round.split(" ")) {
      assertFalse(position.isOver());
      play(position, move);
      assertFalse(position.isOver());
      play(position, "pass");
    }
    assertEquals(CommonReason.NO_PROGRESS, position.ending());
    assertEquals("win 1", position.result().status());
    position.undo();
    assertFalse(position.isOver());
  }

  private static String own(String fields) {
    return "1*" + fields.replace(" ", " 1*");
  }

  @Test
  public void mostFieldsWinAndEqualScoresShare() throws RefusalException {
    assertEquals("win 2", layout("", "1a9N 1*a8 2*a1 2*a2").result().status());
    assertEquals("draw", layout("", "1a9N 1*a8 2*a1").result().status());
    assertEquals(0b101, layout("players=3", "1a9N 1*a8 3*a1").winners());
    assertEquals(PacruReason.NOBODY_CAN_MOVE, layout("", "1a9N").ending());
  }

  @Test
  public void refusesWhatOnlyShacruForbids() throws RefusalException {
    assertEquals(PacruReason.ONE_FIELD, refusal(start(""), "c9-c7"));
    assertEquals(PacruReason.TWIST_OFF, refusal(start("twist=off"), "c9-d8<"));
    var closed = layout("", "1c9S 1*d8");
    assertEquals(PacruReason.CLOSED, refusal(closed, "c9-d8"));
    assertEquals("d8 is closed: it carries a marker", sentence(closed, "c9-d8"));
    assertEquals(PacruReason.FOREIGN_COLOUR, refusal(layout("trails=open", "1c9S 2*d8"), "c9d8"));
    assertEquals(PacruReason.TWIST_OFF, touchRefusal(start("twist=off"), new Touch.Turn(1)));
  }

  @Test
  public void deeperPerft() throws RefusalException {
    assertEquals(957723, perft("", 5));
    assertEquals(15056847, perft("", 6));
    assertEquals(23181, perft("players=3", 4));
    assertEquals(270801, perft("players=3", 5));
    assertEquals(23927, perft("players=4", 4));
    assertEquals(274185, perft("players=4", 5));
    assertEquals(957723, perft("trails=open", 5));
    assertEquals(214527, perft("twist=off", 5));
    assertEquals(951177, perft("start=coloured", 5));
    assertEquals(951177, perft("trails=open start=coloured", 5));
  }

  @Test
  public void noLayoutHasAFinalRound() throws RefusalException {
    assertEquals(PacruReason.NO_TRIGGER, layoutRefusal("", "to=2 trigger=1 1a9N"));
  }

  @Test
  public void territoryAndMobilityAgreeWithASimpleCount() throws RefusalException {
    for (var variant : variants()) {
      var random = new Random(variant.hashCode());
      var position = (ShacruPosition) start(variant);
      var territory = new TerritoryEvaluator(position);
      var mobility = new ChevronMobility(position);
      for (int ply = 0; !position.isOver() && ply < longest(); ply++) {
        territory.compute();
        var expected = new TerritoryReference(position);
        for (int seat = 0; seat < position.seats(); seat++) {
          for (int moves = 1; moves <= TerritoryEvaluator.STEPS; moves++) {
            var when = variant + " ply " + ply + " seat " + seat + " moves " + moves;
            assertEquals(when, expected.claims(seat, moves), territory.claims(seat, moves));
          }
          territory.select(seat);
          var found =
              List.of(
                  territory.contested(),
                  territory.safe(),
                  territory.joined(),
                  territory.inner(),
                  territory.twoWays(),
                  territory.threeWays(),
                  territory.ahead(),
                  territory.wellAhead());
          var where = variant + " ply " + ply + " seat " + seat;
          assertEquals(where, expected.look(seat), found);
          mobility.count(seat);
          assertEquals(
              where, expected.mobility(seat), List.of(mobility.movable(), mobility.movableTwice()));
        }
        if (ply % 5 == 4) {
          position.undo();
        }
        position.play(any(position, random));
      }
    }
  }
}
