package tabuleiro.rules.pacru;

import java.util.Arrays;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.game.Terms;

/** What evaluating Shacru and Azacru has in common: the race, and how far the game has come. */
public abstract class PacruHeuristics extends TermHeuristics {
  private final PacruPosition position;
  private final Race race;

  /** Heuristics whose race may run over the own colour or not. */
  protected PacruHeuristics(PacruPosition position, Terms terms, boolean overOwnColour) {
    super(position.seats(), terms);
    this.position = position;
    race = new Race(position, overOwnColour);
  }

  /** Counts the terms of one seat after the race was run; every count has to be set. */
  protected abstract void count(int seat, Race race, int[] own);

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
    race.run();
    for (int seat = 0; seat < counts.length; seat++) {
      if (position.hasResigned(seat)) {
        Arrays.fill(counts[seat], 0); // nobody needs to fear a seat that only passes
      } else {
        count(seat, race, counts[seat]);
      }
    }
  }

  @Override
  public final void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
