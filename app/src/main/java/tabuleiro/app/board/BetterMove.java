package tabuleiro.app.board;

/**
 * Better move than the one that was played in a position, to be shown with an arrow and a text.
 *
 * @param move the better move
 * @param played the move that was played
 * @param words the text about it: "Better: e3 to e5"
 */
public record BetterMove(int move, int played, String words) {
  /** No better move is known. */
  public static final BetterMove NONE = new BetterMove(BoardView.NO_MOVE, BoardView.NO_MOVE, "");
}
