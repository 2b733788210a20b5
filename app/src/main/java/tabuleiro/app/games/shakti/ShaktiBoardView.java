package tabuleiro.app.games.shakti;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.board.SquareBoardView;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.shakti.ShaktiPosition;

/** The board of Shakti: tiles that fall away beneath kings and warriors. */
@SuppressLint("ViewConstructor") // Made in code only, by its look.
final class ShaktiBoardView extends SquareBoardView {
  private final GameLook look;
  private final ShaktiPieces pieces;
  private final boolean[] checked = new boolean[2];
  private boolean mate;

  ShaktiBoardView(Context context, GameLook look) {
    super(context);
    this.look = look;
    pieces = new ShaktiPieces(context, colors);
  }

  private ShaktiPosition shakti() {
    return (ShaktiPosition) position();
  }

  @Override
  protected Squares squares() {
    return shakti().squares();
  }

  @Override
  protected int from(int move) {
    return ShaktiPosition.from(move);
  }

  @Override
  protected int to(int move) {
    return ShaktiPosition.to(move);
  }

  @Override
  protected boolean isOccupied(int square) {
    return shakti().owner(square) >= 0;
  }

  @Override
  protected void positionChanged() {
    super.positionChanged();
    for (int seat = 0; seat < 2; seat++) {
      checked[seat] = shakti().isInCheck(seat);
    }
    mate = shakti().isCheckmate();
  }

  private boolean isMated(int seat) {
    return mate && seat == shakti().turn();
  }

  @Override
  protected void animationStarts() {
    checked[0] = false;
    checked[1] = false;
  }

  @Override
  protected void resize(float cell) {
    pieces.resize(cell);
  }

  @Override
  protected void drawSquare(Canvas canvas, int square, float x, float y) {
    boolean other = (squares().file(square) + squares().rank(square)) % 2 == 0;
    if (shakti().isGap(square)) {
      pieces.gap(canvas, x, y);
    } else if (moving() != NO_MOVE && square == ShaktiPosition.removedBy(moving())) {
      pieces.gap(canvas, x, y);
      // It falls once the piece has gone over it.
      float fallen = Math.max(0, Math.min(1, (progress() - 0.45f) / 0.5f));
      pieces.falling(canvas, x, y, other, fallen);
    } else {
      pieces.tile(canvas, x, y, other);
    }
  }

  @Override
  protected void drawPiece(Canvas canvas, int square, float x, float y) {
    int seat = shakti().owner(square);
    // The face of a tile lies a little above its middle.
    float above = y - 0.03f * grid().cell;
    if (shakti().isKing(square)) {
      pieces.king(canvas, seat, x, above);
    } else {
      pieces.warrior(canvas, seat, x, above);
    }
  }

  @Override
  protected void drawBeneath(Canvas canvas) {
    for (int seat = 0; seat < 2; seat++) {
      int king = shakti().king(seat);
      if (checked[seat] && king >= 0) {
        marks.danger(canvas, grid().x(king), grid().y(king));
      }
    }
  }

  @Override
  protected void drawConsequences(Canvas canvas) {
    for (int seat = 0; seat < 2; seat++) {
      int king = shakti().king(seat);
      if (checked[seat] && king >= 0) {
        String sign = isMated(seat) ? "#" : "!";
        marks.badge(canvas, grid().x(king), grid().y(king), sign, colors.danger);
      }
    }
    int considered = considered();
    for (int square = 0; square < squares().count(); square++) {
      int removed = isLit(square, considered) ? ShaktiPosition.removedBy(moveTo(square)) : -1;
      if (removed >= 0) {
        pieces.fallSign(canvas, grid().x(square), grid().y(square));
        if (square == considered) {
          pieces.cracks(canvas, grid().x(removed), grid().y(removed));
        }
      }
    }
  }

  @Override
  protected String content(int square) {
    int seat = shakti().owner(square);
    if (seat < 0) {
      return getResources()
          .getString(shakti().isGap(square) ? R.string.shakti_says_gap : R.string.board_says_empty);
    }
    boolean yours = isToMove(seat);
    String name = look.seatName(getContext(), seat);
    if (!shakti().isKing(square)) {
      return yours
          ? getResources().getString(R.string.shakti_says_your_warrior)
          : getResources().getString(R.string.shakti_says_warrior, name);
    }
    String king =
        yours
            ? getResources().getString(R.string.shakti_says_your_king)
            : getResources().getString(R.string.shakti_says_king, name);
    if (!checked[seat]) {
      return king;
    }
    int danger = isMated(seat) ? R.string.shakti_says_mate : R.string.shakti_says_check;
    return king + ", " + getResources().getString(danger);
  }

  @Override
  protected void addConsequences(int move, List<String> words) {
    ShaktiWords.addConsequences(getResources(), shakti(), move, words);
  }
}
