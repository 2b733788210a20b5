package tabuleiro.rules.game;

import java.util.List;

/**
 * A position of a game that is played forwards and backwards. The same object serves the rules, the
 * search and the screen.
 *
 * <p>Moves are packed into ints whose meaning only the game knows. {@link #moves}, {@link #play}
 * and {@link #undo} allocate nothing once their arrays have grown. Not safe for several threads:
 * give each its own {@link #copy}.
 */
public abstract class Position {
  /** The compulsory pass; no other move has this value. */
  public static final int PASS = 0;

  /** Giving up in a game that others go on with; no other move has this value. */
  public static final int RESIGN = Integer.MIN_VALUE;

  /** The options the game is played with. */
  public abstract Options options();

  /** How many seats there are. */
  public abstract int seats();

  /** The seat to move, from 0. */
  public abstract int turn();

  /** How many moves, passes included, were played since the start or the layout. */
  public abstract int ply();

  /**
   * Appends every legal move, each once. Without a legal move in a game that goes on this is {@link
   * #PASS} alone; in a finished game nothing.
   */
  public abstract void moves(MoveList moves);

  /**
   * Appends the moves with which a record of an earlier version may go on although the game is over
   * by now: those that were legal then, if a rule of the game has since come to end it earlier.
   * Nothing while the game goes on, and in nearly every finished game.
   */
  public void legacyMoves(MoveList moves) {}

  /**
   * Plays a move that {@link #moves} or {@link #legacyMoves} offers, or {@link #RESIGN} where
   * {@link #mayResign} holds; anything else is not checked and breaks the position.
   */
  public abstract void play(int move);

  /** Takes the last move back. */
  public abstract void undo();

  /** Bit set of the seats that win or share the win; 0 while the game goes on. */
  public abstract int winners();

  /** Why the game is over; null while it goes on. */
  public abstract Reason ending();

  /** What the seat has scored so far, in the game's own count. */
  public abstract int score(int seat);

  /**
   * A number that two positions share if, and almost surely only if, they have the same board and
   * seat to move and can go on in the same ways; kept up to date move by move. History that only
   * repetition and no-progress rules need is left out.
   */
  public abstract long hash();

  /** The same number as {@link #hash}, computed from the board alone, for tests. */
  public abstract long computeHash();

  /** An independent copy, history included. */
  public abstract Position copy();

  /** The move in canonical notation. */
  public abstract String format(int move);

  /**
   * Reads a move, lenient about case, blanks and {@code -} or {@code x}, and says exactly why when
   * it is not legal here.
   */
  public abstract int parse(String text) throws Refusal;

  /** How a person touches the board to make this legal move; no two moves share it. */
  public abstract List<Touch> touches(int move);

  /** Why no legal move begins with these touches. */
  public abstract Refusal refusalOf(List<Touch> touches);

  /** The board as text, a few lines, for the console. */
  public abstract String diagram();

  /**
   * The position of a game that goes on as layout text, which {@link Game#layout} reads back: the
   * same text for every way in which the position came about. It holds all that {@link #hash}
   * stands for; how often positions have come up and how long nothing has changed is not kept, so
   * that repetition and no-progress rules count anew from there.
   */
  public abstract String layout();

  /** Bit set of the seats that gave up: they have nothing but the pass left, and cannot win. */
  public int resigned() {
    return 0;
  }

  /** Whether the seat gave up, while the others play on. */
  public final boolean hasResigned(int seat) {
    return (resigned() >> seat & 1) != 0;
  }

  /** Whether the seat to move may give up and leave the game to at least two others. */
  public final boolean mayResign() {
    int others = (1 << seats()) - 1 & ~resigned() & ~(1 << turn());
    return !isOver() && !hasResigned(turn()) && Integer.bitCount(others) > 1;
  }

  /** Whether the game is over. */
  public final boolean isOver() {
    return winners() != 0;
  }

  /** How the game ended; null while it goes on. */
  public final Result result() {
    return isOver() ? new Result(winners(), ending()) : null;
  }
}
