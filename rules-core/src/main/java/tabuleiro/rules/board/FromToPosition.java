package tabuleiro.rules.board;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Base class of positions for two seats in which a move takes a piece from one square to another;
 * implements notation, touches, history and draw rules.
 *
 * <p>A packed move holds the origin in bits 0–7, the target in bits 8–15 and {@link #CAPTURE}; the
 * bits above belong to the game.
 */
public abstract class FromToPosition extends Position {
  /** The bit of a packed move that captures an enemy piece. */
  public static final int CAPTURE = 1 << 16;

  private static final int NOBODY = 0;
  private static final int BOTH = 3;
  private static final Pattern MOVE = Pattern.compile("([a-z]\\d{1,2})[-x]?([a-z]\\d{1,2})");
  private static final long SIDE_KEY = Zobrist.mix(0x51de);
  private static final long PASSED_KEY = Zobrist.mix(0x9a55);

  /** The hash of the board and the side to move; {@link #make} updates the board's part. */
  protected long key;

  private final Options options;
  private final Squares squares;
  private final String example;
  private int turn;
  private PositionHistory history;
  private int winners;
  private @Nullable Reason ending;

  /** Creates a position on a board; the example shows in messages what a move looks like. */
  protected FromToPosition(Options options, Squares squares, String example) {
    this.options = options;
    this.squares = squares;
    this.example = example;
  }

  /** Creates an independent copy. */
  protected FromToPosition(FromToPosition that) {
    options = that.options;
    squares = that.squares;
    example = that.example;
    key = that.key;
    turn = that.turn;
    history = new PositionHistory(that.history);
    winners = that.winners;
    ending = that.ending;
  }

  /** Starts the history. A constructor calls it last, once the board is set up. */
  protected final void begin(int firstSeat) {
    turn = firstSeat;
    key = sideKey() ^ boardKey();
    history = new PositionHistory(key, false);
    judge();
  }

  /**
   * Lets the seat to move pass before the history begins, for layouts just after a pass. Refused if
   * the seat has a move.
   */
  public final void beginWithPass() throws RefusalException {
    if (!mustPass()) {
      throw new RefusalException(CommonReason.CANNOT_PASS);
    }
    play(PASS);
    history = new PositionHistory(key, true);
  }

  /** Returns whether the last move was a pass, so that another pass ends the game. */
  public final boolean isAfterPass() {
    return history.passed();
  }

  /** Returns the number of moves since the last progress, passes included. */
  public final int pliesSinceProgress() {
    return history.pliesSinceProgress();
  }

  /** Makes a move that is no pass on the board and updates the key. */
  protected abstract void make(int move, int seat);

  /** Unmakes a move on the board; the caller restores the key. */
  protected abstract void unmake(int move, int seat);

  /** Returns whether a move makes all earlier positions unreachable. */
  protected abstract boolean isProgress(int move);

  /** Returns the number of moves in a row without progress that make a draw. */
  protected abstract int noProgressLimit();

  /** Returns the hash of the board, computed from scratch. */
  protected abstract long boardKey();

  /** Calls {@link #end} if the board alone ends the game. */
  protected abstract void decide();

  /** Appends the legal moves of a game that goes on, except the pass. */
  protected abstract void generate(MoveList moves);

  /** Returns why the seat to move cannot move from a square. */
  protected abstract @Nullable RefusalException refusalFrom(int from);

  /** Returns why the seat to move cannot move from one square to another. */
  protected abstract @Nullable RefusalException refusalOf(int from, int to);

  /** Returns the seat, from 0, whose piece stands on a square, or -1. */
  public abstract int owner(int square);

  /** Returns the origin of a move. */
  public static int from(int move) {
    return move & 0xff;
  }

  /** Returns the target of a move. */
  public static int to(int move) {
    return move >>> 8 & 0xff;
  }

  /** Returns whether a move captures an enemy piece. */
  public static boolean isCapture(int move) {
    return (move & CAPTURE) != 0;
  }

  /** Returns whether a move captures the piece that has just captured another. */
  public final boolean isRecapture(int move) {
    int last = history.lastMove();
    return isCapture(move) && isCapture(last) && to(move) == to(last);
  }

  /** Returns the squares of the board. */
  public final Squares squares() {
    return squares;
  }

  /** Ends the game with a bit set of winning seats. */
  protected final void end(int winningSeats, @Nullable Reason reason) {
    winners = winningSeats;
    ending = reason;
  }

  /** Ends the game as a draw. */
  protected final void endInDraw(Reason reason) {
    end(BOTH, reason);
  }

  private void judge() {
    decide();
    if (winners != NOBODY) {
      return;
    }
    if (history.bothPassed()) {
      endInDraw(CommonReason.BOTH_PASSED);
    } else if (history.isThreefold()) {
      endInDraw(CommonReason.REPETITION);
    } else if (history.pliesSinceProgress() >= noProgressLimit()) {
      endInDraw(CommonReason.NO_PROGRESS);
    }
  }

  private long sideKey() {
    return turn == 0 ? 0 : SIDE_KEY;
  }

  @Override
  public final void play(int move) {
    if (move != PASS) {
      make(move, turn);
    }
    key ^= SIDE_KEY;
    turn ^= 1;
    history.add(move, key, isProgress(move));
    judge();
  }

  @Override
  public final void undo() {
    int move = history.removeLast();
    turn ^= 1;
    if (move != PASS) {
      unmake(move, turn);
    }
    key = history.key();
    end(NOBODY, null);
  }

  @Override
  public final void moves(MoveList moves) {
    if (winners != NOBODY) {
      return;
    }
    int before = moves.size();
    generate(moves);
    if (moves.size() == before) {
      moves.add(PASS);
    }
  }

  @Override
  public final Options options() {
    return options;
  }

  @Override
  public final int seats() {
    return 2;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final int ply() {
    return history.ply();
  }

  @Override
  public final int winners() {
    return winners;
  }

  @Override
  public final @Nullable Reason ending() {
    return ending;
  }

  @Override
  public final long hash() {
    // After a pass another one ends the game. Repetition compares positions without that bit.
    return history.passed() ? key ^ PASSED_KEY : key;
  }

  @Override
  public final long computeHash() {
    return sideKey() ^ boardKey() ^ (history.passed() ? PASSED_KEY : 0);
  }

  @Override
  public final String format(int move) {
    return move == PASS
        ? "pass"
        : squares.name(from(move)) + (isCapture(move) ? "x" : "-") + squares.name(to(move));
  }

  @Override
  public final int parse(String text) throws RefusalException {
    if (isOver()) {
      throw new RefusalException(CommonReason.GAME_OVER);
    }
    var plain = text.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    var legal = legalMoves();
    boolean mustPass = legal.contains(PASS);
    if (plain.equals("pass")) {
      if (mustPass) {
        return PASS;
      }
      throw new RefusalException(CommonReason.CANNOT_PASS);
    }
    var match = MOVE.matcher(plain);
    if (!match.matches()) {
      throw new RefusalException(CommonReason.UNREADABLE, text.strip(), example);
    }
    int from = squareOf(match.group(1));
    int to = squareOf(match.group(2));
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (move != PASS && from(move) == from && to(move) == to) {
        return move;
      }
    }
    throw mustPass ? new RefusalException(CommonReason.MUST_PASS) : refusalOf(from, to);
  }

  private int squareOf(String name) throws RefusalException {
    int square = squares.parse(name);
    if (square < 0) {
      throw new RefusalException(CommonReason.OFF_THE_BOARD, name);
    }
    return square;
  }

  @Override
  public final List<Touch> touches(int move) {
    return move == PASS
        ? List.of(new Touch.Pass())
        : List.of(new Touch.Square(from(move)), new Touch.Square(to(move)));
  }

  @Override
  public final RefusalException refusalOf(List<Touch> touches) {
    if (isOver()) {
      return new RefusalException(CommonReason.GAME_OVER);
    }
    if (mustPass()) {
      return new RefusalException(CommonReason.MUST_PASS);
    }
    if (touches.contains(new Touch.Pass())) {
      return new RefusalException(CommonReason.CANNOT_PASS);
    }
    for (var touch : touches) {
      if (!(touch instanceof Touch.Square)) {
        return new RefusalException(CommonReason.UNREADABLE, touch, example);
      }
      if (squareOf(touch) < 0 || squareOf(touch) >= squares.count()) {
        return new RefusalException(CommonReason.OFF_THE_BOARD, squareOf(touch));
      }
    }
    var refusal =
        switch (touches.size()) {
          case 1 -> refusalFrom(squareOf(touches.get(0)));
          case 2 -> refusalOf(squareOf(touches.get(0)), squareOf(touches.get(1)));
          default -> new RefusalException(CommonReason.UNREADABLE, touches, example);
        };
    return Objects.requireNonNull(refusal, "a legal move begins with these touches");
  }

  private static int squareOf(Touch touch) {
    return ((Touch.Square) touch).index();
  }
}
