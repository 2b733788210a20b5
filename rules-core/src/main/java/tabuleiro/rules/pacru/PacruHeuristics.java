package tabuleiro.rules.pacru;

import java.util.Arrays;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.LinearHeuristics;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;

/**
 * Base class of the heuristics of Shacru and Azacru, which determines the phase of the game and how
 * hard moves are to see for the blunder model.
 */
public abstract class PacruHeuristics extends LinearHeuristics {
  // Oversight percentages for each field beyond the near distance, and for a twist.
  private static final int NEAR_DISTANCE = 2;
  private static final int DISTANCE_OVERSIGHT = 16;
  private static final int TWIST_OVERSIGHT = 25;

  private final PacruPosition position;

  /** Creates heuristics with evaluation terms. */
  protected PacruHeuristics(PacruPosition position, EvaluationTerms terms) {
    super(position.seats(), terms);
    this.position = position;
  }

  /** Prepares the counts that concern the whole board. */
  protected void prepare() {}

  /** Counts the terms of one seat; every count has to be set. */
  protected abstract void count(int seat, int[] own);

  /** Returns the phase, which grows with the number of coloured fields. */
  @Override
  public final int phase() {
    int markers = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      markers += position.score(seat);
    }
    return Math.min(EvaluationTerms.LAST_PHASE, markers);
  }

  @Override
  public final void count(int[][] counts) {
    prepare();
    for (int seat = 0; seat < counts.length; seat++) {
      if (position.hasResigned(seat)) {
        Arrays.fill(counts[seat], 0); // a seat that only passes is no threat
      } else {
        count(seat, counts[seat]);
      }
    }
  }

  /** Returns the oversight percentage: far from the last move, or with a twist, it is higher. */
  @Override
  public int oversightPercent(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    int last = position.lastMove();
    int far = PacruPosition.isPass(last) ? 0 : distance(move, last) - NEAR_DISTANCE;
    return DISTANCE_OVERSIGHT * Math.max(0, far)
        + (PacruMove.twist(move) == 0 ? 0 : TWIST_OVERSIGHT);
  }

  private static int distance(int move, int last) {
    return PacruGrid.SQUARES.distance(PacruMove.to(move), PacruMove.to(last));
  }

  /** Returns the move without its twist: people look at where a chevron can go and turn it then. */
  @Override
  public final int attentionKey(int move) {
    return PacruMove.of(PacruMove.from(move), PacruMove.to(move), 0);
  }

  @Override
  public final void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
