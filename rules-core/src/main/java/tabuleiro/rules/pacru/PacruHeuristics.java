package tabuleiro.rules.pacru;

import java.util.Arrays;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.game.Terms;

/** What evaluating Shacru and Azacru has in common, such as how far the game has come. */
public abstract class PacruHeuristics extends TermHeuristics {
  private final PacruPosition position;

  /** Heuristics that count those terms. */
  protected PacruHeuristics(PacruPosition position, Terms terms) {
    super(position.seats(), terms);
    this.position = position;
  }

  /** Looks at the whole board before the seats are counted one by one. */
  protected void look() {}

  /** Counts the terms of one seat; every count has to be set. */
  protected abstract void count(int seat, int[] own);

  /** The more fields are coloured, the later it is. */
  @Override
  public final int phase() {
    int markers = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      markers += position.score(seat);
    }
    return Math.min(Terms.LAST_PHASE, markers);
  }

  @Override
  public final void count(int[][] counts) {
    look();
    for (int seat = 0; seat < counts.length; seat++) {
      if (position.hasResigned(seat)) {
        Arrays.fill(counts[seat], 0); // nobody needs to fear a seat that only passes
      } else {
        count(seat, counts[seat]);
      }
    }
  }

  @Override
  public final void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
