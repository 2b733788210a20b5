package tabuleiro.app.share;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.text.Layout;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.TextUtils;
import android.view.View.MeasureSpec;
import androidx.annotation.Nullable;
import com.google.android.material.color.MaterialColors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.qr.QrCode;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Renders a match as an image for other people: game and players above the board, the move or the
 * result below, and beside it the game as a QR code. Nobody is called "You".
 */
final class MatchImageRenderer {
  private static final float LINE = 0.075f;
  private static final float LETTERS = 0.045f;
  private static final float MARGIN = 0.03f;
  private static final float SMALL_LETTERS = 0.028f;

  /** Width of a module of the code; it can still be read when the image is scaled to 800 pixels. */
  private static final float LEAST_MODULE = 1 / 270f;

  /** Width of the code up to which its modules are enlarged. */
  private static final float SMALL_CODE = 0.22f;

  /** Most modules on a side of the code, which otherwise would dominate the image. */
  static final int MOST_MODULES = 97;

  private final Context context;
  private final ReadableMatch match;
  private final GameUi gameUi;
  private final BoardView board;
  private final TextPaint paint = new TextPaint(Paint.ANTI_ALIAS_FLAG);
  private final int side;
  private final int line;
  private final int margin;
  private final int ink;
  private final int background;
  private final boolean isLight;
  @Nullable private final QrCode code;
  private final int module;
  private final Bitmap bitmap;

  /** Prepares images without a code. */
  MatchImageRenderer(Context context, ReadableMatch match, int side) {
    this(context, match, side, null);
  }

  /**
   * Prepares images of the match with this width in pixels, in the theme of the context.
   *
   * @param code the game, of at most {@link #MOST_MODULES}, or null
   */
  MatchImageRenderer(Context context, ReadableMatch match, int side, @Nullable QrCode code) {
    this.context = context;
    this.match = match;
    this.side = side;
    this.code = code;
    gameUi = GameUiRegistry.of(match.options().game());
    line = Math.round(side * LINE);
    margin = Math.round(side * MARGIN);
    board = gameUi.createBoard(context);
    board.setStyle(BoardSettings.picture(gameUi.nearSide(match)));
    board.show(match.position(), BoardView.NO_MOVE);
    int exactly = MeasureSpec.makeMeasureSpec(side, MeasureSpec.EXACTLY);
    board.measure(exactly, exactly);
    board.layout(0, 0, side, side);
    ink = color(com.google.android.material.R.attr.colorOnSurface, Color.BLACK);
    background = color(com.google.android.material.R.attr.colorSurface, Color.WHITE);
    module = code == null ? 0 : module(code);
    isLight = MaterialColors.isColorLight(background);
    int footer = code == null ? line : codeSide(code) + 2 * margin;
    bitmap = Bitmap.createBitmap(side, 2 * line + side + footer, Bitmap.Config.ARGB_8888);
  }

  /** Returns the width of a module in whole pixels, so that all are alike. */
  private int module(QrCode code) {
    int least = Math.round(side * LEAST_MODULE);
    return Math.max(least, (int) (side * SMALL_CODE / code.side()));
  }

  /**
   * Returns the side of what can be seen of the code in pixels: on a light background its quiet
   * zone is part of that and lies in the margin.
   */
  private int codeSide(QrCode code) {
    return (code.side() - (isLight ? 2 * QrCode.QUIET_ZONE : 0)) * module;
  }

  private int color(int attribute, int otherwise) {
    return MaterialColors.getColor(context, attribute, otherwise);
  }

  /** Renders the match at its current ply; the next call overwrites the bitmap. */
  Bitmap draw() {
    var canvas = new Canvas(bitmap);
    canvas.drawColor(background);
    paint.setTextSize(side * LETTERS);
    paint.setColor(ink);
    paint.setTypeface(Typeface.DEFAULT_BOLD);
    write(canvas, match.options().game().name(), 0);
    paint.setTypeface(Typeface.DEFAULT);
    write(canvas, players(), line);
    int saved = canvas.save();
    canvas.translate(0, 2 * line);
    board.show(match.position(), match.canUndo() ? match.lastMove() : BoardView.NO_MOVE);
    board.draw(canvas);
    canvas.restoreToCount(saved);
    if (code == null) {
      write(canvas, status(), 2 * line + side);
    } else {
      drawFooter(canvas, code, 2 * line + side + margin);
    }
    return bitmap;
  }

  private void write(Canvas canvas, String text, int top) {
    var cut = TextUtils.ellipsize(text, paint, side - 2 * margin, TextUtils.TruncateAt.END);
    float base = top + line / 2f - (paint.ascent() + paint.descent()) / 2;
    canvas.drawText(cut, 0, cut.length(), margin, base, paint);
  }

  /** Draws the code, and on its left the move or the result above what the code is for. */
  private void drawFooter(Canvas canvas, QrCode code, int top) {
    int seen = codeSide(code);
    int left = side - margin - seen;
    drawCode(canvas, code, left, top);
    int room = left - 2 * margin;
    write(canvas, paragraph(status(), room, 2), top);
    paint.setTextSize(side * SMALL_LETTERS);
    paint.setColor(color(com.google.android.material.R.attr.colorOnSurfaceVariant, ink));
    int words = match.isOver() ? R.string.share_code_caption_over : R.string.share_code_caption;
    var caption = paragraph(context.getString(words), room, 3);
    write(canvas, caption, top + seen - caption.getHeight());
  }

  /** Draws the code dark on light, as readers want it: in a dark theme on a light card. */
  private void drawCode(Canvas canvas, QrCode code, int left, int top) {
    var colour = new Paint(Paint.ANTI_ALIAS_FLAG);
    if (isLight) {
      int hidden = QrCode.QUIET_ZONE * module;
      colour.setColor(ink);
      code.draw(canvas, left - hidden, top - hidden, module, colour);
      return;
    }
    int card = codeSide(code);
    float corner = QrCode.QUIET_ZONE * module / 2f;
    colour.setColor(color(com.google.android.material.R.attr.colorSurfaceInverse, Color.WHITE));
    canvas.drawRoundRect(left, top, left + card, top + card, corner, corner, colour);
    colour.setColor(color(com.google.android.material.R.attr.colorOnSurfaceInverse, Color.BLACK));
    code.draw(canvas, left, top, module, colour);
  }

  private StaticLayout paragraph(String text, int width, int lines) {
    return StaticLayout.Builder.obtain(text, 0, text.length(), paint, width)
        .setMaxLines(lines)
        .setEllipsize(TextUtils.TruncateAt.END)
        .setIncludePad(false)
        .setBreakStrategy(Layout.BREAK_STRATEGY_BALANCED)
        .build();
  }

  private void write(Canvas canvas, StaticLayout text, int top) {
    int saved = canvas.save();
    canvas.translate(margin, top);
    text.draw(canvas);
    canvas.restoreToCount(saved);
  }

  private String players() {
    var seats = IntStream.range(0, match.players().size());
    return seats.mapToObj(this::name).collect(Collectors.joining(" – "));
  }

  private String name(int seat) {
    var name = MatchTexts.player(context, match.players().get(seat), false);
    return name.isEmpty() ? gameUi.seatName(context, seat) : name;
  }

  private String status() {
    var result = match.result();
    if (result == null) {
      return match.ply() == 0 ? "" : MatchTexts.numbered(context, match, match.ply() - 1);
    }
    return result.isDraw()
        ? context.getString(R.string.play_draw)
        : context.getString(R.string.play_wins, name(result.winner()));
  }
}
