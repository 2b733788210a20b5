package tabuleiro.rules.pacru;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.board.Heading;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Reason;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;

/**
 * Base class of the positions of Shacru and Azacru, with what their rules share, such as seats,
 * passing and resignation. Subclasses define how chevrons move and when a game ends.
 */
public abstract class PacruPosition extends Position {
  private static final long[] TURN_KEYS = Zobrist.keys(0x9ac03, 4);
  private static final long[] RESIGNED_KEYS = Zobrist.keys(0x9ac04, 1 << 4);

  /** The markers and chevrons. */
  protected final ChevronBoard board;

  private final Options options;
  private final int seats;
  private final boolean twist;
  private int turn;
  private int ply;
  private int resigned;
  private int[] played = new int[128];
  private long[] undoInfos = new long[128];
  private boolean judged;
  private @Nullable Reason ending;

  /** Creates a position without history, with or without the border twist. */
  protected PacruPosition(Options options, ChevronBoard board, int turn, boolean twist) {
    this.options = options;
    this.board = board;
    this.turn = turn;
    seats = options.number("players");
    this.twist = twist;
  }

  /** Creates a copy with its history. */
  protected PacruPosition(PacruPosition other) {
    board = new ChevronBoard(other.board);
    options = other.options;
    seats = other.seats;
    twist = other.twist;
    turn = other.turn;
    ply = other.ply;
    resigned = other.resigned;
    played = other.played.clone();
    undoInfos = other.undoInfos.clone();
    judged = other.judged;
    ending = other.ending;
  }

  /** Appends the moves of a chevron of the seat to move, even if the game is over. */
  protected abstract void addChevronMoves(MoveList moves, int stance);

  /** Makes a move on the board and returns the information for {@link #unmakeMove}. */
  protected abstract long makeMove(int move);

  /** Unmakes a move on the board; the seat that moved is to move again. */
  protected abstract void unmakeMove(int move, long undoInfo);

  /** Begins after resignations and, unless it is -1, the pass of the seat that triggers the end. */
  final void begin(int resignedSeats, int triggerSeat) throws RefusalException {
    if (resignedSeats != 0 && seats - Integer.bitCount(resignedSeats) < 2) {
      throw new RefusalException(CommonReason.CANNOT_RESIGN);
    }
    resigned = resignedSeats;
    if (triggerSeat >= 0) {
      begin(triggerSeat);
    }
  }

  /** Begins in the final round that a seat's pass has triggered, if the game has one. */
  protected void begin(int triggerSeat) throws RefusalException {
    throw new RefusalException(PacruReason.NO_TRIGGER);
  }

  /** Returns the seat that triggered the final round by its pass, or -1. */
  public int trigger() {
    return -1;
  }

  /** Returns why the game is over, or null. */
  protected abstract @Nullable Reason judge();

  /** Refuses a move of the mover's chevron along a line in front of it, unless it is legal. */
  protected abstract void checkWay(int from, int to) throws RefusalException;

  /** Returns whether a move between two fields takes the chevron off the board. */
  protected abstract boolean costsChevron(int from, int to);

  /** Appends a move in all headings in which it can end. */
  protected final void add(MoveList moves, int from, int to, boolean stays) {
    moves.add(PacruMove.of(from, to, 0));
    if (stays && twist && PacruGrid.crosses(from, to)) {
      moves.add(PacruMove.of(from, to, -1));
      moves.add(PacruMove.of(from, to, 1));
    }
  }

  /** Returns whether this game is played with the border twist. */
  public final boolean hasTwist() {
    return twist;
  }

  /** Returns whether a legal move between two fields leaves a choice of headings. */
  final boolean offersTwist(int from, int to) {
    return twist && PacruGrid.crosses(from, to) && !costsChevron(from, to);
  }

  @Override
  public final Options options() {
    return options;
  }

  @Override
  public final int seats() {
    return seats;
  }

  @Override
  public final int resigned() {
    return resigned;
  }

