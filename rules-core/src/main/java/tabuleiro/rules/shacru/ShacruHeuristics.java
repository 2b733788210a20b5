package tabuleiro.rules.shacru;

import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.pacru.PacruHeuristics;

/**
 * Evaluates positions of Shacru for the search, by territory of neutral fields, how safe and
 * fillable it is, and mobility.
 */
final class ShacruHeuristics extends PacruHeuristics {
  private static final EvaluationTerms TERMS = new EvaluationTerms();
  private static final int SCORE = TERMS.add("score", "own fields", 811, 1224, 1632, 2339, 4085);

  /** The first of {@link TerritoryEvaluator#STEPS} terms, one for each number of moves. */
  private static final int FIRST =
      TERMS.add("first 1", "fields won with 1 move", 24, 53, -472, -666, 1074);

  static {
    TERMS.add("first 2", "fields won with 2 moves", -10, 31, -369, -363, 1817);
    TERMS.add("first 3", "fields won with 3 moves", -29, 47, -307, 45, 3202);
    TERMS.add("first 4+", "fields won with 4 moves or more", -27, 52, -122, 289, 3780);
  }

  private static final int MOVABLE =
      TERMS.add("running", "chevrons that can move", 2030, 3003, 2716, 2263, 4023);
  private static final int MOVABLE_TWICE =
      TERMS.add("running on", "chevrons that can move twice", 83, 575, 1029, 1690, 3771);
  private static final int TURN =
      TERMS.add("turn", "1 if it is the seat's turn", 388, 731, 858, 630, -421);
  private static final int CONTESTED =
      TERMS.add(
          "contested", "fields won that touch one that another won", 0, -33, -190, -665, -1254);
  private static final int JOINED =
      TERMS.add("joined", "fields won that touch another of them", 22, -41, 267, 410, -367);
  private static final int INNER =
      TERMS.add("inner", "fields won that touch five others or more", 1, 15, -51, -782, -836);
  private static final int TWO_WAYS =
      TERMS.add(
          "two ways", "fields won that are entered in two directions or more", -1, 4, 68, 198, -40);
  private static final int THREE_WAYS =
      TERMS.add("three ways", "the same with three directions or more", -2, 4, 63, 442, 1713);
  private static final int SAFE =
      TERMS.add("safe", "fields won that no other comes to soon", -24, 27, 117, 469, 1299);
  private static final int AHEAD =
      TERMS.add("ahead", "fields nearer to it than to any other", -6, 71, 178, 360, -255);
  private static final int WELL_AHEAD =
      TERMS.add("early", "fields nearer by two moves or more", -6, 29, 14, -325, -1322);

  /** The lead of a seat that surely wins, so large that the search goes no deeper. */
  private static final int DECIDED = 10_000;

  /** The lead of a seat that surely wins so soon that the search finds the end and its distance. */
  private static final int DECIDED_SOON = 8_000;

  /** The number of moves left up to which the end is found by search. */
  private static final int FEW_MOVES = 6;

  /** The value of each field by which a seat surely wins. */
  private static final int DECIDED_FIELD = 20;

  /**
   * The value of a field on a partitioned board if the search for the longest paths was incomplete.
   */
  private static final int EXPECTED_FIELD = 150;

  private final ShacruPosition position;
  private final TerritoryEvaluator territory;
  private final ChevronMobility mobility;
  private final BoardPartitionDetector partition;

  ShacruHeuristics(ShacruPosition position) {
    super(position, TERMS);
    this.position = position;
    territory = new TerritoryEvaluator(position);
    mobility = new ChevronMobility(position);
    partition = new BoardPartitionDetector(position);
  }

  @Override
  public void evaluate(int[] scores) {
    super.evaluate(scores);
    // With more seats two of them often share a region, and open trails have no longest path.
    if (scores.length == 2
        && !position.hasOpenTrails()
        && position.resigned() == 0
        && territory.mayBePartitioned()
        && partition.compute()) {
      int lead = lead();
      scores[0] = lead / 2;
      scores[1] = -lead / 2;
    }
  }

  /** Returns the lead of the first seat on a partitioned board. */
  private int lead() {
    int least = guaranteedLead(0);
    int most = -guaranteedLead(1);
    int moves = Math.max(partition.maxMoves(0), partition.maxMoves(1));
    int decided = moves > FEW_MOVES ? DECIDED : DECIDED_SOON;
    if (least > 0) {
      return decided + DECIDED_FIELD * least;
    }
    return most < 0 ? -decided + DECIDED_FIELD * most : EXPECTED_FIELD * (least + most) / 2;
  }

  /** Returns the number of fields by which a seat is at least ahead in the end. */
  private int guaranteedLead(int seat) {
    int rival = 1 - seat;
    return position.score(seat)
        + partition.minMoves(seat)
        - position.score(rival)
        - partition.maxMoves(rival);
  }

  /** Returns the futility margin, which grows with the phase. */
  @Override
  public int futilityMargin() {
    return 40 + 3 * phase() / 2;
  }

  @Override
  public boolean prunesAggressively() {
    return true;
  }

  @Override
  public int decidedMargin() {
    return DECIDED;
  }

  @Override
  protected void prepare() {
    territory.compute();
  }

  @Override
  protected void count(int seat, int[] own) {
    territory.select(seat);
    own[SCORE] = position.score(seat);
    for (int moves = 1; moves <= TerritoryEvaluator.STEPS; moves++) {
      own[FIRST - 1 + moves] = territory.claims(seat, moves);
    }
    mobility.count(seat);
    own[MOVABLE] = mobility.movable();
    own[MOVABLE_TWICE] = mobility.movableTwice();
    own[TURN] = seat == position.turn() ? 1 : 0;
    own[CONTESTED] = territory.contested();
    own[JOINED] = territory.joined();
    own[INNER] = territory.inner();
    own[TWO_WAYS] = territory.twoWays();
    own[THREE_WAYS] = territory.threeWays();
    own[SAFE] = territory.safe();
    own[AHEAD] = territory.ahead();
    own[WELL_AHEAD] = territory.wellAhead();
  }
}
