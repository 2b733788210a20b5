package tabuleiro.app.data;

import java.util.Collections;
import java.util.List;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.MoveTree;
import tabuleiro.rules.review.ReviewCodec;

/** Saved game loaded from the database: playable, or damaged with what can be read. */
public sealed interface LoadedGame {
  /** Returns its metadata. */
  GameMetadata details();

  /** Returns the row id. */
  default long id() {
    return details().id();
  }

  /**
   * A game that can be continued or replayed.
   *
   * @param details its metadata
   * @param match the game at the stored ply; owned by the receiver
   * @param tree the match's moves as the main line, with variations and comments
   * @param review a review's note on each move; empty without a review
   */
  record Playable(GameMetadata details, Match match, MoveTree tree, List<String> review)
      implements LoadedGame {
    /** Returns a finished review's note on each move; empty without one. */
    public List<String> notes() {
      return ReviewCodec.isUnfinished(review) ? Collections.emptyList() : review;
    }

    /** Returns whether the tree has variations or comments. */
    public boolean isStudy() {
      return tree.hasVariationsOrComments();
    }
  }

  /**
   * A game that this version cannot replay to its end; the row stays unchanged.
   *
   * @param details its metadata
   * @param game the game's id as stored
   * @param text the stored contents as a record
   * @param why the position of the damage in the text, and what can be read before it
   */
  record Damaged(GameMetadata details, String game, String text, DamagedRecordException why)
      implements LoadedGame {}
}
