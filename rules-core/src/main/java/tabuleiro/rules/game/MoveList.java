package tabuleiro.rules.game;

import java.util.Arrays;

/** A list of packed moves that is filled again and again, so that searching allocates nothing. */
public final class MoveList {
  private int[] moves = new int[128];
  private int size;

  /** Empties the list; the room is kept. */
  public void clear() {
    size = 0;
  }

  /** Appends a move. */
  public void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** Appends the first {@code count} of the moves, each with the same bits added to it. */
  public void addEach(int[] parts, int count, int bits) {
    if (size + count > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(2 * moves.length, size + count));
    }
    // A plain loop over two arrays, which the compiler turns into vector code.
    for (int i = 0; i < count; i++) {
      moves[size + i] = parts[i] | bits;
    }
    size += count;
  }

  /** Leaves only the first {@code count} moves. */
  public void truncate(int count) {
    size = count;
  }

  /** How many moves there are. */
  public int size() {
    return size;
  }

  /** The move at an index below {@link #size}. */
  public int get(int index) {
    return moves[index];
  }

  /** Replaces the move at an index below {@link #size}. */
  public void set(int index, int move) {
    moves[index] = move;
  }

  /** Whether the move is in the list. */
  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** A copy of the moves. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
