package tabuleiro.rules.game;

/**
 * What a player knows of a game beyond its rules. It belongs to one position object, looks at
 * whatever that holds at the moment of the call, and is used by one thread.
 */
public interface Heuristics {
  /**
   * Says how well every seat stands in a game that goes on. Only differences between seats matter:
   * 400 ahead are odds of ten to one to win. Scores stay within ±10,000.
   */
  void evaluate(int[] scores);

  /**
   * From which difference on an evaluation is no estimate any more: whoever is ahead by so much can
   * surely win, by moves after which it is still so. Larger than any difference if the game does
   * not know such.
   */
  default int decidedMargin() {
    return Integer.MAX_VALUE;
  }

  /** By how much a quiet move is thought to change the evaluation here, at most. */
  default int futilityMargin() {
    return 120;
  }

  /**
   * Whether the moves that look best nearly always are, so that the search may look at late ones
   * less deeply and believe {@link #futilityMargin} farther from the end of a line.
   */
  default boolean prunesAggressively() {
    return false;
  }

  /**
   * Appends the legal moves that are worth a look so many plies ahead, normally all; never none.
   */
  void candidates(MoveList moves, int ply);

  /**
   * Appends the moves that have to be tried before a position is evaluated, because each changes
   * too much: for example captures.
   */
  default void quiescenceMoves(MoveList moves) {}

  /**
   * Whether the seat to move must answer a threat first, so that evaluating makes no sense yet; its
   * answers are searched a ply deeper.
   */
  default boolean extendsSearch() {
    return false;
  }

  /** How promising a move looks before it is tried; larger is tried earlier. */
  default int orderingScore(int move) {
    return 0;
  }

  /** Whether {@link #candidates} leaves legal moves out here, so that nothing is proved by it. */
  default boolean isSelective() {
    return false;
  }

  /** How rough the evaluation is, in percent of the usual; a level's dice are widened by it. */
  default int noisePercent() {
    return 100;
  }

  /** How many plies farther than elsewhere everybody looks here who does not look to the end. */
  default int extraDepth() {
    return 0;
  }

  /** How many plies everybody but the strongest level looks ahead at most. */
  default int maxDepth() {
    return Integer.MAX_VALUE;
  }

  /**
   * How easily people overlook a move, from 0, which nobody does, to 100: long lines are harder to
   * see than what is next to a piece, and what was not touched for long than what just moved.
   */
  default int oversightPercent(int move) {
    return 0;
  }

  /** What one looks at to see a move: moves that have it in common are seen, or not, together. */
  default int attentionKey(int move) {
    return move;
  }

  /** How wide the dice of the first few moves are at least: so that games differ, at no cost. */
  default int openingNoise() {
    return 20;
  }

  /** How little a level likes a draw here: without it many games would end in repetition. */
  default int contempt() {
    return 60;
  }

  /** Whether coming back to an earlier position is as good as a draw. */
  default boolean scoresRepetitionAsDraw() {
    return false;
  }
}
