package tabuleiro.app.games.niju;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import tabuleiro.app.board.BoardView;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.niju.NiJuBoard;
import tabuleiro.rules.niju.NiJuGrid;
import tabuleiro.rules.niju.NiJuMove;
import tabuleiro.rules.niju.NiJuPosition;

/**
 * View of the unbounded board of Ni-Ju, which can be panned and zoomed and normally keeps all tiles
 * in sight. Its spots are the cells. {@link NiJuHandsLayout} shows the tiles in hand.
 */
final class NiJuBoardView extends BoardView {
  private static final float LEAST_TARGET_DP = 48;
  private static final float RIM_DP = 18;
  private static final float KEY_ZOOM = 1.25f;

  private final NiJuViewportController sight;
  private final NiJuViewport camera;
  private final NiJuSelection choice = new NiJuSelection(moveInput());
  private final NiJuColors colors;
  private final NiJuTilePainter tiles;
  private final NiJuBoardPainter painter;
  private final NiJuDescriber words;
  private final NiJuBoardGestures tableGestures;
  private final NiJuTileDrag drag = new NiJuTileDrag(this);
  private final float dp;
  @Nullable private NiJuHandsLayout hands;
  private int viewer = -1;
  private int asked;

  NiJuBoardView(Context context) {
    super(context);
    dp = getResources().getDisplayMetrics().density;
    sight = new NiJuViewportController(this);
    camera = sight.camera();
    colors = new NiJuColors(context);
    tiles = new NiJuTilePainter(context, colors);
    painter = new NiJuBoardPainter(this, tiles, colors);
    words = new NiJuDescriber(getResources());
    tableGestures = new NiJuBoardGestures(this);
  }

  // Methods for hands and painters.

  void setHands(NiJuHandsLayout newHands) {
    hands = newHands;
  }

  NiJuViewportController sight() {
    return sight;
  }

  NiJuSelection choice() {
    return choice;
  }

  NiJuColors colors() {
    return colors;
  }

  NiJuTilePainter tiles() {
    return tiles;
  }

  NiJuDescriber words() {
    return words;
  }

  /** Returns the table; null until a position is shown, before which nothing is drawn or asked. */
  @SuppressWarnings("NullAway") // who may come earlier tests for null
  NiJuBoard table() {
    return position() == null ? null : ((NiJuPosition) position()).table();
  }

  /** Returns the seat whose hand is shown large: the only person's, or the one last to move. */
  int ownSeat() {
    return viewer >= 0 ? viewer : asked;
  }

  @Override
  public void setViewer(int seat) {
    viewer = seat;
    tellHands();
  }

  /** Returns the cell that is pending, under the finger or focused; else -1. */
  int consideredCell() {
    if (drag.isUnderWay()) {
      return drag.aim();
    }
    if (choice.cell() >= 0) {
      return choice.cell();
    }
    return isOpen(gestures().aim()) ? gestures().aim() : isOpen(focusedSpot()) ? focusedSpot() : -1;
  }

  NiJuTileDrag drag() {
    return drag;
  }

  /** Returns whether a tile can be placed on the cell now. */
  boolean isOpen(int cell) {
    return cell >= 0 && isAsking() && table().isFrontier(cell);
  }

  /**
   * Returns whether a second touch on a cell has a meaning: where tiles are placed, or turned in
   * the editor.
   */
  boolean isUseful(int cell) {
    return isOpen(cell) || isEditing() && cell >= 0 && isDraggable(cell);
  }

  /** Returns whether somebody places tiles, in a game or in the editor. */
  boolean isAsking() {
    return moveInput().moveBuilder() != null || isEditing();
  }

  /** Returns whether the board is a picture that cannot be touched. */
  boolean isPicture() {
    return style().isPicture();
  }

  // Overridden methods of BoardView.

  @Override
  protected void layoutBoard() {
    float rim = style().coordinates() ? RIM_DP * dp : 0;
    sight.resize(rim);
    painter.fit(rim);
    tiles.setTurned(style().turned());
    if (table() != null) {
      sight.lookAt((NiJuPosition) position(), -1);
    }
    tellHands();
  }

  @Override
  protected void positionChanged() {
    choice.read(position());
    int laidOn = lastMove() == NO_MOVE ? -1 : NiJuMove.cell(lastMove());
    sight.lookAt((NiJuPosition) position(), laidOn);
    painter.read();
    tellHands();
  }

  @Override
  protected void onMoveStart() {
    sight.lookAt((NiJuPosition) Objects.requireNonNull(next()), NiJuMove.cell(moving()));
    painter.read();
    tellHands();
  }

  /** Counts complete patterns once more, one after the other. */
  @Override
  protected boolean onEndingStart() {
    return table().score(0) + table().score(1) > 0;
  }

  @Override
  protected void pickChanged() {
    if (position() != null) {
      choice.read(position());
      if (moveInput().moveBuilder() != null) {
        asked = position().turn();
      }
      painter.read();
    }
    tellHands();
    super.pickChanged();
  }

  @Override
  protected void hintChanged() {
    tellHands();
  }

  @Override
  protected void glowChanged() {
    tellHands();
  }

  private void tellHands() {
    if (hands != null) {
      hands.refresh();
    }
  }

  /** Redraws board and hands. */
  void invalidateAll() {
    invalidate();
    if (hands != null) {
      hands.invalidate();
    }
  }

  /** Draws the dragged tile while it is over no open cell, in the board's pixels. */
  void drawDragged(Canvas canvas) {
    painter.drawDragged(canvas);
  }

