package tabuleiro.rules.shi;

import static org.junit.Assert.assertEquals;

import java.util.stream.IntStream;
import org.junit.Test;
import tabuleiro.rules.explain.FactRecount;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

public class ShiFactsTest {
  /** Counts captures by their notation: {@code d1xd7}. */
  private static int free(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return (int)
        FactRecount.moves(turn).stream()
            .filter(move -> turn.format(move).contains("x"))
            .filter(move -> !isTakenBack(turn, move))
            .map(move -> target(turn.format(move)))
            .distinct()
            .count();
  }

  private static boolean isTakenBack(Position turn, int move) {
    var after = FactRecount.after(turn, move);
    var square = target(turn.format(move));
    return FactRecount.moves(after).stream()
        .anyMatch(each -> after.format(each).endsWith("x" + square));
  }

  private static String target(String capture) {
    return capture.substring(capture.indexOf('x') + 1);
  }

  @Test
  public void whatCanBeTakenIsCountedByTheRules() throws RefusalException {
    for (var options : new String[] {"", "size=5", "size=9"}) {
      FactRecount.compare(ShiFacts.CAN_TAKE, "shi", options, 4, ShiFactsTest::free);
      FactRecount.compare(ShiFacts.THREATENS, "shi", options, 4, ShiFactsTest::free);
    }
  }

  @Test
  public void missingPiecesAreTaken() throws RefusalException {
    FactRecount.compare(
        ShiFacts.TAKEN,
        "shi",
        "",
        3,
        (position, seat) ->
            8
                - (int)
                    IntStream.range(0, 64)
                        .filter(square -> ((ShiPosition) position).owner(square) == 1 - seat)
                        .count());
  }

  @Test
  public void byHand() throws RefusalException {
    var shi = new Shi();
    // d1 takes d7 over d3; the Ninja on a7 takes back over c7, unless that one is missing.
    var guarded =
        shi.layout(
            Options.standard(shi),
            "......../N.NN..../......../......../......../...S..../......../...S.... taken=0,0");
    assertEquals(0, ShiFacts.CAN_TAKE.count(guarded, 0));
    assertEquals(CountableFact.UNKNOWN, ShiFacts.THREATENS.count(guarded, 0));
    assertEquals(0, ShiFacts.THREATENS.count(guarded, 1));
    var loose =
        shi.layout(
            Options.standard(shi),
            "......../N..N..../......../......../......../...S..../......../...S.... taken=0,0");
    assertEquals(1, ShiFacts.CAN_TAKE.count(loose, 0));
  }
}
