package tabuleiro.rules.shacru;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
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

/** Position of Shacru with the rules for moves, trails and the end of the game. */
public final class ShacruPosition extends PacruPosition {
  private static final int QUIET_ROUNDS = 10;

  // Undo information: the old heading, whether a marker was laid, the old quiet count.
  private static final long MARKED = 8;
  private static final int QUIET_SHIFT = 4;

  private final boolean openTrails;
  private final Reachability reachability;

  /** The number of turns in a row without a new marker. */
  private int quiet;

  ShacruPosition(Options options, ChevronBoard board, int turn) {
    super(options, board, turn, options.is("twist", "on"));
    openTrails = options.is("trails", "open");
    reachability = new Reachability(board, hasTwist(), openTrails);
  }

  private ShacruPosition(ShacruPosition other) {
    super(other);
    openTrails = other.openTrails;
    reachability = new Reachability(board, hasTwist(), openTrails);
    quiet = other.quiet;
  }

  @Override
  public ShacruPosition copy() {
    return new ShacruPosition(this);
  }

  @Override
  protected void addChevronMoves(MoveList moves, int stance) {
    for (int turn = -1; turn <= 1; turn++) {
      int to = PacruGrid.ahead(stance, turn);
      if (isFree(to, turn())) {
        add(moves, PacruGrid.field(stance), to, true);
      }
    }
  }

  /**
   * Appends the moves after the end in earlier versions, which did not recognise immobile chevrons:
   * with open trails a game went on for some moves that laid no marker. They had no resignation.
   */
  @Override
  public void legacyMoves(MoveList moves) {
    if (ending() == PacruReason.NOTHING_IN_REACH
        && resigned() == 0
        && reachability.anyNeutralInEarlierVersions()) {
      addMovesOrPass(moves);
    }
  }

  /** Returns the markers and chevrons, for evaluation. */
  ChevronBoard board() {
    return board;
  }

  /** Returns whether chevrons may enter fields of their own colour. */
  public boolean hasOpenTrails() {
    return openTrails;
  }

  /** Returns whether a chevron of the seat may enter the field. */
  boolean isFree(int field, int seat) {
    return board.isEmpty(field) || openTrails && board.isOpenColour(field, seat);
  }

  /**
   * Returns the seat that wins whatever is still played, or -1. Its lead is larger than the fields
   * that any other seat could still reach, since fields never change their owner.
   */
  public int certainWinner() {
    int ahead = -1;
    for (int seat = 0; seat < seats(); seat++) {
      if (!hasResigned(seat) && (ahead < 0 || score(seat) > score(ahead))) {
        ahead = seat;
      }
    }
    for (int seat = 0; seat < seats(); seat++) {
      if (seat != ahead
          && !hasResigned(seat)
          && score(seat) + reachability.countNeutral(seat, resigned()) >= score(ahead)) {
        return -1;
      }
    }
    return ahead;
  }

  /** Returns the neutral fields that chevrons of other seats could ever reach. */
  BitSet reachOfOthers(int seat) {
    var fields = new BitSet();
    for (int other = 0; other < seats(); other++) {
      if (other != seat) {
        reachability.addNeutral(other, resigned(), fields);
      }
    }
    return fields;
  }

  @Override
  protected long makeMove(int move) {
    long undoInfo = (long) quiet << QUIET_SHIFT;
    quiet++;
    if (isPass(move)) {
      return undoInfo;
    }
    int slot = board.slot(PacruMove.from(move));
    int to = PacruMove.to(move);
    undoInfo |= PacruGrid.heading(board.stance(slot));
    board.lift(slot);
    if (board.isEmpty(to)) {
      board.paint(to, turn());
      undoInfo |= MARKED;
      quiet = 0;
    }
    board.put(slot, PacruMove.stance(move));
    return undoInfo;
  }

  @Override
  protected void unmakeMove(int move, long undoInfo) {
    quiet = (int) (undoInfo >> QUIET_SHIFT);
    if (isPass(move)) {
      return;
    }
    int to = PacruMove.to(move);
    int slot = board.slot(to);
    board.lift(slot);
    if ((undoInfo & MARKED) != 0) {
      board.paint(to, -1);
    }
    board.put(slot, PacruGrid.stance(PacruMove.from(move), (int) undoInfo));
  }

  @Override
  protected @Nullable Reason judge() {
    if (openTrails && quiet >= QUIET_ROUNDS * seats()) {
      return CommonReason.NO_PROGRESS;
    }
    boolean anyMove = false;
    // The seat to move comes first, since it nearly always has a move that ends the loop.
    for (int i = 0, seat = turn(); i < seats(); i++, seat = seat + 1 == seats() ? 0 : seat + 1) {
      int first = seat * ChevronBoard.SLOTS;
      for (int slot = first; slot < first + ChevronBoard.SLOTS && !hasResigned(seat); slot++) {
        int stance = board.stance(slot);
        if (stance >= 0) {
          for (int turn = -1; turn <= 1; turn++) {
            int to = PacruGrid.ahead(stance, turn);
            if (board.isEmpty(to)) {
              return null;
            }
            anyMove |= isFree(to, seat);
          }
        }
      }
    }
    if (!anyMove) {
      return PacruReason.NOBODY_CAN_MOVE;
    }
    return reachability.anyNeutral(resigned()) ? null : PacruReason.NOTHING_IN_REACH;
  }

  @Override
  protected void checkWay(int from, int to) throws RefusalException {
    if (PacruGrid.distance(from, to) > 1) {
      throw new RefusalException(PacruReason.ONE_FIELD, PacruGrid.name(from), PacruGrid.name(to));
    }
    if (board.isOccupied(to)) {
      throw new RefusalException(PacruReason.OCCUPIED, PacruGrid.name(to));
    }
    if (!isFree(to, turn())) {
      var reason = openTrails ? PacruReason.FOREIGN_COLOUR : PacruReason.CLOSED;
      throw new RefusalException(reason, PacruGrid.name(to));
    }
  }

  @Override
  protected boolean costsChevron(int from, int to) {
    return false;
  }
}
