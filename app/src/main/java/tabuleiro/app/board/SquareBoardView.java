package tabuleiro.app.board;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.RectF;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.annotation.StringRes;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.rules.board.Squares;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.Touch;

/**
 * Base class of board views on which pieces move from square to square; implements layout, marks
 * and the moving piece. Subclasses draw squares and pieces.
 */
public abstract class SquareBoardView extends BoardView {
  private static final int NONE = SquareSelection.NONE;
  private static final float LEAST_TARGET_DP = 48;
  private static final float MAGNIFIED_DP = 44;

  /** Fraction of an animation after which a captured piece disappears. */
  private static final float CAPTURE_LANDS = 0.6f;

  /** Durations of a capture and of one that decides the game, in plain moves. */
  private static final float CAPTURE_DURATION = 1.7f;

  private static final float DECIDING_DURATION = 4;

  /** Colours of the theme. */
  protected final BoardColors colors;

  /** Draws the marks over the board. */
  protected final BoardMarkPainter marks;

  private final BoardFrame frame;
  private final BoardMagnifier magnifier;
  private final SquareDescriber describer = new SquareDescriber(this);
  private final SquareSelection selection =
      new SquareSelection(moveInput(), this::to, this::warningOf);
  private final MovingPiecePainter mover = new MovingPiecePainter(this);
  private final MoveMarkPainter moves = new MoveMarkPainter(this);
  private final BackgroundCache background = new BackgroundCache(this::paintBackground);
  private final RectF box = new RectF();
  private final float dp;
  private final String pass;

  @SuppressWarnings("NullAway.Init") // set by the first layout
  private SquareGrid grid;

  protected SquareBoardView(Context context) {
    super(context);
    colors = new BoardColors(context);
    marks = new BoardMarkPainter(colors);
    dp = getResources().getDisplayMetrics().density;
    frame = new BoardFrame(colors, dp);
    magnifier = new BoardMagnifier(colors, dp);
    pass = getResources().getString(R.string.board_passes);
  }

  // Methods for subclasses to implement or override.

  /** Returns the squares of the shown position. */
  protected abstract Squares squares();

  /** Returns the square that a move leaves. */
  protected abstract int from(int move);

  /** Returns the square that a move enters. */
  protected abstract int to(int move);

  /** Returns whether a square holds something that can be moved or captured. */
  protected abstract boolean isOccupied(int square);

  /** Draws the ground beneath all squares. */
  protected void drawGround(Canvas canvas) {}

  /** Draws an empty square. */
  protected abstract void drawSquare(Canvas canvas, int square, float x, float y);

  /** Returns the empty square that is being animated, or -1. */
  protected int changingSquare() {
    return NONE;
  }

  /** Draws what lies on the squares beneath the pieces. */
  protected void drawSquareContents(Canvas canvas) {}

  /** Draws the piece of a square of {@link #position}, possibly at another place. */
  protected abstract void drawPiece(Canvas canvas, int square, float x, float y);

  /** Computes what depends on the size of a cell. */
  protected abstract void resize(float cell);

  /** Returns the word for a selected piece; in Portuguese it depends on the piece. */
  @StringRes
  protected int selectedWord() {
    return R.string.board_says_selected;
  }

  /** Adds descriptions of a move's further effects. */
  protected void addConsequences(int move, List<String> words) {}

  /** Draws a glow around something with which a move can begin, beneath the pieces. */
  protected void drawGlow(Canvas canvas, float x, float y) {
    marks.glow(canvas, x, y);
  }

  /** Draws the game's own marks beneath the pieces. */
  protected void drawMarksUnderPieces(Canvas canvas) {}

  /** Draws the game's own marks over the pieces. */
  protected void drawMarksOverPieces(Canvas canvas) {}

  /** Draws at the tip of a hint's arrow what the arrow cannot show of the move. */
  protected void drawArrowDetail(Canvas canvas, int move, float x, float y) {}

  /** Draws the piece that is being animated. */
  protected void drawMover(Canvas canvas, int square, float x, float y) {
    drawPiece(canvas, square, x, y);
  }

  /** Returns the fraction of a move's animation after which the piece has landed. */
  protected float landingFraction() {
    return isOccupied(to(moving())) ? CAPTURE_LANDS : 1;
  }

  /** Returns the width of the gap after a block, in cells. */
  protected float gap() {
    return 0.1f;
  }

  /** Returns whether there is a gap below the last block too. */
  protected boolean hasBottomGap() {
    return false;
  }

  /** Returns the number of squares in a block, after which there is a wider gap. */
  protected int block() {
    return squares().side();
  }

  // Methods for subclasses to call.

