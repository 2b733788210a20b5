package tabuleiro.rules.shacru;

import tabuleiro.rules.game.Terms;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruHeuristics;
import tabuleiro.rules.pacru.Race;

/** Shacru is a race for neutral fields: who gets where first, and how many chevrons still run. */
final class ShacruHeuristics extends PacruHeuristics {
  private static final Terms TERMS = new Terms();
  private static final int SCORE = TERMS.add("score", 461, 2678, "own fields");

  /** The first of {@link Race#STEPS} rows, one for each number of moves. */
  private static final int FIRST = TERMS.add("first 1", 19, -226, "fields won with 1 move");

  static {
    TERMS.add("first 2", -24, 486, "fields won with 2 moves");
    TERMS.add("first 3", -94, 658, "fields won with 3 moves");
    TERMS.add("first 4+", -327, 1215, "fields won with 4 moves or more");
  }

  private static final int WAYS = TERMS.add("ways", 8, 447, "fields that chevrons can go to");
  private static final int RUNNING = TERMS.add("running", 2200, 3800, "chevrons that can move");
  private static final int TURN = TERMS.add("turn", 74, 129, "1 if it is the seat's turn");

  private final ShacruPosition position;

  ShacruHeuristics(ShacruPosition position) {
    super(position, TERMS, position.hasOpenTrails());
    this.position = position;
  }

  @Override
  protected void count(int seat, Race race, int[] own) {
    own[SCORE] = position.score(seat);
    for (int moves = 1; moves <= Race.STEPS; moves++) {
      own[FIRST - 1 + moves] = race.claims(seat, moves);
    }
    int ways = 0;
    int running = 0;
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        int free = 0;
        for (int turn = -1; turn <= 1; turn++) {
          free += position.isFree(Fields.ahead(stance, turn), seat) ? 1 : 0;
        }
        ways += free;
        running += free > 0 ? 1 : 0;
      }
    }
    own[WAYS] = ways;
    own[RUNNING] = running;
    own[TURN] = seat == position.turn() ? 1 : 0;
  }
}
