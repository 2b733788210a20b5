package tabuleiro.rules.explain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.shi.ShiFacts;

public class ExplanationFinderTest {
  private final Random random = new Random(5);
  private int said;

  /** Returns a line of random moves in notation. */
  private List<String> line(Position from, int length) {
    var position = from.copy();
    var line = new ArrayList<String>();
    for (int i = 0; i < length && !position.isOver(); i++) {
      var moves = FactRecount.moves(position);
      int move = moves.get(random.nextInt(moves.size()));
      line.add(position.format(move));
      position.play(move);
    }
    return line;
  }

  private static Position after(Position from, List<String> line, int length)
      throws RefusalException {
    var position = from.copy();
    for (var move : line.subList(0, length)) {
      position.play(position.parse(move));
    }
    return position;
  }

  /**
   * Recounts every statement on the boards that it describes, and checks that it favours the better
   * move.
   */
  @Test
  public void whatIsSaidCanBeCountedAgain() throws RefusalException {
    for (var game : Games.all()) {
      said = 0;
      FactRecount.games(
          game.id(),
          "",
          3,
          position -> {
            var played = line(position, 1 + random.nextInt(6));
            var better = line(position, 1 + random.nextInt(6));
            var told = ExplanationFinder.of(position, played, better);
            assertTrue(told.size() <= 1);
            for (var statement : told) {
              check(position, statement, played, better);
            }
            for (var statement : ExplanationFinder.of(position)) {
              assertEquals(statement.count(), statement.fact().count(position, statement.seat()));
            }
          });
      assertTrue(game.id(), said > 0);
    }
  }

  private void check(Position from, Statement told, List<String> played, List<String> better)
      throws RefusalException {
    said++;
    var fact = told.fact();
    int loss = fact.weight() * (Math.max(0, told.better()) - Math.max(0, told.count()));
    assertTrue(told.toString(), told.seat() == from.turn() ? loss > 0 : loss < 0);
    if (told.count() != CountableFact.UNKNOWN) {
      var position = after(from, played, told.later() + 1);
      assertEquals(told.toString(), told.count(), fact.count(position, told.seat()));
    }
    if (told.better() != CountableFact.UNKNOWN) {
      var position = after(from, better, told.later() + 1);
      assertEquals(told.toString(), told.better(), fact.count(position, told.seat()));
    }
  }

  @Test
  public void ofTwoEqualMovesNothingIsSaid() throws RefusalException {
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      var line = line(start, 4);
      assertEquals(List.of(), ExplanationFinder.of(start, line, line));
    }
  }

  @Test
  public void aPieceThatIsGivenAwayIsTold() throws RefusalException {
    var shi = Games.byId("shi");
    // The Samurai on d8 steps before the cannon a1, a3; on c8 nothing happens to it.
    var start =
        shi.layout(
            Options.standard(shi),
            "...S..../......../......../......../......../N......./......../N......S taken=0,0");
    var told = ExplanationFinder.of(start, List.of("d8-a8"), List.of("d8-c8"));
    assertEquals(
        List.of(
            "seat 2 can take 1 piece(s) now without being taken back there;"
                + " with the better move seat 2 can take 0 piece(s) now without being taken back"
                + " there"),
        told.stream().map(StatementText::of).toList());
  }

  /**
   * Tests a mistake after which the opponent can take one piece, as after the better move, but
   * another one, which loses. The counts are equal, so that a comparison says nothing.
   */
  @Test
  public void whatTheOpponentTakesAtOnceIsTold() throws RefusalException {
    var shi = Games.byId("shi");
    var layout =
        "......../..S...S./....SS../..NN..../..S...../...N..../..N....S/..N....N to=1 taken=2,2";
    var start = shi.layout(Options.standard(shi), layout);
    var played = List.of("e6-e2", "c1xc4", "h2xc2");
    var better = List.of("c7-f7", "d5-g2", "h2-g3", "g2-d2", "c4-g4", "c1-a3", "g3-f4");
    assertEquals(
        List.of(new Statement(ShiFacts.CAN_TAKE, 1, 1, CountableFact.UNKNOWN, 0)),
        ExplanationFinder.of(start, played, better));
    assertEquals(
        "the analysis says the same",
        ExplanationFinder.of(after(start, played, 1)),
        ExplanationFinder.of(start, played, better));
  }

  /** Tests an exchange on d8 after which the counts equal those of a quiet line. */
  @Test
  public void ofAnExchangeNothingIsSaid() throws RefusalException {
    var shi = Games.byId("shi");
    var start =
        shi.layout(
            Options.standard(shi),
            "SS.S..../......../......../......../...N..../......../......../...N...S taken=0,0");
    var played = List.of("h1-h2", "d1xd8", "a8xd8");
    var better = List.of("h1-g1", "d1-c1", "g1-g2");
    assertEquals(List.of(), ExplanationFinder.of(start, played, better));
  }

  @Test
  public void aLostGameIsToldBeforeAnythingElse() throws RefusalException {
    var shakti = Games.byId("shakti");
    var middle = shakti.layout(Options.standard(shakti), "to=1 Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    var told = ExplanationFinder.of(middle, List.of("f2-g1", "f4xd2"), List.of("d4xb6"));
    assertEquals(
        List.of(new Statement(ExplanationFinder.WINS, 1, 1, CountableFact.UNKNOWN, 1)), told);
    assertFalse(ExplanationFinder.of(middle, List.of("f2-g1"), List.of("d4xb6")).isEmpty());
  }

  /** Tests that a threat names its places, and that the seat to move threatens nothing. */
  @Test
  public void threatsSayWhere() throws RefusalException {
    for (var game : Games.all()) {
      said = 0;
      FactRecount.games(
          game.id(),
          "",
          3,
          position -> {
            for (var threat : ExplanationFinder.threats(position)) {
              assertTrue(threat.seat() != position.turn());
              assertEquals(threat.count(), threat.fact().count(position, threat.seat()));
              assertFalse(threat.fact().template(), threat.places(position).isEmpty());
              said++;
            }
          });
      assertTrue(game.id() + " threatens nothing in 3 games", said > 0);
    }
  }

  /** Tests that the purpose of a move is a chance that it takes or a threat that it answers. */
  @Test
  public void aPurposeFitsItsMove() throws RefusalException {
    for (var game : Games.all()) {
      said = 0;
      FactRecount.games(
          game.id(),
          "",
          2,
          position -> {
            var moves = FactRecount.moves(position);
            for (int i = 0; i < 5; i++) {
              int move = moves.get(random.nextInt(moves.size()));
              var purpose = ExplanationFinder.purpose(position, move);
              if (purpose == null) {
                continue;
              }
              assertFalse(purpose.places(position).isEmpty());
              boolean own = purpose.seat() == position.turn();
              var touched = new ArrayList<>(position.touches(move));
              touched.retainAll(purpose.places(position));
              assertTrue(purpose.fact().template(), !own || !touched.isEmpty());
              said++;
            }
          });
      assertTrue(game.id() + " has purposes", said > 0);
    }
  }
}
