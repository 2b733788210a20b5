package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that the beginner plays badly but does not miss what everybody sees. */
public class BeginnerLevelTest {
  private static final int GAMES = 10;

  private final Engine engine = new Engine(1);

  @Test
  public void itSeldomLeavesItsKingToBeTaken() throws RefusalException {
    double beginner = blunders(Games.byId("shakti"), Level.BEGINNER);
    double random = blunders(Games.byId("shakti"), Level.HISTORIC_RANDOM);
    assertTrue("now and then it does: " + beginner, beginner > 0 && beginner < 0.08);
    assertTrue("chance does it often: " + random, random > 0.2);
  }

  @Test
  public void itBeatsChanceInEveryGame() {
    for (var game : Games.all()) {
      double points = 0;
      for (int i = 0; i < GAMES; i++) {
        int seat = i % 2;
        int winners = play(game, i, seat);
        points += (winners >> seat & 1) == 0 ? 0 : 1.0 / Integer.bitCount(winners);
      }
      assertTrue(game.name() + ": " + points, points >= 0.6 * GAMES);
    }
  }

  @Test
  public void theSameSeedGivesTheSameMove() {
    for (var game : Games.all()) {
      var start = game.start(Options.standard(game));
      for (int seed = 0; seed < 5; seed++) {
        int move = choose(start, Level.BEGINNER, seed);
        assertEquals(move, choose(start, Level.BEGINNER, seed));
      }
    }
  }

  /** Returns the winners of a game of the beginner at a seat against random play. */
  private int play(Game game, long seed, int seat) {
    var position = game.start(Options.standard(game));
    while (!position.isOver()) {
      var level = position.turn() == seat ? Level.BEGINNER : Level.HISTORIC_RANDOM;
      position.play(choose(position, level, seed));
    }
    return position.winners();
  }

  /** Returns the share of a level's moves, in games with itself, that allow an immediate win. */
  private double blunders(Game game, Level level) {
    int moves = 0;
    int blunders = 0;
    for (int i = 0; i < GAMES; i++) {
      var position = game.start(Options.standard(game));
      while (!position.isOver()) {
        position.play(choose(position, level, i));
        moves++;
        blunders += !position.isOver() && winsAtOnce(position) ? 1 : 0;
      }
    }
    return (double) blunders / moves;
  }

  private static boolean winsAtOnce(Position position) {
    var moves = position.legalMoves();
    boolean wins = false;
    for (int i = 0; i < moves.size(); i++) {
      int seat = position.turn();
      position.play(moves.get(i));
      wins |= position.winners() == 1 << seat;
      position.undo();
    }
    return wins;
  }

  private int choose(Position position, Level level, long seed) {
    return engine
        .choose(
            position,
            level,
            seed + 1_000_003L * position.ply(),
            SearchLimits.nodes(2000),
            new CancelFlag(),
            told -> {})
        .move();
  }
}
