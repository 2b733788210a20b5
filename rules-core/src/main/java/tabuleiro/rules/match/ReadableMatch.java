package tabuleiro.rules.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Result;

/**
 * Read-only interface of a match, implemented by the match in progress and its {@link
 * MatchSnapshot}.
 *
 * <p>A ply is a place in the match, counted in the moves before it.
 */
public interface ReadableMatch {
  /** Returns the options of the game. */
  Options options();

  /** Returns the start layout, or an empty text for the regular start. */
  String layout();

  /** Returns the players by seat. */
  List<Player> players();

  /** Returns the ply of the current place. */
  int ply();

  /** Returns all moves, including those ahead of the current place. */
  List<Integer> moves();

  /** Returns all moves in canonical notation, including those ahead of the current place. */
  List<String> notation();

  /** Returns the seat to move at every ply, including the one after the last move. */
  List<Integer> turns();

  /** Returns the chosen ending after the last move, or null. */
  @Nullable ChosenEnding closing();

  /** Returns the position at the current place. Callers must not change it. */
  Position position();

  /** Returns the move made at a ply. */
  default int moveAt(int ply) {
    return moves().get(ply);
  }

  /** Returns the seat to move at a ply. */
  default int seatAt(int ply) {
    return turns().get(ply);
  }

  /** Returns a new copy of the position at a ply. */
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

  /** Returns the number of moves, including those ahead of the current place. */
  default int length() {
    return moves().size();
  }

  /** Returns the number of rounds up to a ply, which is the number of the move before it. */
  default int rounds(int ply) {
    return Rounds.of(ply, players().size());
  }

  /** Returns whether there is a move to undo. */
  default boolean canUndo() {
    return ply() > 0;
  }

  /** Returns whether there is a move to redo. */
  default boolean canRedo() {
    return ply() < length();
  }

  /** Returns the last move before the current place; only if there is one. */
  default int lastMove() {
    return moveAt(ply() - 1);
  }

  /** Returns the player to move. */
  default Player toMove() {
    return players().get(seatAt(ply()));
  }

  /** Returns whether the player to move resigned and only passes. */
  default boolean isTurnOfResigned() {
    return position().hasResigned(seatAt(ply()));
  }

  /** Returns whether a pass is the only legal move. */
  default boolean mustPass() {
    return position().mustPass();
  }

  /** Returns whether at least one person plays. */
  default boolean hasPerson() {
    return players().stream().anyMatch(Player::isPerson);
  }

  /** Returns the seat of the only person, or -1 if there is none or several. */
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

  /** Returns whether the match is over here by the players' choice. */
  default boolean isClosed() {
    return closing() != null && !canRedo();
  }

  /** Returns the result at the current place, or null while the match goes on. */
  default @Nullable Result result() {
    var closing = closing();
    return closing == null || canRedo() ? position().result() : closing.result(position());
  }

  /** Returns whether the match is over at the current place. */
  default boolean isOver() {
    return result() != null;
  }
}
