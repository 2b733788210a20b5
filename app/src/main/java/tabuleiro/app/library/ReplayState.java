package tabuleiro.app.library;

import tabuleiro.rules.match.Match;
import tabuleiro.rules.review.Review;
import tabuleiro.rules.review.ReviewedMove;

/**
 * What the replay shows.
 *
 * @param match the game at the place that is shown, or a line that a review tells of
 * @param line where the line leaves the game, or {@link #NO_LINE} if the game itself is shown
 * @param review what is known of the moves of the game
 * @param running whether the moves play by themselves
 * @param reviewing whether the review is under way
 */
record ReplayState(Match match, int line, Review review, boolean running, boolean reviewing) {
  static final int NO_LINE = -1;

  int place() {
    return match.ply();
  }

  boolean isLine() {
    return line != NO_LINE;
  }

  /** What is known of a move that is shown, from 0, or null. */
  ReviewedMove reviewed(int ply) {
    return isLine() && ply >= line ? null : review.moves().get(ply);
  }

  /** What is known of the move that led here, or null. */
  ReviewedMove reviewed() {
    return place() == 0 ? null : reviewed(place() - 1);
  }
}
