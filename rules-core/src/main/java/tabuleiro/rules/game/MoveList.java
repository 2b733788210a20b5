package tabuleiro.rules.game;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Reusable growing list of moves packed into ints, which lets a search generate moves without
 * allocation.
 */
public final class MoveList {
  private int[] moves = new int[128];
  private int size;

  /** Removes all moves; the capacity is kept. */
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

  /** Appends the first {@code count} moves of an array, each combined with the same bits. */
  public void addEach(int[] parts, int count, int bits) {
    if (size + count > moves.length) {
      moves = Arrays.copyOf(moves, Math.max(2 * moves.length, size + count));
    }
    // A simple loop over two arrays, which the JIT compiler vectorizes.
    for (int i = 0; i < count; i++) {
      moves[size + i] = parts[i] | bits;
    }
    size += count;
  }

  /** Keeps only the first {@code count} moves. */
  public void truncate(int count) {
    size = count;
  }

  /** Returns the number of moves. */
  public int size() {
    return size;
  }

  /** Returns the move at an index below {@link #size}. */
  public int get(int index) {
    return moves[index];
  }

  /** Replaces the move at an index below {@link #size}. */
  public void set(int index, int move) {
    moves[index] = move;
  }

  /** Returns whether the move is in the list. */
  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Returns the moves as a stream, for code that may allocate. */
  public IntStream stream() {
    return Arrays.stream(moves, 0, size);
  }

  /** Returns a copy of the moves. */
  public int[] toArray() {
    return Arrays.copyOf(moves, size);
  }
}
