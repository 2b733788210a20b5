package tabuleiro.rules.azacru;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.pacru.ChevronBoard;
import tabuleiro.rules.pacru.PacruGrid;
import tabuleiro.rules.pacru.PacruMove;
import tabuleiro.rules.pacru.PacruPosition;
import tabuleiro.rules.pacru.PacruReason;

/**
 * Position of Azacru with the rules for moves, connections of fields, captures and the end of the
 * game.
 */
public final class AzacruPosition extends PacruPosition {
  private static final int QUIET_TURNS = 60;
  private static final int OCCURRENCES = 3;
  private static final long[] TRIGGER_KEYS = Zobrist.keys(0xa2ac01, 4);

  // Undo information: the old heading in the low three bits, then the slot,
  // flags, the old quiet count and, for each field between, the marker that a connection replaced.
  private static final int SLOT_SHIFT = 3;
  private static final long MARKED = 1 << 7;
  private static final long FILLED = 1 << 8;
  private static final long LOST = 1 << 9;
  private static final long TRIGGERED = 1 << 10;
  private static final int QUIET_SHIFT = 11;
  private static final int LINE_SHIFT = 20;
  private static final int LINE_BITS = 3;

  /** The hash before each ply, without the trigger, for repetition. */
  private long[] keys = new long[128];

  /** The number of turns in a row in which no field changed colour. */
  private int quiet;

  private int trigger = -1;

  AzacruPosition(Options options, ChevronBoard board, int turn) {
    super(options, board, turn, true);
  }

  private AzacruPosition(AzacruPosition other) {
    super(other);
    keys = other.keys.clone();
    quiet = other.quiet;
    trigger = other.trigger;
  }

  @Override
  public AzacruPosition copy() {
    return new AzacruPosition(this);
  }

  /** Returns the markers and chevrons, for evaluation. */
  ChevronBoard board() {
    return board;
  }

  @Override
  protected void begin(int triggerSeat) throws RefusalException {
    if (hasResigned(triggerSeat)) {
      throw new RefusalException(PacruReason.TRIGGER_RESIGNED);
    }
    // Once others have moved again, it is unknown whether the seat had a move when it passed.
    boolean justPassed = turn() == (triggerSeat + 1) % seats();
    if (justPassed && !onTurn(triggerSeat).mustPass()) {
      throw new RefusalException(CommonReason.CANNOT_PASS);
    }
    trigger = triggerSeat;
  }

  /** Returns a view of the same board with another seat to move. */
  AzacruPosition onTurn(int seat) {
    return new AzacruPosition(options(), board, seat);
  }

  @Override
  public int trigger() {
    return trigger;
  }

  /**
   * Returns how far the chevron on a field can go, which is the number of its owner's fields in the
   * sector; 0 without a chevron.
   */
  public int power(int field) {
    int owner = chevronOwner(field);
    return owner < 0 ? 0 : power(owner, field);
  }

  private int power(int seat, int field) {
    return Math.max(1, board.score(seat, PacruGrid.sector(field)));
  }

  /** Returns the fields whose colour a legal move changes, from the start of the move on. */
  public int[] recoloured(int move) {
    if (isPass(move)) {
      return new int[0];
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    var fields = new int[PacruGrid.distance(from, to)];
    int count = 0;
    if (fills(from, to)) {
      int direction = PacruGrid.direction(from, to);
      for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
        if (board.marker(on) != turn()) {
          fields[count++] = on;
        }
      }
    }
    if (board.marker(to) != turn()) {
      fields[count++] = to;
    }
    return Arrays.copyOf(fields, count);
  }

  /** Returns whether a legal move takes the moving chevron off the board. */
  public boolean costsChevron(int move) {
    return !isPass(move) && costsChevron(PacruMove.from(move), PacruMove.to(move));
  }

