package tabuleiro.app.puzzles;

import java.util.List;
import tabuleiro.rules.ai.SearchResult;

/**
 * Refutation of a wrong move in a puzzle: the opponent's best reply with its continuation.
 *
 * @param line the opponent's reply and its continuation; empty if the move ended the game
 * @param winsIn number of moves in which the opponent wins by force; 0 if nothing is forced
 * @param chance the winning chance left to the player who made the move, 0 to 100
 */
record Refutation(List<Integer> line, int winsIn, int chance) {
  /** A move that ended the game needs no reply. */
  static final Refutation ENDED = new Refutation(List.of(), 0, 0);

  /** Longest line shown; longer ones are hard to follow. */
  private static final int LONGEST = 5;

  /** Creates a refutation from a search of the position after the move. */
  static Refutation of(SearchResult thought) {
    return of(thought.line(), 0, thought.winsIn(), 100 - thought.chance());
  }

  /** Creates a refutation from a search of the move itself, with which its line begins. */
  static Refutation ofWeighed(SearchResult thought) {
    int winsIn = thought.winsIn() < 0 ? -thought.winsIn() - 1 : 0;
    return of(thought.line(), 1, winsIn, thought.chance());
  }

  private static Refutation of(List<Integer> line, int first, int winsIn, int chance) {
    boolean wins = winsIn > 0;
    int most = wins ? Math.min(LONGEST, winsIn) : LONGEST;
    int known = Math.min(most, line.size() - first);
    int shown = known % 2 == 0 ? known - 1 : known; // the line ends with a move of the opponent
    var moves = line.subList(first, first + Math.max(0, shown));
    return new Refutation(moves, wins ? (winsIn + 1) / 2 : 0, chance);
  }
}
