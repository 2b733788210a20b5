package tabuleiro.rules.shakti;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import tabuleiro.rules.explain.FactRecount;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

public class ShaktiFactsTest {
  private static final String[] RULES = {"", "strict=on", "rules=freeling"};

  private static boolean takes(Position position, int move) {
    return position.format(move).contains("x");
  }

  private static boolean canTake(Position position) {
    return FactRecount.moves(position).stream().anyMatch(move -> takes(position, move));
  }

  private static boolean canTakeKing(Position position) {
    return FactRecount.moves(position).stream().anyMatch(ShaktiPosition::takesKing);
  }

  private static String square(Position position, int move, int place) {
    return position.format(move).substring(place, place + 2);
  }

  private static int free(Position position, int seat) {
    var turn = FactRecount.onTurn(position, seat);
    return (int)
        FactRecount.moves(turn).stream()
            .filter(move -> takes(turn, move) && !ShaktiPosition.takesKing(move))
            .filter(move -> !canTake(FactRecount.after(turn, move)))
            .map(move -> square(turn, move, 3))
            .distinct()
            .count();
  }

  private static int kingWays(Position position, int seat) {
    var turn = (ShaktiPosition) FactRecount.onTurn(position, seat);
    var king = turn.squares().name(turn.king(seat));
    return (int)
        FactRecount.moves(turn).stream()
            .filter(move -> move != Position.PASS && !ShaktiPosition.takesKing(move))
            .filter(move -> square(turn, move, 0).equals(king))
            .filter(move -> !canTakeKing(FactRecount.after(turn, move)))
            .count();
  }

  private static int mated(Position position, int seat) {
    boolean isAttacked = canTakeKing(FactRecount.onTurn(position, seat ^ 1));
    boolean isLost =
        FactRecount.moves(position).stream()
            .map(move -> FactRecount.after(position, move))
            .allMatch(after -> !after.isOver() && canTakeKing(after));
    return isAttacked && isLost ? 1 : 0;
  }

  @Test
  public void everythingIsCountedByTheRules() throws RefusalException {
    for (var rules : RULES) {
      FactRecount.compare(ShaktiFacts.KING_WAYS, "shakti", rules, 6, ShaktiFactsTest::kingWays);
      FactRecount.compare(ShaktiFacts.CAN_TAKE, "shakti", rules, 30, ShaktiFactsTest::free);
    }
    FactRecount.compare(ShaktiFacts.THREATENS, "shakti", "", 30, ShaktiFactsTest::free);
    FactRecount.compare(
        ShaktiFacts.CAN_TAKE_KING,
        "shakti",
        "",
        10,
        (position, seat) -> canTakeKing(position) ? 1 : 0);
    FactRecount.compare(
        ShaktiFacts.ATTACKS_KING,
        "shakti",
        "",
        10,
        (position, seat) -> canTakeKing(FactRecount.onTurn(position, seat)) ? 1 : 0);
    FactRecount.compare(ShaktiFacts.MATED, "shakti", "", 40, ShaktiFactsTest::mated);
  }

  @Test
  public void byHand() throws RefusalException {
    var shakti = new Shakti();
    // The report's middle position: d4xb6 falls to no piece, d4xf4 and f2xf4 neither.
    var middle = shakti.layout(Options.standard(shakti), "to=1 Kd2 Wd4 Wf2 kd7 wb6 wf4 -f5 -c3");
    assertEquals(2, ShaktiFacts.WARRIORS.count(middle, 0));
    assertEquals(0, ShaktiFacts.CAN_TAKE_KING.count(middle, 0));
    // After f2-g1 the warrior on f4 takes the king.
    middle.play(middle.parse("f2-g1"));
    assertEquals(1, ShaktiFacts.CAN_TAKE_KING.count(middle, 1));
  }
}
