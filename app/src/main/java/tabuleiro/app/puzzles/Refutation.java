package tabuleiro.app.puzzles;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.ai.Thought;

/**
 * What is wrong with a move.
 *
 * @param line what the rival plays and what follows; empty if the move has ended the game
 * @param winsIn in how many of the rival's moves the rival wins by force; 0 if nothing is forced
 * @param chance what the move leaves to the one who made it, 0 to 100
 */
record Refutation(List<Integer> line, int winsIn, int chance) {
  /** A move that has ended the game needs no reply. */
  static final Refutation ENDED = new Refutation(List.of(), 0, 0);

  /** The longest line that is shown: a person forgets what it began with. */
  private static final int LONGEST = 5;

  /** What the CPU thinks of the position after the move, its rival to play. */
  static Refutation of(Thought thought) {
    return of(thought.line(), 0, thought.winsIn(), 100 - thought.chance());
  }

  /** What the CPU thinks the move is worth; its line begins with the move. */
  static Refutation ofWeighed(Thought thought) {
    int winsIn = thought.winsIn() < 0 ? -thought.winsIn() - 1 : 0;
    return of(thought.line(), 1, winsIn, thought.chance());
  }

  private static Refutation of(int[] line, int first, int winsIn, int chance) {
    boolean wins = winsIn > 0;
    int most = wins ? Math.min(LONGEST, winsIn) : 1;
    int known = Math.min(most, line.length - first);
    int shown = known % 2 == 0 ? known - 1 : known; // the rival has the last word
    var moves = new ArrayList<Integer>();
    for (int i = 0; i < shown; i++) {
      moves.add(line[first + i]);
    }
    return new Refutation(moves, wins ? (winsIn + 1) / 2 : 0, chance);
  }
}
