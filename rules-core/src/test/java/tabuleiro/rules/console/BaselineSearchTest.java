package tabuleiro.rules.console;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

public class BaselineSearchTest {
  /** The number of moves that {@link BaselineSearch} counts for a point. */
  private static final int POINT = 20;

  @Test
  public void whatItChoosesIsAsGoodAsTryingAllMoves() throws RefusalException {
    for (var words : new String[] {"shakti", "shi size=4", "shakti rules=freeling"}) {
      var random = new Random(7);
      for (int round = 0; round < 8; round++) {
        var position = after(words, random, round);
        var best = new TreeSet<Integer>();
        int most = Integer.MIN_VALUE;
        var moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
          position.play(moves.get(i));
          int value = -worth(position, 2, moves.size(), 1);
          position.undo();
          if (value > most) {
            best.clear();
            most = value;
          }
          if (value == most) {
            best.add(moves.get(i));
          }
        }
        var chosen = new TreeSet<Integer>();
        for (int seed = 0; seed < TestScale.times(60); seed++) {
          chosen.add(new BaselineSearch(position, 3).choose(new Random(seed)));
        }
        chosen.removeAll(best);
        assertEquals(words + " " + position.layout(), new TreeSet<Integer>(), chosen);
      }
    }
  }

  @Test
  public void amongEqualMovesItChoosesByChance() throws RefusalException {
    var start = after("shakti", new Random(1), 0);
    int first = new BaselineSearch(start, 1).choose(new Random(0));
    int other = first;
    for (int seed = 1; seed < 50 && other == first; seed++) {
      other = new BaselineSearch(start, 1).choose(new Random(seed));
    }
    assertNotEquals(first, other);
  }

  private static Position after(String words, Random random, int plies) throws RefusalException {
    var list = List.of(words.split(" "));
    var options = Options.parse(Games.byId(list.get(0)), list.subList(1, list.size()));
    var position = options.game().start(options);
    for (int i = 0; i < plies && !position.isOver(); i++) {
      var moves = position.legalMoves();
      int move = moves.get(random.nextInt(moves.size()));
      position.play(move);
      if (position.isOver()) {
        position.undo();
      }
    }
    return position;
  }

  /** Returns the value of a position for the seat to move by exhaustive search. */
  private static int worth(Position position, int depth, int movesBefore, int ply) {
    int seat = position.turn();
    if (position.isOver()) {
      int winners = position.winners();
      return winners == 3 ? 0 : winners == 1 << seat ? 1_000_000 - ply : ply - 1_000_000;
    }
    var moves = position.legalMoves();
    if (depth == 0) {
      int points = position.score(seat) - position.score(seat ^ 1);
      return POINT * points + moves.size() - movesBefore;
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      best = Math.max(best, -worth(position, depth - 1, moves.size(), ply + 1));
      position.undo();
    }
    return best;
  }
}
