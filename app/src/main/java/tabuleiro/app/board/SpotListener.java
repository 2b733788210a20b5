package tabuleiro.app.board;

import tabuleiro.rules.game.Touch;

/** Is told what is done with the spots of a board that is laid out by hand, legal move or not. */
public interface SpotListener {
  /** A spot was touched. */
  void onTouched(Touch spot);

  /** What lies on a spot was dragged to another one. */
  void onMoved(Touch from, Touch to);

  /** What lies on a spot is not wanted there any more. */
  void onRemoved(Touch spot);

  /** What touching a spot does, as TalkBack says it behind "double tap to". */
  String sayTouch();
}
