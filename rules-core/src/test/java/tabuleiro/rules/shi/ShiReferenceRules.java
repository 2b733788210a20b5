package tabuleiro.rules.shi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.ReferenceRules;

/**
 * Reference implementation of Shi from the rule book, on rows of letters; S is Samurai, seat 0, and
 * N is Ninja.
 */
final class ShiReferenceRules implements ReferenceRules {
  private final int size;
  private final boolean half;

  /** The cells, top row first. */
  private final char[][] cells;

  private final Map<String, Integer> seen = new HashMap<>();
  private char mover;
  private int quiet;
  private int passes;
  private String status = "playing";

  ShiReferenceRules(Options options) {
    size = options.number("size");
    half = options.is("win", "half");
    mover = options.is("first", "samurai") ? 'S' : 'N';
    cells = new char[size][];
    for (int row = 0; row < size; row++) {
      var letter = row == 0 ? "S" : row == size - 1 ? "N" : ".";
      cells[row] = letter.repeat(size).toCharArray();
    }
    seen.put(situation(), 1);
  }

  private ShiReferenceRules(ShiReferenceRules that) {
    size = that.size;
    half = that.half;
    mover = that.mover;
    cells = new char[size][];
    for (int row = 0; row < size; row++) {
      cells[row] = that.cells[row].clone();
    }
    seen.putAll(that.seen);
    quiet = that.quiet;
    passes = that.passes;
    status = that.status;
  }

  ShiReferenceRules copy() {
    return new ShiReferenceRules(this);
  }

  private String situation() {
    var text = new StringBuilder().append(mover);
    for (var row : cells) {
      text.append('/').append(row);
    }
    return text.toString();
  }

  @Override
  public List<String> moves() {
    var moves = new ArrayList<String>();
    if (!status.equals("playing")) {
      return moves;
    }
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (cells[row][column] == mover) {
          for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
              if (down != 0 || right != 0) {
                addMoves(moves, row, column, down, right);
              }
            }
          }
        }
      }
    }
    return moves.isEmpty() ? List.of("pass") : moves;
  }

  private void addMoves(List<String> moves, int row, int column, int down, int right) {
    int friends = 0;
    for (int step = 1; step < size; step++) {
      int toRow = row + step * down;
      int toColumn = column + step * right;
      if (toRow < 0 || toRow >= size || toColumn < 0 || toColumn >= size) {
        return;
      }
      char there = cells[toRow][toColumn];
      if (there == '.') {
        if (friends == 0) {
          moves.add(name(row, column) + "-" + name(toRow, toColumn));
        }
      } else if (there == mover) {
        friends++;
      } else {
        if (friends == 1) {
          moves.add(name(row, column) + "x" + name(toRow, toColumn));
        }
        return;
      }
    }
  }

  private String name(int row, int column) {
    return "" + (char) ('a' + column) + (size - row);
  }

  @Override
  public void play(String move) {
    if (move.equals("pass")) {
      passes++;
      quiet++;
    } else {
      passes = 0;
      quiet = move.contains("x") ? 0 : quiet + 1;
      var squares = move.split("[-x]");
      set(squares[0], '.');
      set(squares[1], mover);
    }
    mover = mover == 'S' ? 'N' : 'S';
    int times = seen.merge(situation(), 1, Integer::sum);
    if (hasLost('S')) {
      status = "win 2";
    } else if (hasLost('N')) {
      status = "win 1";
    } else if (times == 3 || quiet == 80 || passes == 2) {
      status = "draw";
    }
  }

  private void set(String square, char letter) {
    cells[size - Integer.parseInt(square.substring(1))][square.charAt(0) - 'a'] = letter;
  }

  private int left(char letter) {
    int count = 0;
    for (var row : cells) {
      for (char cell : row) {
        count += cell == letter ? 1 : 0;
      }
    }
    return count;
  }

  private boolean hasLost(char letter) {
    return half ? 2 * left(letter) <= size : 2 * (size - left(letter)) > size;
  }

  @Override
  public int turn() {
    return mover == 'S' ? 0 : 1;
  }

  @Override
  public int score(int seat) {
    return size - left(seat == 0 ? 'N' : 'S');
  }

  @Override
  public String status() {
    return status;
  }
}
