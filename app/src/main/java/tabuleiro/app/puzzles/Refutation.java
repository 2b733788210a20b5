package tabuleiro.app.puzzles;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.ai.Thought;

/**
 * What is wrong with a move.
 *
 * @param line what the rival plays and what follows; empty if the move has ended the game
 * @param winsIn in how many of the rival's moves the rival wins by force; 0 if nothing is forced
 */
record Refutation(List<Integer> line, int winsIn) {
  /** A move that has ended the game needs no reply. */
  static final Refutation ENDED = new Refutation(List.of(), 0);

  /** The longest line that is shown: a person forgets what it began with. */
  private static final int LONGEST = 5;

  /** What the CPU thinks of the position after the move, its rival to play. */
  static Refutation of(Thought thought) {
    boolean wins = thought.winsIn() > 0;
    int most = wins ? Math.min(LONGEST, thought.winsIn()) : 1;
    int known = Math.min(most, thought.line().length);
    int shown = known % 2 == 0 ? known - 1 : known; // the rival has the last word
    var line = new ArrayList<Integer>();
    for (int i = 0; i < shown; i++) {
      line.add(thought.line()[i]);
    }
    return new Refutation(line, wins ? (thought.winsIn() + 1) / 2 : 0);
  }
}
