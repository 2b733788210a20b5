package tabuleiro.app.play;

import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Computes the plies to which undo and redo go: a person's turn in a game against CPUs, else the
 * next ply; never before a forced pass.
 */
final class UndoTargets {
  static final int NONE = -1;

  private UndoTargets() {}

  /** Returns the ply to which undo leads, or {@link #NONE}. */
  static int back(ReadableMatch match) {
    for (int ply = match.ply() - 1; ply >= 0; ply--) {
      if (isStop(match, ply)) {
        return ply;
      }
    }
    return NONE;
  }

  /** Returns the ply to which redo leads, or {@link #NONE}. */
  static int ahead(ReadableMatch match) {
    for (int ply = match.ply() + 1; ply <= match.length(); ply++) {
      if (ply == match.length() || isStop(match, ply)) {
        return ply;
      }
    }
    return NONE;
  }

  private static boolean isStop(ReadableMatch match, int ply) {
    boolean isPass = ply < match.length() && match.moveAt(ply) == Position.PASS;
    boolean isChoice = !match.hasPerson() || match.players().get(match.seatAt(ply)).isPerson();
    return isChoice && !isPass;
  }
}
