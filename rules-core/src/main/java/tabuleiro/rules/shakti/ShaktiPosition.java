package tabuleiro.rules.shakti;

import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Zobrist;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Position of Shakti with the rules for moves, removed tiles, check and the end of the game. Seat 0
 * is White, which begins at the bottom, seat 1 is Black.
 */
public final class ShaktiPosition extends FromToPosition {
  /** The number of plies without progress that make a draw: 50 moves by each side. */
  static final int QUIET_LIMIT = 100;

  private static final int COUNT = ShaktiRays.COUNT;
  private static final long[] KEYS = Zobrist.keys(0x5a4711, 5 * COUNT);
  private static final int KING_KEYS = 2;
  private static final int GAP_KEYS = 4;

  private final ShaktiBoard board;
  private final boolean safeOnly;
  private final MoveList scratch = new MoveList();

  ShaktiPosition(Options options, ShaktiBoard board, int turn) {
    super(options, ShaktiRays.SQUARES, "b2-d4");
    this.board = board;
    safeOnly = board.freeling || options.is("strict", "on");
    begin(turn);
  }

  private ShaktiPosition(ShaktiPosition that) {
    super(that);
    board = new ShaktiBoard(that.board);
    safeOnly = that.safeOnly;
  }

  @Override
  public int owner(int square) {
    for (int seat = 0; seat < 2; seat++) {
      if ((board.pieces(seat) >>> square & 1) != 0) {
        return seat;
      }
    }
    return -1;
  }

  /** Returns whether a king stands on the square. */
  public boolean isKing(int square) {
    return board.king[0] == square || board.king[1] == square;
  }

  /** Returns whether the square has lost its tile. */
  public boolean isGap(int square) {
    return (board.tiles >>> square & 1) == 0;
  }

  /** Returns the square of the seat's king, or -1 once it is taken. */
  public int king(int seat) {
    return board.king[seat] == ShaktiBoard.NOWHERE ? -1 : board.king[seat];
  }

  /** Returns the squares of the seat's warriors as a bit set. */
  public long warriors(int seat) {
    return board.warriors[seat];
  }

  /** Returns the squares that have a tile as a bit set. */
  public long tiles() {
    return board.tiles;
  }

  /** Returns whether the seat's king could be taken next, which Freeling's rules never allow. */
  public boolean isInCheck(int seat) {
    return board.attacker(seat) >= 0;
  }

  /** Returns whether the seat to move is in check and loses its king after every move. */
  public boolean isCheckmate() {
    return isInCheck(turn()) && !board.hasSafeMove(turn(), scratch);
  }

  /** Returns a copy of the board. */
  ShaktiBoard boardCopy() {
    return new ShaktiBoard(board);
  }

  /** Returns whether moves that expose the own king are illegal. */
  boolean mustKeepKingSafe() {
    return safeOnly;
  }

  /** Returns the tiles from which warriors of the seat to move would give check. */
  long checkingTiles() {
    return board.checkingTiles(turn() ^ 1);
  }

  /** Returns whether a move of the seat to move exposes its king. */
  boolean exposesKing(int move) {
    return !takesKing(move) && board.attackerAfter(move, turn()) >= 0;
  }

  /** Appends the moves after which the king of the seat to move is safe. */
  void safeMoves(MoveList moves) {
    board.generate(moves, turn(), true);
  }

  /** Appends a move that takes the enemy king, if there is one, and returns whether there is. */
  boolean addKingCapture(MoveList moves) {
    return board.addKingCapture(moves, turn());
  }

  /** Appends the captures that do not expose the king. */
  void captures(MoveList moves) {
    if (!board.addKingCapture(moves, turn())) {
      board.addWarriorCaptures(moves, turn());
    }
  }

  /** Refuses a position to which no move of the other seat can lead. */
  void checkReachable() throws RefusalException {
    int last = turn() ^ 1;
    int threat = safeOnly ? board.threat(last) : -1;
    if (threat >= 0) {
      boolean faces = board.freeling && threat == king(turn());
      throw new RefusalException(
          faces ? ShaktiReason.KINGS_FACE : ShaktiReason.ATTACKED_OFF_TURN,
          squares().name(king(last)),
          squares().name(threat));
    }
  }

  /** Returns the tile that a move turns into a gap, or -1. */
  public static int removedBy(int move) {
    return ShaktiBoard.removed(move);
  }

  /** Returns whether a move takes the enemy king. */
  public static boolean takesKing(int move) {
    return (move & ShaktiBoard.TAKES_KING) != 0;
  }

  /** Returns whether a move is made by a king. */
  static boolean isByKing(int move) {
    return (move & ShaktiBoard.BY_KING) != 0;
  }

  @Override
  protected void generate(MoveList moves) {
    board.generate(moves, turn(), safeOnly);
  }

  @Override
  protected void make(int move, int seat) {
    board.make(move, seat);
    int kind = (move & ShaktiBoard.BY_KING) != 0 ? KING_KEYS + seat : seat;
    key ^= key(kind, from(move)) ^ key(kind, to(move));
    if (isCapture(move)) {
      int enemy = seat ^ 1;
      key ^= key(takesKing(move) ? KING_KEYS + enemy : enemy, to(move));
    }
    if (removedBy(move) >= 0) {
      key ^= key(GAP_KEYS, removedBy(move));
    }
  }

  @Override
  protected void unmake(int move, int seat) {
    board.unmake(move, seat);
  }

  private static long key(int kind, int square) {
    return KEYS[kind * COUNT + square];
  }

  @Override
  protected long boardKey() {
    long sum = 0;
    for (int square = 0; square < COUNT; square++) {
      if (owner(square) >= 0) {
        sum ^= key((isKing(square) ? KING_KEYS : 0) + owner(square), square);
      } else if (isGap(square)) {
        sum ^= key(GAP_KEYS, square);
      }
    }
    return sum;
  }

  @Override
  protected boolean isProgress(int move) {
    return isCapture(move) || removedBy(move) >= 0;
  }

  @Override
  protected int noProgressLimit() {
    return QUIET_LIMIT;
  }

  @Override
  protected void decide() {
    int other = turn() ^ 1;
    if (board.king[turn()] == ShaktiBoard.NOWHERE) {
      end(1 << other, ShaktiReason.KING_TAKEN);
    } else if ((board.warriors[0] | board.warriors[1]) == 0) {
      endInDraw(ShaktiReason.NO_WARRIORS);
    } else if (safeOnly && isCheckmate()) {
      end(1 << other, ShaktiReason.CHECKMATE);
    }
  }

  /** Returns the number of enemy pieces that the seat has taken, the king included. */
  @Override
  public int score(int seat) {
    return 3 - Long.bitCount(board.pieces(seat ^ 1) & ShaktiBoard.ALL_TILES);
  }

  @Override
  public ShaktiPosition copy() {
    return new ShaktiPosition(this);
  }

  @Override
  protected RefusalException refusalFrom(int from) {
    var refusal = new ShaktiRefusalFinder(board, turn()).from(from);
    return refusal != null
        ? refusal
        : new RefusalException(ShaktiReason.CANNOT_MOVE, squares().name(from));
  }

  @Override
  protected RefusalException refusalOf(int from, int to) {
    return new ShaktiRefusalFinder(board, turn()).move(from, to);
  }

  @Override
  public String layout() {
    return ShaktiLayoutCodec.write(this, isAfterPass());
  }
}
