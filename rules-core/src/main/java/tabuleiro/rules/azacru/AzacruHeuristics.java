package tabuleiro.rules.azacru;

import java.util.Arrays;
import tabuleiro.rules.game.EvaluationTerms;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruHeuristics;
import tabuleiro.rules.pacru.PacruMove;

/**
 * Evaluates positions of Azacru for the search, by own fields, lines that can be connected next,
 * and mobility.
 */
final class AzacruHeuristics extends PacruHeuristics {
  private static final EvaluationTerms TERMS = new EvaluationTerms();
  private static final int SCORE = TERMS.add("score", "own fields", 392, 612, 921, 1119, 1552);
  private static final int CHEVRONS =
      TERMS.add("chevrons", "chevrons on the board", 1051, 1490, 1596, 1225, -261);
  private static final int LANDINGS =
      TERMS.add("landings", "fields that chevrons can go to", -23, 16, 90, 119, 177);
  private static final int BEST_GAIN =
      TERMS.add(
          "best gain", "most neutral fields that a connection colours", 368, 31, 190, 174, 457);
  private static final int GAINS =
      TERMS.add("gains", "the same, summed up over the chevrons", -367, 99, 91, 316, 673);
  private static final int BEST_RAID =
      TERMS.add(
          "best raid", "most that a connection over enemy fields changes", 502, -75, 126, 161, 274);
  private static final int RAIDS =
      TERMS.add("raids", "the same, summed up over the chevrons", -356, 90, 23, 174, 392);
  private static final int POWER =
      TERMS.add("power", "power of the chevrons", 43, -9, -81, -64, 40);
  private static final int STUCK =
      TERMS.add("stuck", "chevrons that cannot move", -960, -1145, -1247, -1135, -1279);
  private static final int TURN =
      TERMS.add("turn", "1 if it is the seat's turn", 178, 320, 523, 628, 631);
  private static final int GAIN_NOW =
      TERMS.add(
          "gain now", "on its turn, the better of best gain and best raid", -285, 46, 26, 11, 91);

  private static final int ANCHORED =
      TERMS.add("anchored", "chevrons that stand on their own colour", -3, 6, 251, 426, 1196);
  private static final int ROOM =
      TERMS.add("room", "fields ahead of chevrons, three a way at most", -12, 12, 48, 98, 168);
  private static final int BLOCKED =
      TERMS.add("blocked", "1 if no chevron can move", 0, -2855, 1965, 2172, 1514);
  private static final int EDGE = TERMS.add("edge", "own fields on the edge", -41, 9, 2, 109, 140);
  private static final int NEAR_EDGE =
      TERMS.add("near edge", "own fields next to the edge", 17, -7, 0, 79, 97);
  private static final int INWARD =
      TERMS.add("inward", "how far chevrons are from the edge", -21, 5, -40, -83, -340);

  private static final int MAX_ROOM = 3;

  /** For each stance the fields ahead of it, at most {@link #MAX_ROOM} in each direction. */
  private static final int[] ROOMS = new int[PacruGrid.COUNT * 8];

  static {
    for (int stance = 0; stance < ROOMS.length; stance++) {
      for (int turn = -1; turn <= 1; turn++) {
        int to = PacruGrid.ahead(stance, turn);
        for (int steps = 0; steps < MAX_ROOM && to != PacruGrid.OFF; steps++) {
          ROOMS[stance]++;
          to = PacruGrid.step(to, PacruGrid.heading(stance + turn));
        }
      }
    }
  }

  private static final int CONNECTION_SCORE = 5000;
  private static final int FIELD_SCORE = 400;

  // Oversight percentages for each free field, and each chevron, that a move goes over.
  private static final int FIELD_OVERSIGHT = 14;
  private static final int CHEVRON_OVERSIGHT = 40;

  /** The scale in percent of all oversight percentages; straight moves are easy to see. */
  private static final int OVERSIGHT_SCALE = 55;

  private final AzacruPosition position;
  private final ChevronBoard board;
  private final MoveList all = new MoveList();
  private int bestGain;
  private int bestRaid;

  AzacruHeuristics(AzacruPosition position) {
    super(position, TERMS);
    this.position = position;
    board = position.board();
  }

