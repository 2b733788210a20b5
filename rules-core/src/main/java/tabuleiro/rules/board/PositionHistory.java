package tabuleiro.rules.board;

import java.util.Arrays;
import tabuleiro.rules.game.Position;

/**
 * History of a position: the moves and position keys since the start or the layout, for undo and
 * repetition draws.
 */
public final class PositionHistory {
  private int[] moves;
  private long[] keys;
  private int[] sinceProgress;
  private int ply;
  private final boolean passedBefore;

  /** Creates a history that begins with the key of a position, which may follow a pass. */
  public PositionHistory(long key, boolean afterPass) {
    passedBefore = afterPass;
    moves = new int[64];
    keys = new long[64];
    sinceProgress = new int[64];
    keys[0] = key;
  }

  /** Creates an independent copy. */
  public PositionHistory(PositionHistory that) {
    moves = that.moves.clone();
    keys = that.keys.clone();
    sinceProgress = that.sinceProgress.clone();
    ply = that.ply;
    passedBefore = that.passedBefore;
  }

  /** Adds a move, the key after it, and whether it made earlier positions unreachable. */
  public void add(int move, long key, boolean progress) {
    int next = ply + 1;
    if (next == keys.length) {
      moves = Arrays.copyOf(moves, 2 * next);
      keys = Arrays.copyOf(keys, 2 * next);
      sinceProgress = Arrays.copyOf(sinceProgress, 2 * next);
    }
    moves[ply] = move;
    keys[next] = key;
    sinceProgress[next] = progress ? 0 : sinceProgress[ply] + 1;
    ply = next;
  }

  /** Removes the last move and returns it. */
  public int removeLast() {
    return moves[--ply];
  }

  /** Returns the last move, or a pass if there is none. */
  public int lastMove() {
    return ply == 0 ? Position.PASS : moves[ply - 1];
  }

  /** Returns the number of moves. */
  public int ply() {
    return ply;
  }

  /** Returns the key of the current position. */
  public long key() {
    return keys[ply];
  }

  /** Returns the number of moves since the last progress, passes included. */
  public int pliesSinceProgress() {
    return sinceProgress[ply];
  }

  /** Returns whether the last move was a pass. */
  public boolean passed() {
    return passed(ply);
  }

  /** Returns whether the last two moves were passes. */
  public boolean bothPassed() {
    return ply > 0 && passed(ply) && passed(ply - 1);
  }

  /** Returns whether a pass led to the position at a ply. */
  private boolean passed(int place) {
    return place == 0 ? passedBefore : moves[place - 1] == Position.PASS;
  }

  /** Returns whether the current position has occurred at least three times. */
  public boolean isThreefold() {
    long key = keys[ply];
    int times = 1;
    // A position can repeat after four moves at the earliest: each side moves away and back.
    for (int i = ply - 4; i >= ply - sinceProgress[ply]; i -= 2) {
      if (keys[i] == key && ++times == 3) {
        return true;
      }
    }
    return false;
  }
}
