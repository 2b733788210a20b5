package tabuleiro.rules.board;

import java.util.Arrays;
import tabuleiro.rules.game.Position;

/** What was played since the start or the layout, as far as undo and the draw rules ask for it. */
public final class PositionHistory {
  private int[] moves;
  private long[] keys;
  private int[] sinceProgress;
  private int ply;
  private final boolean passedBefore;

  /** A history that begins with a position of that key, just after a pass or not. */
  public PositionHistory(long key, boolean afterPass) {
    passedBefore = afterPass;
    moves = new int[64];
    keys = new long[64];
    sinceProgress = new int[64];
    keys[0] = key;
  }

  /** An independent copy. */
  public PositionHistory(PositionHistory that) {
    moves = that.moves.clone();
    keys = that.keys.clone();
    sinceProgress = that.sinceProgress.clone();
    ply = that.ply;
    passedBefore = that.passedBefore;
  }

  /** Adds a move, the key of the position after it, and whether no earlier one can come again. */
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

  /** Takes the last move out and returns it. */
  public int removeLast() {
    return moves[--ply];
  }

  /** The last move, or the pass if there is none. */
  public int lastMove() {
    return ply == 0 ? Position.PASS : moves[ply - 1];
  }

  /** How many moves there are. */
  public int ply() {
    return ply;
  }

  /** The key of the present position. */
  public long key() {
    return keys[ply];
  }

  /** How many moves, passes included, came since the last progress. */
  public int pliesSinceProgress() {
    return sinceProgress[ply];
  }

  /** Whether the last move was a pass. */
  public boolean passed() {
    return passed(ply);
  }

  /** Whether the last two moves were passes. */
  public boolean bothPassed() {
    return ply > 0 && passed(ply) && passed(ply - 1);
  }

  /** Whether a pass led to the place after so many moves. */
  private boolean passed(int place) {
    return place == 0 ? passedBefore : moves[place - 1] == Position.PASS;
  }

  /** Whether the present position has come up at least three times. */
  public boolean isThreefold() {
    long key = keys[ply];
    int times = 1;
    // Nothing can be as it was before each side has moved away and back: four moves.
    for (int i = ply - 4; i >= ply - sinceProgress[ply]; i -= 2) {
      if (keys[i] == key && ++times == 3) {
        return true;
      }
    }
    return false;
  }
}
