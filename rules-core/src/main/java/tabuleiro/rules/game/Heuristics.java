package tabuleiro.rules.game;

/**
 * Interface for a game's knowledge that guides the search: evaluation, candidate moves, move
 * ordering, pruning and the blunder model. An instance belongs to one position object, reads its
 * current state at each call, and is used by one thread.
 */
public interface Heuristics {
  /**
   * Evaluates a game that goes on for every seat. Only differences between seats matter: a lead of
   * 400 means odds of ten to one. Scores stay within ±10,000.
   */
  void evaluate(int[] scores);

  /**
   * Returns the score difference from which the game counts as decided: the leader can force a win
   * by moves that keep the difference. Larger than any difference if the game has no such bound.
   */
  default int decidedMargin() {
    return Integer.MAX_VALUE;
  }

  /** Returns the futility margin: the largest expected change of the evaluation by a quiet move. */
  default int futilityMargin() {
    return 120;
  }

  /**
   * Returns whether the search prunes aggressively, because the moves ordered first are nearly
   * always the best: it reduces late moves more and applies {@link #futilityMargin} at a greater
   * depth.
   */
  default boolean prunesAggressively() {
    return false;
  }

  /** Appends the candidate moves of a node at a ply, at least one; normally all legal moves. */
  void candidates(MoveList moves, int ply);

  /**
   * Appends the moves of the quiescence search, such as captures, whose effect is too large to
   * evaluate before them.
   */
  default void quiescenceMoves(MoveList moves) {}

  /** Returns whether the search is extended by one ply, because the mover must answer a threat. */
  default boolean extendsSearch() {
    return false;
  }

  /** Returns a score for move ordering; moves with larger scores are searched first. */
  default int orderingScore(int move) {
    return 0;
  }

  /**
   * Returns whether {@link #candidates} leaves out legal moves here, so that a loss is not proved.
   */
  default boolean isSelective() {
    return false;
  }

  /** Returns the scale of the levels' noise in percent, larger for a rougher evaluation. */
  default int noisePercent() {
    return 100;
  }

  /** Returns the plies by which all levels with a limited depth search deeper in this game. */
  default int extraDepth() {
    return 0;
  }

  /** Returns the maximum depth in plies of all levels but the strongest. */
  default int maxDepth() {
    return Integer.MAX_VALUE;
  }

  /**
   * Returns how easily people overlook a move, from 0, never, to 100. Long moves are harder to see
   * than short ones, and moves of pieces left alone for long than of those that just moved.
   */
  default int oversightPercent(int move) {
    return 0;
  }

  /**
   * Returns the key of what a person looks at to see a move. Moves with the same key are seen or
   * overlooked together.
   */
  default int attentionKey(int move) {
    return move;
  }

  /** Returns the smallest noise of the first few moves, so that games differ. */
  default int openingNoise() {
    return 20;
  }

  /**
   * Returns the contempt: by how much a level prefers an even game to a draw. Without it many games
   * would end by repetition.
   */
  default int contempt() {
    return 60;
  }

  /** Returns whether a repeated position is scored as a draw. */
  default boolean scoresRepetitionAsDraw() {
    return false;
  }

  /**
   * Returns about how many nodes a usual phone searches in a millisecond, for limits that must not
   * depend on time.
   */
  default int nodesPerMilli() {
    return 500;
  }
}
