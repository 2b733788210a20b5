package tabuleiro.rules.azacru;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import org.junit.Test;
import tabuleiro.rules.explain.FactRecount;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

public class AzacruFactsTest {
  /** Returns the most fields that a move of the seat adds to its colour. */
  private static int most(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return FactRecount.moves(turn).stream()
        .mapToInt(move -> FactRecount.after(turn, move).score(seat) - turn.score(seat))
        .max()
        .orElse(0);
  }

  private static int movable(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return (int)
        FactRecount.moves(turn).stream()
            .filter(move -> move != Position.PASS)
            .map(move -> turn.format(move).substring(0, 2))
            .distinct()
            .count();
  }

  /** Returns the number of a seat's chevrons in the layout text, such as {@code 1c7SE}. */
  private static int chevrons(Position position, int seat) {
    return (int)
        position
            .layout()
            .lines()
            .flatMap(line -> Arrays.stream(line.split(" ")))
            .filter(word -> word.matches((seat + 1) + "[a-i].*"))
            .count();
  }

  @Test
  public void everythingIsCountedByTheRules() throws RefusalException {
    for (var options : new String[] {"", "players=4"}) {
      FactRecount.compare(AzacruFacts.CAN_COLOUR, "azacru", options, 2, AzacruFactsTest::most);
      FactRecount.compare(AzacruFacts.THREATENS, "azacru", options, 2, AzacruFactsTest::most);
      FactRecount.compare(AzacruFacts.MOVABLE, "azacru", options, 2, AzacruFactsTest::movable);
      FactRecount.compare(AzacruFacts.CHEVRONS, "azacru", options, 2, AzacruFactsTest::chevrons);
    }
  }

  @Test
  public void byHand() throws RefusalException {
    var azacru = new Azacru();
    var options = Options.standard(azacru);
    var layout = "1a8E 1*a8 1*a9 1*b9 1*d8 2*c8 2i1N";
    var connection = azacru.layout(options, layout);
    assertEquals(2, AzacruFacts.CAN_COLOUR.count(connection, 0)); // b8 and c8 by a8-d8
    assertEquals(CountableFact.UNKNOWN, AzacruFacts.CAN_COLOUR.count(connection, 1));
    assertEquals(1, AzacruFacts.THREATENS.count(connection, 1));
    var last = azacru.layout(options, layout.replace("2i1N", "2i9N") + " trigger=2");
    assertEquals(CountableFact.UNKNOWN, AzacruFacts.CAN_COLOUR.count(last, 0));
  }
}