  /** Returns whether a tile is still in a hand; not while it moves to the board. */
  boolean isHeld(int seat, int tile) {
    boolean leaves =
        moving() != NO_MOVE && position().turn() == seat && NiJuMove.tile(moving()) == tile;
    return !leaves && (table().hand(seat) >> tile & 1) != 0;
  }

  @Override
  protected void onDraw(@NonNull Canvas canvas) {
    painter.draw(canvas);
  }

  // Spots: the number of a cell in the grid.

  @Override
  protected void listSpots(List<Integer> spots) {
    if (table() == null) {
      return;
    }
    var cells = new ArrayList<Integer>();
    for (int i = 0; i < table().laid(); i++) {
      cells.add(table().cell(i));
    }
    for (int i = 0; i < table().frontierSize() && (isEditing() || !position().isOver()); i++) {
      cells.add(table().frontier(i));
    }
    var reading =
        Comparator.<Integer>comparingInt(NiJuGrid::y).reversed().thenComparingInt(NiJuGrid::x);
    cells.sort(style().turned() ? reading.reversed() : reading);
    spots.addAll(cells);
  }

  @Override
  protected Touch touchOf(int spot) {
    return NiJuSelection.touchOf(spot);
  }

  /** Returns no spot for cells far from all tiles: touching there clears the selection. */
  @Override
  protected int spotAt(float x, float y) {
    if (table() == null) {
      return NO_SPOT;
    }
    int column = camera.column(x);
    int row = camera.row(y);
    var box = camera.box();
    boolean near =
        column >= box.left() - 1
            && column <= box.right() + 1
            && row >= box.bottom() - 1
            && row <= box.top() + 1;
    return near ? NiJuGrid.cell(column, row) : NO_SPOT;
  }

  /** Returns the nearest open cell within reach, where cells are smaller than a fingertip. */
  @Override
  protected int fingerSpotAt(float x, float y) {
    int exact = spotAt(x, y);
    float reach = LEAST_TARGET_DP * dp / 2;
    if (table() == null || camera.cell() / 2 >= reach || isOpen(exact)) {
      return exact;
    }
    int nearest = exact;
    double least = reach;
    for (int i = 0; i < table().frontierSize(); i++) {
      int cell = table().frontier(i);
      double away = Math.hypot(camera.x(NiJuGrid.x(cell)) - x, camera.y(NiJuGrid.y(cell)) - y);
      if (away < least && isOpen(cell)) {
        nearest = cell;
        least = away;
      }
    }
    return nearest;
  }

  @Override
  protected void boundsOf(int spot, Rect bounds) {
    float half = camera.cell() / 2;
    float x = camera.x(NiJuGrid.x(spot));
    float y = camera.y(NiJuGrid.y(spot));
    bounds.set(
        Math.round(x - half), Math.round(y - half), Math.round(x + half), Math.round(y + half));
  }

  @Nullable
  @Override
  public CharSequence nameOf(Touch touch) {
    return words.name(touch);
  }

  @Override
  protected CharSequence describe(int spot) {
    return words.cell(this, spot);
  }

  @Override
  protected String content(int spot) {
    return words.content(table(), spot);
  }

  @Override
  protected boolean isDraggable(int spot) {
    return table().at(spot) >= 0;
  }

  @Override
  protected void pick(int spot) {
    choice.touchCell(spot);
  }

  @Override
  protected void spotFocused(int spot) {
    sight.reveal(spot);
  }

  // Callbacks of Android.

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    boolean anyHeight = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
    int height = anyHeight ? width : MeasureSpec.getSize(heightSpec);
    boolean anyWidth = MeasureSpec.getMode(widthSpec) == MeasureSpec.UNSPECIFIED;
    setMeasuredDimension(anyWidth ? height : width, height);
  }

  @Override
  @SuppressLint("ClickableViewAccessibility") // A tap becomes a click in BoardGestures.
  public boolean onTouchEvent(MotionEvent event) {
    return tableGestures.onTouchEvent(event);
  }

  @Override
  public boolean onGenericMotionEvent(MotionEvent event) {
    boolean wheel =
        event.getActionMasked() == MotionEvent.ACTION_SCROLL
            && event.isFromSource(InputDevice.SOURCE_CLASS_POINTER);
    if (wheel && !isPicture()) {
      double turns = event.getAxisValue(MotionEvent.AXIS_VSCROLL);
      sight.zoom((float) Math.pow(KEY_ZOOM, turns), event.getX(), event.getY());
      return true;
    }
    return super.onGenericMotionEvent(event);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    switch (keyCode) {
      case KeyEvent.KEYCODE_PLUS, KeyEvent.KEYCODE_EQUALS, KeyEvent.KEYCODE_NUMPAD_ADD ->
          sight.zoom(KEY_ZOOM, getWidth() / 2f, getHeight() / 2f);
      case KeyEvent.KEYCODE_MINUS, KeyEvent.KEYCODE_NUMPAD_SUBTRACT ->
          sight.zoom(1 / KEY_ZOOM, getWidth() / 2f, getHeight() / 2f);
      case KeyEvent.KEYCODE_0, KeyEvent.KEYCODE_NUMPAD_0 -> sight.fit();
      case KeyEvent.KEYCODE_R -> choice.turn(event.isShiftPressed() ? -1 : 1);
      default -> {
        return super.onKeyDown(keyCode, event);
      }
    }
    return true;
  }

  @Override
  protected void onDetachedFromWindow() {
    sight.settle();
    super.onDetachedFromWindow();
  }
}
