package tabuleiro.rules.shi;

import java.util.Random;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Position;

/**
 * Greedy computer opponent of the first Shi program: plays the first capture it finds, or else the
 * last move.
 */
final class ShiHistoricBot implements Bot {
  @Override
  public int choose(Position position, Random random) {
    var moves = position.legalMoves();
    var captures = moves.stream().filter(FromToPosition::isCapture);
    return captures.findFirst().orElse(moves.get(moves.size() - 1));
  }
}