  @Override
  protected boolean costsChevron(int from, int to) {
    if (!fills(from, to)) {
      return false;
    }
    int direction = PacruGrid.direction(from, to);
    for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
      int marker = board.marker(on);
      if (marker >= 0 && marker != turn()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a move connects two fields of the mover's colour, with or without a jump. */
  private boolean connects(int from, int to) {
    return board.marker(from) == turn()
        && board.marker(to) == turn()
        && PacruGrid.distance(from, to) > 1;
  }

  /** Returns whether a move is a connection that colours the fields between. */
  private boolean fills(int from, int to) {
    return connects(from, to) && chevronBetween(from, to) < 0;
  }

  /** Returns the first field with a chevron between two fields on one line, or -1. */
  private int chevronBetween(int from, int to) {
    int direction = PacruGrid.direction(from, to);
    for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
      if (board.isOccupied(on)) {
        return on;
      }
    }
    return -1;
  }

  @Override
  protected void addChevronMoves(MoveList moves, int stance) {
    int from = PacruGrid.field(stance);
    int power = power(turn(), from);
    addLine(moves, from, PacruGrid.heading(stance - 1), power);
    addLine(moves, from, PacruGrid.heading(stance), power);
    addLine(moves, from, PacruGrid.heading(stance + 1), power);
  }

  private void addLine(MoveList moves, int from, int direction, int power) {
    int mine = turn();
    boolean anchored = board.marker(from) == mine;
    boolean overChevron = false;
    boolean overEnemy = false;
    int to = PacruGrid.step(from, direction);
    for (int distance = 1; distance <= power && to != PacruGrid.OFF; distance++) {
      if (board.isOccupied(to)) {
        if (!anchored) {
          return;
        }
        overChevron = true;
      } else if (board.isOpenColour(to, mine)) {
        boolean connects = anchored && distance > 1;
        if (connects || !overChevron) {
          add(moves, from, to, !connects || overChevron || !overEnemy);
        }
      } else if (!board.isEmpty(to)) {
        overEnemy = true;
      } else if (!overChevron) {
        add(moves, from, to, true);
      }
      to = PacruGrid.step(to, direction);
    }
  }

  @Override
  protected long makeMove(int move) {
    remember();
    long undoInfo = (long) quiet << QUIET_SHIFT;
    quiet++;
    if (isPass(move)) {
      if (move == PASS && trigger < 0 && !hasResigned(turn())) {
        trigger = turn();
        undoInfo |= TRIGGERED;
      }
      return undoInfo;
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int slot = board.slot(from);
    undoInfo |= PacruGrid.heading(board.stance(slot)) | slot << SLOT_SHIFT;
    if (fills(from, to)) {
      undoInfo |= FILLED | fill(from, to);
    }
    board.lift(slot);
    if ((undoInfo & LOST) == 0) {
      board.put(slot, PacruMove.stance(move));
    }
    if (board.marker(to) < 0) {
      board.paint(to, turn());
      undoInfo |= MARKED;
      quiet = 0;
    }
    return undoInfo;
  }

  /** Colours the fields between two others and returns their part of the undo information. */
  private long fill(int from, int to) {
    int mine = turn();
    int direction = PacruGrid.direction(from, to);
    int shift = LINE_SHIFT;
    long undoInfo = 0;
    for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
      int marker = board.marker(on);
      undoInfo |= marker + 1L << shift;
      shift += LINE_BITS;
      if (marker != mine) {
        undoInfo |= marker >= 0 ? LOST : 0;
        board.paint(on, mine);
        quiet = 0;
      }
    }
    return undoInfo;
  }

  @Override
  protected void unmakeMove(int move, long undoInfo) {
    quiet = (int) (undoInfo >> QUIET_SHIFT) & (1 << LINE_SHIFT - QUIET_SHIFT) - 1;
    if (isPass(move)) {
      if ((undoInfo & TRIGGERED) != 0) {
        trigger = -1;
      }
      return;
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    int slot = (int) undoInfo >> SLOT_SHIFT & 15;
    if ((undoInfo & MARKED) != 0) {
      board.paint(to, -1);
    }
    if ((undoInfo & LOST) == 0) {
      board.lift(slot);
    }
    board.put(slot, PacruGrid.stance(from, (int) undoInfo));
    if ((undoInfo & FILLED) != 0) {
      int direction = PacruGrid.direction(from, to);
      long line = undoInfo >> LINE_SHIFT;
      for (int on = PacruGrid.step(from, direction); on != to; on = PacruGrid.step(on, direction)) {
        board.paint(on, (int) (line & (1 << LINE_BITS) - 1) - 1);
        line >>= LINE_BITS;
      }
    }
  }

  private void remember() {
    if (ply() == keys.length) {
      keys = Arrays.copyOf(keys, 2 * ply());
    }
    keys[ply()] = super.hash();
  }

  @Override
  protected @Nullable Reason judge() {
    if (trigger == turn()) {
      return PacruReason.FINAL_ROUND;
    }
    if (quiet >= QUIET_TURNS) {
      return CommonReason.NO_PROGRESS;
    }
    return occurrences() >= OCCURRENCES ? CommonReason.REPETITION : null;
  }

  /** Returns how often this position occurred since the last change of colour. */
  private int occurrences() {
    long key = super.hash();
    int count = 1;
    for (int i = ply() - seats(); i >= ply() - quiet; i -= seats()) {
      if (keys[i] == key) {
        count++;
      }
    }
    return count;
  }

  @Override
  protected void checkWay(int from, int to) throws RefusalException {
    int power = power(turn(), from);
    if (PacruGrid.distance(from, to) > power) {
      throw new RefusalException(
          PacruReason.POWER, PacruGrid.name(from), power, PacruGrid.name(to));
    }
    if (board.isOccupied(to)) {
      throw new RefusalException(PacruReason.OCCUPIED, PacruGrid.name(to));
    }
    if (board.marker(to) >= 0 && board.marker(to) != turn()) {
      throw new RefusalException(PacruReason.FOREIGN_COLOUR, PacruGrid.name(to));
    }
    int between = chevronBetween(from, to);
    if (between >= 0 && !connects(from, to)) {
      throw new RefusalException(PacruReason.BLOCKED, PacruGrid.name(between), PacruGrid.name(to));
    }
  }

  @Override
  public long hash() {
    return trigger < 0 ? super.hash() : super.hash() ^ TRIGGER_KEYS[trigger];
  }

  @Override
  public long computeHash() {
    return trigger < 0 ? super.computeHash() : super.computeHash() ^ TRIGGER_KEYS[trigger];
  }
}
