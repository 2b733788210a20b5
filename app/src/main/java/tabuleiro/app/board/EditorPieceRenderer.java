package tabuleiro.app.board;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.View;
import java.util.ArrayList;
import tabuleiro.rules.game.LayoutEditor;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;

/**
 * Renders the pictures and names of pieces and other items for the palette of the position editor.
 */
public final class EditorPieceRenderer {
  /** Width of the board as a multiple of the picture that shows one spot. */
  private static final int ROOM = 8;

  private final BoardView board;
  private final Options options;
  private final LayoutEditor editor;
  private final int spot;
  private final int side;

  /** Creates pictures of {@code side} pixels. */
  public EditorPieceRenderer(Context context, GameUi gameUi, Options options, int side) {
    this.options = options;
    this.side = side;
    editor = options.game().editor(options);
    board = gameUi.createBoard(context);
    board.setStyle(BoardSettings.PICTURE);
    show(editor.empty());
    int exactly = View.MeasureSpec.makeMeasureSpec(ROOM * side, View.MeasureSpec.EXACTLY);
    board.measure(exactly, exactly);
    board.layout(0, 0, ROOM * side, ROOM * side);
    var spots = new ArrayList<Integer>();
    board.listSpots(spots);
    spot = spots.get(spots.size() / 2); // a spot in the middle suits every game
  }

  /** Returns the picture of an item on its spot. */
  public Bitmap picture(String thing) {
    place(thing);
    var bounds = new Rect();
    board.boundsOf(spot, bounds);
    var picture = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888);
    var canvas = new Canvas(picture);
    canvas.scale((float) side / bounds.width(), (float) side / bounds.height());
    canvas.translate(-bounds.left, -bounds.top);
    board.draw(canvas);
    return picture;
  }

  /** Returns the name of an item: "White king". */
  public String name(String thing) {
    place(thing);
    return board.content(spot);
  }

  private void place(String thing) {
    try {
      show(editor.place(editor.empty(), thing, board.touchOf(spot)));
    } catch (RefusalException refusal) {
      throw new IllegalStateException("an empty board takes everything", refusal);
    }
  }

  private void show(String layout) {
    try {
      board.show(options.game().layout(options, layout), BoardView.NO_MOVE);
    } catch (RefusalException refusal) {
      throw new IllegalStateException("an editor's layouts can be shown", refusal);
    }
  }
}
