package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * Parameters of a search: its maximum depth and, for the weaker levels, how much noise and how many
 * blunders are added.
 *
 * @param ponderingSeat the seat that searches while another is to move, or {@link #TO_MOVE}
 * @param depth the maximum depth in plies
 * @param noise the range of the random noise, or 0 for none
 * @param blunderPercent the percentage of the moves hardest to see that are overlooked
 * @param seed the seed of noise and blunders
 */
record SearchParameters(int ponderingSeat, int depth, int noise, int blunderPercent, long seed) {
  /** Stands for the seat to move as the searching seat. */
  private static final int TO_MOVE = -1;

  /** The number of plies at the start of a game with more noise, so that games differ. */
  private static final int OPENING_PLIES = 4;

  /** Returns the parameters of an analysis: no noise and no blunders. */
  static SearchParameters analysis(int depth) {
    return new SearchParameters(TO_MOVE, depth, 0, 0, 0);
  }

  /** Returns the parameters of the strongest level that searches on an opponent's time. */
  static SearchParameters pondering(int seat, int depth) {
    return new SearchParameters(seat, depth, 0, 0, 0);
  }

  /** Returns the parameters of a level in a position. */
  static SearchParameters forLevel(Level level, Position position, long seed) {
    var heuristics = heuristics(position);
    int noise = level.noise * heuristics.noisePercent() / 100;
    if (isOpening(position)) {
      noise = Math.max(noise, heuristics.openingNoise());
    }
    int horizon = level == Level.MASTER ? AlphaBetaSearch.MAX_PLY : heuristics.maxDepth();
    int depth =
        Math.min(
            level.maxDepth + heuristics.extraDepth(), Math.min(horizon, AlphaBetaSearch.MAX_PLY));
    return new SearchParameters(TO_MOVE, depth, noise, level.blunderPercent, seed);
  }

  /** Returns whether a game has just begun from its regular start, not from a layout. */
  private static boolean isOpening(Position position) {
    if (position.ply() >= OPENING_PLIES) {
      return false;
    }
    var first = position.copy();
    while (first.ply() > 0) {
      first.undo();
    }
    var options = position.options();
    return first.hash() == options.game().start(options).hash();
  }

  /** Returns these parameters with a depth limit. */
  SearchParameters withMaxDepth(int limit) {
    return new SearchParameters(ponderingSeat, Math.min(depth, limit), noise, blunderPercent, seed);
  }

  /** Returns the game's heuristics of a position. */
  static Heuristics heuristics(Position position) {
    return position.options().game().heuristics(position);
  }

  /** Returns the level's blunder model of a position. */
  BlunderModel blunderModel(Heuristics heuristics, Position position) {
    return new BlunderModel(heuristics, position, blunderPercent, seed);
  }

  /** Returns the searching seat. */
  int seat(Position position) {
    return ponderingSeat == TO_MOVE ? position.turn() : ponderingSeat;
  }

  /** Returns the contempt; an analysis has none. */
  int contempt(Heuristics heuristics) {
    return noise > 0 || ponderingSeat != TO_MOVE ? heuristics.contempt() : 0;
  }

  /** Returns the salt of hash keys, which separates values found with blunders from all others. */
  long hashSalt() {
    return blunderPercent == 0 ? 0 : Zobrist.mix(seed ^ blunderPercent);
  }
}
