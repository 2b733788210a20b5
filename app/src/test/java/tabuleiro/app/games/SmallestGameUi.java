package tabuleiro.app.games;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.FromToBoardView;
import tabuleiro.app.board.GameUi;

/** Smallest possible user interface of a game: a board with discs. */
final class SmallestGameUi extends GameUi {
  SmallestGameUi() {
    super("duel", R.string.app_name);
  }

  @Override
  protected BoardView newBoard(Context themed) {
    return new Board(themed);
  }

  private static final class Board extends FromToBoardView {
    private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);

    Board(Context context) {
      super(context);
    }

    @Override
    protected void resize(float cell) {
      // Everything is measured when it is drawn.
    }

    @Override
    protected void drawSquare(Canvas canvas, int square, float x, float y) {
      paint.setColor(isOther(square) ? colors.otherTile : colors.tile);
      canvas.drawCircle(x, y, 0.5f * grid().cell, paint);
    }

    @Override
    protected void drawPiece(Canvas canvas, int square, float x, float y) {
      paint.setColor(colors.pieces[owner(square)]);
      canvas.drawCircle(x, y, 0.4f * grid().cell, paint);
    }

    @Override
    protected String content(int square) {
      return String.valueOf(owner(square));
    }
  }
}
