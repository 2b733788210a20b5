package tabuleiro.rules.ai;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** Lookup of the historic bots, which choose moves without search. */
final class HistoricBots {
  private HistoricBots() {}

  /** Returns the historic bot of a level for a game. */
  static @Nullable Bot of(Level level, Game game) {
    return level == Level.HISTORIC_RANDOM
        ? HistoricBots::random
        : game.historicBots().get(level.historic());
  }

  /** Returns a random legal move. */
  static int random(Position position, Random random) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
