package tabuleiro.app.games.shakti;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.FromToBoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.shakti.ShaktiPosition;

/** View of a Shakti board, which animates how tiles fall away beneath kings and warriors. */
@SuppressLint("ViewConstructor") // Made in code only, by its game UI.
final class ShaktiBoardView extends FromToBoardView {
  /** Distance of a tile's face above its middle, in cells. */
  private static final float ABOVE = 0.03f;

  /** Fraction of an ending after which a mated king is out of sight. */
  private static final float FALLEN = 0.7f;

  private final GameUi gameUi;
  private final ShaktiPiecePainter pieces;
  private final StoneFloorPainter floor;
  private final boolean[] checked = new boolean[2];
  private boolean mate;

  /** The square on which a mated king falls or has fallen; else -1. */
  private int fallen = -1;

  ShaktiBoardView(Context context, GameUi gameUi) {
    super(context);
    this.gameUi = gameUi;
    pieces = new ShaktiPiecePainter(colors);
    floor = new StoneFloorPainter(context, colors);
  }

  private ShaktiPosition shakti() {
    return (ShaktiPosition) position();
  }

  @Override
  protected void positionChanged() {
    super.positionChanged();
    fallen = -1;
    for (int seat = 0; seat < 2; seat++) {
      checked[seat] = shakti().isInCheck(seat) && !hasWon(seat);
    }
    mate = shakti().isCheckmate();
  }

  /** Returns whether a seat has won and is no longer threatened. */
  private boolean hasWon(int seat) {
    return shakti().winners() == 1 << seat;
  }

  private boolean isMated(int seat) {
    return mate && seat == shakti().turn();
  }

  @Override
  protected void onMoveStart() {
    super.onMoveStart();
    fallen = -1;
    checked[0] = false;
    checked[1] = false;
  }

  @Override
  protected void resize(float cell) {
    pieces.resize(cell);
    floor.resize(cell);
  }

  @Override
  protected float durationFactor() {
    return isFloorMoving() ? Math.max(1.9f, super.durationFactor()) : super.durationFactor();
  }

  @Override
  protected float landingFraction() {
    return isFloorMoving() ? 0.45f : super.landingFraction();
  }

  private boolean isFloorMoving() {
    return moving() != Position.PASS && ShaktiPosition.removedBy(moving()) >= 0;
  }

  /** Lets the floor collapse under a mated king; a captured king has fallen in the last move. */
  @Override
  protected boolean onEndingStart() {
    int winners = shakti().winners();
    if (winners == 1 || winners == 2) {
      int loser = 2 - winners; // seat 0 alone is 1, seat 1 alone is 2
      fallen = shakti().king(loser);
    }
    return fallen >= 0;
  }

  /** Returns how far the floor under the mated king has collapsed, from 0 to 1. */
  private float floorCollapse() {
    return isEnding() ? Math.min(1, ending() / FALLEN) : 1;
  }

  @Override
  protected int changingSquare() {
    if (fallen >= 0) {
      return fallen;
    }
    return moving() == NO_MOVE || moving() == Position.PASS
        ? -1
        : ShaktiPosition.removedBy(moving());
  }

  @Override
  protected void drawSquare(Canvas canvas, int square, float x, float y) {
    boolean other = isOther(square);
    if (shakti().isGap(square) || square == fallen && floorCollapse() == 1) {
      floor.gap(canvas, x, y);
    } else if (square == fallen) {
      floor.falling(canvas, square, x, y, other, floorCollapse());
    } else if (moving() != NO_MOVE && square == ShaktiPosition.removedBy(moving())) {
      // It falls after the piece has passed over it.
      floor.falling(canvas, square, x, y, other, afterLandingFraction());
    } else {
      floor.slab(canvas, square, x, y, other);
    }
  }

  @Override
  protected void drawPiece(Canvas canvas, int square, float x, float y) {
    float deep = square == fallen ? StoneFloorPainter.depth(floorCollapse()) : 0;
    canvas.save();
    canvas.scale(1 - deep, 1 - deep, x, y);
    canvas.rotate(50 * deep, x, y);
    drawPiece(canvas, owner(square), square, x, y - ABOVE * grid().cell);
    canvas.restore();
  }

  private void drawPiece(Canvas canvas, int seat, int square, float x, float y) {
    if (shakti().isKing(square)) {
      pieces.king(canvas, seat, x, y);
    } else {
      pieces.warrior(canvas, seat, x, y);
    }
  }

  @Override
  protected void drawMarksUnderPieces(Canvas canvas) {
    for (int seat = 0; seat < 2; seat++) {
      int king = shakti().king(seat);
      if (checked[seat] && king >= 0 && king != fallen) {
        marks.danger(canvas, grid().x(king), grid().y(king));
      }
    }
  }

  @Override
  protected void drawMarksOverPieces(Canvas canvas) {
    for (int seat = 0; seat < 2; seat++) {
      int king = shakti().king(seat);
      if (checked[seat] && king >= 0 && king != fallen) {
        String sign = isMated(seat) ? "#" : "!";
        marks.badge(canvas, grid().x(king), grid().y(king), sign, colors.danger);
      }
    }
    int considered = considered();
    for (int square = 0; square < squares().count(); square++) {
      int removed =
          isHighlighted(square, considered) ? ShaktiPosition.removedBy(moveTo(square)) : -1;
      if (removed >= 0) {
        pieces.drawFallIcon(canvas, grid().x(square), grid().y(square));
        if (square == considered) {
          floor.cracks(canvas, grid().x(removed), grid().y(removed));
        }
      }
    }
  }

  /** Draws cracks on the tile that a hinted move lets fall. */
  @Override
  protected void drawArrowDetail(Canvas canvas, int move, float x, float y) {
    int removed = ShaktiPosition.removedBy(move);
    if (removed >= 0) {
      floor.cracks(canvas, grid().x(removed), grid().y(removed));
    }
  }

  @Override
  protected String content(int square) {
    int seat = owner(square);
    if (seat < 0) {
      return getResources()
          .getString(shakti().isGap(square) ? R.string.shakti_says_gap : R.string.board_says_empty);
    }
    boolean yours = isToMove(seat);
    String name = gameUi.seatName(getContext(), seat);
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
    int removed = ShaktiPosition.removedBy(move);
    if (removed >= 0) {
      words.add(getResources().getString(R.string.shakti_says_removes, squares().name(removed)));
    }
  }
}
