package tabuleiro.rules.ai;

import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** Tests that reported forced wins and losses are true, wherever the search was stopped. */
public class ProvedResultsTest {
  /** The number of games in CI; half of them in check. */
  private static final int GAMES = TestScale.times(6);

  private static final int LAST_POSITIONS = 8;
  private static final int DEEPEST_CHECKED = 4;
  private static final int MAX_PLIES = 400;
  private static final long[] NODES = {20, 45, 90, 170, 330, 700, 1500, 3000, 6000};

  private final Engine engine = new Engine(1);
  private int wins;
  private int losses;

  @Test
  public void whatIsToldOfTheEndIsSoHoweverShortTheThinkingWas() {
    for (var game : Games.all()) {
      for (int seed = 0; seed < GAMES; seed++) {
        for (var position : lastPositions(game, new Random(seed))) {
          for (long nodes : NODES) {
            var limits = SearchLimits.nodes(nodes);
            check(
                position,
                engine.think(position, limits, new CancelFlag(), told -> check(position, told)));
          }
        }
      }
    }
    assertTrue("only " + wins + " wins were told", wins > 33 * GAMES);
    assertTrue("only " + losses + " losses were told", losses > 33 * GAMES);
  }

  @Test
  public void aLevelThatOverlooksMovesTellsNothingWrongEither() {
    for (var game : Games.all()) {
      for (int seed = 0; seed < GAMES; seed++) {
        for (var position : lastPositions(game, new Random(seed))) {
          for (var level = Level.CLUB; level != null; level = level.below()) {
            var limits = SearchLimits.nodes(2000);
            check(
                position,
                engine.choose(position, level, seed, limits, new CancelFlag(), told -> {}));
          }
        }
      }
    }
    assertTrue("only " + wins + " wins were told", wins > 3 * GAMES);
  }

  private static List<Position> lastPositions(Game game, Random random) {
    var positions = new ArrayList<Position>();
    var position = game.start(Options.standard(game));
    while (!position.isOver() && position.ply() < MAX_PLIES) {
      positions.add(position.copy());
      var moves = position.legalMoves();
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return positions.subList(Math.max(0, positions.size() - LAST_POSITIONS), positions.size());
  }

  private void check(Position shown, SearchResult told) {
    int plies = told.winsIn();
    if (plies == 0 || Math.abs(plies) > DEEPEST_CHECKED) {
      return;
    }
    var position = shown.copy();
    int seat = position.turn();
    var sentence =
        told
            + " in\n"
            + position.options().game().name()
            + "\n"
            + GameToolRegistry.diagram(position);
    if (plies > 0) {
      wins++;
      assertTrue("no win: " + sentence, isForced(position, seat, 1 << seat, plies));
    } else {
      losses++;
      assertTrue("no loss: " + sentence, isForced(position, seat ^ 1, 2 >> seat, -plies));
    }
  }

  /** Returns whether a seat reaches an outcome within some plies against every defence. */
  private static boolean isForced(Position position, int seat, int winners, int plies) {
    if (position.isOver()) {
      return position.winners() == winners;
    }
    if (plies == 0) {
      return false;
    }
    boolean mine = position.turn() == seat;
    var moves = position.legalMoves();
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      boolean forced = isForced(position, seat, winners, plies - 1);
      position.undo();
      if (forced == mine) {
        return mine;
      }
    }
    return !mine;
  }
}
