package tabuleiro.app.puzzles;

import tabuleiro.rules.puzzle.Puzzle;

/** Row of the list of puzzles: a heading, or a puzzle. */
sealed interface PuzzleListRow {
  /** Returns a key that identifies the row in the list. */
  Object key();

  /**
   * Heading of a group of puzzles.
   *
   * @param difficulty the difficulty of the puzzles below
   * @param solved how many of them are solved
   * @param all their number
   */
  record Heading(int difficulty, int solved, int all) implements PuzzleListRow {
    @Override
    public Object key() {
      return difficulty;
    }
  }

  /**
   * A puzzle.
   *
   * @param number its number in the chapter, from 1
   * @param puzzle the puzzle
   * @param solved whether it is solved
   * @param own whether it comes from the person's own games and can be deleted
   */
  record Entry(int number, Puzzle puzzle, boolean solved, boolean own) implements PuzzleListRow {
    @Override
    public Object key() {
      return puzzle.id();
    }
  }
}
