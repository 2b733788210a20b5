package tabuleiro.app.games.niju;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.core.content.ContextCompat;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardColors;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.Tiles;

/** Draws the hands of Ni-Ju: their tiles, the place for turning and the tile under the finger. */
final class NiJuHandPainter {
  private final NiJuHandView view;
  private final NiJuBoardView board;
  private final NiJuHandGestures gestures;
  private final NiJuHandLayout layout;
  private final NiJuTilePainter tiles;
  private final BoardColors colors;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path arrowHead = new Path();
  private final float dp;
  @ColorInt private final int ground;
  @ColorInt private final int slot;

  NiJuHandPainter(NiJuHandView view, NiJuBoardView board, NiJuHandGestures gestures) {
    this.view = view;
    this.board = board;
    this.gestures = gestures;
    layout = view.places();
    tiles = board.tiles();
    Context context = view.getContext();
    dp = view.getResources().getDisplayMetrics().density;
    colors = new BoardColors(context);
    ground = ContextCompat.getColor(context, R.color.niju_rim);
    slot = ContextCompat.getColor(context, R.color.niju_slot);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
    arrowHead.moveTo(0, -13);
    arrowHead.lineTo(15, 0);
    arrowHead.lineTo(0, 13);
    arrowHead.close();
  }

  /** Draws both hands. */
  void draw(Canvas canvas) {
    fill.setColor(ground);
    float round = 12 * dp;
    canvas.drawRoundRect(0, 0, view.getWidth(), view.getHeight(), round, round, fill);
    if (board.table() == null) {
      return;
    }
    int own = board.ownSeat();
    for (int tile = 1; tile <= view.tiles(); tile++) {
      drawOther(canvas, 1 - own, tile);
      drawOwn(canvas, own, tile);
    }
    drawTurn(canvas);
    if (gestures.isFloating() && board.choice().tile() != 0 && board.consideredCell() < 0) {
      float size = Math.max(board.sight().camera().cell(), 48 * dp);
      tiles.drawInHand(
          canvas,
          gestures.tileX(),
          gestures.tileY(),
          size,
          own,
          board.choice().tile(),
          board.choice().marks(),
          board.style().turned());
    }
  }

  private void drawOther(Canvas canvas, int seat, int tile) {
    float x = layout.otherX(tile - 1);
    float y = layout.otherY(tile - 1);
    if (view.isHeld(seat, tile)) {
      drawTile(canvas, x, y, layout.otherSize(), seat, tile);
      drawMarks(canvas, x, y, layout.otherSize(), seat, tile, NiJuHandView.OTHER + tile);
    } else {
      tiles.drawSlot(canvas, x, y, layout.otherSize(), seat, slot);
    }
  }

  private void drawOwn(Canvas canvas, int seat, int tile) {
    float x = layout.x(tile - 1);
    float y = layout.y(tile - 1);
    if (!view.isHeld(seat, tile)) {
      tiles.drawSlot(canvas, x, y, layout.size(), seat, slot);
      return;
    }
    boolean chosen = board.choice().tile() == tile;
    if (chosen) {
      tiles.drawFrame(canvas, x, y, 1.02f * layout.size(), seat, colors.select, 13);
    }
    if (board.isGlowing()) {
      tiles.drawFrame(canvas, x, y, 1.02f * layout.size(), seat, colors.target, 9);
    }
    drawTile(canvas, x, y, 0.97f * layout.size(), seat, tile);
    drawMarks(canvas, x, y, layout.size(), seat, tile, tile);
  }

  private void drawTile(Canvas canvas, float x, float y, float size, int seat, int tile) {
    int marks = Tiles.marks(tile, board.choice().turns(seat, tile));
    tiles.drawInHand(canvas, x, y, size, seat, tile, marks, board.style().turned());
  }

  /** What is advised and where the keyboard is. */
  private void drawMarks(
      Canvas canvas, float x, float y, float size, int seat, int tile, int spot) {
    boolean advised =
        board.hint() != BoardView.NO_MOVE
            && board.position().turn() == seat
            && NiJuMove.tile(board.hint()) == tile;
    if (advised) {
      tiles.drawFrame(canvas, x, y, size, seat, colors.hint, 9);
    }
    if (view.focusedSpot() == spot) {
      tiles.drawFrame(canvas, x, y, size, seat, colors.focusHalo, 11);
      tiles.drawFrame(canvas, x, y, size, seat, colors.focus, 5);
    }
  }

  /** The place for turning: an arrow that goes round. */
  private void drawTurn(Canvas canvas) {
    int place = layout.turnPlace();
    boolean can = board.choice().canTurn();
    boolean focused = view.focusedSpot() == NiJuHandView.TURN;
    NiJuTilePainter.begin(canvas, layout.x(place), layout.y(place), layout.size());
    fill.setColor(can ? colors.select : slot);
    canvas.drawCircle(0, 0, 42, fill);
    if (focused) {
      line.setColor(colors.focus);
      line.setStrokeWidth(5);
      canvas.drawCircle(0, 0, 46, line);
    }
    int ink = can ? colors.onMark : ground;
    line.setColor(ink);
    line.setStrokeWidth(7);
    canvas.drawArc(-21, -21, 21, 21, -20, 290, false, line);
    fill.setColor(ink);
    canvas.rotate(-90);
    canvas.translate(21, 0);
    canvas.rotate(90);
    canvas.drawPath(arrowHead, fill);
    canvas.restore();
  }
}
