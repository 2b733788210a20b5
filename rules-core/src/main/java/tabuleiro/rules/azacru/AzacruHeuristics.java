package tabuleiro.rules.azacru;

import java.util.Arrays;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Terms;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.Fields;
import tabuleiro.rules.pacru.PacruHeuristics;
import tabuleiro.rules.pacru.PacruMove;

/** Azacru is about colour, the lines that can be connected next, and who can still move. */
final class AzacruHeuristics extends PacruHeuristics {
  private static final Terms TERMS = new Terms();
  private static final int SCORE = TERMS.add("score", "own fields", 383, 535, 830, 1111, 1506);
  private static final int CHEVRONS =
      TERMS.add("chevrons", "chevrons on the board", 1230, 1372, 1750, 1905, 1139);
  private static final int LANDINGS =
      TERMS.add("landings", "fields that chevrons can go to", -72, 12, 109, 155, 162);
  private static final int BEST_GAIN =
      TERMS.add(
          "best gain", "most neutral fields that a connection colours", -441, 91, 113, 35, 330);
  private static final int GAINS =
      TERMS.add("gains", "the same, summed up over the chevrons", 187, -10, 38, 277, 629);
  private static final int BEST_RAID =
      TERMS.add(
          "best raid", "most that a connection over enemy fields changes", 621, 56, 70, 116, -19);
  private static final int RAIDS =
      TERMS.add("raids", "the same, summed up over the chevrons", -511, 10, 57, 209, 533);
  private static final int POWER =
      TERMS.add("power", "power of the chevrons", 124, -20, -83, -112, 16);
  private static final int STUCK =
      TERMS.add("stuck", "chevrons that cannot move", -1695, -1047, -1230, -1055, -959);
  private static final int TURN =
      TERMS.add("turn", "1 if it is the seat's turn", 189, 336, 542, 607, 342);
  private static final int GAIN_NOW =
      TERMS.add(
          "gain now", "on its turn, the better of best gain and best raid", 53, 2, 11, 61, 170);

  private static final int CONNECTION = 5000;
  private static final int CHANGE = 400;

  // How much harder a move is to see for each field that it goes over, free or with a chevron.
  private static final int LONGER = 14;
  private static final int OVER_CHEVRON = 40;

  private final AzacruPosition position;
  private final ChevronBoard board;
  private final MoveList all = new MoveList();
  private int gain;
  private int raid;

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

  /** Long moves are harder to see, above all those over chevrons. */
  @Override
  public int obscurity(int move) {
    if (move == Position.PASS) {
      return 0;
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int direction = Fields.direction(from, to);
    int obscurity = super.obscurity(move);
    for (int on = Fields.step(from, direction); on != to; on = Fields.step(on, direction)) {
      obscurity += board.isOccupied(on) ? OVER_CHEVRON : LONGER;
    }
    return Math.min(100, obscurity);
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