  /** Returns whether a move is a pass or a resignation. */
  protected static boolean isPass(int move) {
    return move == PASS || move == RESIGN;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final int ply() {
    return ply;
  }

  /** Returns the last move, or a pass if there is none. */
  final int lastMove() {
    return ply == 0 ? PASS : played[ply - 1];
  }

  @Override
  public final void moves(MoveList moves) {
    if (!isOver()) {
      addMovesOrPass(moves);
    }
  }

  /**
   * Appends the moves of the seat to move, or the pass if there is none, even if the game is over.
   */
  protected final void addMovesOrPass(MoveList moves) {
    int before = moves.size();
    for (int number = 0; number < ChevronBoard.SLOTS && !hasResigned(turn); number++) {
      int stance = stance(turn, number);
      if (stance >= 0) {
        addChevronMoves(moves, stance);
      }
    }
    if (moves.size() == before) {
      moves.add(PASS);
    }
  }

  @Override
  public final void play(int move) {
    if (ply == played.length) {
      played = Arrays.copyOf(played, 2 * ply);
      undoInfos = Arrays.copyOf(undoInfos, 2 * ply);
    }
    played[ply] = move;
    undoInfos[ply] = makeMove(move);
    resigned |= move == RESIGN ? 1 << turn : 0;
    ply++;
    turn = turn + 1 == seats ? 0 : turn + 1;
    judged = false;
  }

  @Override
  public final void undo() {
    ply--;
    turn = turn == 0 ? seats - 1 : turn - 1;
    unmakeMove(played[ply], undoInfos[ply]);
    resigned ^= played[ply] == RESIGN ? 1 << turn : 0;
    judged = false;
  }

  @Override
  public final @Nullable Reason ending() {
    if (!judged) {
      ending = judge();
      judged = true;
    }
    return ending;
  }

  @Override
  public final int winners() {
    if (ending() == null) {
      return 0;
    }
    int most = -1;
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (hasResigned(seat)) {
        continue;
      }
      int score = board.score(seat);
      if (score > most) {
        most = score;
        winners = 0;
      }
      if (score == most) {
        winners |= 1 << seat;
      }
    }
    return winners;
  }

  @Override
  public final int score(int seat) {
    return board.score(seat);
  }

  @Override
  public long hash() {
    return board.hash() ^ keys();
  }

  @Override
  public long computeHash() {
    return board.computeHash() ^ keys();
  }

  private long keys() {
    return resigned == 0 ? TURN_KEYS[turn] : TURN_KEYS[turn] ^ RESIGNED_KEYS[resigned];
  }

  @Override
  public final String format(int move) {
    return PacruMove.format(move);
  }

  @Override
  public final int parse(String text) throws RefusalException {
    return new PacruMoveParser(this).parse(text);
  }

  @Override
  public final List<Touch> touches(int move) {
    if (isPass(move)) {
      return List.of(new Touch.Pass());
    }
    int from = PacruMove.from(move);
    int to = PacruMove.to(move);
    var touches = new ArrayList<Touch>(List.of(new Touch.Square(from), new Touch.Square(to)));
    if (offersTwist(from, to)) {
      touches.add(new Touch.Turn(PacruMove.twist(move)));
    }
    return touches;
  }

  @Override
  public final RefusalException refusalOf(List<Touch> touches) {
    return new PacruMoveParser(this).refusalOf(touches);
  }

  @Override
  public final String layout() {
    return PacruLayoutCodec.write(this);
  }

  /** Returns the seat whose marker lies on a field, or -1. */
  public final int markerOwner(int field) {
    return board.marker(field);
  }

  /** Returns the seat whose chevron stands on a field, or -1. */
  public final int chevronOwner(int field) {
    return board.isOccupied(field) ? board.slot(field) / ChevronBoard.SLOTS : -1;
  }

  /** Returns the heading of the chevron on a field, or null if there is none. */
  public final @Nullable Heading chevronHeading(int field) {
    return board.isOccupied(field) ? Heading.of(board.stance(board.slot(field))) : null;
  }

  /**
   * Returns the stance of a seat's chevron ({@link PacruGrid#stance}) by its number below {@link
   * ChevronBoard#SLOTS}, or -1 if it is gone.
   */
  public final int stance(int seat, int number) {
    return board.stance(seat * ChevronBoard.SLOTS + number);
  }
}