  /** Returns the layout of the squares; null until there is room. */
  protected final SquareGrid grid() {
    return grid;
  }

  /** Returns whether a person may move the pieces of a seat now. */
  protected final boolean isToMove(int seat) {
    return moveInput().moveBuilder() != null && seat == position().turn();
  }

  /** Returns the first selected square, or -1. */
  protected final int selected() {
    return gestures().lifted() == NO_SPOT ? selection.selected() : gestures().lifted();
  }

  /** Returns the second selected square, or -1. */
  protected final int chosen() {
    return selection.chosen();
  }

  /** Returns a move of the selected piece to a square, or {@link #NO_MOVE}. */
  protected final int moveTo(int square) {
    return selection.moveTo(square);
  }

  /** Returns the warning about moving the selected piece to a square, or none. */
  final int warning(int square) {
    return selection.warning(square);
  }

  /** Returns the target that is pending, under the finger or focused; else -1. */
  protected final int considered() {
    if (chosen() != NONE) {
      return chosen();
    }
    if (selection.isTarget(gestures().aim())) {
      return gestures().aim();
    }
    return selection.isTarget(focusedSpot()) ? focusedSpot() : NONE;
  }

  /** Returns whether the effects of a move to a square are shown. */
  protected final boolean isHighlighted(int square, int considered) {
    boolean shown = square == considered || chosen() == NONE && style().targets();
    return shown && selection.isTarget(square) && moving() == NO_MOVE;
  }

  /** Returns the fraction of its way that the animated piece has made, from 0 to 1. */
  protected final float travelFraction() {
    return Math.min(1, progress() / landingFraction());
  }

  /** Returns the progress of what follows the landing in an animation, from 0 to 1. */
  protected final float afterLandingFraction() {
    return Math.max(0, Math.min(1, (progress() - landingFraction()) / (1 - landingFraction())));
  }

