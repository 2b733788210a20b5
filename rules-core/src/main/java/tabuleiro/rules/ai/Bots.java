package tabuleiro.rules.ai;

import java.util.Random;
import tabuleiro.rules.game.Bot;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/** The players that do not search. */
final class Bots {
  private Bots() {}

  /** The historic bot that plays as the level does in that game. */
  static Bot historic(Level level, Game game) {
    return level == Level.HISTORIC_RANDOM
        ? Bots::random
        : game.historicBots().get(level.historic());
  }

  /** Any legal move. */
  static int random(Position position, Random random) {
    var moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }

  /**
   * A move made without thinking, as a child makes it: one that wins at once, otherwise any; one
   * that loses at once is noticed and another chosen, but only the first time.
   */
  static int careless(Position position, Random random) {
    var moves = new MoveList();
    position.moves(moves);
    int win = winInOne(position, moves, 1 << position.turn());
    if (win >= 0) {
      return moves.get(win);
    }
    int move = moves.get(random.nextInt(moves.size()));
    return losesAtOnce(position, move) ? moves.get(random.nextInt(moves.size())) : move;
  }

  /** Whether the next seat can end the game without the one that moves among the winners. */
  private static boolean losesAtOnce(Position position, int move) {
    int others = (1 << position.seats()) - 1 & ~(1 << position.turn());
    position.play(move);
    var replies = new MoveList();
    position.moves(replies);
    boolean loses = winInOne(position, replies, others) >= 0;
    position.undo();
    return loses;
  }

  /** The place of a move after which only these seats, or some of them, win; -1 if none does. */
  private static int winInOne(Position position, MoveList moves, int seats) {
    for (int i = 0; i < moves.size(); i++) {
      position.play(moves.get(i));
      int winners = position.winners();
      position.undo();
      if (winners != 0 && (winners & ~seats) == 0) {
        return i;
      }
    }
    return -1;
  }
}
