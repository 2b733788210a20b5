package tabuleiro.rules.board;

import java.util.Locale;

/**
 * Geometry of a square board: indices, files, ranks and chess-like names of its squares. The index
 * is rank × side + file.
 */
public final class Squares {
  private final int side;

  /** Creates the geometry of a board with 1 to 26 files and as many ranks. */
  public Squares(int side) {
    this.side = side;
  }

  /** Returns the number of files and of ranks. */
  public int side() {
    return side;
  }

  /** Returns the number of squares. */
  public int count() {
    return side * side;
  }

  /** Returns the file of a square, from 0. */
  public int file(int square) {
    return square % side;
  }

  /** Returns the rank of a square, from 0. */
  public int rank(int square) {
    return square / side;
  }

  /** Returns the square at a file and a rank, or -1 outside the board. */
  public int at(int file, int rank) {
    return file >= 0 && file < side && rank >= 0 && rank < side ? rank * side + file : -1;
  }

  /** Returns the neighbour of a square in a direction, or -1 outside the board. */
  public int step(int square, Heading heading) {
    return at(file(square) + heading.dx, rank(square) + heading.dy);
  }

  /** Returns the number of king's steps between two squares. */
  public int distance(int one, int other) {
    return Math.max(Math.abs(file(one) - file(other)), Math.abs(rank(one) - rank(other)));
  }

  /** Returns whether two squares differ in both file and rank. */
  public boolean isSlanted(int one, int other) {
    return file(one) != file(other) && rank(one) != rank(other);
  }

  /** Returns the name of a square, for example {@code c9}. */
  public String name(int square) {
    return (char) ('a' + file(square)) + Integer.toString(rank(square) + 1);
  }

  /** Returns the square with a name, or -1 if the board has none. */
  public int parse(String name) {
    var text = name.strip().toLowerCase(Locale.ROOT);
    if (!text.matches("[a-z][1-9][0-9]?")) {
      return -1;
    }
    return at(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
  }
}
