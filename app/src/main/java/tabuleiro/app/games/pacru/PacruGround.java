package tabuleiro.app.games.pacru;

import android.graphics.Canvas;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.CellPainter;
import tabuleiro.app.board.SquareGrid;
import tabuleiro.rules.pacru.PacruPosition;

/** Draws what a game of chevrons is played on, in the game's own material. */
abstract class PacruGround extends CellPainter {
  PacruGround(BoardColors colors) {
    super(colors);
  }

  /** Learns what is to be seen of a position, and where it lies. */
  abstract void read(PacruPosition position, SquareGrid grid);

  /** What lies beneath all fields. */
  abstract void drawGround(Canvas canvas);

  /** A field that is nobody's. */
  abstract void drawField(Canvas canvas, float x, float y);
}
