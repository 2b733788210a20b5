package tabuleiro.rules.correspondence;

import java.util.List;
import java.util.Set;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;

/**
 * Result of reading a message about a game by message, such as a new move or an invitation. Nothing
 * is stored or changed before the receiver does so.
 */
public sealed interface MessageOutcome {
  /** What a message brings. */
  enum News {
    MOVES,
    SEAT_TAKEN,
    DRAW_OFFERED,
    DRAW_DECLINED,
    DRAW_AGREED,
    RESIGNED
  }

  /**
   * Game of this device after a message was merged with it.
   *
   * @param match a new match at its last move
   */
  record Merged(Match match, CorrespondenceState state) {}

  /**
   * The game goes on.
   *
   * @param firstNew the ply of the first new move, or the number of moves without one
   */
  record Advanced(Merged merged, int firstNew, Set<News> news) implements MessageOutcome {}

  /** The message brings nothing new; the state may know now that others have all moves. */
  record Same(CorrespondenceState state) implements MessageOutcome {}

  /** The game here is further on. */
  record Older(CorrespondenceState state) implements MessageOutcome {}

  /**
   * The games part: the move at {@code ply} differs, and somebody who sits elsewhere made it.
   *
   * @param theirs the message, which can be kept as a game of its own
   * @param corrected the game here if the message is accepted as a correction
   */
  record Parts(int ply, Message theirs, Merged corrected) implements MessageOutcome {}

  /**
   * The message is not accepted.
   *
   * @param theirs the message, which can be kept as a game of its own
   */
  record Refused(RefusalException why, Message theirs) implements MessageOutcome {}

  /** The message is about a game that is not here and has free seats. */
  record Invitation(Message theirs, List<Integer> freeSeats) implements MessageOutcome {}

  /**
   * The message is about a game that is not here and has no free seat. Who sits there and has lost
   * the game can take it up again ({@link MessageMerger#resume}).
   */
  record Full(Message theirs) implements MessageOutcome {}
}
