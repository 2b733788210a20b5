package tabuleiro.rules.ai;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;

/** Tests that games against the same level differ. */
public class OpeningVarietyTest {
  private static final int PAIRS = 8;
  private static final int PLIES = 4;
  private static final int NODES = 600;

  private final Engine engine = new Engine(1);

  @Test
  public void gamesPartWithinFourPliesAtEveryLevel() {
    for (var game : Games.all()) {
      for (var level = Level.MASTER; level != null; level = level.below()) {
        int alike = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
          alike += line(game, level, 2 * pair).equals(line(game, level, 2 * pair + 1)) ? 1 : 0;
        }
        assertTrue(game.id() + " " + level + ": " + alike, alike <= PAIRS / 4); // by chance
      }
    }
  }

  @Test
  public void theMastersDiceAreWideOnlyInTheFirstMovesOfAGame() throws RefusalException {
    for (var game : Games.all()) {
      var position = game.start(Options.standard(game));
      int usual = margin(game.layout(Options.standard(game), later(game).layout()));
      for (int ply = 0; ply < PLIES; ply++) {
        assertTrue(game.id(), margin(position) > 5 * usual);
        position.play(choose(position, Level.MASTER, 1));
      }
      assertEquals(game.id(), usual, margin(position));
    }
  }

  /** Returns a position that is not the start. */
  private Position later(Game game) {
    var position = game.start(Options.standard(game));
    for (int ply = 0; ply < PLIES; ply++) {
      position.play(choose(position, Level.CLUB, 1));
    }
    return position;
  }

  private static int margin(Position position) {
    return SearchParameters.forLevel(Level.MASTER, position, 1).noise();
  }

  private String line(Game game, Level level, long seed) {
    var position = game.start(Options.standard(game));
    var line = new StringBuilder();
    for (int ply = 0; ply < PLIES; ply++) {
      int move = choose(position, level, seed);
      line.append(' ').append(position.format(move));
      position.play(move);
    }
    return line.toString();
  }

  private int choose(Position position, Level level, long seed) {
    var limits = SearchLimits.nodes(NODES);
    long thrown = seed + 1_000_003L * position.ply();
    return engine.choose(position, level, thrown, limits, new CancelFlag(), told -> {}).move();
  }
}
