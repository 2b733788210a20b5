package tabuleiro.rules.ai;

import java.util.Random;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** The players that do not search. */
final class HistoricBots {
  private HistoricBots() {}

  /** The historic bot that plays as the level does in that game. */
  static Bot of(Level level, Game game) {
    return level == Level.HISTORIC_RANDOM
        ? HistoricBots::random
        : game.historicBots().get(level.historic());
  }

  /** Any legal move. */
  static int random(Position position, Random random) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }
}