  @Override
  protected void count(int seat, int[] own) {
    Arrays.fill(own, 0);
    own[SCORE] = position.score(seat);
    for (int number = 0; number < ChevronBoard.SLOTS; number++) {
      int stance = position.stance(seat, number);
      if (stance >= 0) {
        countChevron(seat, stance, own);
      }
    }
    own[BLOCKED] = own[CHEVRONS] == own[STUCK] ? 1 : 0;
    own[EDGE] = board.scoreInRing(seat, 0);
    own[NEAR_EDGE] = board.scoreInRing(seat, 1);
    own[TURN] = seat == position.turn() ? 1 : 0;
    own[GAIN_NOW] = own[TURN] * Math.max(own[BEST_GAIN], own[BEST_RAID]);
  }

  private void countChevron(int seat, int stance, int[] own) {
    int field = PacruGrid.field(stance);
    int power = Math.max(1, board.score(seat, PacruGrid.sector(field)));
    bestGain = 0;
    bestRaid = 0;
    int landings = 0;
    for (int turn = -1; turn <= 1; turn++) {
      landings += countLine(seat, field, PacruGrid.heading(stance + turn), power);
    }
    own[CHEVRONS]++;
    own[ANCHORED] += board.marker(field) == seat ? 1 : 0;
    own[ROOM] += ROOMS[stance];
    own[INWARD] += PacruGrid.ring(field);
    own[LANDINGS] += landings;
    own[STUCK] += landings == 0 ? 1 : 0;
    own[POWER] += power;
    own[BEST_GAIN] = Math.max(own[BEST_GAIN], bestGain);
    own[GAINS] += bestGain;
    own[BEST_RAID] = Math.max(own[BEST_RAID], bestRaid);
    own[RAIDS] += bestRaid;
  }

  /** Counts the landing fields of a chevron on a line and notes the best connections. */
  private int countLine(int seat, int from, int direction, int power) {
    boolean anchored = board.marker(from) == seat;
    int neutral = 0;
    int enemy = 0;
    int landings = 0;
    int to = PacruGrid.step(from, direction);
    for (int distance = 1; distance <= power && to != PacruGrid.OFF; distance++) {
      if (board.isOccupied(to)) {
        return landings;
      }
      if (board.isEmpty(to)) {
        landings++;
        neutral++;
      } else if (board.isOpenColour(to, seat)) {
        landings++;
        if (anchored && enemy == 0) {
          bestGain = Math.max(bestGain, neutral);
        } else if (anchored) {
          bestRaid = Math.max(bestRaid, neutral + 2 * enemy);
        }
      } else {
        enemy++;
      }
      to = PacruGrid.step(to, direction);
    }
    return landings;
  }

  @Override
  public void quiescenceMoves(MoveList moves) {
    all.clear();
    position.moves(all);
    // In the final round every move is the last, and a pass starts that round.
    boolean every = position.trigger() >= 0 || all.get(0) == Position.PASS;
    for (int i = 0; i < all.size(); i++) {
      if (every || swing(all.get(i)) > 1) {
        moves.add(all.get(i));
      }
    }
  }

  @Override
  public int orderingScore(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    int swing = swing(move);
    if (swing > 1) {
      return CONNECTION_SCORE + FIELD_SCORE * swing;
    }
    return board.marker(PacruMove.to(move)) < 0 ? FIELD_SCORE : 0;
  }

  /**
   * Returns the oversight percentage: long moves are harder to see, above all those over chevrons.
   */
  @Override
  public int oversightPercent(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int direction = PacruGrid.direction(from, to);
    int oversight = super.oversightPercent(move);
    for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
      oversight += board.isOccupied(on) ? CHEVRON_OVERSIGHT : FIELD_OVERSIGHT;
    }
    return Math.min(100, oversight * OVERSIGHT_SCALE / 100);
  }

  /** Returns by how much a connection changes the scores, counting enemy fields twice. */
  private int swing(int move) {
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int mine = position.turn();
    if (move == Position.PASS || board.marker(from) != mine || board.marker(to) != mine) {
      return 0;
    }
    int direction = PacruGrid.direction(from, to);
    int swing = 0;
    for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
      int marker = board.marker(on);
      if (board.isOccupied(on)) {
        return 0;
      }
      swing += marker < 0 ? 1 : marker == mine ? 0 : 2;
    }
    return swing;
  }
}
