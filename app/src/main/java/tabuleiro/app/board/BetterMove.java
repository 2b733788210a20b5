package tabuleiro.app.board;

/**
 * A move that would have been better than the last one.
 *
 * @param move the move, in the position before the last one
 * @param words the text about it: "Better: e3 to e5"
 */
public record BetterMove(int move, String words) {
  /** No better move is known. */
  public static final BetterMove NONE = new BetterMove(BoardView.NO_MOVE, "");
}
