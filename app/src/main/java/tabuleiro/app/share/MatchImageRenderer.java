package tabuleiro.app.share;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.text.TextPaint;
import android.text.TextUtils;
import android.view.View.MeasureSpec;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.DisplayNames;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Renders a match as an image for other people: game and players above the board, the move or the
 * result below. Nobody is called "You".
 */
final class MatchImageRenderer {
  private static final float LINE = 0.075f;
  private static final float LETTERS = 0.045f;
  private static final float MARGIN = 0.03f;

  private final Context context;
  private final ReadableMatch match;
  private final GameUi gameUi;
  private final BoardView board;
  private final TextPaint paint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
  private final int side;
  private final int line;
  private final int background;
  private final Bitmap bitmap;

  /** Prepares images of the match with this width in pixels, in the theme of the context. */
  MatchImageRenderer(Context context, ReadableMatch match, int side) {
    this.context = context;
    this.match = match;
    this.side = side;
    gameUi = GameUiRegistry.of(match.options().game());
    line = Math.round(side * LINE);
    board = gameUi.createBoard(context);
    board.setStyle(BoardSettings.picture(gameUi.nearSide(match)));
    board.show(match.position(), BoardView.NO_MOVE);
    int exactly = MeasureSpec.makeMeasureSpec(side, MeasureSpec.EXACTLY);
    board.measure(exactly, exactly);
    board.layout(0, 0, side, side);
    paint.setTextSize(side * LETTERS);
    paint.setColor(color(com.google.android.material.R.attr.colorOnSurface, Color.BLACK));
    background = color(com.google.android.material.R.attr.colorSurface, Color.WHITE);
    bitmap = Bitmap.createBitmap(side, side + 3 * line, Bitmap.Config.ARGB_8888);
  }

  private int color(int attribute, int otherwise) {
    return MaterialColors.getColor(context, attribute, otherwise);
  }

  /** Renders the match at its current ply; the next call overwrites the bitmap. */
  Bitmap draw() {
    var canvas = new Canvas(bitmap);
    canvas.drawColor(background);
    paint.setTypeface(Typeface.DEFAULT_BOLD);
    write(canvas, match.options().game().name(), 0);
    paint.setTypeface(Typeface.DEFAULT);
    write(canvas, players(), line);
    write(canvas, status(), 2 * line + side);
    int saved = canvas.save();
    canvas.translate(0, 2 * line);
    board.show(match.position(), match.canUndo() ? match.lastMove() : BoardView.NO_MOVE);
    board.draw(canvas);
    canvas.restoreToCount(saved);
    return bitmap;
  }

  private void write(Canvas canvas, String text, int top) {
    float margin = side * MARGIN;
    var cut = TextUtils.ellipsize(text, paint, side - 2 * margin, TextUtils.TruncateAt.END);
    float base = top + line / 2f - (paint.ascent() + paint.descent()) / 2;
    canvas.drawText(cut, 0, cut.length(), margin, base, paint);
  }

  private String players() {
    var names = new ArrayList<String>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      names.add(name(seat));
    }
    return String.join(" – ", names);
  }

  private String name(int seat) {
    var name = DisplayNames.player(context, match.players().get(seat), false);
    return name.isEmpty() ? gameUi.seatName(context, seat) : name;
  }

  private String status() {
    var result = match.result();
    if (result == null) {
      return match.ply() == 0
          ? ""
          : context.getString(
              R.string.replay_move,
              match.ply(),
              DisplayNames.move(context, match, match.ply() - 1));
    }
    return result.isDraw()
        ? context.getString(R.string.play_draw)
        : context.getString(R.string.play_wins, name(result.winner()));
  }
}
