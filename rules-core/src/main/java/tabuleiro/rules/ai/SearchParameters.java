package tabuleiro.rules.ai;

import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.Heuristics;
import tabuleiro.rules.game.Position;

/**
 * The way in which a position is thought about: with a level's weaknesses, or with none to judge.
 *
 * @param ponderingSeat the seat that thinks while another is to move, or {@link #TO_MOVE}
 * @param depth how many plies are looked ahead at most
 * @param noise how wide the dice are, or 0 for none
 * @param blunderPercent how many in a hundred of the moves that are hardest to see are overlooked
 * @param seed what the dice depend on
 */
record SearchParameters(int ponderingSeat, int depth, int noise, int blunderPercent, long seed) {
  /** The seat to move thinks. */
  private static final int TO_MOVE = -1;

  /** So many first moves of a game are chosen with wider dice, so that games differ. */
  private static final int OPENING_PLIES = 4;

  /** Without dice, and seeing everything. */
  static SearchParameters analysis(int depth) {
    return new SearchParameters(TO_MOVE, depth, 0, 0, 0);
  }

  /** As the strongest level thinks at that seat while another is to move. */
  static SearchParameters pondering(int seat, int depth) {
    return new SearchParameters(seat, depth, 0, 0, 0);
  }

  /** As a level thinks in a position. */
  static SearchParameters forLevel(Level level, Position position, long seed) {
    var heuristics = gameHeuristics(position);
    int noise = level.noise() * heuristics.noisePercent() / 100;
    if (isOpening(position)) {
      noise = Math.max(noise, heuristics.openingNoise());
    }
    int horizon = level == Level.MASTER ? AlphaBetaSearch.MAX_PLY : heuristics.maxDepth();
    int depth =
        Math.min(
            level.maxDepth() + heuristics.extraDepth(), Math.min(horizon, AlphaBetaSearch.MAX_PLY));
    return new SearchParameters(TO_MOVE, depth, noise, level.blunderPercent(), seed);
  }

  /** Whether a game has only just begun, at its start and not at some layout. */
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

  /** The same, but with no more than that depth. */
  SearchParameters withMaxDepth(int limit) {
    return new SearchParameters(ponderingSeat, Math.min(depth, limit), noise, blunderPercent, seed);
  }

  /** What is known and seen of a position, whatever it holds at the moment of a call. */
  Heuristics heuristics(Position position) {
    var heuristics = gameHeuristics(position);
    return blunderPercent == 0
        ? heuristics
        : new BlunderModel(heuristics, position, blunderPercent, seed);
  }

  private static Heuristics gameHeuristics(Position position) {
    return position.options().game().heuristics(position);
  }

  /** The seat in whose eyes a position is thought about. */
  int seat(Position position) {
    return ponderingSeat == TO_MOVE ? position.turn() : ponderingSeat;
  }

  /** By how much a draw counts as behind; a judgement takes it for what it is. */
  int contempt(Heuristics heuristics) {
    return noise > 0 || ponderingSeat != TO_MOVE ? heuristics.contempt() : 0;
  }

  /** Keeps findings apart from those of others, who did not overlook the same. */
  long hashSalt() {
    return blunderPercent == 0 ? 0 : Zobrist.mix(seed ^ blunderPercent);
  }
}