  // Layout.

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    boolean free = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
    int side = free ? width : Math.min(width, height);
    boolean anyWidth = MeasureSpec.getMode(widthSpec) == MeasureSpec.UNSPECIFIED;
    side = anyWidth ? height : side;
    setMeasuredDimension(resolveSize(side, widthSpec), resolveSize(side, heightSpec));
  }

  @Override
  protected void layoutBoard() {
    if (position() == null || getWidth() == 0 || getHeight() == 0) {
      return;
    }
    frame.resize(getWidth(), getHeight(), squares().side(), style().coordinates());
    grid = frame.fit(squares(), style().quarters(), block(), gap(), hasBottomGap());
    marks.resize(grid.cell);
    resize(grid.cell);
    background.change();
    if (hasListener() && colors.material) {
      background.keep(getWidth(), getHeight());
    }
  }

  @Override
  protected void positionChanged() {
    selection.resize(squares().count());
    background.change();
    if (grid == null || grid.squares().side() != squares().side()) {
      layoutBoard();
    }
  }

  /** Overriding methods must call super. */
  @Override
  protected void onMoveStart() {
    background.change();
  }

  @Override
  protected float durationFactor() {
    if (moving() == Position.PASS || !isOccupied(to(moving()))) {
      return 1;
    }
    var next = next();
    return next != null && next.isOver() ? DECIDING_DURATION : CAPTURE_DURATION;
  }

  @Override
  protected void pickChanged() {
    selection.read();
    super.pickChanged();
  }

  // Drawing. Nothing is allocated here: every frame reuses what layout has prepared.

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    if (position() == null || grid == null) {
      return;
    }
    background.draw(canvas);
    drawBoard(canvas);
    int aim = gestures().aim();
    boolean small = grid.cell < MAGNIFIED_DP * dp;
    if (small && gestures().isLooking() && selection.isSquare(aim)) {
      magnifier.enter(canvas, gestures(), grid, aim, getWidth());
      background.drawSharp(canvas);
      drawBoard(canvas);
      magnifier.leave(canvas);
    }
  }

  private void paintBackground(Canvas canvas) {
    frame.draw(canvas, grid);
    drawGround(canvas);
    for (int square = 0; square < grid.squares().count(); square++) {
      drawSquare(canvas, square, grid.x(square), grid.y(square));
    }
  }

  private void drawBoard(Canvas canvas) {
    int count = grid.squares().count();
    int changingSquare = changingSquare();
    if (changingSquare != NONE) {
      drawSquare(canvas, changingSquare, grid.x(changingSquare), grid.y(changingSquare));
    }
    moves.drawSquares(canvas);
    if (selected() != NONE) {
      marks.selected(canvas, grid.x(selected()), grid.y(selected()));
    }
    drawSquareContents(canvas);
    boolean glowing = isGlowing();
    for (int square = 0; square < count; square++) {
      if (glowing && selection.isFirst(square)) {
        drawGlow(canvas, grid.x(square), grid.y(square));
      }
    }
    drawMarksUnderPieces(canvas);
    for (int i = 0; i < threatened().size(); i++) {
      if (threatened().get(i) instanceof Touch.Square at) {
        marks.danger(canvas, grid.x(at.index()), grid.y(at.index()));
      }
    }
    int away = mover.square();
    for (int square = 0; square < count; square++) {
      if (square != away && isOccupied(square)) {
        mover.drawStanding(canvas, square);
      }
    }
    boolean home = mover.isAtHome();
    if (home) {
      mover.draw(canvas);
    }
    drawTargets(canvas);
    drawMarksOverPieces(canvas);
    if (!home) {
      mover.draw(canvas);
    }
    moves.drawNumbers(canvas);
    drawOverlays(canvas);
  }

  private void drawTargets(Canvas canvas) {
    int considered = considered();
    for (int square = 0; square < grid.squares().count(); square++) {
      if (isHighlighted(square, considered)) {
        if (isOccupied(square)) {
          marks.captureTarget(canvas, grid.x(square), grid.y(square), square == considered);
        } else if (square != chosen()) {
          marks.target(canvas, grid.x(square), grid.y(square), square == considered);
        }
        if (selection.warning(square) != MoveWarningProvider.NONE) {
          marks.warning(canvas, grid.x(square), grid.y(square));
        }
      }
    }
  }

  /** Draws what lies over everything else; overriding methods must call super. */
  protected void drawOverlays(Canvas canvas) {
    moves.drawArrows(canvas);
    if (focusedSpot() >= 0 && focusedSpot() < grid.squares().count()) {
      float half = 0.46f * grid.cell;
      float x = grid.x(focusedSpot());
      float y = grid.y(focusedSpot());
      box.set(x - half, y - half, x + half, y + half);
      marks.focus(canvas, box);
    }
    if (moving() == Position.PASS) {
      float strength = 1 - Math.abs(2 * progress() - 1);
      float middleX = grid.left + grid.span / 2;
      marks.word(canvas, pass, middleX, grid.top + grid.span / 2, strength);
    }
  }

  @Override
  protected CharSequence describe(int spot) {
    return describer.describe(spot);
  }

  @Nullable
  @Override
  public CharSequence nameOf(Touch touch) {
    return touch instanceof Touch.Square square ? squares().name(square.index()) : null;
  }

  @Nullable
  @Override
  public CharSequence describeSelection() {
    var held = moveInput().held();
    boolean isSquare = !held.isEmpty() && held.get(0) instanceof Touch.Square;
    return isSquare ? describer.name(((Touch.Square) held.get(0)).index()) : null;
  }

  // Spots: the number of a square is its index.

  @Override
  protected void listSpots(List<Integer> spots) {
    if (position() == null) {
      return;
    }
    int side = squares().side();
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        spots.add(SquareGrid.square(squares(), style().quarters(), column, row));
      }
    }
  }

  @Override
  protected Touch touchOf(int spot) {
    return new Touch.Square(spot);
  }

  @Override
  protected int spotAt(float x, float y) {
    return grid == null ? NO_SPOT : grid.squareAt(x, y);
  }

  @Override
  protected boolean isDraggable(int spot) {
    return isOccupied(spot);
  }

  /** Returns the nearest useful square within reach, where squares are smaller than a fingertip. */
  @Override
  protected int fingerSpotAt(float x, float y) {
    int exact = spotAt(x, y);
    float reach = LEAST_TARGET_DP * dp / 2;
    if (grid == null || grid.cell / 2 >= reach || isUseful(exact)) {
      return exact;
    }
    int nearest = exact;
    double least = reach;
    for (int square = 0; square < grid.squares().count(); square++) {
      double distance = Math.hypot(grid.x(square) - x, grid.y(square) - y);
      if (distance < least && isUseful(square)) {
        nearest = square;
        least = distance;
      }
    }
    return nearest;
  }

  private boolean isUseful(int spot) {
    return spot != NO_SPOT && moveInput().isUseful(touchOf(spot));
  }

  @Override
  protected void boundsOf(int spot, Rect bounds) {
    if (grid != null) {
      int x = Math.round(grid.x(spot) - grid.cell / 2);
      int y = Math.round(grid.y(spot) - grid.cell / 2);
      bounds.set(x, y, x + Math.round(grid.cell), y + Math.round(grid.cell));
    } else {
      bounds.set(0, 0, 1, 1);
    }
  }
}
