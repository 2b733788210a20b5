package tabuleiro.rules.shi;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Position of Shi with the rules for moves, captures and the end of the game. Seat 0 is always
 * Samurai, which starts at the top, and seat 1 Ninja, even if Ninja begins.
 */
public final class ShiPosition extends FromToPosition {
  /** The number of plies without a capture that make a draw: 40 moves by each side. */
  private static final int QUIET_LIMIT = 80;

  private static final int MAX_SQUARES = Shi.MAX_SIDE * Shi.MAX_SIDE;
  private static final long[] KEYS = Zobrist.keys(0x541, 2 * MAX_SQUARES);

  private final ShiRays rays;
  private final ShiBoard board;
  private final int lossLimit;

  /** The number of pieces that each seat has taken. */
  private final int[] taken;

  ShiPosition(Options options, ShiBoard board, int[] taken, int turn) {
    super(options, ShiRays.of(options.number("size")).squares(), "d1-d5");
    rays = ShiRays.of(squares().side());
    this.board = board;
    this.taken = taken.clone();
    lossLimit = Shi.lossLimit(options);
    begin(turn);
  }

  private ShiPosition(ShiPosition that) {
    super(that);
    rays = that.rays;
    board = that.board.copy();
    taken = that.taken.clone();
    lossLimit = that.lossLimit;
  }

  @Override
  public int owner(int square) {
    return board.owner(square);
  }

  /** Returns the board, for evaluation. */
  ShiBoard board() {
    return board;
  }

  /** Returns the number of lost pieces that loses the game. */
  public int lossLimit() {
    return lossLimit;
  }

  /** Returns the square of the screen over which a move captures, or -1. */
  public int screen(int move) {
    if (isCapture(move)) {
      for (int square : Objects.requireNonNull(rays.between(from(move), to(move)))) {
        if (owner(square) >= 0) {
          return square;
        }
      }
    }
    return -1;
  }

  @Override
  protected void generate(MoveList moves) {
    board.generate(moves, turn());
  }

  @Override
  protected void make(int move, int seat) {
    int from = from(move);
    int to = to(move);
    if (isCapture(move)) {
      board.toggle(seat ^ 1, to);
      taken[seat]++;
      key ^= key(seat ^ 1, to);
    }
    board.toggle(seat, from);
    board.toggle(seat, to);
    key ^= key(seat, from) ^ key(seat, to);
  }

  @Override
  protected void unmake(int move, int seat) {
    board.toggle(seat, to(move));
    board.toggle(seat, from(move));
    if (isCapture(move)) {
      board.toggle(seat ^ 1, to(move));
      taken[seat]--;
    }
  }

  private static long key(int seat, int square) {
    return KEYS[seat * MAX_SQUARES + square];
  }

  @Override
  protected long boardKey() {
    long sum = 0;
    for (int square = 0; square < squares().count(); square++) {
      if (owner(square) >= 0) {
        sum ^= key(owner(square), square);
      }
    }
    return sum;
  }

  @Override
  protected boolean isProgress(int move) {
    return isCapture(move);
  }

  @Override
  protected int noProgressLimit() {
    return QUIET_LIMIT;
  }

  @Override
  protected void decide() {
    for (int seat = 0; seat < 2; seat++) {
      if (taken[seat] >= lossLimit) {
        end(1 << seat, ShiReason.REDUCED);
      }
    }
  }

  /** Returns the number of enemy pieces that the seat has taken. */
  @Override
  public int score(int seat) {
    return taken[seat];
  }

  @Override
  public ShiPosition copy() {
    return new ShiPosition(this);
  }

  @Override
  protected RefusalException refusalFrom(int from) {
    var refusal = notYours(from);
    return refusal != null ? refusal : new RefusalException(ShiReason.CANNOT_MOVE, name(from));
  }

  private @Nullable RefusalException notYours(int from) {
    if (owner(from) == turn()) {
      return null;
    }
    return new RefusalException(
        owner(from) < 0 ? ShiReason.NO_PIECE : ShiReason.ENEMY_PIECE, name(from));
  }

  @Override
  protected RefusalException refusalOf(int from, int to) {
    var refusal = notYours(from);
    if (refusal != null) {
      return refusal;
    }
    if (from == to) {
      return new RefusalException(ShiReason.STAYS, name(from));
    }
    var between = rays.between(from, to);
    if (between == null) {
      return new RefusalException(ShiReason.NOT_A_LINE, name(from), name(to));
    }
    return owner(to) == turn()
        ? new RefusalException(ShiReason.OWN_PIECE, name(to))
        : refusalAlong(between, to);
  }

  private RefusalException refusalAlong(int[] between, int to) {
    int screen = -1;
    for (int square : between) {
      if (owner(square) == (turn() ^ 1)) {
        return new RefusalException(ShiReason.ENEMY_IN_THE_WAY, name(square));
      }
      if (owner(square) == turn()) {
        if (screen >= 0) {
          return new RefusalException(ShiReason.TWO_FRIENDS_BLOCK, name(screen), name(square));
        }
        screen = square;
      }
    }
    return screen < 0
        ? new RefusalException(ShiReason.NEEDS_A_SCREEN, name(to))
        : new RefusalException(ShiReason.NOTHING_TO_CAPTURE, name(screen), name(to));
  }

  private String name(int square) {
    return squares().name(square);
  }

  @Override
  public String layout() {
    return ShiLayoutCodec.write(this, isAfterPass());
  }
}
