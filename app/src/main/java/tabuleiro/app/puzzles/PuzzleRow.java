package tabuleiro.app.puzzles;

import tabuleiro.rules.puzzle.Puzzle;

/** A row of the list: the heading of a group of puzzles, or one of them. */
sealed interface PuzzleRow {
  /** Tells the row from all others of the list. */
  Object key();

  /**
   * A heading.
   *
   * @param difficulty how hard the puzzles below are
   * @param solved how many of them were solved
   * @param all how many there are
   */
  record Heading(int difficulty, int solved, int all) implements PuzzleRow {
    @Override
    public Object key() {
      return difficulty;
    }
  }

  /**
   * A puzzle.
   *
   * @param number its place in the chapter, from 1
   * @param puzzle the puzzle
   * @param solved whether it was solved
   * @param own whether it comes from a person's own games and can be deleted
   */
  record Entry(int number, Puzzle puzzle, boolean solved, boolean own) implements PuzzleRow {
    @Override
    public Object key() {
      return puzzle.id();
    }
  }
}
