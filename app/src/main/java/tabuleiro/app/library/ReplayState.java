package tabuleiro.app.library;

import androidx.annotation.Nullable;
import tabuleiro.app.ui.BoardSnapshot;
import tabuleiro.rules.match.MatchSnapshot;
import tabuleiro.rules.review.ReviewSnapshot;
import tabuleiro.rules.review.ReviewedMove;

/**
 * Immutable state of the replay screen, on which a saved game is stepped through and reviewed.
 *
 * @param match the game at the current ply, or a line of the review
 * @param line the ply at which the line leaves the game, or {@link #NO_LINE} in the game itself
 * @param refutes whether the line shows what a mistake allows, not what was better
 * @param review the evaluations of the game's moves
 * @param revealed the ply whose better move has been revealed, or {@link #NO_PLACE}
 * @param running whether the moves play automatically
 * @param reviewing whether the review is running
 */
record ReplayState(
    MatchSnapshot match,
    int line,
    boolean refutes,
    ReviewSnapshot review,
    int revealed,
    boolean running,
    boolean reviewing) {
  static final int NO_LINE = -1;
  static final int NO_PLACE = -1;

  int place() {
    return match.ply();
  }

  /** Returns what the board shows at a ply. */
  BoardSnapshot board(int ply) {
    return BoardSnapshot.of(match, ply, line, false, BoardSnapshot.Pauses.NONE);
  }

  /** Returns the ply on the board: before the mistake once the better move is revealed. */
  int shownPlace() {
    return isRevealed() ? place() - 1 : place();
  }

  boolean isLine() {
    return line != NO_LINE;
  }

  /** Returns the evaluation of a shown move, from 0, or null. */
  @Nullable
  ReviewedMove reviewed(int ply) {
    return isUnplayed(ply) ? null : review.moves().get(ply);
  }

  /** Returns whether a shown move, from 0, was not played but belongs to a line. */
  boolean isUnplayed(int ply) {
    return isLine() && ply >= line;
  }

  /** Returns the evaluation of the mistake that led to this ply, or null. */
  @Nullable
  ReviewedMove mistake() {
    var reviewed = isLine() ? null : reviewed();
    return reviewed == null || reviewed.better().isEmpty() ? null : reviewed;
  }

  /** Returns the ply after the mistake that is explained here, or {@link #NO_PLACE}. */
  int explained() {
    if (isLine()) {
      return refutes ? line : NO_PLACE;
    }
    return mistake() == null ? NO_PLACE : place();
  }

  /**
   * Returns the ply of the next mistake, cyclically: a mistake of the only person, or else of
   * anybody; {@link #NO_PLACE} if there is none.
   */
  int nextMistake() {
    int length = review.moves().size();
    int person = match.onlyPerson();
    for (int i = 0; i < length; i++) {
      int ply = (place() + i) % length;
      var move = review.moves().get(ply);
      boolean counts = person < 0 || review.seats().get(ply) == person;
      if (counts && move != null && !move.better().isEmpty()) {
        return ply + 1;
      }
    }
    return NO_PLACE;
  }

  /** Returns whether the better move may be shown, that is, it was revealed. */
  boolean isRevealed() {
    return mistake() != null && revealed == place();
  }

  /** Returns the evaluation of the move that led to this ply, or null. */
  @Nullable
  ReviewedMove reviewed() {
    return place() == 0 ? null : reviewed(place() - 1);
  }
}
