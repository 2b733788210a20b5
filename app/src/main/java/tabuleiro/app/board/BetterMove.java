package tabuleiro.app.board;

/**
 * A move that is better in the position shown than the one that was played there.
 *
 * @param move the better move
 * @param played the move that was played
 * @param words the text about it: "Better: e3 to e5"
 */
public record BetterMove(int move, int played, String words) {
  /** No better move is known. */
  public static final BetterMove NONE = new BetterMove(BoardView.NO_MOVE, BoardView.NO_MOVE, "");
}
