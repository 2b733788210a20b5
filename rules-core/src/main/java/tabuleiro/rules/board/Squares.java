package tabuleiro.rules.board;

import java.util.Locale;

/** The squares of a board of some side: index = rank x side + file, named as in chess. */
public final class Squares {
  private final int side;

  /** The squares of a board with 1 to 26 files and as many ranks. */
  public Squares(int side) {
    this.side = side;
  }

  /** The number of files and of ranks. */
  public int side() {
    return side;
  }

  /** The number of squares. */
  public int count() {
    return side * side;
  }

  /** The file of a square, from 0. */
  public int file(int square) {
    return square % side;
  }

  /** The rank of a square, from 0. */
  public int rank(int square) {
    return square / side;
  }

  /** The square at a file and a rank, or -1 beside the board. */
  public int at(int file, int rank) {
    return file >= 0 && file < side && rank >= 0 && rank < side ? rank * side + file : -1;
  }

  /** The neighbour in a direction, or -1 beyond the edge. */
  public int step(int square, Heading heading) {
    return at(file(square) + heading.dx, rank(square) + heading.dy);
  }

  /** The steps between two squares for a piece that goes in eight directions. */
  public int distance(int one, int other) {
    return Math.max(Math.abs(file(one) - file(other)), Math.abs(rank(one) - rank(other)));
  }

  /** Whether two squares lie neither on one file nor on one rank. */
  public boolean isSlanted(int one, int other) {
    return file(one) != file(other) && rank(one) != rank(other);
  }

  /** The name, for example {@code c9}. */
  public String name(int square) {
    return (char) ('a' + file(square)) + Integer.toString(rank(square) + 1);
  }

  /** The square of that name, or -1 if the board has none. */
  public int parse(String name) {
    var text = name.strip().toLowerCase(Locale.ROOT);
    if (!text.matches("[a-z][1-9][0-9]?")) {
      return -1;
    }
    return at(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
  }
}
