package tabuleiro.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Base class of a game's mutable position: generates, plays and undoes moves, and knows the score
 * and the result. The rules, the search and the screens share this class.
 *
 * <p>Moves are packed into ints that only the game interprets. {@link #moves}, {@link #play} and
 * {@link #undo} allocate nothing once their arrays have grown. Not thread-safe: each thread needs
 * its own {@link #copy}.
 */
public abstract class Position {
  /** The compulsory pass; no other move has this value. */
  public static final int PASS = 0;

  /** The resignation from a game that the others continue; no other move has this value. */
  public static final int RESIGN = Integer.MIN_VALUE;

  /** Returns the options of the game. */
  public abstract Options options();

  /** Returns the number of seats. */
  public abstract int seats();

  /** Returns the seat to move, from 0. */
  public abstract int turn();

  /** Returns the number of moves since the start or the layout, passes included. */
  public abstract int ply();

  /**
   * Appends every legal move once. Without a legal move in a game that goes on this is {@link
   * #PASS} alone; in a finished game nothing.
   */
  public abstract void moves(MoveList moves);

  /**
   * Appends the moves that were legal here in an earlier version, if a rule added since ends the
   * game earlier. Records may contain them. Nothing while the game goes on.
   */
  public void legacyMoves(MoveList moves) {}

  /**
   * Plays a move that {@link #moves} or {@link #legacyMoves} lists, or {@link #RESIGN} if {@link
   * #mayResign}. The move is not checked.
   */
  public abstract void play(int move);

  /** Undoes the last move. */
  public abstract void undo();

  /** Returns the bit set of the seats that win or share the win; 0 while the game goes on. */
  public abstract int winners();

  /** Returns why the game is over; null while it goes on. */
  public abstract @Nullable Reason ending();

  /** Returns the score of a seat in the game's own count. */
  public abstract int score(int seat);

  /**
   * Returns the hash of the position, updated move by move. Two positions have the same hash if,
   * and almost surely only if, they have the same board, seat to move and continuations. History
   * for repetition and no-progress rules is not part of it.
   */
  public abstract long hash();

  /** Returns the hash computed from the board alone, for tests. */
  public abstract long computeHash();

  /** Returns an independent copy with the history. */
  public abstract Position copy();

  /** Returns the move in canonical notation. */
  public abstract String format(int move);

  /** Returns moves that are played one after the other from here in canonical notation. */
  public final List<String> formatLine(List<Integer> line) {
    var position = copy();
    var texts = new ArrayList<String>();
    for (int move : line) {
      texts.add(position.format(move));
      position.play(move);
    }
    return texts;
  }

  /**
   * Parses a legal move, or refuses it with the exact reason. Case, blanks and {@code -} or {@code
   * x} do not matter.
   */
  public abstract int parse(String text) throws RefusalException;

  /** Parses a move that is known to be legal, such as one of a puzzle's solution. */
  public final int parseLegal(String text) {
    try {
      return parse(text);
    } catch (RefusalException impossible) {
      throw new IllegalStateException("not legal here: " + text, impossible);
    }
  }

  /** Returns the touches that make a legal move; they are unique among the legal moves. */
  public abstract List<Touch> touches(int move);

  /** Returns why no legal move begins with these touches. */
  public abstract RefusalException refusalOf(List<Touch> touches);

  /**
   * Returns the layout text of a game that goes on, as {@link Game#layout} reads it. It is
   * canonical and holds all that {@link #hash} covers; repetition and no-progress rules start anew
   * from it.
   */
  public abstract String layout();

  /** Returns a new list of the legal moves; a search reuses one with {@link #moves}. */
  public final MoveList legalMoves() {
    var legal = new MoveList();
    moves(legal);
    return legal;
  }

  /** Returns whether the pass is the only legal move. */
  public final boolean mustPass() {
    return legalMoves().contains(PASS);
  }

  /** Returns the bit set of the seats that resigned. They only pass and cannot win. */
  public int resigned() {
    return 0;
  }

  /** Returns whether the seat resigned while the others play on. */
  public final boolean hasResigned(int seat) {
    return (resigned() >> seat & 1) != 0;
  }

  /** Returns whether the seat to move may resign and leave the game to at least two others. */
  public final boolean mayResign() {
    int others = (1 << seats()) - 1 & ~resigned() & ~(1 << turn());
    return !isOver() && !hasResigned(turn()) && Integer.bitCount(others) > 1;
  }

  /** Returns whether the game is over. */
  public final boolean isOver() {
    return winners() != 0;
  }

  /** Returns how the game ended; null while it goes on. */
  public final @Nullable Result result() {
    return isOver() ? new Result(winners(), Objects.requireNonNull(ending())) : null;
  }
}
