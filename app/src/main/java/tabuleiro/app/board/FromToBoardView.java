package tabuleiro.app.board;

import android.content.Context;
import tabuleiro.rules.board.FromToPosition;
import tabuleiro.rules.board.Squares;

/**
 * Base class of board views for games in which a move takes a piece from one square to another
 * ({@link FromToPosition}).
 */
public abstract class FromToBoardView extends SquareBoardView {
  protected FromToBoardView(Context context) {
    super(context);
  }

  @Override
  protected final Squares squares() {
    return ((FromToPosition) position()).squares();
  }

  @Override
  protected final int from(int move) {
    return FromToPosition.from(move);
  }

  @Override
  protected final int to(int move) {
    return FromToPosition.to(move);
  }

  /** Returns the seat, from 0, whose piece stands on a square, or -1. */
  protected final int owner(int square) {
    return ((FromToPosition) position()).owner(square);
  }

  @Override
  protected final boolean isOccupied(int square) {
    return owner(square) >= 0;
  }

  /** Returns whether a square is one of the darker ones of a chequered board. */
  protected final boolean isOther(int square) {
    return (squares().file(square) + squares().rank(square)) % 2 == 0;
  }
}
