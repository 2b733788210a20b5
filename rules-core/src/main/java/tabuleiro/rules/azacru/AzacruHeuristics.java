package tabuleiro.rules.azacru;

import java.util.Arrays;
import java.util.List;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.TermHeuristics;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.Race;

/** Azacru is about colour, the lines that can be connected next, and who can still move. */
final class AzacruHeuristics extends TermHeuristics {
  private static final int SCORE = 0;
  private static final int CHEVRONS = 1;
  private static final int LANDINGS = 2;
  private static final int BEST_GAIN = 3;
  private static final int GAINS = 4;
  private static final int BEST_RAID = 5;
  private static final int RAIDS = 6;
  private static final int POWER = 7;
  private static final int STUCK = 8;
  private static final int NEAR = 9;
  private static final int FAR = 10;
  private static final int TURN = 11;
  private static final int GAIN_NOW = 12;

  private static final Weights WEIGHTS =
      new Weights(
          List.of(
              "score",
              "chevrons",
              "landings",
              "best gain",
              "gains",
              "best raid",
              "raids",
              "power",
              "stuck",
              "near first",
              "far first",
              "turn",
              "gain now"),
          new int[] {253, 1625, -119, -423, 274, 711, -566, 34, -1907, -50, -44, 452, -364},
          new int[] {1306, 1445, 157, 1041, -501, -104, 563, -157, -538, 0, 200, 337, 138});

  private static final int CONNECTION = 5000;
  private static final int CHANGE = 400;

  private final AzacruPosition position;
  private final ChevronBoard board;
  private final Race race;
  private final MoveList all = new MoveList();
  private int gain;
  private int raid;

  AzacruHeuristics(AzacruPosition position) {
    super(position.seats(), WEIGHTS);
    this.position = position;
    board = position.board();
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
      Arrays.fill(own, 0);
      own[SCORE] = position.score(seat);
      own[NEAR] = race.claims(seat, 1) + race.claims(seat, 2);
      own[FAR] = race.claims(seat, 3) + race.claims(seat, 4);
      for (int number = 0; number < ChevronBoard.SLOTS; number++) {
        int stance = position.stance(seat, number);
        if (stance >= 0) {
          countChevron(seat, stance, own);
        }
      }
      own[TURN] = seat == position.turn() ? 1 : 0;
      own[GAIN_NOW] = own[TURN] * Math.max(own[BEST_GAIN], own[BEST_RAID]);
    }
  }

  private void countChevron(int seat, int stance, int[] own) {
    int field = stance >> 3;
    int power = Math.max(1, board.score(seat, Fields.sector(field)));
    gain = 0;
    raid = 0;
    int landings = 0;
    for (int turn = -1; turn <= 1; turn++) {
      landings += look(seat, field, stance + turn & 7, power);
    }
    own[CHEVRONS]++;
    own[LANDINGS] += landings;
    own[STUCK] += landings == 0 ? 1 : 0;
    own[POWER] += power;
    own[BEST_GAIN] = Math.max(own[BEST_GAIN], gain);
    own[GAINS] += gain;
    own[BEST_RAID] = Math.max(own[BEST_RAID], raid);
    own[RAIDS] += raid;
  }

  /** Counts where a chevron can land on a line and notes the best connections. */
  private int look(int seat, int from, int direction, int power) {
    boolean anchored = board.marker(from) == seat;
    int neutral = 0;
    int enemy = 0;
    int landings = 0;
    int to = Fields.step(from, direction);
    for (int distance = 1; distance <= power && to != Fields.OFF; distance++) {
      if (board.isOccupied(to)) {
        return landings;
      }
      if (board.isEmpty(to)) {
        landings++;
        neutral++;
      } else if (board.isOpenColour(to, seat)) {
        landings++;
        if (anchored && enemy == 0) {
          gain = Math.max(gain, neutral);
        } else if (anchored) {
          raid = Math.max(raid, neutral + 2 * enemy);
        }
      } else {
        enemy++;
      }
      to = Fields.step(to, direction);
    }
    return landings;
  }

  @Override
  public void candidates(MoveList moves, int ply) {
    position.moves(moves);
  }

  @Override
  public void noisy(MoveList moves) {
    all.clear();
    position.moves(all);
    // In the final round every move is the last; without a move the end begins.
    boolean every = position.trigger() >= 0 || all.get(0) == Position.PASS;
    for (int i = 0; i < all.size(); i++) {
      if (every || swing(all.get(i)) > 1) {
        moves.add(all.get(i));
      }
    }
  }

  @Override
  public int promise(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    int swing = swing(move);
    if (swing > 1) {
      return CONNECTION + CHANGE * swing;
    }
    return board.marker(PacruMove.to(move)) < 0 ? CHANGE : 0;
  }

  /** By how much a connection of the seat to move changes the scores, enemy fields twice. */
  private int swing(int move) {
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int mine = position.turn();
    if (move == Position.PASS || board.marker(from) != mine || board.marker(to) != mine) {
      return 0;
    }
    int direction = Fields.direction(from, to);
    int swing = 0;
    for (int on = Fields.step(from, direction); on != to; on = Fields.step(on, direction)) {
      int marker = board.marker(on);
      if (board.isOccupied(on)) {
        return 0;
      }
      swing += marker < 0 ? 1 : marker == mine ? 0 : 2;
    }
    return swing;
  }
}
