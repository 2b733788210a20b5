package tabuleiro.rules.explain;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntBiFunction;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CountableFact;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Recounts facts by legal moves alone, as a slow reference. */
public final class FactRecount {
  private FactRecount() {}

  /** Visitor of the positions of random games. */
  public interface Visitor {
    /** Visits a position of a game that goes on and does not change it. */
    void visit(Position position) throws RefusalException;
  }

  /** Visits the positions of random games with these options. */
  public static void games(String game, String options, int games, Visitor visitor)
      throws RefusalException {
    var random = new Random(7);
    var chosen = Options.parse(Games.byId(game), options);
    for (int i = 0; i < games; i++) {
      var position = chosen.game().start(chosen);
      while (!position.isOver() && position.ply() < 120) {
        visitor.visit(position);
        var moves = moves(position);
        position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  /** Compares a fact with its recount for every seat in the positions of random games. */
  public static void compare(
      CountableFact fact,
      String game,
      String options,
      int games,
      ToIntBiFunction<Position, Integer> count)
      throws RefusalException {
    var seen = new int[1];
    games(
        game,
        options,
        games,
        position -> {
          for (int seat = 0; seat < position.seats(); seat++) {
            int counted = fact.count(position, seat);
            if (counted != CountableFact.UNKNOWN) {
              int expected = count.applyAsInt(position, seat);
              assertEquals(
                  fact.template() + " " + seat + "\n" + position.layout(), expected, counted);
              seen[0] += expected;
            }
          }
        });
    assertEquals("never met: " + fact.template(), true, seen[0] > 0);
  }

  /** Returns the same board with another seat to move. */
  public static Position onTurn(Position position, int seat) {
    var layout = position.layout().replaceAll("to=\\d", "to=" + (seat + 1)).replace(" passed", "");
    try {
      return position.options().game().layout(position.options(), layout);
    } catch (RefusalException refusal) {
      throw new AssertionError(layout, refusal);
    }
  }

  /** Returns a copy of the position after a move. */
  public static Position after(Position position, int move) {
    var next = position.copy();
    next.play(move);
    return next;
  }

  /** Returns the legal moves. */
  public static List<Integer> moves(Position position) {
    var legal = position.legalMoves();
    var moves = new ArrayList<Integer>();
    for (int i = 0; i < legal.size(); i++) {
      moves.add(legal.get(i));
    }
    return moves;
  }
}
