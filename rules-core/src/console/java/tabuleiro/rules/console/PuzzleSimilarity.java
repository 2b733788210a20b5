package tabuleiro.rules.console;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.puzzle.Puzzle;

/**
 * Measures how similar two puzzles are, by comparing the diagrams of their boards in all
 * reflections.
 */
final class PuzzleSimilarity {
  /** The share of differing fields below which two boards are similar. */
  private static final double MAX_DIFFERENCE = 0.35;

  private static final char EMPTY = '.';

  private PuzzleSimilarity() {}

  /** Returns whether a puzzle is unlike all others. */
  static boolean isUnlikeAll(Puzzle puzzle, List<Puzzle> others) {
    return others.stream().noneMatch(other -> isSimilar(puzzle, other));
  }

  private static boolean isSimilar(Puzzle one, Puzzle other) {
    if (!one.options().equals(other.options())) {
      return false;
    }
    if (one.solution().equals(other.solution())) {
      return true;
    }
    var board = board(one);
    var rows = board(other);
    for (int turn = 0; turn < 4; turn++) {
      if (difference(board, rows) < MAX_DIFFERENCE) {
        return true;
      }
      if (turn % 2 == 0) {
        Collections.reverse(rows);
      } else {
        rows.replaceAll(row -> new StringBuilder(row).reverse().toString());
      }
    }
    return false;
  }

  /** Returns the rows of the diagram with one character for each field. */
  private static List<String> board(Puzzle puzzle) {
    var rows = new ArrayList<String>();
    for (var line : show(puzzle).split("\n")) {
      var words = line.strip().split("[\\s|]+");
      if (words[0].matches("-?[0-9]+")) {
        var row = new StringBuilder();
        for (int i = 1; i < words.length; i++) {
          row.append(words[i].charAt(0));
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }

  private static String show(Puzzle puzzle) {
    try {
      return GameToolRegistry.diagram(puzzle.match().position());
    } catch (RefusalException illegal) {
      throw new IllegalArgumentException(puzzle.format(), illegal);
    }
  }

  /** Returns the share of fields that differ, not counting those empty on both boards. */
  private static double difference(List<String> one, List<String> other) {
    int same = 0;
    int different = 0;
    for (int y = 0; y < Math.max(one.size(), other.size()); y++) {
      var row = y < one.size() ? one.get(y) : "";
      var otherRow = y < other.size() ? other.get(y) : "";
      for (int x = 0; x < Math.max(row.length(), otherRow.length()); x++) {
        char field = x < row.length() ? row.charAt(x) : EMPTY;
        char otherField = x < otherRow.length() ? otherRow.charAt(x) : EMPTY;
        different += field == otherField ? 0 : 1;
        same += field == otherField && field != EMPTY ? 1 : 0;
      }
    }
    return (double) different / Math.max(1, different + same);
  }
}
