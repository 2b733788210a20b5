package tabuleiro.rules.azacru;

import java.util.Arrays;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Terms;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruHeuristics;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.Race;

/** Azacru is about colour, the lines that can be connected next, and who can still move. */
final class AzacruHeuristics extends PacruHeuristics {
  private static final Terms TERMS = new Terms();
  private static final int SCORE = TERMS.add("score", 253, 1306, "own fields");
  private static final int CHEVRONS = TERMS.add("chevrons", 1625, 1445, "chevrons on the board");
  private static final int LANDINGS =
      TERMS.add("landings", -119, 157, "fields that chevrons can go to");
  private static final int BEST_GAIN =
      TERMS.add("best gain", -423, 1041, "most neutral fields that a connection colours");
  private static final int GAINS =
      TERMS.add("gains", 274, -501, "the same, summed up over the chevrons");
  private static final int BEST_RAID =
      TERMS.add("best raid", 711, -104, "most that a connection over enemy fields changes");
  private static final int RAIDS =
      TERMS.add("raids", -566, 563, "the same, summed up over the chevrons");
  private static final int POWER = TERMS.add("power", 34, -157, "power of the chevrons");
  private static final int STUCK = TERMS.add("stuck", -1907, -538, "chevrons that cannot move");
  private static final int NEAR =
      TERMS.add("near first", -50, 0, "fields reached first with 1 or 2 moves");
  private static final int FAR =
      TERMS.add("far first", -44, 200, "fields reached first with 3 moves or more");
  private static final int TURN = TERMS.add("turn", 452, 337, "1 if it is the seat's turn");
  private static final int GAIN_NOW =
      TERMS.add("gain now", -364, 138, "on its turn, the better of best gain and best raid");

  private static final int CONNECTION = 5000;
  private static final int CHANGE = 400;

  private final AzacruPosition position;
  private final ChevronBoard board;
  private final MoveList all = new MoveList();
  private int gain;
  private int raid;

  AzacruHeuristics(AzacruPosition position) {
    super(position, TERMS, false);
    this.position = position;
    board = position.board();
  }

  @Override
  protected void count(int seat, Race race, int[] own) {
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

  private void countChevron(int seat, int stance, int[] own) {
    int field = Fields.field(stance);
    int power = Math.max(1, board.score(seat, Fields.sector(field)));
    gain = 0;
    raid = 0;
    int landings = 0;
    for (int turn = -1; turn <= 1; turn++) {
      landings += look(seat, field, Fields.heading(stance + turn), power);
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
