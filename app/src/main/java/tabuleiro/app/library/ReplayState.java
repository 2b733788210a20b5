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
 * @param revealed the place whose better move the person has asked for, or {@link #NO_PLACE}
 * @param running whether the moves play by themselves
 * @param reviewing whether the review is under way
 */
record ReplayState(
    Match match, int line, Review review, int revealed, boolean running, boolean reviewing) {
  static final int NO_LINE = -1;
  static final int NO_PLACE = -1;

  int place() {
    return match.ply();
  }

  boolean isLine() {
    return line != NO_LINE;
  }

  /** What is known of a move that is shown, from 0, or null. */
  ReviewedMove reviewed(int ply) {
    return isUnplayed(ply) ? null : review.moves().get(ply);
  }

  /** Whether a move that is shown, from 0, was not played but is part of a line. */
  boolean isUnplayed(int ply) {
    return isLine() && ply >= line;
  }

  /** What is known of the mistake that led here, or null if the game was led here by none. */
  ReviewedMove mistake() {
    var reviewed = isLine() ? null : reviewed();
    return reviewed == null || reviewed.better().isEmpty() ? null : reviewed;
  }

  /**
   * Where the next mistake is, after the last one the first again: that of the only person, if
   * there is one, or else anybody's; {@link #NO_PLACE} if there is none.
   */
  int nextMistake() {
    int length = review.moves().size();
    int person = match.onlyPerson();
    for (int i = 0; i < length; i++) {
      int ply = (place() + i) % length;
      var move = review.moves().get(ply);
      boolean counts = person < 0 || review.seatAt(ply) == person;
      if (counts && move != null && !move.better().isEmpty()) {
        return ply + 1;
      }
    }
    return NO_PLACE;
  }

  /** Whether what was better than this mistake may be told: who wants to find it is not told. */
  boolean isRevealed() {
    return mistake() != null && revealed == place();
  }

  /** What is known of the move that led here, or null. */
  ReviewedMove reviewed() {
    return place() == 0 ? null : reviewed(place() - 1);
  }
}
