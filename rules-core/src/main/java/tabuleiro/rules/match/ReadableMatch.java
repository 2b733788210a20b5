package tabuleiro.rules.match;

import java.util.List;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;

/**
 * What can be asked about a match, whether it is the one being played or a {@link MatchSnapshot}.
 *
 * <p>A ply is a place in the match, named by how many moves lie before it: at ply 0 the first move
 * is made.
 */
public interface ReadableMatch {
  /** The options the match is played with. */
  Options options();

  /** The layout that the match begins with, or an empty text if it begins at the start. */
  String layout();

  /** Who sits at the seats, from the first. */
  List<Player> players();

  /** How many moves lie before the current place. */
  int ply();

  /** All moves, those ahead of the current place included. */
  List<Integer> moves();

  /** All moves in canonical notation, those ahead of the current place included. */
  List<String> notation();

  /** The seat to move at every place, from the start to the place after the last move. */
  List<Integer> turns();

  /** The end the players chose, or null; it lies after the last move. */
  Closing closing();

  /** The position at the current place: to be read, never to be played on. */
  Position position();

  /** The move that was made at a place. */
  default int moveAt(int ply) {
    return moves().get(ply);
  }

  /** The seat that is to move at a place: whoever made the move there, if one was made. */
  default int seatAt(int ply) {
    return turns().get(ply);
  }

  /** The position at a place; it is the caller's own. */
  default Position positionAt(int ply) {
    var there = position().copy();
    for (int at = ply(); at > ply; at--) {
      there.undo();
    }
    for (int at = ply(); at < ply; at++) {
      there.play(moveAt(at));
    }
    return there;
  }

  /** How many moves there are, those ahead of the current place included. */
  default int length() {
    return moves().size();
  }

  /** Whether there is a move to take back. */
  default boolean canUndo() {
    return ply() > 0;
  }

  /** Whether a move lies ahead. */
  default boolean canRedo() {
    return ply() < length();
  }

  /** The last move before the current place; only if there is one. */
  default int lastMove() {
    return moveAt(ply() - 1);
  }

  /** The player whose turn it is. */
  default Player toMove() {
    return players().get(seatAt(ply()));
  }

  /** Whether the player to move gave up and only passes, so that nobody has to decide anything. */
  default boolean isTurnOfResigned() {
    return position().hasResigned(seatAt(ply()));
  }

  /** Whether all that the player to move can do is to pass. */
  default boolean mustPass() {
    var legal = new MoveList();
    position().moves(legal);
    return legal.size() == 1 && legal.get(0) == Position.PASS;
  }

  /** Whether at least one person plays. */
  default boolean hasPerson() {
    return players().stream().anyMatch(Player::isPerson);
  }

  /** The seat of the only person, or -1 if there is none or several. */
  default int onlyPerson() {
    int person = -1;
    for (int seat = 0; seat < players().size(); seat++) {
      if (players().get(seat).isPerson()) {
        if (person >= 0) {
          return -1;
        }
        person = seat;
      }
    }
    return person;
  }

  /** Whether the match is over here because the players chose so. */
  default boolean isClosed() {
    return closing() != null && !canRedo();
  }

  /** How the match ended at the current place; null while it goes on. */
  default Result result() {
    return isClosed() ? closing().result(position()) : position().result();
  }

  /** Whether the match is over at the current place. */
  default boolean isOver() {
    return result() != null;
  }
}
