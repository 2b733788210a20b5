package tabuleiro.rules.shacru;

import tabuleiro.rules.game.Terms;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruHeuristics;
import tabuleiro.rules.pacru.Race;
import tabuleiro.rules.pacru.Separation;

/**
 * Shacru is a race for neutral fields: who gets where first, how surely, how well the fields won
 * can be filled, and how many chevrons still run.
 */
final class ShacruHeuristics extends PacruHeuristics {
  private static final Terms TERMS = new Terms();
  private static final int SCORE = TERMS.add("score", "own fields", 614, 1103, 1519, 2116, 4624);

  /** The first of {@link Race#STEPS} rows, one for each number of moves. */
  private static final int FIRST =
      TERMS.add("first 1", "fields won with 1 move", 32, -48, -391, -652, 1086);

  static {
    TERMS.add("first 2", "fields won with 2 moves", 16, 24, -267, -509, 1337);
    TERMS.add("first 3", "fields won with 3 moves", 12, 31, -242, -363, 2236);
    TERMS.add("first 4+", "fields won with 4 moves or more", -36, 37, -2, -141, 1686);
  }

  private static final int WAYS =
      TERMS.add("ways", "fields that chevrons can go to", 57, 102, 26, -332, -2523);
  private static final int RUNNING =
      TERMS.add("running", "chevrons that can move", 1902, 2997, 3396, 3398, 5567);
  private static final int TURN =
      TERMS.add("turn", "1 if it is the seat's turn", 210, 578, 576, 353, -495);
  private static final int CONTESTED =
      TERMS.add(
          "contested", "fields won that touch one that another won", 8, -21, -164, -458, -1770);
  private static final int JOINED =
      TERMS.add("joined", "fields won that touch another of them", -16, -1, 213, 640, 143);
  private static final int INNER =
      TERMS.add("inner", "fields won that touch five others or more", -22, 12, -40, -501, -3687);
  private static final int TWO_WAYS =
      TERMS.add(
          "two ways", "fields won that are entered in two directions or more", 3, -1, 50, 147, 556);
  private static final int THREE_WAYS =
      TERMS.add("three ways", "the same with three directions or more", 3, 3, 49, 259, 1033);
  private static final int SAFE =
      TERMS.add("safe", "fields won that no other comes to soon", -8, 1, 111, 279, 947);
  private static final int AHEAD =
      TERMS.add("ahead", "fields nearer to it than to any other", -20, 55, 193, 284, 978);
  private static final int EARLY =
      TERMS.add("early", "fields nearer by two moves or more", -10, 27, -8, -198, -9);

  /** What a seat is ahead by if it surely wins; so large that the search asks no further. */
  private static final int SURE = 10_000;

  /** The same if the end is so near that the search finds it, which then knows when it comes. */
  private static final int SURE_SOON = 8_000;

  /** The end is near if no seat has more moves left. */
  private static final int FEW_MOVES = 6;

  /** For each field by which a seat surely wins. */
  private static final int FIELD_WON = 20;

  /** What a field is worth on a board that has fallen apart, if not all ways could be tried. */
  private static final int FIELD_FOUND = 150;

  private final ShacruPosition position;
  private final Race race;
  private final Separation separation;

  ShacruHeuristics(ShacruPosition position) {
    super(position, TERMS);
    this.position = position;
    race = new Race(position, position.hasOpenTrails());
    separation = new Separation(position);
  }

  @Override
  public void evaluate(int[] scores) {
    super.evaluate(scores);
    // With more seats a region is often for two of them, and trails that are open have no end.
    if (scores.length == 2
        && !position.hasOpenTrails()
        && position.resigned() == 0
        && race.mayBeApart()
        && separation.run()) {
      int lead = lead();
      scores[0] = lead / 2;
      scores[1] = -lead / 2;
    }
  }

  /** What the first seat is ahead by on a board that has fallen apart. */
  private int lead() {
    int least = surplus(0);
    int most = -surplus(1);
    int moves = Math.max(separation.most(0), separation.most(1));
    int sure = moves > FEW_MOVES ? SURE : SURE_SOON;
    if (least > 0) {
      return sure + FIELD_WON * least;
    }
    return most < 0 ? -sure + FIELD_WON * most : FIELD_FOUND * (least + most) / 2;
  }

  /** By how many fields a seat will surely be ahead at least. */
  private int surplus(int seat) {
    int rival = 1 - seat;
    return position.score(seat)
        + separation.fewest(seat)
        - position.score(rival)
        - separation.most(rival);
  }

  /** The later it is, the more a move can change. */
  @Override
  public int quietChange() {
    return 40 + 3 * phase() / 2;
  }

  @Override
  public boolean hardlySurprises() {
    return true;
  }

  @Override
  public int settled() {
    return SURE;
  }

  @Override
  protected void look() {
    race.run();
  }

  @Override
  protected void count(int seat, int[] own) {
    race.look(seat);
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
    own[CONTESTED] = race.contested();
    own[JOINED] = race.joined();
    own[INNER] = race.inner();
    own[TWO_WAYS] = race.twoWays();
    own[THREE_WAYS] = race.threeWays();
    own[SAFE] = race.safe();
    own[AHEAD] = race.ahead();
    own[EARLY] = race.early();
  }
}
