package tabuleiro.app.data;

import java.util.List;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.MoveTree;

/** A game as it comes out of the database. */
public sealed interface LoadedGame {
  /** Its name and dates. */
  GameDetails details();

  /** The row. */
  default long id() {
    return details().id();
  }

  /**
   * A game that can be played on or looked through.
   *
   * @param details its name and dates
   * @param match the game at the place where it was left; the receiver's own
   * @param tree all moves of the match as its main line, with variations and comments
   * @param notes what a review has noted about each move; none without one
   */
  record Playable(GameDetails details, Match match, MoveTree tree, List<String> notes)
      implements LoadedGame {
    /** Whether there is more to the game than its moves: variations or comments. */
    public boolean isStudy() {
      return tree.hasMore();
    }
  }

  /**
   * A game that cannot be replayed to its end by this version; the row stays as it is.
   *
   * @param details its name and dates
   * @param game the game's id as stored
   * @param text all that is stored, as a record
   * @param why where in the text the damage is, and what can be read before it
   */
  record Damaged(GameDetails details, String game, String text, DamagedRecord why)
      implements LoadedGame {}
}
