package tabuleiro.rules.niju;

import static org.junit.Assert.assertEquals;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.Test;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.explain.FactRecount;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

public class NiJuFactsTest {
  private static int gain(Position turn, int move, int seat) {
    turn.play(move);
    int score = turn.score(seat);
    turn.undo();
    return score - turn.score(seat);
  }

  private static int most(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return FactRecount.moves(turn).stream()
        .mapToInt(move -> gain(turn, move, seat))
        .max()
        .orElse(0);
  }

  private static int cells(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return (int)
        FactRecount.moves(turn).stream()
            .filter(move -> gain(turn, move, seat) > 0)
            .map(move -> turn.format(move).replaceAll(".*@", ""))
            .distinct()
            .count();
  }

  /** Counts a seat's unblocked patterns by the number of tiles they lack. */
  private static int open(Position position, int seat, IntPredicate lacking) {
    var table = ((NiJuPosition) position).table();
    return (int)
        IntStream.range(0, table.laid())
            .filter(tile -> table.owner(tile) == seat)
            .filter(
                tile -> {
                  int empty = 0;
                  for (var heading : Heading.values()) {
                    if ((table.marks(tile) >> heading.ordinal() & 1) != 0) {
                      int at = table.at(table.x(tile) + heading.dx, table.y(tile) + heading.dy);
                      if (at >= 0 && table.owner(at) != seat) {
                        return false;
                      }
                      empty += at < 0 ? 1 : 0;
                    }
                  }
                  return lacking.test(empty);
                })
            .count();
  }

  @Test
  public void everythingIsCountedByTheRules() throws RefusalException {
    for (var options : new String[] {"", "tiles=8 race=3"}) {
      FactRecount.compare(NiJuFacts.CAN_COMPLETE, "ni-ju", options, 3, NiJuFactsTest::most);
      FactRecount.compare(NiJuFacts.THREATENS, "ni-ju", options, 3, NiJuFactsTest::cells);
      FactRecount.compare(
          NiJuFacts.HALF_DONE,
          "ni-ju",
          options,
          3,
          (position, seat) -> open(position, seat, empty -> empty == 1 || empty == 2));
      FactRecount.compare(
          NiJuFacts.OPEN,
          "ni-ju",
          options,
          3,
          (position, seat) -> open(position, seat, empty -> empty > 0));
    }
  }

  @Test
  public void byHand() throws RefusalException {
    var niju = new NiJu();
    var position =
        niju.layout(
            Options.standard(niju),
            "W1r0@0,0 B20r0@0,-1 W19r0@0,1 B2r0@0,-2 W20r0@-1,1 B3r0@0,-3 W13r0@1,1 B4r0@0,-4");
    assertEquals(1, NiJuFacts.CAN_COMPLETE.count(position, 0)); // 1,0 is the last mark of 0,0
    assertEquals(0, NiJuFacts.COMPLETE.count(position, 0));
    position.play(position.parse("6r0@1,0"));
    assertEquals(1, NiJuFacts.COMPLETE.count(position, 0));
  }
}
