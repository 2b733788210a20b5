package tabuleiro.app.board;

import tabuleiro.rules.game.Touch;

/**
 * Listener for edits of a position on a board: reports touched and dragged spots, whether or not
 * they are legal moves.
 */
public interface BoardEditListener {
  /** Called when a spot was touched. */
  void onTouched(Touch spot);

  /** Called when an item was dragged to another spot. */
  void onMoved(Touch from, Touch to);

  /** Called when an item was dragged off the board or held, to be removed. */
  void onRemoved(Touch spot);

  /** Returns what touching a spot does, as TalkBack says it after "double tap to". */
  String describeTouch();
}
