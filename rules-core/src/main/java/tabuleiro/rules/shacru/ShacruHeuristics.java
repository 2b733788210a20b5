package tabuleiro.rules.shacru;

import java.util.List;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.Race;

/** Shacru is a race for neutral fields: who gets where first, and how many chevrons still run. */
final class ShacruHeuristics extends TermHeuristics {
  private static final Weights WEIGHTS =
      new Weights(
          List.of("score", "first 1", "first 2", "first 3", "first 4+", "ways", "running", "turn"),
          new int[] {461, 19, -24, -94, -327, 8, 2200, 74},
          new int[] {2678, -226, 486, 658, 1215, 447, 3800, 129});

  private final ShacruPosition position;
  private final Race race;

  ShacruHeuristics(ShacruPosition position) {
    super(position.seats(), WEIGHTS);
    this.position = position;
    race = new Race(position);
  }

  @Override
  public int phase() {
    int markers = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      markers += position.score(seat);
    }
    return Math.min(LAST_PHASE, markers);
  }

  @Override
  public void count(int[][] terms) {
    race.run();
    for (int seat = 0; seat < terms.length; seat++) {
      var own = terms[seat];
      own[0] = position.score(seat);
      for (int moves = 1; moves <= Race.STEPS; moves++) {
        own[moves] = race.claims(seat, moves);
      }
      countChevrons(seat, own);
      own[7] = seat == position.turn() ? 1 : 0;
    }
  }

  private void countChevrons(int seat, int[] own) {
    own[5] = 0;
    own[6] = 0;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        int ways = 0;
        for (int turn = -1; turn <= 1; turn++) {
          ways += position.isFree(Fields.ahead(stance, turn), seat) ? 1 : 0;
        }
        own[5] += ways;
        own[6] += ways > 0 ? 1 : 0;
      }
    }
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }
}
